import { runInquiries } from './run'
import type { Operator, Place } from './subcommand'

interface Answers extends Partial<Pick<Operator, 'screen' | 'stop'>> {
  answer?: string
  /** Is told what is written while it is. */
  onWrite?: (text: string) => void
}

/** What `npm run inquiries` writes, says and asks on a test's database, and its exit code. */
export async function runAs(place: Place, line: string[], { answer, onWrite, ...more }: Answers = {}) {
  const seen = { written: '', said: [] as string[], asked: [] as string[] }
  const operator: Operator = {
    write: async text => {
      seen.written += text
      onWrite?.(text)
    },
    say: text => void seen.said.push(text),
    ask: async question => {
      seen.asked.push(question)
      return answer
    },
    stop: new AbortController().signal,
    ...more,
  }
  const code = await runInquiries(line, operator, {
    lend: work => work(place),
    findStaffUrl: async () => place.staffUrl,
  })
  return { code, ...seen, said: seen.said.join('\n') }
}
