import type { FormRoute, Outcome, Values } from '@/lib/action-state'
import type { FormCopy, Words } from './copy'

/** What a form shows follows from this alone. While it is sent, it still shows what it showed before. */
export type Shown = { status: 'idle' } | Outcome
export type Progress = Shown | { status: 'sending'; shown: Shown }

/** One form, on whichever page its visitor is. */
export interface InquiryFormState {
  /** None before it is first sent by scripts: then it is what came of a post without them. */
  progress?: Progress
  /** What its fields begin with: what was left in them, or typed while they were sent. In memory alone. */
  values?: Values
  /** The address that an answer goes to, shown with the thanks. In memory alone, until the page is left or more is sent. */
  sentTo?: string
  /** The collection that its writer begins with. */
  chosen?: Choice
  /** How many outcomes there have been: the same failure again is a new alert, so that it is read again. */
  outcomes: number
  /** How many of them were thanks: each empties the form. */
  thanks: number
}

/** `inStory`: the story begins with it; else its writer's own words were left as they are. */
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
