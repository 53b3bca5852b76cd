import { once } from 'node:events'
import { createInterface } from 'node:readline/promises'

/** The terminal or script that runs a command. */
export interface Terminal {
  /** The result. */
  write(text: string): Promise<void>
  /** Messages, on stderr: the result may be redirected. */
  say(line: string): void
  /** Asks a question; undefined without a terminal. */
  ask(question: string): Promise<string | undefined>
  /** Aborts when the command is stopped. */
  stop: AbortSignal
  /** The width of the screen in characters, if the result is shown on one. */
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
    const ended = once(asking, 'close').then(() => '') // at Ctrl-D, which the question does not notice
    const answered = asking.question(question, { signal: stop }).catch(() => '') // at Ctrl-C
    return Promise.race([answered, ended]).finally(() => asking.close())
  },
  stop,
  ...(process.stdout.isTTY && {
    screen: { columns: process.stdout.columns || 80, colour: process.stdout.hasColors() && !process.env.NO_COLOR },
  }),
})
