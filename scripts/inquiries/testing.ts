import type { TestDatabase } from '@/db/testing'
import { runInquiries } from './program'
import type { Terminal } from './terminal'

interface Given extends Partial<Pick<Terminal, 'screen' | 'stop'>> {
  /** The answer to every question; without it there is no terminal. */
  answer?: string
  /** Called with each message. */
  onSay?: (line: string) => void
}

/** Runs `npm run inquiries` on a test's database. Resolves with its output, messages, questions and exit code. */
export async function runOn(database: TestDatabase, line: string[], { answer, onSay, ...more }: Given = {}) {
  Object.assign(process.env, { DATABASE_STAFF_URL: database.staffUrl, DATABASE_OWNER_URL: database.ownerUrl })
  const output = { written: '', asked: [] as string[] }
  const said: string[] = []
  const code = await runInquiries(line, {
    write: async text => void (output.written += text),
    say: text => (said.push(text), onSay?.(text)),
    ask: async question => (output.asked.push(question), answer),
    stop: new AbortController().signal,
    ...more,
  })
  return { code, ...output, said: said.join('\n') }
}
