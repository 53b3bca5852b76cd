import { facts } from './facts'

/** Who shows staff what is not mailed: a name and a number, as in the blank of STAFF.md. */
const colleague = 'the person named in STAFF.md'

/** Above each list of those that wait. */
const toDo = 'Answer them from the top. Once you have answered one, record it.'

function lapse(minutes: number): string {
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

/**
 * The words of the mails to the studio. Sentences are given words: a time is 21 Nov, 18:40 IST, and
 * an inquiry is its reference.
 */
export const mailWords = {
  /** Unlike the recipient's own name. */
  sender: `${facts.name} site`,
  answerBy: (time: string) => `Answer by ${time}`,
  overdueSince: (time: string) => `OVERDUE since ${time}`,
  inquiry: (reference: string) => `Inquiry ${reference}`,
  fullNda: (reference: string) => `Full NDA, inquiry ${reference}`,

  /** What each button does. */
  links: { write: 'Write', whatsApp: 'WhatsApp', call: 'Call', record: 'Record an answer' },

  /** The first words to a couple, by their names, for staff to go on from. */
  greetings: {
    subject: `Your inquiry to ${facts.name}`,
    mail: (names: string) => `Dear ${names},\r\n\r\n`,
    whatsApp: (names: string, day: string | null) =>
      `Namaste ${names}, thank you for writing to us about ${day ?? 'your wedding'}. This is ${facts.name}. `,
  },

  /** The mail about one inquiry. */
  notice: {
    check: (subject: string) => `Check: ${subject}`,
    again: (subject: string) => `Again: ${subject}`,
    noReply: 'Reply does not reach the couple. Use Write.',
    noReplyAtAll: 'Reply does not reach the couple, and nothing that they wrote is in this mail.',
    onlyForTheStudio: 'Only for the studio. Delete what stands below before you reply.',
    nda: `They want a full NDA: papers before names are named. Ask ${colleague} now, who sees what they wrote and how to reach them.`,
    withheld: `Ask ${colleague}, who sees what they wrote and how to reach them.`,
    flagged: (flags: string[]) =>
      `This may be advertising: ${flags.map(flag => reasons[flag] ?? flag).join('; ')}. Read it all the same. If a couple wrote it, answer by Write; if not, record it, and nobody is reminded.`,
    /** Minutes after the other one, or before it where they are negative. */
    sameCouple: (
      minutes: number,
      reference: string,
      email: string | false,
      phone: string | false,
    ) => {
      const others = [email && `e-mail (${email})`, phone && `telephone (${phone})`].filter(Boolean)
      const how = others.length > 0 ? `with another ${others.join(' and ')}` : 'by the same couple'
      const order = minutes < 0 ? 'before' : 'after'
      return `${lapse(Math.abs(minutes))} ${order} ${reference}, ${how}. Answer the later one; record both.`
    },
    similar: (references: string[]) =>
      `Others with the same day or names: ${references.join(', ')}.`,
    cut: '… (cut here: drizzle-kit studio has the rest)',
  },

  /** The mails that list inquiries: their subjects and first sentences. */
  lists: {
    newInquiries: (count: number) => ({ subject: `New inquiries: ${count}`, toDo }),
    reminder: (first: string, more: number) => {
      const subject = `Not answered yet: ${first}`
      return { subject: more > 0 ? `${subject}, and ${more} more` : subject, toDo }
    },
    morning: (waiting: number, overdue: number) => ({
      subject: `Waiting for an answer: ${waiting}, overdue: ${overdue}`,
      toDo: waiting > 0 ? toDo : 'Nobody waits for an answer.',
    }),
    withoutDatabase: {
      subject: 'The database does not answer: who waits is not known',
      toDo: `Tell ${colleague}. Inquiries may be refused until it answers: docker compose ps`,
    },
    entry: (due: string, reference: string, isSuspicious: boolean) =>
      isSuspicious ? `${due} · ${reference} · may be advertising` : `${due} · ${reference}`,
    more: (count: string) => `And ${count} more, in drizzle-kit studio.`,
  },

  /** The last sentence of the morning mail. */
  backupAge: (hours: number) => `The last proved backup is ${hours} hours old.`,
  noBackup: 'No backup has been proved yet.',

  alarms: {
    subject: (alarm: string) => `Alarm: ${alarm}`,
    backup: (hours: number) => ({
      alarm: `no proved backup in the last ${hours} hours`,
      toDo: 'If the machine fails, the inquiries since then are lost. On the server see what stopped it: docker compose logs nightly. Then make one: docker compose exec nightly /nightly make',
    }),
    disk: (gigabytes: string) => ({
      alarm: `only ${gigabytes} GB are free where the backups are`,
      toDo: 'When none is, backups fail, and then inquiries are refused. On the server see what fills it: df -h; docker system df',
    }),
  },
} as const
