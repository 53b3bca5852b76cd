import { facts } from './facts'

/** Who shows staff what is not mailed: a name and a number, as in the blank of STAFF.md. */
const colleague = 'the person named in STAFF.md'

/** Above each list of those that wait. */
const toDo = 'Answer them from the top. Once you have answered one, record it.'

const toDoWithoutDatabase = `Tell ${colleague}: {failure}. New inquiries may be refused. On the server: docker compose ps; docker compose run --rm migrate`

const noAnswersHere =
  'Reply does not reach the couple, and nothing that they wrote is in this mail.'

/** To operators. */
export const notifyWords = {
  noSite: 'SITE_URL is not set: mails have no link that records an answer.',
  notSent: 'A mail could not be sent: {code}',
  oneAddress:
    'SMTP_FROM is also a recipient: while that mailbox is full or closed, nothing tells of it. Give SMTP_FROM another address, and ALERT_TO one at another provider.',
  refused: 'The mail server refuses or puts off mails to {recipient} ({code}).',
  noHeartbeat: 'HEARTBEAT_URL does not answer: {code}',
  failed: 'something failed ({code})',
} as const

/** A {time} reads 21 Nov, 18:40 IST. */
export const mailWords = {
  /** Unlike the recipient's own name. */
  sender: `${facts.name} site`,
  answerBy: 'Answer by {time}',
  inquiry: 'Inquiry {reference}',
  inquiryWithNda: 'Full NDA, inquiry {reference}',

  links: { write: 'Write', whatsApp: 'WhatsApp', call: 'Call', record: 'Record an answer' },

  /** The first words to a couple, by their names, for staff to go on from. */
  greetings: {
    subject: `Your inquiry to ${facts.name}`,
    mail: 'Dear {names},\r\n\r\n',
    whatsApp: `Namaste {names}, thank you for writing to us about {wedding}. This is ${facts.name}. `,
    /** The {wedding} of a couple without a date. */
    noDate: 'your wedding',
  },

  notice: {
    /** The subject is the couple alone, unless one of these holds. */
    check: 'Check: {couple}',
    again: 'Again: {couple}',
    /** By what is told of a couple: the first line where Reply does not reach it, and the last. */
    told: {
      noReply: 'Reply does not reach the couple. Use Write.',
      toDo: 'Only for the studio. Delete what stands below before you reply.',
    },
    nda: {
      noReply: noAnswersHere,
      toDo: `They want a full NDA: papers before names are named. Ask ${colleague} now, who sees what they wrote and how to reach them.`,
    },
    withheld: {
      noReply: noAnswersHere,
      toDo: `Ask ${colleague}, who sees what they wrote and how to reach them.`,
    },
    flagged:
      'This may be advertising: {reasons}. Read it all the same. If a couple wrote it, answer by Write; if not, record it, and nobody is reminded.',
    /** By what is stored. */
    reasons: {
      'a hidden field': 'a field is filled in that people do not see',
      'link in a short answer': 'there is a link where people write none',
      markup: 'it has codes of web pages',
      'many links': 'it links to more than eight sites',
      'many from one address': 'more than five came from one network within an hour',
      repeated: 'the same text came several times',
    },
    /** One of the two may have a wrong address. */
    sameCouple: {
      before: '{lapse} before {reference}, {difference}. Answer the later one; record both.',
      after: '{lapse} after {reference}, {difference}. Answer the later one; record both.',
      lapses: {
        minute: 'One minute',
        minutes: '{count} minutes',
        hours: '{count} hours',
        days: '{count} days',
      },
      differences: {
        none: 'by the same couple',
        email: 'with another e-mail ({email})',
        phone: 'with another telephone ({phone})',
        both: 'with another e-mail ({email}) and telephone ({phone})',
      },
    },
    similar: 'Others with the same day or names: {references}.',
    cut: '… (cut here: drizzle-kit studio has the rest)',
  },

  lists: {
    newInquiries: {
      subject: 'New inquiries: {count}',
      toDo: `So many came that these have no mail of their own. ${toDo}`,
    },
    reminded_at: { subject: 'Not answered yet: {couples}', toDo },
    overdue_at: { subject: 'Over 24 hours: {couples}', toDo },
    /** The {couples} of more than one. */
    andMore: '{first}, and {count} more',
    /** To whom the link that records is not sent. */
    toDoOfOthers: 'No answer is recorded. Ask the studio.',
    morning: { subject: 'Waiting for an answer: {waiting}, overdue: {overdue}', toDo },
    toDoWhereNobodyWaits: 'Nobody waits for an answer.',
    withoutDatabase: {
      subject: 'Who waits is not known: the database does not answer',
      toDo: toDoWithoutDatabase,
    },
    withoutLogin: {
      subject: 'Who waits is not known: the database refuses the login',
      toDo: toDoWithoutDatabase,
    },
    overdue: 'OVERDUE since {time}',
    /** {state}: answerBy, or overdue. */
    entry: '{state} · {reference}',
    flaggedEntry: '{state} · {reference} · may be advertising',
    more: `And {count} more. Ask ${colleague} for drizzle-kit studio.`,
  },

  /** The last sentences of the morning mail, the second pair on Mondays. */
  backupAge: 'The last proved backup is {hours} hours old.',
  noBackup: 'No backup has been proved yet.',
  answersOfWeek:
    'Recorded as answered in seven days: {recorded}, half within {half} hours, the slowest after {slowest}.',
  noAnswersOfWeek: 'Recorded as answered in seven days: 0.',

  /** The subject and the text of an email; the text stands in the morning mail too. */
  alarm: 'Alarm at {host}: {subject}',
  alarmSince: 'Alarm since {time}: {subject}. {toDo}',
  allClear: {
    subject: 'Over at {host}: {subject}',
    toDo: 'It began on {time}. If couples were refused, send an inquiry by the form, to see that it is stored.',
  },

  alarms: {
    /** Its subject is the problem. */
    problem: {
      toDo: 'On the server: docker compose ps; docker compose logs notify. The view inbox has every inquiry.',
    },
    site: {
      subject: 'the site is not ready ({failure})',
      toDo: 'Couples may see nothing, or their inquiries may be refused. On the server: docker compose ps; docker compose logs caddy; docker compose run --rm migrate',
    },
    backup: {
      subject: 'no proved backup in the last {hours} hours',
      toDo: 'If the machine fails, the inquiries since then are lost. On the server see what stopped it: docker compose logs nightly. Then make one: docker compose exec nightly /nightly make',
    },
    disk: {
      subject: 'only {gigabytes} GB are free where the backups are',
      toDo: 'When none is, backups fail, and then inquiries are refused. On the server see what fills it: df -h; docker system df',
    },
  },
} as const

/** Of the proof of both forms. */
export const proofWords = {
  answer: 'Proof {word}',
  /** {time}: 02:00, in India. */
  proved: 'Both forms were proved at {time}.',
  failed: {
    subject: 'the form of {page} fails: {problem}',
    toDo: 'Send it in a browser. On the server: docker compose ps; docker compose logs caddy site db. Once it is mended: docker compose restart notify',
  },
  noForm: 'it is not there',
  refused: 'an inquiry is not stored ({failure})',
  notThanked: 'an inquiry is not thanked for',
  notStored: 'an inquiry is thanked for and not stored',
} as const
