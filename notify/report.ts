import { readNotifyEnv } from '@/lib/env'
import { request } from './http'
import type { Kind, Problems } from './monitor'

/** Logs which problems begin and which are over, in no couple's words. */
export function logChanges(before: Problems, after: Problems, faults: ReadonlyMap<Kind, string>) {
  for (const kind of after.keys())
    if (!before.has(kind))
      console.error(`Problem: ${kind}, ${faults.get(kind) ?? 'in an alarm before the restart'}`)
  for (const kind of before.keys()) if (!after.has(kind)) console.error(`Over: ${kind}`)
}

/** Logs how many emails of each kind were sent. */
export function logSent(kinds: string[]) {
  const counts = [...new Set(kinds)].map(
    kind => `${kind} ${kinds.filter(each => each === kind).length}`,
  )
  if (counts.length > 0) console.log(`Sent: ${counts.join(', ')}`)
}

/** Whoever watches the machine hears of one that is off, and at `/fail` of one that is broken. */
export async function sendHeartbeat(broken: Kind[]) {
  const { HEARTBEAT_URL } = readNotifyEnv()
  if (!HEARTBEAT_URL) return
  const url = new URL(HEARTBEAT_URL)
  if (broken.length > 0) url.pathname = `${url.pathname.replace(/\/$/, '')}/fail`
  const body = broken.join(', ')
  const init = body ? { method: 'POST', body } : {}
  // A heartbeat that is not answered is the watcher's to notice.
  await request(url, init).catch(() => undefined)
}
