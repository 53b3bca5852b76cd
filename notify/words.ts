import { proofWords } from '@/content/emails'
import { inIndia } from '@/lib/india'

export interface MailWords {
  subject: string
  toDo: string
}

type PlaceholderOf<Sentence extends string> =
  Sentence extends `${string}{${infer Name}}${infer Rest}` ? Name | PlaceholderOf<Rest> : never
type ValuesFor<Sentence extends string> = Record<PlaceholderOf<Sentence>, string | number>

export const fillSentence = <Sentence extends string>(
  sentence: Sentence,
  values: ValuesFor<Sentence>,
): string => fill(sentence, values)

export const fillWords = <Words extends MailWords>(
  { subject, toDo }: Words,
  values: ValuesFor<Words['subject'] | Words['toDo']>,
): MailWords => ({ subject: fill(subject, values), toDo: fill(toDo, values) })

/** All placeholders at once: a couple's answer that contains "{toDo}" stays as they wrote it. */
const fill = (sentence: string, values: Record<string, string | number>) =>
  sentence.replace(/\{(\w+)\}/g, (_, name: string) => String(values[name]))

export const describeProof = (time: Date) =>
  fillSentence(proofWords.proved, { time: inIndia(time).slice(11, 16) })
