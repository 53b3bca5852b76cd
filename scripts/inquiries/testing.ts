import { runInquiries } from './run'
import type { Operator, Place } from './subcommand'

interface Answers extends Pick<Operator, 'screen'> {
  answer?: string
}

/** What `npm run inquiries` writes, says and asks on a test's database, and its exit code. */
export async function runAs(place: Place, line: string[], { answer, ...more }: Answers = {}) {
  const seen = { written: '', said: [] as string[], asked: [] as string[] }
  const operator: Operator = {
    write: async text => void (seen.written += text),
    say: text => void seen.said.push(text),
    ask: async question => {
      seen.asked.push(question)
      return answer
    },
    ...more,
  }
  const code = await runInquiries(line, operator, use => use(place))
  return { code, ...seen, said: seen.said.join('\n') }
}
