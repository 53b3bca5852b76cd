import { dayInWords, indianTime, inIndia } from '@/lib/india'
import { withoutLinks } from '@/lib/inquiry/plain-text'
import { facts } from './facts'

/** Who shows staff what is not mailed: a name and a number, as in the blank of STAFF.md. */
const colleague = 'the person named in STAFF.md'

export interface MailWords {
  subject: string
  toDo: string
}

interface Sender {
  created_at: Date
  email: string
  phone: string | null
}

interface LastingAlarm extends MailWords {
  since: Date
}

/** The times in hours. */
interface AnswersOfWeek {
  recorded: number
  half: number
  slowest: number
}

/** Above each list of those that wait. */
const toDo = 'Answer them from the top. Once you have answered one, record it.'

const noAnswersHere =
  'Reply does not reach the couple, and nothing that they wrote is in this mail.'

function lapse(milliseconds: number): string {
  const minutes = Math.abs(milliseconds) / 60_000
  if (minutes < 1.5) return 'One minute'
  if (minutes < 90) return `${Math.round(minutes)} minutes`
  if (minutes < 36 * 60) return `${Math.round(minutes / 60)} hours`
  return `${Math.round(minutes / 60 / 24)} days`
}

/** Of an inquiry that looks like advertising, by what is stored. */
const reasons: Record<string, string> = {
  'a hidden field': 'a field is filled in that people do not see',
  'link in a short answer': 'there is a link where people write none',
  'link like ours': 'there is a link that looks like ours',
  markup: 'it has codes of web pages',
  'many links': 'it links to more than eight sites',
  'many from one address': 'more than five came from one network within an hour',
  repeated: 'the same text came several times',
  'busy hour': 'very many inquiries came within that hour',
}

function andMore([first, ...more]: string[]): string {
  return more.length > 0 ? `${first}, and ${more.length} more` : `${first}`
}

/** To operators. */
export const notifyWords = {
  noSite: 'SITE_URL is not set: mails have no link that records an answer.',
  notSent: (code: string) => `A mail could not be sent: ${code}`,
  oneAddress:
    'SMTP_FROM is also a recipient: while that mailbox is full or closed, nothing tells of it. Give SMTP_FROM another address, and ALERT_TO one at another provider.',
  refused: (recipient: string, code = 0) =>
    `The mail server refuses or puts off mails to ${recipient} (${code}).`,
  noHeartbeat: (code: string) => `HEARTBEAT_URL does not answer: ${code}`,
  failed: (code: string) => `something failed (${code})`,
} as const

