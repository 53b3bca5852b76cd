/** Words of /answered, behind the link of a mail to the studio. */
export const answered = {
  title: 'Record an answer',
  question: 'Nothing is recorded yet. Have you answered this couple?',
  record: 'Record as answered',
  takeBack: 'Take back',
  /** Below the inquiry's reference. {time} is India's. */
  recorded: 'Recorded as answered, {time}. You may close this page.',
  takenBack: 'No longer recorded as answered.',
  notRecorded: 'Not recorded. Try again.',
  notTakenBack: 'Not taken back. Try again.',
  /** Where many links are tried at once. */
  busy: 'Nothing was recorded. Try again in a minute.',
  unknownLink: 'This link is not known. Nothing was recorded.',
} as const
