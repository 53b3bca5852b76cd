import { colleague, facts } from './facts'

/** Words of the emails to the studio. A {time} reads Mon 30 Nov, 10:06 (tomorrow). */
export const emails = {
  /** Unlike the recipient's own name. */
  sender: `${facts.name} site`,

  /** Every subject begins with one of these, so that no couple's name can pass for another kind. */
  subjects: {
    inquiry: 'Inquiry',
    check: 'Check',
    gallery: 'Private gallery',
    consultation: 'Consultation',
    nda: 'Full NDA',
    list: 'New inquiries',
    reminder: 'Reminder',
    overdue: 'Overdue',
    summary: 'Summary',
    alarm: 'Alarm',
    over: 'Over',
  },
  andMore: '{first}, and {count} more',

  days: { yesterday: 'yesterday', today: 'today', tomorrow: 'tomorrow' },
  timeAndDay: '{time} ({day})',

  answerBy: 'Answer by {time}',
  inquiry: 'Inquiry {reference}',

  buttons: { write: 'Write', whatsApp: 'WhatsApp', call: 'Call', mark: 'Mark as answered' },

  /** The first words to a couple, by their names, for staff to go on from. */
  greetings: {
    subject: `Your inquiry to ${facts.name}`,
    email: 'Dear {names},\r\n\r\n',
    whatsApp: `Hello {names}, thank you for writing to us about your wedding. This is ${facts.name}. `,
    whatsAppWithDay: `Hello {names}, thank you for writing to us about your wedding on {day}. This is ${facts.name}. `,
  },

  /** Beside an answer that is probably mistyped. */
  doubts: {
    noDot: 'No dot after the @: use WhatsApp or Call.',
    noDotAndNoPhone: `No dot after the @, and no number to ring: try Write. If it comes back, ask ${colleague}. Never guess the address.`,
    noDigits: 'No digits: use Write.',
    noDigitsAndNoDot: 'No digits.',
    inThePast: 'This day has passed: ask them for the year.',
    farInTheFuture: 'This day is far away: ask them for the year.',
  },

  flagged: {
    verdict:
      'This may be advertising. Read it all the same: if a couple wrote it, answer by {time}.',
    why: 'Why: {reasons}.',
    reasons: 'Why it may be advertising: {reasons}. If it is, tap Mark as answered.',
    /** By what is stored. */
    reasonOf: {
      'a hidden field': 'a field is filled in that people do not see',
      'link in a short answer': 'there is a link where people write none',
      markup: 'it contains HTML',
      'many links': 'it links to more than eight sites',
      'many from one address': 'more than five came from one network within an hour',
      repeated: 'the same text came several times',
    },
  },

  noReply: 'Reply does not reach the couple: use Write.',
  ofTheForm: 'They chose this on our site. The form wrote this sentence, and they added nothing.',
  cut: '… (cut here)',
  cutNote: `A long answer is cut: ${colleague} can show you the rest.`,
  onlyForStudio: 'Only for the studio. Delete what stands below before you reply.',

  withheld: {
    ask: `Ask ${colleague} to show you {reference}.`,
    why: 'Nothing that they wrote is in this email, and Reply does not reach them.',
  },

  nda: {
    subject: `ask ${colleague} now ({reference})`,
    ask: `Ask ${colleague} now, by telephone: who is {reference}?`,
    toDo: `${colleague} reads what they wrote, and tells you how to reach them. Then answer them.`,
    why: 'They want a full NDA: papers before names are named. So nothing that they wrote is in this email, and Reply does not reach them.',
    ofColleague: {
      subject: 'you alone may read this one ({reference})',
      first: 'You alone may read this one. The studio must answer by {time}.',
      show: 'Show it, on the server:',
      tell: 'Then ring the studio, on the number you know, and tell them what they wrote and how to reach them. Tell nobody who rings you: ring back. Write none of it into an email.',
    },
    /** {reference} as the view has it. */
    command: `docker compose exec db psql -U owner noor_vista -xc "select * from export where reference = '{reference}'"`,
    inList: 'Full NDA {reference}',
    askInList: `Full NDA: ask ${colleague}`,
  },

  refusedText: {
    subject: '{reference}, without its words',
    why: "The mail server refused this inquiry's text.",
    ask: `${colleague} can show you what they wrote: give the reference {reference}.`,
  },

  related: {
    before:
      'This couple, or somebody with their telephone or address, has written before: answer both addresses, each by itself, and tell neither what only the other wrote.',
    since:
      'This couple, or somebody with their telephone or address, has written again: answer both addresses, each by itself, and tell neither what only the other wrote.',
    other: 'The other: {reference}, {time}. Search this mailbox for it.',
    similar: 'Others with the same day or names: {references}.',
    inList:
      'The next {count} are from one couple, or somebody with their telephone or address: answer each address by itself.',
  },

  lists: {
    count: '{count}',
    countWithCheck: '{count}, and {toCheck} to check',
    onlyCheck: '{toCheck} that may be advertising',
    first: 'Answer by {time}, from the top',
    alone: 'So many came that these have no email of their own.',
    aloneFlagged: 'They have no email of their own.',
    elsewhere: '{count} others of this hour have one each.',
    toDo: 'Once you have answered one, tap Mark as answered.',
    toDoOfCheck: 'If a couple wrote one, answer it. If not, tap Mark as answered.',
    firstToCheck: 'These may be advertising. Read them today all the same.',
    toCheck: 'To check: these may be advertising. Read them all the same.',
    more: `And {count} more: ask ${colleague} to show you the list.`,
    due: 'Answer by {time}',
    overdue: 'Overdue since {time}',
    flagged: 'May be advertising, received {time}',
  },

  reminders: {
    reminder: 'Answer by {time}',
    reminderOfMore: 'Answer these {count}, from the top: the first by {time}',
    overdue: 'Answer now: it was due {time}',
    overdueOfMore: 'Answer these {count} now, from the top: the first was due {time}',
    notMarked: 'Nobody has tapped Mark as answered. If you have answered, tap it.',
    byReference: 'Ring the studio and ask: have you answered {reference}?',
    byReferences: 'Ring the studio and ask: have you answered these {count}?',
    moreByReference: 'And {count} more.',
    ifSo: 'If so, they tap Mark as answered in its email. If not, they answer now.',
  },

  summary: {
    waiting: '{count} waiting',
    nobody: 'nobody waits',
    overdue: '{count} of them overdue',
    toCheck: '{count} to check',
    unknown: 'who waits is not known',
    broken: 'something is broken',
    first: `Something is broken. Forward this email to ${colleague} now; if couples ring, write down what they say.`,
    groups: {
      overdue: 'Overdue {count}',
      today: 'Today {count}',
      later: 'Later {count}',
      toCheck: 'To check {count}',
    },
    toDo: 'Answer from the top. Tap Mark as answered once you have answered one.',
    nobodyWaits: 'Nobody waits for an answer.',
    unknownToDo:
      'Who waits for an answer is not known, because the database cannot be read. Answer what is in this mailbox. The list comes today, once the database can be read.',
    forColleague: `For ${colleague}`,
    backup: 'The last verified backup is {hours} hours old.',
    noBackup: 'No backup has been verified yet.',
    smokeTest: 'A test inquiry went through, {time}.',
    smokeTestBusy: 'The site was too busy for a test inquiry, {time}. It tries again.',
    week: 'Last week: {answered} answered, half of them within {half} hours; one took {slowest}.',
    weekOfOne: 'Last week: 1 answered, within {slowest} hours.',
    emptyWeek: 'Last week: nothing was marked as answered.',
    oneAddress:
      'SMTP_FROM is also a recipient: while that mailbox is full or closed, no email says so. Give SMTP_FROM another address, and ALERT_TO one at another provider.',
  },

  alarm: {
    sentence: '{sentence}.',
    since: 'Since {time}.',
    tell: `Staff: make sure now that ${colleague} has read this.`,
    commands: `For ${colleague}, on the server:`,
    refusedAt: 'An inquiry was refused: {time}.',
    over: 'Over after {duration}, at {time}.',
    tryForm: 'Send an inquiry by the form to see that it is stored.',
    said: 'The alarm since {time} said: {sentence}.',
    durations: {
      minute: 'one minute',
      minutes: '{count} minutes',
      hours: '{count} hours',
      days: '{count} days',
    },
  },

  /**
   * By the kind of a problem: a sentence for the subject, one for when it is over, what it means, and
   * what to type on the server.
   */
  problems: {
    site: {
      sentence: 'the site {host} does not answer as it should ({detail})',
      over: 'the site {host} answers again',
      meaning:
        'Couples may see nothing, or their inquiries may be refused. If couples ring, write down what they say.',
      commands: [
        'docker compose ps',
        'docker compose logs --tail 50 caddy site',
        'docker compose run --rm migrate',
      ],
    },
    database: {
      sentence: 'the database of {host} does not answer ({detail})',
      over: 'the database of {host} answers again',
      meaning:
        'New inquiries may be refused, and none is emailed. If couples ring, write down what they say.',
      commands: ['docker compose ps', 'docker compose logs --tail 50 db', 'df -h'],
    },
    login: {
      sentence: 'the database of {host} refuses our login ({detail})',
      over: 'the database of {host} accepts our login again',
      meaning:
        'New inquiries are perhaps stored, and none is emailed. If couples ring, write down what they say.',
      commands: [
        'docker compose ps',
        'docker compose logs --tail 50 db migrate',
        'docker compose run --rm migrate',
      ],
    },
    email: {
      sentence: 'the mail server takes no emails from {host} ({detail})',
      over: 'the mail server takes emails from {host} again',
      meaning: 'Inquiries are stored, and nobody is told of them.',
      commands: ['docker compose logs --tail 50 notify'],
    },
    recipient: {
      sentence: 'the mail server refuses emails to {address} ({code})',
      over: 'the mail server takes emails to {address} again',
      meaning:
        'That mailbox gets no emails from us: it may be full or closed, or its address may be mistyped.',
      commands: ['grep -E "SMTP_TO|ALERT_TO" .env', 'docker compose logs --tail 50 notify'],
    },
    backup: {
      sentence: 'no backup has been verified for {hours} hours',
      over: 'a backup has been verified',
      meaning: 'If the machine fails, the inquiries since the last verified backup are lost.',
      commands: [
        'docker compose logs --tail 50 nightly',
        'docker compose exec nightly /nightly make',
      ],
    },
    disk: {
      sentence: 'only {gigabytes} GB are free where the backups are',
      over: 'there is room for backups again',
      meaning: 'When none is left, backups fail, and then inquiries are refused.',
      commands: ['df -h', 'docker system df'],
    },
    'smoke test': {
      sentence: 'a test inquiry by the form on {page} failed ({detail})',
      over: 'a test inquiry by the form on {page} went through',
      meaning: 'Inquiries may be refused. Send one in a browser to see.',
      commands: ['docker compose ps', 'docker compose logs --tail 50 caddy site db'],
    },
    heartbeat: {
      sentence: 'the outside watch over the site does not answer ({detail})',
      over: 'the outside watch over the site answers again',
      meaning: 'If this machine stops, nobody is told. HEARTBEAT_URL in .env names the watch.',
      commands: ['grep HEARTBEAT_URL .env', 'docker compose logs --tail 50 notify'],
    },
    unexpected: {
      sentence: 'the email service of {host} fails ({detail})',
      over: 'the email service of {host} works again',
      meaning: 'Some emails may be missing. Inquiries are stored.',
      commands: ['docker compose ps', 'docker compose logs --tail 50 notify'],
    },
  },
} as const
