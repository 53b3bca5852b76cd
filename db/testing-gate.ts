import { once } from 'node:events'
import { connect, createServer, type AddressInfo, type Socket } from 'node:net'

/** A TCP proxy between the site under test and its database, which fails on demand. */
export interface DatabaseGate {
  /** The database's address, through the gate. */
  url: string
  open(): void
  /** Like a stopped server: resets connections and refuses new ones. */
  refuse(): void
  /** Like a hanging server: accepts connections and never answers. `open` delivers what waited. */
  freeze(): void
  /** Like a router that forgets its connections: existing ones never deliver anything again, not even their end; new ones work. */
  silence(): void
  /** Whether the site has connected. */
  asked(): boolean
  /** How many connections the site has made in all. */
  connections(): number
  close(): Promise<void>
}

export async function startDatabaseGate(databaseUrl: string): Promise<DatabaseGate> {
  const database = new URL(databaseUrl)
  let state: 'open' | 'refusing' | 'frozen' = 'open'
  const sockets = new Set<Socket>()
  const silent = new Set<Socket>()
  let connections = 0

  const keep = (socket: Socket) => {
    sockets.add(socket)
    socket.on('error', () => socket.destroy()) // broken connections are expected here
    socket.on('close', () => [sockets, silent].forEach(each => each.delete(socket)))
  }
  // Half open: a silenced connection must not answer the end of the other side either.
  const server = createServer({ allowHalfOpen: true }, client => {
    if (state === 'refusing') return void client.resetAndDestroy()
    connections += 1
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
    connections: () => connections,
    async close() {
      refuse()
      server.close()
      await once(server, 'close')
    },
  }
}
