import { createServer, request, type IncomingMessage } from 'node:http'
import type { AddressInfo } from 'node:net'
import { ownAddress } from '@/e2e/fixtures'

export interface TestProxy {
  /** Different for each visitor, so that none shares a cache or a theme. */
  url: string
  /** Holds back the page's first scripts, which the others need. Returns a function that releases them. */
  hold(): () => void
  /** The same for posts. */
  holdPosts(): () => void
  /** How many posts have arrived. */
  posts(): number
  /** Answers posts with an error. Returns a function that ends this. */
  breakPosts(): () => void
  /** Requests answered with 400 or more, and violations of the content policy. */
  refused: string[]
  close(): void
}

const reports = '/policy-reports'
/** How many scripts are held back: a browser has six connections to a host, and the page needs some. */
const most = 3

/** A proxy in front of the site. It observes every engine alike, without the driver. */
export async function startTestProxy(site: string): Promise<TestProxy> {
  const refused: string[] = []
  let released: Promise<void> = Promise.resolve()
  let free = 0
  let postsReleased: Promise<void> = Promise.resolve()
  let broken = false
  let posts = 0
  const address = ownAddress()

  const server = createServer(async (asked, answer) => {
    if (asked.url === reports) {
      refused.push(await read(asked))
      return answer.writeHead(204).end()
    }
    if (asked.url?.endsWith('.js') && --free >= 0) await released
    if (asked.method === 'POST') {
      posts += 1
      await postsReleased
      if (broken) return answer.writeHead(500).end()
    }
    const headers = { ...asked.headers, 'x-forwarded-for': address }
    const passed = request(site + asked.url, { method: asked.method, headers }, got => {
      const status = got.statusCode ?? 0
      if (status >= 400) refused.push(`${status} ${asked.url}`)
      const policy = got.headers['content-security-policy']
      if (policy) got.headers['content-security-policy'] = `${policy}; report-uri ${reports}`
      answer.writeHead(status, got.headers)
      got.pipe(answer)
    })
    passed.on('error', () => answer.destroy())
    asked.pipe(passed)
  })
  await new Promise<void>(resolve => server.listen(0, '127.0.0.1', resolve))
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    refused,
    hold() {
      let release = () => {}
      released = new Promise(resolve => (release = resolve))
      free = most
      return () => release()
    },
    holdPosts() {
      let release = () => {}
      postsReleased = new Promise(resolve => (release = resolve))
      return () => release()
    },
    posts: () => posts,
    breakPosts() {
      broken = true
      return () => void (broken = false)
    },
    close() {
      server.close()
      server.closeAllConnections()
    },
  }
}

async function read(message: IncomingMessage): Promise<string> {
  let text = ''
  for await (const chunk of message) text += String(chunk)
  return text
}
