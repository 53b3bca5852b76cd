import { colleague, facts } from './facts'

const ring = `Ring ${colleague.name} now (7:00 to 22:00).`

/** The button's word, which two sentences name. */
const open = 'Open'

/** Words of the emails to the studio. A {time} reads Mon 10:06 (tomorrow). */
export const emails = {
  /** Unlike the recipient's own name. */
  sender: `${facts.name} site`,

  /** Every subject begins with one of these, so that no couple's name can pass for another kind. */
  subjects: {
    inquiry: 'Inquiry',
    'private-gallery': 'Private gallery',
    'private-consultation': 'Consultation',
    nda: 'Full NDA',
    reminder: 'Reminder',
    overdue: 'Overdue',
    list: 'More inquiries',
    today: 'Today',
    alarm: 'Alarm',
    over: 'All works again',
  },

  days: { yesterday: 'yesterday', today: 'today', tomorrow: 'tomorrow' },
  timeAndDay: '{time} ({day})',

  answerBy: 'Answer by {time}.',
  due: {
    reminder: 'Answer by {time}. Nobody has marked it.',
    overdue: 'Was due {time}. Nobody has marked it.',
  },

  buttons: {
    write: 'Write',
    whatsApp: 'WhatsApp',
    call: 'Call',
    mark: 'Mark {reference} as answered',
    open,
    ring: 'Call {who}',
    studio: 'the studio',
  },
  /** Of the email to a couple. STAFF.md says to search for it. */
  subjectToCouple: `Your inquiry to ${facts.name}, {reference}`,

  /** At most one stands under the first line: the first that applies. */
  notes: {
    /** Only the page shows it. */
    nda: 'Agree to nothing in an NDA before the owner says so. Answer only with Write.',
    sameAddress:
      'Perhaps the same couple: {reference} (same address, {state}). {first}, then answer this one.',
    samePhone:
      'Perhaps the same couple: {reference} (same telephone, {state}). {first}. Answer this one too, only with Write, and tell neither about the other.',
    answered: { state: 'answered {day}', first: 'Read our answer to it first' },
    waiting: { state: 'not answered yet', first: 'Read that one first' },
    cannotWrite:
      'No email reaches this address. Do not guess the right one: ring them, or else tell the owner.',
    cannotAnswer:
      'No email reaches this address, and there is no number to ring. Do not guess or mark it: tell the owner.',
    'private-gallery': 'Show no gallery before the owner says which.',
    'private-consultation': 'Agree no time for a call before the owner says when.',
    flagged: 'May be advertising. If it asks about a wedding, answer. If not, only mark it.',
  },

  /** Replaces answers that must not be emailed. */
  openPrivately: 'Open it alone.',
  forward: 'Forward this to nobody.',
  cut: `… (tap ${open} for the rest)`,

  list: {
    first: 'Open and answer these from the top. None has an email of its own.',
    due: 'Answer by {time}',
    overdue: 'Was due {time}',
    moreFlagged:
      'And {count} more that may be advertising. When those above are done, the next Today names others.',
  },

  /** For those who get no inquiries: the studio has its own email. */
  forOthers:
    'Ring the studio, or else its owner: nobody has marked {reference}, and the 24 hours are over.',

  today: {
    ring: `ring ${colleague.name}`,
    tell: `tell ${colleague.name}`,
    waiting: '{count} waiting',
    waitingAndOverdue: '{count} waiting ({overdue} overdue)',
    nobody: 'nobody waits',
    flagged: '{count} may be advertising',
    noEmail: `No email about it has come: tap ${open}.`,
    more: 'And {count} more, due later. Each is in an earlier email.',
    marked: 'Marked yesterday: {references}.',
    markedNone: 'Marked yesterday: none.',
    andMore: '{references} and {count} more',
    broken: `Something has been broken since {time}. ${ring}`,
    /** What alarms nobody. */
    quiet: `Tell ${colleague.name} today: {what}. A message is enough.`,
    backup: 'the last backup is old',
    disk: 'the disk is nearly full',
    recipient: 'an address that should get these emails refuses them',
  },

  alarm: {
    couples: 'couples may not reach us',
    emails: 'emails may be missing',
    first: ring,
    noticeCouples:
      'Couples may not see the site, or their inquiry may be refused. If they ring, write down what they say.',
    noticeEmails: 'What reached us is kept. The emails about it come late.',
    broken: `What is broken, for ${colleague.name}`,
    since: '{sentence}, since {time}.',
    manual: 'The manual: {page}.',
  },
  over: {
    first: `You need not ring ${colleague.name} any more.`,
    couples: 'Answer those who rang meanwhile. If their inquiry has come, mark it.',
    emails: 'Late inquiries are coming now, the oldest first, perhaps also from those who rang.',
    was: 'What was broken',
    fromTo: '{sentence}, from {from} to {to}.',
  },

  /** What is broken, and where the manual of the repository says what to do. */
  problems: {
    site: {
      sentence: 'The site does not answer as it should',
      page: 'Operations, Faults by symptom, “The site”',
    },
    database: {
      sentence: 'The database does not answer',
      page: 'Operations, Faults by symptom, “Codes of the database”',
    },
    'mail server': {
      sentence: 'The mail server takes no email',
      page: 'Operations, Faults by symptom, “Emails”',
    },
    'smoke test': {
      sentence: 'A test inquiry did not get through',
      page: 'Operations, Emails and alarms, “The smoke test”',
    },
    other: {
      sentence: 'The email service has an error',
      page: 'Operations, Faults by symptom, “Emails”',
    },
  },
} as const
