import { once } from 'node:events'
import { connect, createServer, type AddressInfo, type Socket } from 'node:net'

/** A TCP proxy between a test's site and its database, which can fail on demand. */
export interface DatabaseGate {
  /** The database's address, through the gate. */
  url: string
  open(): void
  /** As a server that is gone: connections end, and new ones are refused at once. */
  refuse(): void
  /** As a server that hangs: connections stay and are taken, and nothing comes back. `open` lets what waited through. */
  freeze(): void
  /** As a router that forgets its connections: those made so far are silent for good, their end included; new ones work. */
  silence(): void
  /** Whether the site has come to the gate. */
  asked(): boolean
  close(): Promise<void>
}

export async function startDatabaseGate(databaseUrl: string): Promise<DatabaseGate> {
  const database = new URL(databaseUrl)
  let state: 'open' | 'refusing' | 'frozen' = 'open'
  const sockets = new Set<Socket>()
  const silent = new Set<Socket>()

  const keep = (socket: Socket) => {
    sockets.add(socket)
    socket.on('error', () => socket.destroy()) // a connection that breaks is what the gate is for
    socket.on('close', () => [sockets, silent].forEach(each => each.delete(socket)))
  }
  // Half open: what is silent must not answer the end of a connection either.
  const server = createServer({ allowHalfOpen: true }, client => {
    if (state === 'refusing') return void client.resetAndDestroy()
    const behind = connect({ port: Number(database.port), host: database.hostname, allowHalfOpen: true })
    for (const [from, to] of [
      [client, behind],
      [behind, client],
    ] as const) {
      keep(from)
      from.on('data', chunk => silent.has(from) || to.write(chunk))
      from.on('end', () => silent.has(from) || to.end())
      from.on('close', () => silent.has(from) || to.destroy())
      if (state === 'frozen') from.pause()
    }
  })
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')

  const refuse = () => {
    state = 'refusing'
    for (const socket of sockets) socket.resetAndDestroy()
  }
  const url = new URL(databaseUrl)
  url.port = String((server.address() as AddressInfo).port)
  return {
    url: url.href,
    open() {
      state = 'open'
      for (const socket of sockets) socket.resume()
    },
    refuse,
    freeze() {
      state = 'frozen'
      for (const socket of sockets) socket.pause()
    },
    silence() {
      for (const socket of sockets) silent.add(socket)
    },
    asked: () => sockets.size > 0,
    async close() {
      refuse()
      server.close()
      await once(server, 'close')
    },
  }
}
