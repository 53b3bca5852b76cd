import { Agent, type IncomingHttpHeaders, type OutgoingHttpHeaders, request } from 'node:http'

/** Longer than nginx waits for both instances. */
const patienceMs = 15_000

export interface Answer {
  status: number
  headers: IncomingHttpHeaders
  body: string
}

/** Asks the front from an address of their own. Rejects where no whole answer comes. */
export type Visitor = (
  path: string,
  more?: { method?: string; headers?: OutgoingHttpHeaders; body?: Buffer },
) => Promise<Answer>

/** @param address of this machine, 127.x.y.z: Linux answers to them all, and nginx counts them as visitors */
export function openVisitor(front: string, address: string): { ask: Visitor; leave: () => void } {
  const agent = new Agent({ keepAlive: true, localAddress: address, maxSockets: 1 })
  const ask: Visitor = (path, { method = 'GET', headers = {}, body } = {}) =>
    new Promise((resolve, reject) => {
      const asked = request(
        front + path,
        { agent, method, headers, signal: AbortSignal.timeout(patienceMs) },
        answer => {
          const chunks: Buffer[] = []
          answer.on('data', (chunk: Buffer) => chunks.push(chunk))
          answer.on('error', reject) // broken off half-way
          answer.on('end', () =>
            resolve({
              status: answer.statusCode ?? 0,
              headers: answer.headers,
              body: Buffer.concat(chunks).toString('latin1'),
            }),
          )
        },
      )
      asked.on('error', reject)
      asked.end(body)
    })
  return { ask, leave: () => agent.destroy() }
}
