import { createServer, request, type Server } from 'node:http'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { portOf, startStudioGuard, studioPage } from './studio-guard'

/** Like drizzle-kit's: answers whoever asks, and lets every page read it. */
let studio: Server
let guard: Server
let asked: string[] = []
beforeAll(async () => {
  studio = createServer((incoming, outgoing) => {
    incoming.on('data', chunk => asked.push(String(chunk)))
    incoming.on('end', () => outgoing.writeHead(200, { 'Access-Control-Allow-Origin': '*' }).end('rows'))
  })
  await new Promise<void>(resolve => studio.listen(0, '127.0.0.1', resolve))
  const here = { host: '127.0.0.1', port: 0 }
  guard = await startStudioGuard(here, { ...here, port: portOf(studio) })
})
afterAll(() => {
  guard.close()
  studio.close()
})

function ask(method: string, headers: Record<string, string>) {
  asked = []
  const own = { host: `localhost:${portOf(guard)}` }
  return new Promise<{ status?: number; headers: Record<string, unknown>; body: string }>((resolve, reject) => {
    const options = { host: '127.0.0.1', port: portOf(guard), method, headers: { ...own, ...headers } }
    const asking = request(options, answer => {
      let body = ''
      answer.on('data', chunk => (body += chunk))
      answer.on('end', () => resolve({ status: answer.statusCode, headers: answer.headers, body }))
    })
    asking.on('error', reject)
    asking.end(method === 'POST' ? 'select 1' : undefined)
  })
}

it('lets studio’s own page ask, and that page alone read the answer', async () => {
  const { status, headers, body } = await ask('POST', { origin: studioPage })
  expect({ status, body, asked }).toEqual({ status: 200, body: 'rows', asked: ['select 1'] })
  expect(headers['access-control-allow-origin']).toBe(studioPage)
})

it('lets a browser ask beforehand whether that page may', async () => {
  const { status, headers } = await ask('OPTIONS', { origin: studioPage, 'access-control-request-method': 'POST' })
  expect(status).toBe(204)
  expect(headers).toMatchObject({
    'access-control-allow-origin': studioPage,
    'access-control-allow-headers': 'Content-Type',
    'access-control-allow-private-network': 'true',
  })
})

it.each([
  ['another page', { origin: 'https://evil.example' }],
  ['a page that only begins alike', { origin: `${studioPage}.evil.example` }],
  ['a page without an origin', { origin: 'null' }],
  ['nobody', {}],
  ['another name for this machine', { origin: studioPage, host: 'evil.example:4983' }],
  ['another site on this machine', { origin: 'http://localhost:3000' }],
])('refuses %s, and studio hears nothing of it', async (_, headers) => {
  for (const method of ['OPTIONS', 'GET', 'POST']) {
    const answer = await ask(method, headers)
    expect(answer.status).toBe(403)
    expect(answer.headers['access-control-allow-origin']).toBeUndefined()
    expect(asked).toEqual([])
  }
})
