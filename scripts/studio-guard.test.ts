import { spawn, type ChildProcess } from 'node:child_process'
import { once } from 'node:events'
import { request } from 'node:http'
import path from 'node:path'
import { afterAll, beforeAll, expect, it } from 'vitest'

const studioPage = 'https://local.drizzle.studio'

/** Like drizzle-kit's: answers every request, lets every page read it, and writes down what it is asked. */
const openStudio = `
  const server = require('node:http').createServer((incoming, outgoing) => {
    process.stdout.write(incoming.url + ' ')
    outgoing.writeHead(200, { 'Access-Control-Allow-Origin': '*' }).end('rows')
  })
  server.listen(0, '127.0.0.1', () => process.stdout.write(server.address().port + ' '))`

let studio: ChildProcess
let said = ''
let port: number
beforeAll(async () => {
  studio = spawn(process.execPath, ['--require', path.resolve('scripts/studio-guard.cjs'), '--eval', openStudio])
  studio.stdout!.on('data', chunk => (said += chunk))
  await once(studio.stdout!, 'data')
  port = Number.parseInt(said)
})
afterAll(() => void studio.kill())

let questions = 0
/** Asks at an address of its own, and resolves with the status and with whether every page may read the answer. */
async function ask(method: string, headers: Record<string, string>) {
  const options = { host: '127.0.0.1', port, path: `/${++questions}`, method }
  const asking = request({ ...options, headers: { host: `localhost:${port}`, ...headers } })
  asking.end(method === 'POST' ? '{}' : undefined)
  const [answer] = await once(asking, 'response')
  answer.resume()
  await once(answer, 'end')
  return { status: answer.statusCode, open: answer.headers['access-control-allow-origin'] !== undefined }
}

/** The questions that have come to studio. */
const heard = () => [...said.matchAll(/\/(\d+) /g)].map(([, question]) => Number(question))

it.each(['OPTIONS', 'POST'])('lets studio’s own page ask: %s', async method => {
  expect(await ask(method, { origin: studioPage })).toEqual({ status: 200, open: true })
  expect(await ask(method, { origin: studioPage, host: `127.0.0.1:${port}` })).toEqual({ status: 200, open: true })
})

it.each([
  ['another page', { origin: 'https://evil.example' }],
  ['a page that only begins alike', { origin: `${studioPage}.evil.example` }],
  ['a page without an origin', { origin: 'null' }],
  ['nobody', {}],
  ['another name for this machine', { origin: studioPage, host: 'evil.example:4983' }],
  ['another site on this machine', { origin: 'http://localhost:3000' }],
])('refuses %s, and studio hears nothing of it', async (_, headers) => {
  const before = questions
  for (const method of ['OPTIONS', 'GET', 'POST'])
    expect(await ask(method, headers)).toEqual({ status: 403, open: false })
  await ask('POST', { origin: studioPage })
  await expect.poll(heard, { timeout: 10_000 }).toContain(questions) // what it says comes in order
  expect(heard().filter(question => question > before)).toEqual([questions])
})
