import { runInquiries } from './run'
import type { Operator, DatabaseUrls } from './subcommand'

interface Answers extends Partial<Pick<Operator, 'screen' | 'stop'>> {
  answer?: string
  /** Called with each text as it is written. */
  onWrite?: (text: string) => void
}

/** What `npm run inquiries` writes, says and asks on a test's database, and its exit code. */
export async function runAs(urls: DatabaseUrls, line: string[], { answer, onWrite, ...more }: Answers = {}) {
  const output = { written: '', said: [] as string[], asked: [] as string[] }
  const operator: Operator = {
    write: async text => {
      output.written += text
      onWrite?.(text)
    },
    say: text => void output.said.push(text),
    ask: async question => {
      output.asked.push(question)
      return answer
    },
    stop: new AbortController().signal,
    ...more,
  }
  const code = await runInquiries(line, operator, {
    withUrls: work => work(urls),
    findStaffUrl: async () => urls.staffUrl,
  })
  return { code, ...output, said: output.said.join('\n') }
}
