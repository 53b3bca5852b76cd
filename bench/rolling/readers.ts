import type { OutgoingHttpHeaders } from 'node:http'
import { setTimeout as sleep } from 'node:timers/promises'
import { library } from '@/content/journal'
import { routes } from '@/scripts/routes'
import { openVisitor, type Visitor } from './visitor'

const readers = 8
/** About 300 requests a second in all: what is sought is a gap, and not the limit of the machine. */
const pauseMs = 20

interface Step {
  path: string
  status: number
  headers?: OutgoingHttpHeaders
  method?: string
  /** What a whole answer ends with. */
  end?: string
}

/** Visitors who read all of `steps`, again and again, until `ended`. */
export async function loadPages(
  front: string,
  steps: Step[],
  ended: AbortSignal,
): Promise<{ asked: number; failures: string[] }> {
  const sums = { asked: 0, failures: [] as string[] }
  const read = async (n: number) => {
    const { ask, leave } = openVisitor(front, `127.1.0.${n + 1}`)
    for (let at = n * 7; !ended.aborted; at++) {
      const step = steps[at % steps.length]!
      sums.asked += 1
      const trouble = await troubleWith(step, ask)
      if (trouble) sums.failures.push(`${new Date().toISOString()} ${step.method ?? 'GET'} ${step.path}: ${trouble}`)
      await sleep(pauseMs)
    }
    leave()
  }
  await Promise.all(Array.from({ length: readers }, (_, n) => read(n)))
  return sums
}

async function troubleWith({ status, end, ...step }: Step, ask: Visitor): Promise<string | undefined> {
  try {
    const answer = await ask(step.path, step)
    if (answer.status !== status) return `status ${answer.status}`
    return end && !answer.body.trimEnd().endsWith(end) ? 'not whole' : undefined
  } catch (error) {
    return String((error as NodeJS.ErrnoException).code ?? error)
  }
}

/** All screens, plain and compressed, with the query of a shared link; what Next's scripts fetch of them; all of their files. */
export async function everythingThereIs(front: string): Promise<Step[]> {
  const { ask, leave } = openVisitor(front, '127.1.0.100')
  const screens = [...routes, ...library.map(({ slug }) => ({ path: `/journal/${slug}`, status: 200 }))]
  const steps: Step[] = [{ path: '/api/ready', status: 200 }]
  const files = new Set<string>()
  for (const { path, status } of screens) {
    const { body } = await ask(path)
    for (const [, file = ''] of body.matchAll(/["'( ,](\/(?:_next\/static|p|fonts|film|icons)\/[^"'\\\s,)?]+)/g))
      files.add(file)
    steps.push({ path, status, end: '</html>' }, { path, status, headers: { 'Accept-Encoding': 'gzip, deflate, br' } })
    steps.push({ path: `${path}?fbclid=${status}`, status, end: '</html>' }, { path, status, method: 'HEAD' })
    if (status === 200) steps.push(await payload(path, {}, ask), await payload(path, prefetch, ask))
  }
  leave()
  return [...steps, ...[...files].map(path => ({ path, status: 200 }))]
}

const prefetch = { 'Next-Router-Prefetch': '1', 'Next-Router-Segment-Prefetch': '/_tree' }

/** Next wants a hash of these headers in the address, and says which if it is missing. */
async function payload(path: string, more: OutgoingHttpHeaders, ask: Visitor): Promise<Step> {
  const headers = { RSC: '1', ...more }
  const { headers: answer } = await ask(path, { headers })
  return { path: answer.location ?? path, status: 200, headers }
}