/** A time reads 21 Nov, 18:40 IST, and an inquiry is its reference. */
export const mailWords = {
  /** Unlike the recipient's own name. */
  sender: `${facts.name} site`,
  answerBy: (due: Date) => `Answer by ${indianTime(due)}`,
  inquiry: (reference: string) => `Inquiry ${reference}`,
  /** In place of the names. */
  hidden: (reference: string, nda: string | null) =>
    nda === 'nda' ? `Full NDA, inquiry ${reference}` : `Inquiry ${reference}`,

  links: { write: 'Write', whatsApp: 'WhatsApp', call: 'Call', record: 'Record an answer' },

  /** The first words to a couple, by their names, for staff to go on from. */
  greetings: {
    subject: `Your inquiry to ${facts.name}`,
    mail: (names: string) => `Dear ${names},\r\n\r\n`,
    whatsApp: (names: string, day: string | null) =>
      `Namaste ${names}, thank you for writing to us about ${day ? dayInWords(day) : 'your wedding'}. This is ${facts.name}. `,
  },

  notice: {
    subject: (couple: string, isSuspicious: boolean, isAgain: boolean) => {
      if (isSuspicious) return `Check: ${couple}`
      return isAgain ? `Again: ${couple}` : couple
    },
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
    flagged: (flags: string[]) =>
      `This may be advertising: ${flags.map(flag => reasons[flag] ?? flag).join('; ')}. Read it all the same. If a couple wrote it, answer by Write; if not, record it, and nobody is reminded.`,
    /** One of the two may have a wrong address. @param areTold whether addresses may be named */
    sameCouple: (inquiry: Sender, other: Sender, reference: string, areTold: boolean) => {
      const difference = inquiry.created_at.getTime() - other.created_at.getTime()
      const { email, phone } = areTold ? other : inquiry
      const others = [
        email !== inquiry.email && `e-mail (${email})`,
        phone && phone !== inquiry.phone && `telephone (${withoutLinks(phone)})`,
      ].filter(Boolean)
      const how = others.length > 0 ? `with another ${others.join(' and ')}` : 'by the same couple'
      const order = difference < 0 ? 'before' : 'after'
      return `${lapse(difference)} ${order} ${reference}, ${how}. Answer the later one; record both.`
    },
    similar: (references: string[]) =>
      `Others with the same day or names: ${references.join(', ')}.`,
    cut: '… (cut here: drizzle-kit studio has the rest)',
  },

  lists: {
    newInquiries: (count: number) => ({
      subject: `New inquiries: ${count}`,
      toDo: `So many came that these have no mail of their own. ${toDo}`,
    }),
    reminded_at: (couples: string[]) => ({
      subject: `Not answered yet: ${andMore(couples)}`,
      toDo,
    }),
    overdue_at: (couples: string[]) => ({ subject: `Over 24 hours: ${andMore(couples)}`, toDo }),
    /** To whom the link that records is not sent. */
    toDoOfOthers: 'No answer is recorded. Ask the studio.',
    morning: (waiting: number, overdue: number) => ({
      subject: `Waiting for an answer: ${waiting}, overdue: ${overdue}`,
      toDo: waiting > 0 ? toDo : 'Nobody waits for an answer.',
    }),
    /** @param failure ends in a code: 28 begins that of a login */
    withoutDatabase: (failure: string) => {
      const what = failure.includes('(28') ? 'refuses the login' : 'does not answer'
      return {
        subject: `Who waits is not known: the database ${what}`,
        toDo: `Tell ${colleague}: ${failure}. New inquiries may be refused. On the server: docker compose ps; docker compose run --rm migrate`,
      }
    },
    entry: (due: Date, now: Date, reference: string, isSuspicious: boolean) => {
      const state = due > now ? mailWords.answerBy(due) : `OVERDUE since ${indianTime(due)}`
      return `${state} · ${reference}${isSuspicious ? ' · may be advertising' : ''}`
    },
    more: (count: number) =>
      `And ${count.toLocaleString('en-IN')} more. Ask ${colleague} for drizzle-kit studio.`,
  },

  /** The last sentences of the morning mail, the second on Mondays. */
  backupAge: (hours: number) => `The last proved backup is ${Math.round(hours)} hours old.`,
  noBackup: 'No backup has been proved yet.',
  answersOfWeek: ({ recorded, half, slowest }: AnswersOfWeek) => {
    const times = `, half within ${Math.ceil(half)} hours, the slowest after ${Math.ceil(slowest)}`
    return `Recorded as answered in seven days: ${recorded}${recorded > 0 ? times : ''}.`
  },

  alarm: (alarm: LastingAlarm, host: string = facts.name) => ({
    subject: `Alarm at ${host}: ${alarm.subject}`,
    toDo: mailWords.alarmSince(alarm),
  }),
  /** Before the list of the morning mail too. */
  alarmSince: ({ since, subject, toDo }: LastingAlarm) =>
    `Alarm since ${indianTime(since)}: ${subject}. ${toDo}`,
  allClear: ({ since, subject }: LastingAlarm, host: string = facts.name) => ({
    subject: `Over at ${host}: ${subject}`,
    toDo: `It began on ${indianTime(since)}. If couples were refused, send an inquiry by the form, to see that it is stored.`,
  }),

  alarms: {
    problem: (problem: string) => ({
      subject: problem.replace(/\.$/, ''),
      toDo: 'On the server: docker compose ps; docker compose logs notify. The view inbox has every inquiry.',
    }),
    site: (failure: string) => ({
      subject: `the site is not ready (${failure})`,
      toDo: 'Couples may see nothing, or their inquiries may be refused. On the server: docker compose ps; docker compose logs caddy; docker compose run --rm migrate',
    }),
    backup: (hours: number) => ({
      subject: `no proved backup in the last ${hours} hours`,
      toDo: 'If the machine fails, the inquiries since then are lost. On the server see what stopped it: docker compose logs nightly. Then make one: docker compose exec nightly /nightly make',
    }),
    disk: (gigabytes: number) => ({
      subject: `only ${gigabytes.toFixed(1)} GB are free where the backups are`,
      toDo: 'When none is, backups fail, and then inquiries are refused. On the server see what fills it: df -h; docker system df',
    }),
  },
} as const

/** Of the proof of both forms. */
export const proofWords = {
  answer: (word: string) => `Proof ${word}`,
  proved: (time: Date) => `Both forms were proved at ${inIndia(time).slice(11, 16)}.`,
  failed: (page: string, problem: string) => ({
    subject: `the form of ${page} fails: ${problem}`,
    toDo: 'Send it in a browser. On the server: docker compose ps; docker compose logs caddy site db. Once it is mended: docker compose restart notify',
  }),
  noForm: 'it is not there',
  refused: (failure: string) => `an inquiry is not stored (${failure})`,
  notThanked: 'an inquiry is not thanked for',
  notStored: 'an inquiry is thanked for and not stored',
} as const
