import { colleague, facts } from './facts'

const ring = `Ring ${colleague.name} now (7:00 to 22:00).`

/** The first word of the button, which two sentences name. */
const open = 'Open'

/** Words of the emails to the studio, and of the one to a couple. A {time} reads Mon 10:06 (tomorrow). */
export const emails = {
  /** Unlike the recipient's own name. */
  sender: `${facts.name} site`,
  /** A mailbox names whom a reply goes to. Staff see this before they send one. */
  replyTo: 'Not the couple: tap Write',

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
  /** Of a reminder, and when the answer is overdue. */
  ask: 'Ask in the chat who has it. If nobody has answered the couple, answer now.',
  /** Beside the day. */
  length: '{days} around it',
  /** {count} is what they typed. */
  guests: 'Guests: {count}',

  /** Below names, day and place, on the clocks there. */
  sunset: 'Sunset {time}',

  buttons: {
    write: 'Write',
    whatsApp: 'WhatsApp',
    call: 'Call',
    open: `${open} {reference}`,
    ring: 'Call {who}',
    studio: 'the studio',
  },
  /** Of the email to a couple. STAFF.md says to search for it. */
  subjectToCouple: `Your inquiry to ${facts.name}, {reference}`,
  /** What Write opens. The writer begins in the middle. Lines of an email end so (RFC 6068). */
  letterToCouple: `Dear {name},\r\n\r\n\r\n\r\n${facts.name}\r\n${facts.phone}`,

  /** At most one stands under the first line: the first that applies. */
  notes: {
    /** Only the page shows it. */
    nda: 'Agree to nothing in an NDA before the owner says so. Answer only with Write.',
    cannotWrite:
      'No email reaches this address. Do not guess the right one: use WhatsApp or ring them, and mark it once they have read or heard you. Or else tell the owner, who marks it.',
    cannotAnswer:
      'No email reaches this address, and there is no number that you may ring. Do not guess: tell the owner, who marks it.',
    'private-gallery': 'Show no gallery before the owner says which.',
    'private-consultation': 'Agree no time for a call before the owner says when.',
    flagged: 'May be advertising. If it asks about a wedding, answer. If not, only mark it.',
  },
  /** A line of its own under the note. */
  related: {
    sameAddressWaiting:
      'They also wrote {reference}: search the mailbox for “Open {reference}”. Read both, answer once, mark both.',
    sameAddressAnswered:
      'They wrote before: {reference}, marked {day}. Look for that answer in mailbox and chat, then answer this too. If there is none, answer both.',
    samePhone:
      'Perhaps the same family as {reference}. Answer this letter alone, and do not mention the other.',
  },

  /** Replaces answers that must not be emailed. */
  openPrivately:
    'Only who answers full NDAs taps Open. If you do not, write its reference and “full NDA” in the chat, never “Mine”.',
  /** Of a reminder, and when the answer is overdue. */
  askForNda:
    'Only who answers full NDAs taps Open. If you do not, speak to them now, or else to the owner.',
  forward: 'Forward this to nobody.',
  cut: `… (tap ${open} for the rest)`,

  list: {
    first: 'None of these has an email of its own. Begin with the first that you may answer.',
    due: 'Answer by {time}',
    overdue: 'Was due {time}',
    moreFlagged:
      'And {count} more that may be advertising. When those above are done, the next Today names others.',
  },

  /** For those who get no inquiries: the studio has its own email. */
  forOthers:
    'Ring the studio, or else its owner: nobody has marked {reference}, and the 24 hours are over.',

  /** To the couple. Of their inquiry it has the reference alone, because anybody can type an address. */
  confirmation: {
    subject: 'We have your letter, {reference}',
    thanks: 'Thank you. We have your letter.',
    answer: 'One of us answers by {day}, {clock} Indian time.',
    reference: 'Your reference is {reference}.',
    add: 'To add something, reply to this email or call us.',
    mistake: 'If you did not write to us, somebody typed your address: reply, and we erase it.',
  },

  today: {
    ring: `ring ${colleague.name}`,
    tell: `tell ${colleague.name}`,
    waiting: '{count} waiting',
    waitingAndOverdue: '{count} waiting ({overdue} overdue)',
    nobody: 'nobody waits',
    flagged: '{count} may be advertising',
    noEmail: `No email about it has come: tap ${open}.`,
    more: 'And {count} more, due later. Each is in an earlier email.',
    marked:
      'Marked yesterday. If you marked one by mistake, tap Open in its email, and take the mark back.',
    moreMarked: 'And {count} more.',
    refusedConfirmations: `Confirmations refused: {count}. Search the mailbox for {references}. If an address looks wrong, tap Call there, or else tell the owner. If it looks right, tell ${colleague.name}.`,
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
      'Couples may not see the site, or their inquiry may be refused. If they ring, write down their number and what they say.',
    noticeEmails: 'What reached us is kept. The emails about it come late.',
    broken: `What is broken, for ${colleague.name}`,
    since: '{sentence}, since {time}.',
    manual: 'The manual: {page}.',
  },
  over: {
    first: `You need not ring ${colleague.name} any more.`,
    couples: 'Answer those who rang meanwhile, and mark their inquiry when it comes.',
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
