import { setTimeout as sleep } from 'node:timers/promises'
import { hiddenFields, places } from '@/scripts/torture/plain-form'
import { openVisitor } from './visitor'

/** At the same time. */
const senders = 8
const pauseMs = 60
const betweenTriesMs = 500
/** Below what the site flags, so that none of it is seen as a flood. */
const couplesOfOneAddress = 4

export interface Sent {
  /** Names of those who were told that their inquiry has arrived. */
  thanked: string[]
  /** What came instead, at the first try or a later one. */
  again: string[]
  /** Median and longest, in words. */
  times: string
}

/** Couples write without scripts until `ended`, each until they are thanked, as a couple does who is told to try again. */
export async function sendInquiries(front: string, ended: AbortSignal): Promise<Sent> {
  const { page, place } = places.inquiries
  const first = openVisitor(front, '127.2.0.1')
  const hidden = hiddenFields((await first.ask(page)).body)
  first.leave()
  const sent: Omit<Sent, 'times'> = { thanked: [], again: [] }
  const times: number[] = []
  let next = 0
  const write = async () => {
    while (!ended.aborted) {
      const couple = next++
      const { ask, leave } = openVisitor(front, addressOf(Math.floor(couple / couplesOfOneAddress)))
      const names = `Rolling couple ${couple}`
      const post = await postOf(front, hidden, names)
      for (;;) {
        const began = performance.now()
        const answer = await ask(page, post).catch((error: NodeJS.ErrnoException) => error)
        times.push(performance.now() - began)
        if ('status' in answer && answer.status === 303 && answer.headers.location?.endsWith(place.sent)) break
        const what = 'status' in answer ? `status ${answer.status}` : (answer.code ?? answer.message)
        sent.again.push(`${new Date().toISOString()} ${names}: ${what}`)
        await sleep(betweenTriesMs)
      }
      sent.thanked.push(names)
      leave()
      await sleep(pauseMs)
    }
  }
  await Promise.all(Array.from({ length: senders }, write))
  const sorted = times.toSorted((a, b) => a - b)
  const at = (share: number) => Math.round(sorted[Math.floor(share * (sorted.length - 1))] ?? 0)
  return { ...sent, times: `${at(0.5)} ms (median), ${at(0.99)} ms (99 %), ${at(1)} ms (longest)` }
}

const addressOf = (n: number) => `127.${3 + (n >> 16)}.${(n >> 8) & 255}.${n & 255}`

async function postOf(front: string, hidden: (readonly [string, string])[], names: string) {
  const data = new FormData()
  for (const [name, value] of hidden) data.append(name, value)
  const email = `${names.replaceAll(' ', '-')}@example.com`
  const answers = { names, email, phone: '+91 98765 43210', wedding_date: '2027-02-14', location: 'Jaipur' }
  for (const [name, answer] of Object.entries(answers)) data.append(name, answer)
  const form = new Response(data)
  const body = Buffer.from(await form.arrayBuffer())
  const type = form.headers.get('content-type') ?? ''
  return {
    method: 'POST',
    body,
    headers: { Origin: front, 'Content-Type': type, 'Content-Length': body.length },
  }
}
