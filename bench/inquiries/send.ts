import { fork } from 'node:child_process'
import { once } from 'node:events'
import path from 'node:path'

export interface Task {
  /** Without a slash at its end. */
  site: string
  /** What the page has put into its form. */
  hidden: [name: string, value: string][]
  /** Another one for every task on the same database. */
  round: number
  connections: number
  seconds: number
}
export interface Told {
  /** How long it really took, to the last answer. */
  seconds: number
  /** Of every inquiry that was thanked for, in ms. */
  latencies: number[]
  /** Whatever else was answered, and how often. */
  others: Record<string, number>
}

/** Sends inquiries from a process of its own. */
export async function sendInquiries(task: Task): Promise<Told> {
  const sender = fork(path.resolve('bench/inquiries/sender.ts'), [JSON.stringify(task)], {
    execArgv: ['--import', 'tsx'],
  })
  const failed = once(sender, 'exit').then(([code]) => Promise.reject(new Error(`The sender ended with ${code}`)))
  const [told] = (await Promise.race([once(sender, 'message'), failed])) as [Told]
  await failed.catch(() => undefined)
  return told
}
