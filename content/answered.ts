/** Words of /answered, behind the link of a mail to the studio. */
export const answered = {
  title: 'Answered',
  question: 'Has this inquiry been answered?',
  record: 'Answered',
  takeBack: 'Take back',
  /** {time} is India's. */
  recorded: '{reference} is recorded as answered, {time}',
  takenBack: '{reference} is no longer recorded as answered.',
  notRecorded: 'Not recorded. Try again.',
  notTakenBack: 'Not taken back. Try again.',
  /** Where many links are tried at once. */
  busy: 'Nothing was recorded. Try again in a minute.',
  unknownLink: 'This link is not known. Nothing was recorded.',
} as const
