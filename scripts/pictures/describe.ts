import { altText, focalPoint } from '@/content/picture-list'
import { SetupError } from '@/db/setup-error'

/** The description of a picture, as typed. */
export interface Said {
  alt?: string | undefined
  /** 40,60 */
  focal?: string | undefined
}

export interface Dialogue {
  say(line: string): void
  /** Asks a question; undefined without a terminal, empty for no answer. */
  ask(question: string): Promise<string | undefined>
}

const nothingSaid =
  'Nothing is changed. Say what it shows: --alt "What is seen." --focal 40,60 (an upright version: --focal alone).'

/** The alt text, from the option or asked for. */
export const settleAlt = (given: string | undefined, dialogue: Dialogue) =>
  settle(given, 'What is seen, in a sentence for those who cannot see it: ', readAlt, dialogue)

/** The focal point, from the option or asked for. */
export const settleFocal = (given: string | undefined, dialogue: Dialogue) =>
  settle(given, 'The point that stays in view, % from the left, % from the top, such as 40,60: ', readFocal, dialogue)

/** Asks until the answer is valid. Throws for an invalid option, and for no answer. */
async function settle<T>(
  given: string | undefined,
  question: string,
  read: (text: string) => T,
  { say, ask }: Dialogue,
) {
  for (;;) {
    const text = given ?? (await ask(question))
    if (!text) throw new SetupError(nothingSaid)
    try {
      return read(text)
    } catch (error) {
      if (given !== undefined || !(error instanceof SetupError)) throw error
      say(error.message)
    }
  }
}

function readAlt(text: string): string {
  const { data, error } = altText.safeParse(text)
  if (error) throw new SetupError(`“${text}” is not ${error.issues[0]!.message}.`)
  return data
}

function readFocal(text: string): [number, number] {
  const { data } = focalPoint.safeParse(text.split(',').map(Number))
  if (!data) throw new SetupError(`“${text}” is no point: two numbers between 0 and 100 with a comma between, 40,60.`)
  return data
}
