import { once } from 'node:events'
import { type AddressInfo, connect, createServer, type Server, type Socket } from 'node:net'

/** Lighthouse's slow 4G: bytes a second, and ms in each direction. */
const link = { down: 1.6e6 / 8, up: 750e3 / 8, delayMs: 75 }
const segmentBytes = 1_400
/** The buffer for each sender: with a deep one the first large file would delay everything after it. */
const queueBytes = 24 * 1_024
const tickMs = 2
/** The share of a second that a late timer may catch up. */
const burstSeconds = 0.02

/** One direction of one connection. */
interface Flow {
  /** The next waiting bytes, at most a segment; undefined for none. */
  take(): Buffer | undefined
  deliver(segment: Buffer): void
}

/**
 * A slow link to servers on this machine, shared fairly by its connections. The browser's own throttling gives each request an
 * equal share whatever its priority, and Lighthouse by default only simulates a link.
 */
export function openSlowLink() {
  const down = openDirection(link.down)
  const up = openDirection(link.up)
  const listeners: Server[] = []
  return {
    /** The same address, through the link. */
    async through(url: string): Promise<string> {
      const { hostname, port } = new URL(url)
      const listener = createServer({ allowHalfOpen: true }, client => {
        // A connection takes one round trip.
        setTimeout(() => {
          const server = connect({ port: Number(port), host: hostname, allowHalfOpen: true })
          for (const socket of [client, server]) socket.setNoDelay()
          pass(server, client, down.add)
          pass(client, server, up.add)
        }, 2 * link.delayMs)
      })
      listeners.push(listener)
      listener.listen(0, '127.0.0.1')
      await once(listener, 'listening')
      return Object.assign(new URL(url), { port: String((listener.address() as AddressInfo).port) }).origin
    },
    async [Symbol.asyncDispose]() {
      for (const direction of [down, up]) direction.stop()
      for (const listener of listeners) listener.close()
    },
  }
}

/** Sends the segments of all flows in turns, at this many bytes a second. */
function openDirection(bytesPerSecond: number) {
  const flows = new Set<Flow>()
  let last = performance.now()
  let credit = 0
  const timer = setInterval(() => {
    const now = performance.now()
    credit = Math.min(credit + ((now - last) * bytesPerSecond) / 1_000, bytesPerSecond * burstSeconds)
    last = now
    while (credit > 0 && flows.size > 0)
      for (const flow of flows) {
        const segment = credit > 0 ? flow.take() : undefined
        if (credit <= 0) break
        if (!segment) flows.delete(flow)
        else {
          credit -= segment.length
          setTimeout(() => flow.deliver(segment), link.delayMs)
        }
      }
    if (flows.size === 0) credit = Math.min(credit, segmentBytes) // an idle link gains no credit
  }, tickMs)
  return { add: (flow: Flow) => void flows.add(flow), stop: () => clearInterval(timer) }
}

function pass(from: Socket, to: Socket, schedule: (flow: Flow) => void) {
  const waiting: Buffer[] = []
  let size = 0
  let ended = false
  const finish = () => setTimeout(() => to.end(), link.delayMs + tickMs)
  const flow: Flow = {
    take() {
      const first = waiting.shift()
      if (!first) return undefined
      const segment = first.subarray(0, segmentBytes)
      if (segment.length < first.length) waiting.unshift(first.subarray(segmentBytes))
      size -= segment.length
      if (size < queueBytes) from.resume()
      if (size === 0 && ended) finish()
      return segment
    },
    deliver: segment => void (to.destroyed || to.write(segment)),
  }
  from.on('data', bytes => {
    waiting.push(bytes)
    size += bytes.length
    if (size >= queueBytes) from.pause()
    schedule(flow)
  })
  from.on('end', () => {
    ended = true
    if (size === 0) finish()
  })
  from.on('error', () => to.destroy())
  from.on('close', () => setTimeout(() => to.destroy(), 10 * link.delayMs))
}
