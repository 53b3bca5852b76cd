import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { expect, it } from 'vitest'
import { appendSocketAddress } from './socket-address'

it('puts the socket’s address last, whatever the client has sent', async () => {
  appendSocketAddress()
  const server = createServer((request, response) => response.end(request.headers['x-forwarded-for']))
  await new Promise<void>(resolve => server.listen(0, '127.0.0.1', resolve))
  const url = `http://127.0.0.1:${(server.address() as AddressInfo).port}`
  const told = async (headers: Record<string, string>) => (await fetch(url, { headers })).text()
  try {
    expect(await told({})).toBe('127.0.0.1')
    expect(await told({ 'X-Forwarded-For': '203.0.113.9' })).toBe('203.0.113.9, 127.0.0.1')
  } finally {
    server.close()
  }
})
