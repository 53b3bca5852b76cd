import { once } from 'node:events'
import { connect, createServer, type AddressInfo, type Socket } from 'node:net'
import type { Stoppable } from '@/scripts/fresh-site'

/** Stands between a site and its database. */
export interface SilentGate extends Stoppable {
  /** The database's address, through the gate. */
  url: string
  /**
   * From now on nothing comes through the connections of before, and no end or reset either: as when a firewall on the way
   * has forgotten them. New ones work.
   */
  forget(): void
}

export async function openSilentGate(databaseUrl: string): Promise<SilentGate> {
  const database = new URL(databaseUrl)
  const sockets = new Set<Socket>()
  let forgotten = new WeakSet<Socket>()
  const gate = createServer({ allowHalfOpen: true }, client => {
    const behind = connect({ port: Number(database.port), host: database.hostname, allowHalfOpen: true })
    for (const [from, to] of [
      [client, behind],
      [behind, client],
    ] as const) {
      sockets.add(from)
      from.on('data', chunk => forgotten.has(from) || to.write(chunk))
      from.on('end', () => forgotten.has(from) || to.end())
      from.on('error', () => forgotten.has(from) || to.destroy())
    }
  })
  gate.listen(0, '127.0.0.1')
  await once(gate, 'listening')
  return {
    url: Object.assign(new URL(databaseUrl), { port: String((gate.address() as AddressInfo).port) }).href,
    forget: () => void (forgotten = new WeakSet(sockets)),
    async stop() {
      for (const socket of sockets) socket.destroy()
      gate.close()
    },
  }
}
