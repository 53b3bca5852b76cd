import type { Outcome, Place, Values } from '@/lib/form-state'
import type { FormCopy, Words } from './copy'

/** What a form shows follows from this alone. While it is sent, it still shows what it showed before. */
export type Shown = { status: 'idle' } | Outcome
export type Progress = Shown | { status: 'sending'; shown: Shown }

/** One form, on whichever page its visitor is. */
export interface Inquiry {
  /** None before it is first sent by scripts: then it is what came of a post without them. */
  progress?: Progress
  /** What its fields begin with: what was left in them, or typed while they were sent. In memory alone. */
  values?: Values
  /** How many outcomes there have been: the same failure again is a new alert, so that it is read again. */
  outcomes: number
  /** How many of them were thanks: each empties the form. */
  thanks: number
}

/** What the site says in a toast. It is heard where no form says the same: `away` from it. */
export interface Message {
  place: Place
  kind: 'success' | 'error'
  words: Words
  copy: FormCopy
  away: boolean
}

/** Both forms by their ids, and the last message. */
export interface Inquiries {
  forms: Partial<Record<Place['id'], Inquiry>>
  message?: Message
}

type Told = Pick<Message, 'place' | 'words' | 'copy'>
export type Action =
  | { type: 'send'; place: Place; shown: Shown }
  /** `sent` is what was sent; `now`, what stands in the form by then, if it is on the page. */
  | ({ type: 'settle'; outcome: Outcome; sent: Values; now?: Values } & Told)
  | { type: 'open'; place: Place }
  | { type: 'leave'; place: Place; values: Values }
  | { type: 'dismiss'; message: Message }

export const untouched: Inquiry = { outcomes: 0, thanks: 0 }

export function reduce({ forms, message }: Inquiries, action: Action): Inquiries {
  if (action.type === 'dismiss') return { forms, message: action.message === message ? undefined : message }
  const { place } = action
  const form = forms[place.id] ?? untouched
  const changed = (changes: Partial<Inquiry>) => ({ ...forms, [place.id]: { ...form, ...changes } })
  switch (action.type) {
    case 'send':
      return { forms: changed({ progress: { status: 'sending', shown: action.shown } }), message }
    case 'settle': {
      const { outcome, words, copy, sent, now = form.values ?? {} } = action
      const away = action.now === undefined
      const thanked = outcome.status === 'sent'
      const settled = changed({
        progress: outcome,
        outcomes: form.outcomes + 1,
        ...(thanked && { thanks: form.thanks + 1, values: typedSince(sent, now) }),
      })
      // Beside the form a refusal is a list of answers, which no toast could say.
      if (outcome.status === 'refused' && !away) return { forms: settled }
      return { forms: settled, message: { place, kind: thanked ? 'success' : 'error', words, copy, away } }
    }
    case 'open':
      return message?.away && message.place === place ? { forms } : { forms, message }
    case 'leave': {
      // Whoever comes back has seen the list of what to correct, and may have corrected it.
      const seen = form.progress?.status === 'refused'
      return { forms: changed({ values: action.values, ...(seen && { progress: { status: 'idle' } }) }), message }
    }
  }
}

const typedSince = (sent: Values, now: Values) =>
  Object.fromEntries(Object.entries(now).filter(([name, value]) => value !== sent[name]))
