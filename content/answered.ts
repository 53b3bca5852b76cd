export const answered = {
  title: 'Record an answer',
  question: 'Nothing is recorded yet. Have you answered this couple?',
  record: 'Record as answered',
  takeBack: 'Take back',
  recorded: 'Recorded as answered, {time}. You may close this page.',
  takenBack: 'No longer recorded as answered.',
  notRecorded: 'Perhaps not recorded. Press it once more: twice does no harm.',
  notTakenBack: 'Perhaps not taken back. Press it once more: twice does no harm.',
  busy: 'Nothing was recorded. Try again in a minute.',
  unknownLink: 'This link is not known. Nothing was recorded.',
} as const
