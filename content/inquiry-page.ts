/** The studio's page of one inquiry, behind the link in an email. Times read "today at 10:20". */
export const inquiryPage = {
  title: 'Inquiry',
  question: 'Have you answered {reference}? Reply does not reach the couple.',
  buttons: {
    show: 'Show the inquiry',
    mark: 'Mark as answered',
    'take back': 'Take back',
  },
  received: 'Came {time}.',
  due: 'The answer is due {time}.',
  sunset: 'Sunset',
  opened: 'First opened {time}.',
  alreadyMarked: 'Already marked by somebody {time}. Ask who did before you decide.',
  isAnswered: 'Marked as answered {time}.',
  marked: 'Marked: {couple}',
  takenBack: 'No longer marked as answered.',
  closed: 'Answered {time}. This page is closed.',
  closedUnanswered:
    'This came more than 60 days ago, so its page no longer shows what they wrote. Ask the owner, who has the list.',
  busy: 'Too many links are being opened this minute. Nothing was shown or recorded. Try again in a minute.',
  failed: {
    show: 'The inquiry cannot be shown now. Try again in a minute.',
    mark: 'Perhaps not marked. Press it once more: twice does no harm.',
    'take back': 'Perhaps not taken back. Press it once more: twice does no harm.',
  },
  noInquiry: 'This link leads to no inquiry. Tap the link in the email again, or ask the owner.',
  days: {
    today: 'today at {time}',
    yesterday: 'yesterday at {time}',
    tomorrow: 'tomorrow at {time}',
    other: 'on {day} at {time}',
  },
} as const
