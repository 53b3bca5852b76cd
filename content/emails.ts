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
  /** After the first sentence. It stands above the line, so it does not say why. */
  readEnd: 'First read the end of this email.',
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
    noDot: 'The address has no dot after the @: use WhatsApp or Call.',
    noDotAndNoPhone:
      'The address has no dot after the @, and there is no number to ring. Write once, and do not correct the address. Then tap Mark as answered, even if your email comes back: they may write again.',
    /** Beside another inquiry with the same telephone and an address that works. */
    noDotInGroup:
      'The address has no dot after the @: answer the others of this group, then mark this one too.',
    /** In a list or a reminder. */
    noDotOfRelatedEntry: 'The address has no dot after the @: do what stands below.',
    noDotOfRelated: 'The address has no dot after the @: first read the end of this email.',
    noDigits: 'The number has no digits: use Write.',
    noDigitsAndNoDot: 'The number has no digits: there is nothing to ring.',
    inThePast: 'This day has passed: ask them for the year.',
    farInTheFuture: 'This day is far away: ask them for the year.',
  },

  flagged: {
    why: 'Why: {reasons}.',
    /** By what is stored. */
    reasonOf: {
      'a hidden field': 'a field is filled in that people do not see',
      'link in a short answer': 'there is a link where people write none',
      markup: 'it contains web code',
      'many links': 'it links to more than eight sites',
      'many from one address': 'more than five came from one network within an hour',
      repeated: 'the same text came several times',
    },
  },

  noReply: 'Reply does not reach the couple: use a button below.',
  noReplyOfRelated: 'Reply does not reach the couple: first read the end.',
  onlyWrite: 'Reply does not reach the couple: first read the end, then use only Write.',
  ofTheForm: 'They chose this on our site. The form wrote this sentence, and they added no story.',
  /** After it. Such an email has no Reply, which would quote this to the couple. */
  ofGallery:
    'Send no gallery yet: ask what they would like to see. The owner of the studio says which one you may show.',
  /** In a list or a reminder, which have no answers. */
  whereWords: 'What they wrote: search this mailbox for {reference}.',
  cut: '… (cut here)',
  /** Beside the buttons. Reply quotes it, so it does not say whom to ring. */
  cutAbove: 'A long answer is cut. Before you answer, read the end of this email.',
  cutNote: `A long answer is cut. Before you answer, ring ${colleague} and say {reference}, to hear the rest.`,
  onlyForStudio: 'Only for the studio.',
  deleteFirst: 'Delete what stands below before you reply.',

  withheld: {
    ask: `Ring ${colleague} and say: {reference}.`,
    toDo: `${colleague} rings you back, and tells you what the couple wrote and how to reach them. Then answer the couple, and only then tap Mark as answered.`,
    why: `Nothing that the couple wrote is in this email, and Reply does not reach them. You may forward it to ${colleague}.`,
    askInList: `Ring ${colleague} and say {reference}, unless you have been told already.`,
  },

  nda: {
    subject: `ring ${colleague} ({reference})`,
    first: `Ring ${colleague} (7:00 to 22:00), then answer by {time}`,
    forward: `1. Forward this email to ${colleague} now. It names nobody. If you do not have the address, ring first and ask for it.`,
    ask: 'Say only: {reference}.',
    askSecond: `2. Ring ${colleague} and say only: {reference}.`,
    toDo: `${colleague} rings you back, and tells you what the couple wrote and how to reach them. If nobody picks up, ring again each hour. Once you know, answer the couple in the way that ${colleague} tells you. Write nothing that they wrote into any message. Ask the owner of the studio for the NDA.`,
    why: 'The couple want a full NDA before they say more. So nothing that they wrote is in this email, and Reply does not reach them.',
    onceAnswered: 'For the studio, once you have answered:',
    ofColleague: {
      subject: 'look it up and ring the studio ({reference})',
      first: 'Look this up and ring the studio (7:00 to 22:00). It must answer by {time}.',
      why: 'A couple want a full NDA. So no email says who they are. Tell the studio alone.',
      tell: 'Then ring the studio on the number that you know. Say what the couple wrote and how to reach them. Write none of it into a message.',
      ifRung:
        'If anybody rings you about it, the studio too, say only: I ring you back. Then ring the studio on the number that you know.',
    },
    /** {reference} as the view has it. */
    command: `docker compose exec db psql -U owner noor_vista -xc "select * from export where reference = '{reference}'"`,
    inList: 'Full NDA {reference}',
    askInList: `Full NDA: ring ${colleague} and say {reference}, unless you have been told already.`,
    /** For the colleague. */
    toldByReference: 'Full NDA: have you told the studio?',
  },

  refusedText: {
    subject: '{reference}, its text is missing',
    ask: `Before you answer, ring ${colleague} and say {reference}, to hear what the couple wrote.`,
    why: 'The mail server refused to carry their words. That happens to harmless words too.',
  },

  /** What staff learn of other inquiries with the same telephone or address. */
  related: {
    before: 'This couple, or somebody with their telephone or address, has written before.',
    since: 'This couple, or somebody with their telephone or address, has written again.',
    sameAddress: '{reference}: the same address, received {time}.',
    otherAddress: '{reference}: the same telephone, another address, received {time}.',
    due: 'Answer it by {time}.',
    overdue: 'It is overdue since {time}.',
    answered: 'It was marked as answered {time}.',
    search: 'Search this mailbox for each reference, and read it first.',
    answerOnce:
      'The address is the same: answer once. Then mark each as answered: each has its own button in its own email.',
    /** Where all others are answered. */
    answerToo:
      'The address is the same, and what they wrote before is answered. Read that answer, then answer this one too, and mark it as answered. Do not repeat what was said.',
    byEmail: 'Use email, not WhatsApp or the telephone: a number may be wrong.',
    answerEach:
      'The addresses differ: send an email to each, and use no WhatsApp and no telephone. Tell neither address what only the other one wrote. Then mark each as answered: each has its own button in its own email.',
    /** Where all others are answered. */
    answerThis:
      'The addresses differ, and what was written before is answered. Answer this one by email, use no WhatsApp and no telephone, and mark it as answered. Tell neither address what only the other one wrote.',
    /** Where this one's address does not work. */
    answerOther:
      'This address does not work. Use Write in the other email, then mark both as answered. If the other email has no Write, use WhatsApp or Call. Tell neither address what only the other one wrote.',
    similar:
      '{references}: the same day or names. It may be another couple: answer each by itself, and tell neither about the other.',
    inList:
      'Answer these {count} together ({references}). They give the same telephone or address.',
    onceInList: 'The address is the same: answer once, and mark each.',
    /** Where some addresses do not work. */
    someInList:
      'Write only to {working}: an email does not reach {dead}. Use no WhatsApp and no telephone, and mark each. Tell no address what only another one wrote.',
    eachInList:
      'Send one email to each address, use no WhatsApp and no telephone, and mark each. Tell no address what only another one wrote.',
  },

  lists: {
    count: '{count}',
    countWithCheck: '{count}, and {toCheck} to check',
    onlyCheck: '{toCheck} that may be advertising',
    first: 'Answer by {time}, from the top',
    aloneOfOne: 'This one has no email of its own, because so many came.',
    alone: 'These {count} have no email of their own, because so many came.',
    elsewhere: '{count} more of this hour have one: answer those too, each from its own email.',
    beginnings: `Here stand only names, day, place and the first words of each story. Where a story ends in …, or you need to know more, ring ${colleague} and say the reference. One call will do for several.`,
    toDo: 'Once you have answered one, tap Mark as answered.',
    toDoOfCheck:
      'If a couple may have written it, answer in time: no reminder comes. If it is advertising, answer nothing, and tap Mark as answered.',
    firstToCheck: 'Read this now: it may be advertising, or from a couple',
    firstOfMoreToCheck: 'Read these {toCheck} now: each may be advertising, or from a couple',
    firstToAsk: `Ring ${colleague} now about {reference}: it may be advertising, or from a couple`,
    firstOfMoreToAsk: `Ring ${colleague} now about these {toCheck}: each may be advertising, or from a couple`,
    toCheck:
      'To check: each may be advertising, or from a couple. Read each: no reminder comes. If it is advertising, answer nothing, and mark it.',
    more: `And {count} more: ring ${colleague} today, who reads you those.`,
    moreToCheck: `And {count} more that may be advertising: ring ${colleague} today, who reads you those.`,
    due: 'Answer by {time}',
    /** Where it is due in the night or early tomorrow. */
    dueEarly: 'Answer by {time}: answer it today',
    overdue: 'Overdue since {time}',
    flagged: 'May be advertising. If not, answer by {time}',
    flaggedOverdue: 'May be advertising. If not, answer now: it was due {time}',
  },

  reminders: {
    reminderOfMore: 'Answer these {count}, from the top: the first by {time}',
    overdue: 'Answer now: it was due {time}',
    overdueOfMore: 'Answer these {count} now, from the top: the first was due {time}',
    apologise: 'If not, begin with an apology.',
    notMarked: 'Nobody has tapped Mark as answered. If you have answered, tap it.',
    byReference: 'Ring the studio and ask: have you answered {reference}?',
    byReferences: 'Ring the studio and ask: have you answered these {count}?',
    moreByReference: 'And {count} more.',
    ifSo: 'Nobody has tapped Mark as answered. If the studio has answered, ask them to tap it. If not, ask them to answer now. If nobody picks up, ring the owner.',
  },

  summary: {
    waiting: '{count} waiting',
    nobody: 'nobody waits',
    overdue: '{count} of them overdue',
    toCheck: '{count} to check',
    unknown: 'it is not known who waits',
    broken: 'something is broken',
    toRepair: 'something is to be repaired',
    /** By the urgency of what is broken. */
    first: {
      now: `Something is broken. Ring ${colleague} now, unless you have. If couples ring, write down what they say.`,
      today: `Something is to be repaired. Make sure today that ${colleague} knows, unless you have done so. Couples notice nothing so far.`,
    },
    answer: 'Answer {count}, from the top',
    answerOne: 'Answer this one',
    answerOneOverdue: 'Answer this one now: it is overdue',
    answerWithOverdue: 'Answer {count}, from the top: {overdue} overdue',
    check: 'Read {count} to check',
    groups: {
      overdue: 'Overdue {count}',
      today: 'Today {count}',
      later: 'Later {count}',
      toCheck: 'To check {count}',
    },
    toDo: 'Tap Mark as answered once you have answered one.',
    nobodyWaits: 'Nobody waits for an answer.',
    unknownToDo:
      'The database cannot be read, so we do not know who waits. Answer what is in this mailbox, and keep those emails: until this is over, Mark as answered may fail. If it does, tap it again once this is over. The list comes once the database can be read again.',
    forColleague: `For ${colleague}`,
    /** Where the email may name couples. The colleague has the same alarm. */
    copyIfAsked: `For ${colleague}. Staff: if you are asked for it, copy what stands below into a new email. Do not forward this one, because it may name couples.`,
    /** For what no alarm says. */
    copy: `Staff: copy what stands below into a new email to ${colleague} today. Do not forward this one, because it may name couples.`,
    /** In the first lines, where there is such a note. */
    noteAtEnd: `At the end stands a note for ${colleague}: copy it into a new email today.`,
    record: 'For the record, nothing to do:',
    backup: 'The last verified backup is {age} old.',
    noBackup:
      'No verified backup is there yet. Backups are made at night. If one is late, an alarm comes.',
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
    since: 'First noticed {time}.',
    /** By a problem's urgency, unless the problem has its own. */
    first: {
      now: `Staff: ring ${colleague} now. {sentence}.`,
      today: `Staff: make sure today that ${colleague} has read this. {sentence}.`,
    },
    forward: `This email names no couple: if ${colleague} has not got it, forward it.`,
    couplesNotice: 'Couples notice nothing so far.',
    ifCouplesRing: 'If couples ring, write down what they say.',
    commands: `For ${colleague}, in the site's folder on the server:`,
    refusedAt: 'The last inquiry was refused {time}.',
    over: 'Over after {duration}, at {time}.',
    /** What is left to do when an alarm is over, by its kind. */
    staffOfOver: 'Staff: answer those who rang meanwhile.',
    lateEmails:
      'Staff: late inquiries come now. Answer the oldest first, because some may be due soon.',
    noRinging: `If you have not reached ${colleague} yet, you need not ring any more.`,
    nothingToDo: 'There is nothing left to do.',
    testForms: `For ${colleague}, in the site's folder on the server: this tests both forms, and emails nobody.`,
    said: 'First noticed {time}: {sentence}.',
    testFormsCommand: smokeTestCommand,
  },

  /**
   * By the kind of a problem: a sentence for the subject, one for when it is over, when the colleague
   * must know, what it means, and what to do and type on the server. `first` replaces the first line.
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
      meaning:
        "It is the site's own login, no password of staff. New inquiries may be refused, and none is emailed.",
      toDo: 'The last command tries all three logins and names the first that fails.',
      commands: [
        'docker compose ps',
        'docker compose logs --tail 50 db migrate',
        'docker compose run --rm migrate',
      ],
    },
    email: {
      sentence:
        'inquiries may be missing from this mailbox, because the mail server took no email from {host} ({detail})',
      over: 'the mail server takes emails from {host} again',
      first: `Staff: ring ${colleague} now, unless an email called Over has come already. {sentence}.`,
      urgency: 'now',
      meaning: `Inquiries are stored, and are emailed once the mail server takes them. Ask ${colleague} who has written.`,
      toDo: 'The log has the code of each refusal. The second command shows who has written: tell the studio.',
      commands: ['docker compose logs --tail 50 notify', inboxCommand],
    },
    mailbox: {
      sentence: 'the mail server refuses all emails to the studio ({detail})',
      over: 'the mail server takes emails to the studio again',
      first: `${colleague}: ring the studio now. {sentence}.`,
      urgency: 'now',
      meaning: `The mailbox may be full or closed, or its address mistyped. Staff, if you read this: ring ${colleague}, who says who has written. Then make room: delete large or old emails that are no inquiry, and empty the bin. Delete no inquiry, summary or reminder. Inquiries are stored, and are emailed once the mailbox takes them.`,
      toDo: 'If the mailbox is full, the studio deletes large or old emails, but no inquiry, summary or reminder. If the address is wrong, correct it in .env and use the second command. The last one shows who has written.',
      commands: ['grep SMTP_TO .env', 'docker compose up -d notify', inboxCommand],
    },
    recipient: {
      sentence: 'the mail server refuses emails to {address} ({code})',
      over: 'the mail server takes emails to {address} again',
      urgency: 'today',
      meaning:
        'That mailbox gets no emails from us: it may be full or closed, or its address may be mistyped. Staff: if the mailbox is yours and full, make room. Delete large or old emails, but no inquiry, summary or reminder, and empty the bin.',
      toDo: 'If the mailbox is full, have room made in it: no inquiry may be deleted. If the address is wrong, correct it in .env, and then use the last command.',
      commands: [
        'grep -E "SMTP_TO|ALERT_TO" .env',
        'docker compose logs --tail 50 notify',
        'docker compose up -d notify',
      ],
    },
    backup: {
      sentence: 'no backup has been verified for more than {hours} hours',
      over: 'a backup has been verified',
      urgency: 'today',
      meaning:
        'Nothing is lost now. If the machine fails before the next backup, the inquiries since the last verified one are lost.',
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
      meaning: 'Once none is left, backups fail, and then inquiries are refused.',
      toDo: 'See what fills the disk. The last command deletes old versions of the program (Docker images). It touches no photograph.',
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
      sentence: 'the site has been too busy for a test inquiry for {hours} hours or more',
      over: 'the site is no longer too busy for a test inquiry',
      urgency: 'now',
      meaning: 'The site may ask couples to send their inquiry later.',
      toDo: 'See whether a flood of inquiries is coming, or whether the machine is too slow.',
      commands: ['docker compose logs --tail 50 site', 'docker stats --no-stream'],
    },
    heartbeat: {
      sentence: 'the service that watches this machine does not answer ({detail})',
      over: 'the service that watches this machine answers again',
      urgency: 'today',
      meaning: 'Nothing else need be wrong. If the machine stops now, nobody is told.',
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
