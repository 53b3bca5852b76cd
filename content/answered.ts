export const answered = {
  title: 'Record an answer',
  question: 'Nothing is recorded yet. Have you answered this couple?',
  record: 'Record as answered',
  takeBack: 'Take back',
  recorded: 'Recorded as answered, {time}. You may close this page.',
  takenBack: 'No longer recorded as answered.',
  notRecorded: 'Not recorded. Try again.',
  notTakenBack: 'Not taken back. Try again.',
  busy: 'Nothing was recorded. Try again in a minute.',
  unknownLink: 'This link is not known. Nothing was recorded.',
} as const
