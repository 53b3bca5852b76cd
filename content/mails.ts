/** A time is 21 Nov, 18:40 IST. */
export const mailWords = {
  answerBy: (time: string) => `answer by ${time}`,
  overdueSince: (time: string) => `OVERDUE since ${time}`,

  links: { answered: 'Answered', whatsApp: 'WhatsApp', call: 'Call', write: 'Write' },

  notice: {
    /** Where the mail tells nothing of the couple. */
    subject: (reference: string, answerBy: string) => `Inquiry ${reference}, ${answerBy}`,
    summary: (reference: string, answerBy: string) => `Inquiry ${reference}: ${answerBy}.`,
    flags: (flags: string[]) => `Please check: ${flags.join(', ')}.`,
    similar: (references: string[]) =>
      `The same day, e-mail, telephone or name: ${references.join(', ')}.`,
    nda: 'Full NDA required.',
    withheld: 'What they wrote is in drizzle-kit studio alone.',
  },

  /** Subjects of the mails that list inquiries, and their first sentences. */
  lists: {
    newInquiries: (count: number) => `New inquiries: ${count}`,
    reminder: (references: string[]) => `Not answered yet: ${references.join(', ')}`,
    morning: (waiting: number, overdue: number) =>
      `Waiting for an answer: ${waiting}, overdue: ${overdue}`,
    withoutDatabase: 'The database does not answer: who waits is not known',
  },

  /** In the morning mail. */
  backupAge: (hours: number) => `The last proved backup is ${hours} hours old.`,
  noBackup: 'No backup has been proved yet.',

  alarms: {
    subject: (alarm: string) => `Alarm: ${alarm}`,
    backup: (hours: number) =>
      `There is no proved backup of the last ${hours} hours: docker compose logs nightly.`,
    disk: (gigabytes: string) => `Only ${gigabytes} GB are free where the backups are.`,
  },
} as const
