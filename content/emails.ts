import { colleague, facts } from './facts'

const smokeTestCommand = 'docker compose exec notify node notify.mjs --smoke-test'
const inboxCommand = `docker compose exec db psql -U owner noor_vista -xc 'select * from inbox order by answered is not null, received desc'`

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
    noDotAndNoPhone:
      'No dot after the @, and no number to ring: try Write, and never guess the address. If it comes back, nothing reaches them: tap Mark as answered, and wait for them to write again.',
    noDigits: 'No digits: use Write.',
    noDigitsAndNoDot: 'No digits.',
    inThePast: 'This day has passed: ask them for the year.',
    farInTheFuture: 'This day is far away: ask them for the year.',
  },

  flagged: {
    why: 'Why: {reasons}.',
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
    why: 'Nothing that the couple wrote is in this email, and Reply does not reach them.',
  },

  nda: {
    subject: `ask ${colleague} now ({reference})`,
    ask: `Ring ${colleague} now and say: {reference}.`,
    toDo: `${colleague} looks it up, rings you back, and tells you what the couple wrote and how to reach them. Then answer the couple.`,
    why: 'The couple want a full NDA before they say more. So nothing that they wrote is in this email, and Reply does not reach them.',
    /** Where the email about it goes to the studio alone. */
    forward: `Forward this email to ${colleague} now. It names nobody.`,
    ofColleague: {
      subject: 'you alone may read this one ({reference})',
      first: 'You alone may read this one. The studio must answer by {time}.',
      why: 'A couple want a full NDA. So no email says who they are, and the studio waits for you to tell it.',
      show: 'This shows what they wrote, on the server:',
      tell: 'Then ring the studio on the number that you know. Say what the couple wrote and how to reach them. If somebody rings you and asks, say nothing, hang up and ring the studio. Write none of it into an email.',
    },
    /** {reference} as the view has it. */
    command: `docker compose exec db psql -U owner noor_vista -xc "select * from export where reference = '{reference}'"`,
    inList: 'Full NDA {reference}',
    askInList: `Full NDA: ask ${colleague}`,
  },

  refusedText: {
    subject: '{reference}, its text is missing',
    why: "The mail server refused this inquiry's text, so it is missing here.",
    ask: `Ask ${colleague} to show you what the couple wrote: give the reference {reference}.`,
  },

  related: {
    before:
      'This couple has written before, or somebody who uses their telephone or address. Answer both addresses, each by itself. Tell neither what only the other wrote.',
    since:
      'This couple has written again, or somebody who uses their telephone or address. Answer both addresses, each by itself. Tell neither what only the other wrote.',
    other: 'The other: {reference}, {time}. Search this mailbox for it.',
    similar:
      'Others with the same day or names: {references}. They may be other couples. If you see that they are not, answer each address by itself.',
    inList:
      'The next {count} are from one couple, or from somebody who uses their telephone or address. Answer each address by itself.',
  },

  lists: {
    count: '{count}',
    countWithCheck: '{count}, and {toCheck} to check',
    onlyCheck: '{toCheck} that may be advertising',
    first: 'Answer by {time}, from the top',
    alone: 'So many came that these have no email of their own.',
    elsewhere: 'Inquiries of this hour with an email of their own: {count}.',
    toDo: 'Once you have answered one, tap Mark as answered.',
    toDoOfCheck:
      'If a couple wrote it, answer within 24 hours after it came. If not, tap Mark as answered.',
    firstToCheck: 'Read this today: it may be advertising, or from a couple',
    firstOfMoreToCheck: 'Read these {toCheck} today: each may be advertising, or from a couple',
    toCheck: 'To check: these may be advertising. Read them all the same.',
    more: `And {count} more: ask ${colleague} today to show you those.`,
    moreToCheck: `And {count} more that may be advertising: ask ${colleague} to show you those.`,
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
    ifSo: 'Nobody has tapped Mark as answered. If the studio has answered, ask them to tap it. If not, ask them to answer now.',
  },

  summary: {
    waiting: '{count} waiting',
    nobody: 'nobody waits',
    overdue: '{count} of them overdue',
    toCheck: '{count} to check',
    unknown: 'it is not known who waits',
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
      'The database cannot be read, so it is not known who waits. Answer what is in this mailbox. The list comes today, once the database can be read again.',
    forColleague: `For ${colleague}`,
    /** Where nothing is broken and the colleague has something to do. */
    forward: `For ${colleague}: forward this email today`,
    backup: 'The last verified backup is {age} old.',
    noBackup: 'No backup has been verified yet. The first one is made at night.',
    smokeTest: 'A test inquiry went through, {time}.',
    smokeTestBusy:
      'The site was too busy for a test inquiry, {time}. The test runs again each hour.',
    week: 'Last week: {answered} answered, half of them within {half}; the slowest took {slowest}.',
    weekOfOne: 'Last week: 1 answered, within {slowest}.',
    emptyWeek: 'Last week: nothing was marked as answered.',
    oneAddress:
      'SMTP_FROM is also a recipient: while that mailbox is full or closed, no email says so. Give SMTP_FROM another address, and ALERT_TO one at another provider.',
  },

  durations: {
    minute: 'one minute',
    minutes: '{count} minutes',
    hour: 'one hour',
    hours: '{count} hours',
    days: '{count} days',
  },

  alarm: {
    sentence: '{sentence}.',
    since: 'Since {time}.',
    /** By a problem's urgency. */
    staff: {
      now: `Staff: ring ${colleague} now, and say that this email came.`,
      today: `Staff: make sure today that ${colleague} has read this. Couples notice nothing.`,
    },
    ifCouplesRing: 'If couples ring, write down what they say.',
    commands: `For ${colleague}, on the server:`,
    refusedAt: 'The last inquiry was refused {time}.',
    over: 'Over after {duration}, at {time}.',
    staffOfOver: 'Staff: if couples rang meanwhile, answer them now.',
    nothingToDo: 'There is nothing left to do.',
    testForms: `For ${colleague}, on the server: this tests both forms, and emails nobody.`,
    said: 'The alarm since {time} said: {sentence}.',
    testFormsCommand: smokeTestCommand,
  },

  /**
   * By the kind of a problem: a sentence for the subject, one for when it is over, when the colleague
   * must know, what it means, and what to do and type on the server.
   */
  problems: {
    site: {
      sentence: 'the site {host} does not answer as it should ({detail})',
      over: 'the site {host} answers again',
      urgency: 'now',
      meaning: 'Couples may see nothing, or their inquiries may be refused.',
      toDo: 'See what is down, and why. The last command checks the logins, and puts tables and rights in order.',
      commands: [
        'docker compose ps',
        'docker compose logs --tail 50 caddy site',
        'docker compose run --rm migrate',
      ],
    },
    database: {
      sentence: 'the database of {host} does not answer ({detail})',
      over: 'the database of {host} answers again',
      urgency: 'now',
      meaning: 'New inquiries may be refused, and none is emailed.',
      toDo: 'See whether it runs, why not, and whether a disk is full.',
      commands: ['docker compose ps', 'docker compose logs --tail 50 db', 'df -h'],
    },
    login: {
      sentence: 'the database of {host} refuses our login ({detail})',
      over: 'the database of {host} accepts our login again',
      urgency: 'now',
      meaning: 'New inquiries may be refused, and none is emailed.',
      toDo: 'The last command tries all three logins and names the first that fails.',
      commands: [
        'docker compose ps',
        'docker compose logs --tail 50 db migrate',
        'docker compose run --rm migrate',
      ],
    },
    email: {
      sentence: 'the mail server takes no emails from {host} ({detail})',
      over: 'the mail server takes emails from {host} again',
      urgency: 'now',
      meaning: `Inquiries are stored, and are emailed once the mail server takes them. Until then, ask ${colleague} who has written.`,
      toDo: 'The log has the code of each refusal. The second command shows who has written: tell the studio.',
      commands: ['docker compose logs --tail 50 notify', inboxCommand],
    },
    mailbox: {
      sentence: 'the mail server refuses all emails to the studio ({detail})',
      over: 'the mail server takes emails to the studio again',
      urgency: 'now',
      meaning: `The mailbox may be full or closed, or its address mistyped. Inquiries are stored, and are emailed once the mailbox takes them. Until then, ask ${colleague} who has written.`,
      toDo: 'Ring the studio: they empty a full mailbox. If the address is wrong, correct it in .env and use the second command. The last one shows who has written.',
      commands: ['grep SMTP_TO .env', 'docker compose up -d notify', inboxCommand],
    },
    recipient: {
      sentence: 'the mail server refuses emails to {address} ({code})',
      over: 'the mail server takes emails to {address} again',
      urgency: 'today',
      meaning:
        'That mailbox gets no emails from us: it may be full or closed, or its address may be mistyped.',
      toDo: 'Have a full mailbox emptied. If the address is wrong, correct it in .env, and then use the last command.',
      commands: [
        'grep -E "SMTP_TO|ALERT_TO" .env',
        'docker compose logs --tail 50 notify',
        'docker compose up -d notify',
      ],
    },
    backup: {
      sentence: 'no backup has been verified for {hours} hours',
      over: 'a backup has been verified',
      urgency: 'today',
      meaning: 'If the machine fails, the inquiries since the last verified backup are lost.',
      toDo: 'The log says which step failed. Once that is repaired, make a backup and verify it.',
      commands: [
        'docker compose logs --tail 50 nightly',
        'docker compose exec nightly /nightly make',
        'docker compose exec nightly /nightly verify',
      ],
    },
    disk: {
      sentence: 'only {gigabytes} GB are free where the backups are',
      over: 'there is room for backups again',
      urgency: 'today',
      meaning: 'When none is left, backups fail, and then inquiries are refused.',
      toDo: 'See what fills the disk. The last command deletes images that nothing uses.',
      commands: ['df -h', 'docker system df', 'docker image prune'],
    },
    'smoke test': {
      sentence: 'a test inquiry through the form on {page} failed ({detail})',
      over: 'a test inquiry through the form on {page} went through',
      urgency: 'now',
      meaning: 'Inquiries may be refused.',
      toDo: 'The logs say why. The last command tests both forms again, and emails nobody.',
      commands: [
        'docker compose ps',
        'docker compose logs --tail 50 caddy site db',
        smokeTestCommand,
      ],
    },
    busy: {
      sentence: 'the site has been too busy for a test inquiry for {hours} hours',
      over: 'the site is no longer too busy for a test inquiry',
      urgency: 'now',
      meaning: 'Couples may be asked to send their inquiry later.',
      toDo: 'See whether a flood of inquiries is coming, or whether the machine is too slow.',
      commands: ['docker compose logs --tail 50 site', 'docker stats --no-stream'],
    },
    heartbeat: {
      sentence: 'the service that watches this machine does not answer ({detail})',
      over: 'the service that watches this machine answers again',
      urgency: 'today',
      meaning: 'The site works. If the machine stops now, nobody is told.',
      toDo: 'HEARTBEAT_URL in .env is the address that does not answer.',
      commands: ['grep HEARTBEAT_URL .env', 'docker compose logs --tail 50 notify'],
    },
    unexpected: {
      sentence: 'the email service of {host} has an error ({detail})',
      over: 'the email service of {host} works again',
      urgency: 'now',
      meaning: `Inquiries are stored, and emails about some may be missing. Ask ${colleague} who has written.`,
      toDo: 'The log has the error. The second command shows who has written: tell the studio.',
      commands: ['docker compose logs --tail 50 notify', inboxCommand],
    },
  },
} as const
