import { once } from 'node:events'
import { createServer, type IncomingMessage, type Server } from 'node:http'
import { connect, type AddressInfo } from 'node:net'
import { buffer } from 'node:stream/consumers'
import { afterEach, beforeEach, expect, it } from 'vitest'
import { peekBody } from './peek-body'

let server: Server
beforeEach(async () => {
  server = createServer().listen(0, '127.0.0.1')
  await once(server, 'listening')
})
afterEach(() => void server.close())

/** Sends a head and the parts of a body, each by itself, as the server meets them. */
async function send(length: number, ...parts: Buffer[]) {
  const socket = connect((server.address() as AddressInfo).port, '127.0.0.1').setNoDelay()
  socket.write(`POST / HTTP/1.1\r\nHost: x\r\nContent-Length: ${length}\r\n\r\n`)
  const [request] = (await once(server, 'request')) as [IncomingMessage]
  const peeked = peekBody(request, length)
  for (const part of parts) await new Promise(written => socket.write(part, written))
  return { socket, request, peeked }
}

it.each([1, 100, 65_536, 262_144])('gives a body of %i bytes, and leaves it to be read again', async length => {
  const body = Buffer.alloc(length, 'noor ')
  const third = Math.ceil(length / 3)
  const parts = [body.subarray(0, third), body.subarray(third, 2 * third), body.subarray(2 * third)]
  const { socket, request, peeked } = await send(length, ...parts)
  expect(body.equals((await peeked)!)).toBe(true)
  expect(body.equals(await buffer(request))).toBe(true)
  socket.destroy()
})

it('gives nothing when the sender goes away', async () => {
  const { socket, peeked } = await send(100, Buffer.from('half'))
  socket.destroy()
  expect(await peeked).toBeUndefined()
})
