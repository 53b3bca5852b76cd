import type { FormRoute, Outcome, Values } from '@/lib/action-state'
import type { FormCopy, Words } from './copy'

/** All that a form shows follows from this. While it is sent, it still shows the earlier outcome. */
export type Shown = { status: 'idle' } | Outcome
export type Progress = Shown | { status: 'sending'; shown: Shown }

/** One form, on whichever page its visitor is. */
export interface InquiryFormState {
  /** Undefined until scripts send it; the form then shows the outcome of a post without scripts. */
  progress?: Progress
  /** The initial values of its fields: what was typed before the page was left, or while it was sent. In memory only. */
  values?: Values
  /** The address to answer to, shown with the thanks. In memory only, until the page is left or more is sent. */
  sentTo?: string
  /** The chosen collection. */
  chosen?: Choice
  /** The number of outcomes: the same failure again is a new alert, which is read again. */
  outcomes: number
  /** The number of stored inquiries: each empties the form. */
  thanks: number
}

/** `inStory`: the story begins with it. Otherwise the story had been begun and was left unchanged. */
interface Choice {
  name: string
  inStory: boolean
}

/** What a toast shows. `away`: the form, which says the same, is not on the page, so that the toast is announced. */
export interface Message {
  route: FormRoute
  kind: 'success' | 'error'
  words: Words
  copy: FormCopy
  away: boolean
}

/** Both forms by their ids, and the last message. */
export interface InquiriesState {
  forms: Partial<Record<FormRoute['id'], InquiryFormState>>
  message?: Message
}

type MessageContent = Pick<Message, 'route' | 'words' | 'copy'>
export type Action =
  | { type: 'send'; route: FormRoute; shown: Shown }
  /** `sent` is what was sent; `now`, what stands in the form by then, if it is on the page. */
  | ({ type: 'settle'; outcome: Outcome; sent: Values; now?: Values } & MessageContent)
  | { type: 'choose'; route: FormRoute; chosen: Choice | undefined }
  | { type: 'open'; route: FormRoute }
  | { type: 'leave'; route: FormRoute; values: Values }
  | { type: 'dismiss'; message: Message }

export const untouched: InquiryFormState = { outcomes: 0, thanks: 0 }

export function inquiryReducer({ forms, message }: InquiriesState, action: Action): InquiriesState {
  if (action.type === 'dismiss') return { forms, message: action.message === message ? undefined : message }
  const { route } = action
  const form = forms[route.id] ?? untouched
  const changed = (changes: Partial<InquiryFormState>) => ({ ...forms, [route.id]: { ...form, ...changes } })
  switch (action.type) {
    case 'send':
      return { forms: changed({ progress: { status: 'sending', shown: action.shown }, sentTo: undefined }), message }
    case 'settle': {
      const { outcome, words, copy, sent, now = form.values ?? {} } = action
      const away = action.now === undefined
      const thanked = outcome.status === 'sent'
      const settled = changed({
        progress: outcome,
        outcomes: form.outcomes + 1,
        ...(thanked && {
          thanks: form.thanks + 1,
          values: typedSince(sent, now),
          sentTo: away ? undefined : sent.email,
          chosen: undefined,
        }),
      })
      // Beside the form a refusal is a list of answers, which no toast could say.
      if (outcome.status === 'refused' && !away) return { forms: settled }
      return { forms: settled, message: { route, kind: thanked ? 'success' : 'error', words, copy, away } }
    }
    case 'choose':
      return { forms: changed({ chosen: action.chosen }), message }
    case 'open':
      return message?.away && message.route === route ? { forms } : { forms, message }
    case 'leave': {
      return {
        forms: changed({ values: action.values, progress: withoutRefusal(form.progress), sentTo: undefined }),
        message,
      }
    }
  }
}

/** A visitor who comes back has seen the list of what to correct, and may have corrected it. */
function withoutRefusal(progress: Progress | undefined): Progress | undefined {
  if (progress?.status === 'sending') return { ...progress, shown: unlessRefused(progress.shown) }
  return progress && unlessRefused(progress)
}
const unlessRefused = (shown: Shown): Shown => (shown.status === 'refused' ? { status: 'idle' } : shown)

const typedSince = (sent: Values, now: Values) =>
  Object.fromEntries(Object.entries(now).filter(([name, value]) => value !== sent[name]))
