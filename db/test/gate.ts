import { once } from 'node:events'
import { connect, createServer, type AddressInfo, type Socket } from 'node:net'

export type DatabaseGate = Awaited<ReturnType<typeof startDatabaseGate>>

/** Starts a proxy in front of the database that can refuse or freeze its connections. */
export async function startDatabaseGate(databaseUrl: string) {
  const { hostname, port } = new URL(databaseUrl)
  let state: 'open' | 'refusing' | 'frozen' = 'open'
  let connections = 0
  const sockets = new Set<Socket>()

  const server = createServer(client => {
    if (state === 'refusing') return void client.resetAndDestroy()
    connections += 1
    const behind = connect({ port: Number(port), host: hostname })
    relay(client, behind)
    relay(behind, client)
  })
  function relay(from: Socket, to: Socket) {
    sockets.add(from)
    from.pipe(to)
    from.on('error', () => from.destroy())
    from.on('close', () => sockets.delete(from) && to.destroy())
    if (state === 'frozen') from.pause()
  }
  const set = (next: typeof state, change: 'pause' | 'resume' | 'resetAndDestroy') => {
    state = next
    for (const socket of sockets) socket[change]()
  }
  await once(server.listen(0, '127.0.0.1'), 'listening')
  return {
    url: Object.assign(new URL(databaseUrl), { port: (server.address() as AddressInfo).port }).href,
    refuse: () => set('refusing', 'resetAndDestroy'),
    open: () => set('open', 'resume'),
    /** Delivers nothing until `open`. */
    freeze: () => set('frozen', 'pause'),
    connections: () => connections,
    async close() {
      set('refusing', 'resetAndDestroy')
      await once(server.close(), 'close')
    },
  }
}
