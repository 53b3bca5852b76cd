/**
 * Sends inquiries for some seconds on some connections, each answer followed at once by the next letter: a process of its
 * own, so that its work is not counted as the site's. Told by its first argument, tells by a message.
 */
import { Agent, request } from 'node:http'
import { inquiryPlace } from '@/lib/form-state'
import { type Letter, letter } from './letter'
import type { Told, Task } from './send'

const { site, hidden, round, connections, seconds } = JSON.parse(process.argv[2] ?? '') as Task
const agent = new Agent({ keepAlive: true, maxSockets: connections })

const latencies: number[] = []
const others: Record<string, number> = {}
let next = 0
const began = performance.now()
const end = began + seconds * 1000
await Promise.all(Array.from({ length: connections }, sendOn))
const told: Told = { seconds: (performance.now() - began) / 1000, latencies, others }
process.send?.(told, () => process.exit())

async function sendOn() {
  while (performance.now() < end) {
    const sent = performance.now()
    const outcome = await post(letter(hidden, site, round, next++))
    if (outcome === 'stored') latencies.push(performance.now() - sent)
    else others[outcome] = (others[outcome] ?? 0) + 1
  }
}

/** `stored` for the thanks that a browser without scripts gets, which is a redirect; anything else in a word or two. */
function post({ headers, body }: Letter): Promise<string> {
  return new Promise(resolve => {
    const sending = request(`${site}/`, { method: 'POST', agent, headers }, answer => {
      const { statusCode, headers } = answer
      const stored = statusCode === 303 && headers.location?.endsWith(inquiryPlace.sent)
      answer.resume().on('end', () => resolve(stored ? 'stored' : `${statusCode} ${headers.location ?? ''}`.trim()))
    })
    sending.on('error', (error: NodeJS.ErrnoException) => resolve(error.code ?? error.message))
    sending.end(body)
  })
}
