export const answered = {
  title: 'Mark as answered',
  question:
    'Opening this page records nothing. Have you answered this couple? Tap Yes too if it is advertising, or if no address works. Then compare the reference with the email.',
  record: 'Yes, mark as answered',
  takeBack: 'Take back',
  recorded: 'Recorded, {time}. You may close this page.',
  /** By a colleague perhaps, so that nobody answers a couple twice. */
  alreadyRecorded:
    'Already recorded, {time}. You or a colleague did that: do not answer again. Take it back only if it was a mistake.',
  takenBack: 'No longer marked as answered.',
  notRecorded: 'Perhaps not recorded. Press it once more: twice does no harm.',
  notTakenBack: 'Perhaps not taken back. Press it once more: twice does no harm.',
  busy: 'Nothing was recorded. Try again in a minute.',
  unknownLink:
    'This link is not known. Nothing was recorded. Perhaps the inquiry has been erased. If not, ask the person named in the emails.',
} as const
