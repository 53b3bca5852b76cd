import { createServer, request, type IncomingMessage } from 'node:http'
import type { AddressInfo } from 'node:net'
import { ownAddress } from '@/e2e/fixtures'

export interface TestProxy {
  /** Another for each visitor: no cache and no kept theme of one is known to the next. */
  url: string
  /** Holds the page's first scripts back, without which the others do nothing, until what it returns is called. */
  hold(): () => void
  /** The same for what is posted. */
  holdPosts(): () => void
  /** How many posts have come in. */
  posts(): number
  /** Answers what is posted with an accident, until what it returns is called. */
  breakPosts(): () => void
  /** What was answered with 400 or more, and what the content policy has refused. */
  refused: string[]
  close(): void
}

const reports = '/policy-reports'
/** How many scripts are held back: a browser has six connections to a host, and the page needs some for the rest. */
const most = 3

/** A proxy before the site. What it tells is the same in every engine, and needs nothing of a driver. */
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
