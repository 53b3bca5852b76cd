export const answered = {
  title: 'Mark as answered',
  question: 'Opening this page records nothing. Have you answered this couple?',
  record: 'Yes, mark as answered',
  takeBack: 'Take back',
  recorded: 'Recorded, {time}. You may close this page.',
  /** By a colleague perhaps, so that nobody answers a couple twice. */
  alreadyRecorded: 'Already recorded, {time}.',
  takenBack: 'No longer marked as answered.',
  notRecorded: 'Perhaps not recorded. Press it once more: twice does no harm.',
  notTakenBack: 'Perhaps not taken back. Press it once more: twice does no harm.',
  busy: 'Nothing was recorded. Try again in a minute.',
  unknownLink: 'This link is not known. Nothing was recorded.',
} as const
