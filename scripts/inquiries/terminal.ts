import { once } from 'node:events'
import { createInterface } from 'node:readline/promises'

/** The terminal or the script that a command was called from. */
export interface Terminal {
  /** The result. */
  write(text: string): Promise<void>
  /** Messages about it: apart from the result, which may be redirected. */
  say(line: string): void
  /** The answer to a question; undefined where there is no terminal. */
  ask(question: string): Promise<string | undefined>
  /** Aborts when the command is to end. */
  stop: AbortSignal
  /** What the result is shown on, if it is shown: how many characters fit beside each other. */
  screen?: { columns: number; colour: boolean }
}

/** The terminal of this process. */
export const thisTerminal = (stop: AbortSignal): Terminal => ({
  write: text =>
    new Promise((resolve, reject) => process.stdout.write(text, error => (error ? reject(error) : resolve()))),
  say: line => console.error(line),
  async ask(question) {
    if (!process.stdin.isTTY) return undefined
    const asking = createInterface({ input: process.stdin, output: process.stderr })
    const ended = once(asking, 'close').then(() => '') // by Ctrl-D, at which the question would stay open
    const answered = asking.question(question, { signal: stop }).catch(() => '') // by Ctrl-C
    return Promise.race([answered, ended]).finally(() => asking.close())
  },
  stop,
  ...(process.stdout.isTTY && {
    screen: { columns: process.stdout.columns || 80, colour: process.stdout.hasColors() && !process.env.NO_COLOR },
  }),
})
