import type { Route } from 'next'
import type {
  Answers,
  detailedInquiryFields,
  Field,
  Fields,
  FormId,
  inquiryFields,
} from '@/lib/inquiry/fields'
import type { Confirmation, Rule } from '@/lib/inquiry/outcome'
import type { Doubt } from '@/lib/inquiry/doubts'
import { facts } from './facts'

const promises = [
  {
    term: 'Who reads it',
    text: 'The people of the studio who answer you and plan your commission. Nobody else: it is not sold, lent, or shown to advertisers.',
  },
  {
    term: 'The copy by mail',
    text: 'A copy reaches the studio’s mailbox, which its mail provider keeps, and is deleted there at the same times.',
  },
  {
    term: 'A confirmation',
    text: 'Once, and unless you ask for full discretion, we may email your address that your letter came: with the time and your reference, and none of your answers. We keep when.',
  },
  {
    term: 'What else is kept',
    text: 'The moment it arrived, and a note where it looks like advertising. A number made from your answers is your reference, and keeps the same inquiry from being stored twice. This page sets no cookie and follows nobody.',
  },
  {
    term: 'In the server’s memory',
    text: 'Against floods of advertising the server remembers for an hour how many inquiries came from one network. It writes that nowhere.',
  },
  {
    term: 'How long',
    text: 'Twenty-four months from the day it arrived, whoever wrote it, and whether or not we work together. Contract and accounts of a commission are papers of their own.',
  },
] as const

const notice = {
  title: 'What happens to your answers',
  inShort: 'Only the studio reads this. It is erased 24 months after it arrived.',
  text: 'We keep what you write here to answer you and to plan your commission, and for nothing else. It is erased sooner if you ask.',
  more: 'Each answer, and how to have it erased',
  promises,
  erase: {
    term: 'How to have it erased',
    text: 'Write to us from the address you gave, at any time and without a reason. We erase every inquiry that bears it within seven days, and tell you when it is done.',
  },
} as const

export const nextSteps = [
  { term: 'Within 24 hours', text: 'A reply to every inquiry, from one of us.' },
  { term: 'Within 3-5 business days', text: 'A consultation, in person or on a call.' },
  { term: 'Within one week', text: 'A custom proposal, in writing.' },
] as const

/** Both forms show these. Each form has its own `sent` and `failed`. */
export const messages = {
  check: {
    one: 'Please look at one of your answers.',
    many: 'Please look at {n} of your answers.',
  },
  /** Shown if answers are missing and no answer is wrong. */
  missing: {
    one: 'One answer is missing.',
    many: '{n} answers are missing.',
  },
  unexpected: {
    title: 'Submission Failed',
    description: 'An unexpected error occurred. Please try again.',
  },
  busy: {
    title: 'Submission Failed',
    description:
      'Many people are writing to us this minute, and yours was not stored. Please send it again in a minute, or call or write to us directly.',
  },
  tooMany: {
    title: 'Submission Failed',
    description:
      'Too many inquiries came from your network in the past hour, and we could not take this one. Please call or write to us directly, or try again in an hour.',
  },
  tooManyInAll: {
    title: 'Submission Failed',
    description:
      'Too many inquiries are reaching us this hour, and we could not take this one. Please call or write to us directly, or try again in an hour.',
  },
  offline: {
    title: 'Submission Failed',
    description:
      'This device seems to be offline. Please send it again once you are connected, or contact us directly.',
  },
  /** The log's line about this failure has the same reference. */
  reference: 'If you call us, say failure {reference}.',
  /** Leads from another page to the form. */
  back: 'Back to your answers',
} as const

const fieldCopy = {
  optional: '(optional)',
  /** Only screen readers have it, because they do not say that a date field is required. */
  required: 'Required.',
  choose: 'Choose one',
  rules: {
    blank: 'Please fill this in.',
    email: 'Please write an address like name@example.com.',
    noDay: 'No day is chosen yet.',
    /** For a browser without a calendar, whose date field takes text. */
    date: 'Please write the day as 2026-02-14.',
    /** For a browser with a calendar. */
    day: 'Please choose a day from the calendar.',
    choice: 'Please choose one of the answers listed.',
    long: 'Please keep this to {max} characters.',
  } as const satisfies Record<Rule | 'noDay', string>,
  doubts: {
    noDot: 'No dot after the @. Is that right?',
    noDigits: 'No digits. Is that right?',
    inThePast: 'In the past. Is the year right?',
    farInTheFuture: 'Far away. Is the year right?',
  } as const satisfies Record<Doubt, string>,
} as const

/** A failure's message has these lines below it. */
const failureCopy = {
  answersStay: 'Everything you typed is still here.',
  /** Hidden after `tooMany` and `tooManyInAll`, because sending again counts as another try. */
  twiceIsFine: 'Sending it twice does no harm.',
  backOnline: 'This device is online again. Please send your inquiry once more.',
  contactTitle: 'Reach us directly',
} as const

const receiptCopy = {
  replyAddress:
    'We write to {email}. If this address is wrong, call us, or correct it and send again.',
  reference: 'Your reference is {reference}.',
  title: 'What you sent',
  copyAnswers: 'Copy',
  isCopied: 'Copied.',
  /** Shown if the browser refuses to copy. */
  isSelected: 'Your answers are selected.',
  share: 'Share',
  correct: 'Correct and send again',
  correctNote: 'If you send it again, we go by the later one.',
  print: 'Print or save as PDF',
  family: 'Tell the family on WhatsApp',
  familyMessage: `We have written to ${facts.name} about our wedding: {wedding}. Reference {reference}.`,
  familySunset: 'The sun sets in {place} at {time} that day.',
  sunset: 'On {day} the sun sets in {place} at {time}.',
  /** Without scripts, a reload sends the form again. */
  reloadNote:
    'Your browser may ask whether to send the form again. You need not. Sending it twice does no harm.',
  /** Below the card. */
  confirmation: {
    usual:
      'A confirmation usually follows by email. Without one, your letter has still reached us.',
    fullNda:
      'You asked for full discretion, so we send no confirmation. This card lives only on this page: keep a picture of it.',
    none: 'This card lives only on this page. Keep a picture of it.',
  } satisfies Record<Confirmation, string>,
  nextForm: 'Write another letter',
  from: [facts.name, facts.phone, facts.email],
  receivedAt: 'Received on {day}, {time} IST.',
} as const

const dateHint = 'The first or main day, or the likeliest.'

const shared = {
  submitting: 'Submitting...',
  honeypot: 'Please leave this empty',
  field: fieldCopy,
  failure: failureCopy,
  receipt: receiptCopy,
} as const

export const inquiryForm = {
  ...shared,
  title: 'Share Your Story',
  intro:
    'We need your names, e-mail, phone number, date and place. Everything else can wait. We answer within 24 hours.',
  submit: 'Send Your Inquiry',
  labels: {
    names: 'Your Names',
    email: 'Email Address',
    phone: 'Phone Number',
    wedding_date: 'Wedding Date',
    location: 'Location',
    guest_count: 'Guest Count',
    budget: 'Investment Range',
    message: 'Tell Us Your Story',
  },
  hints: {
    wedding_date: dateHint,
    location: 'City, palace, garden, or not decided yet.',
  },
  placeholders: { phone: '+91 98765 43210' },
  noDate: {
    text: 'No date yet?',
    label: 'The longer form needs only your name and e-mail.',
    href: '/contact#detailed-inquiry',
  },
  options: {
    budget: {
      '3-5': '₹3–5 lakhs',
      '5-8': '₹5–8 lakhs',
      '8-12': '₹8–12 lakhs',
      '12+': '₹12 lakhs and above',
    },
  },
  messages: {
    ...messages,
    sent: {
      title: 'Inquiry Submitted Successfully!',
      description: "We'll review your inquiry and respond within 24 hours.",
    },
    failed: {
      title: 'Submission Failed',
      description:
        'There was an error submitting your inquiry. Please try again or contact us directly.',
    },
  },
} as const satisfies CopyFor<typeof inquiryFields>

export const detailedInquiryForm = {
  ...shared,
  title: 'Tell Us About Your Celebration',
  intro: 'We need your name and e-mail. Everything else is for you to share or leave.',
  earlyNote: 'This is enough for a first letter.',
  submit: 'Submit',
  sections: {
    essential: 'Essential Details',
    rituals: 'Cultural Rituals & Traditions',
    aesthetic: 'Aesthetic Vision',
    investment: 'Investment Considerations',
    story: 'Tell Us Your Story',
  },
  labels: {
    name: 'Your Name',
    email: 'Email Address',
    phone: 'Phone Number',
    weddingDate: 'Wedding Date',
    venue: 'Venue',
    guestCount: 'Guest Count',
    multiDay: 'How Many Days?',
    culturalDetails: 'Rites and Traditions',
    visualReferences: 'Visual References',
    weddingPlanner: 'Wedding Planner',
    budgetRange: 'Investment Range',
    decisionTimeline: 'When Will You Decide?',
    story: 'Your Story',
    nda: 'Discretion',
  },
  hints: {
    weddingDate: dateHint,
    venue: 'A house, a hotel, a city, or not decided yet.',
    guestCount: 'A rough number is enough.',
    culturalDetails:
      'Haldi, nikah, anand karaj, saat phere: the rites you will keep and the ones dear to you. Share only what you wish to.',
    visualReferences: 'Films, painters, a link, a photograph of your parents’ wedding.',
    weddingPlanner: 'If you have one, so that we do not ask you twice.',
    nda: 'Standard discretion: nothing is shown until you say so. An NDA puts that in writing.',
    story: 'How you met is welcome. What you are afraid will be missed is more useful.',
  },
  placeholders: { phone: '+91 98765 43210' },
  options: {
    decisionTimeline: {
      immediate: 'Within 1 week',
      month: 'Within 1 month',
      quarter: 'Within 3 months',
      exploring: 'Just exploring',
    },
    budgetRange: {
      '5-8': '₹5–8 lakhs',
      '8-12': '₹8–12 lakhs',
      '12-18': '₹12–18 lakhs',
      '18+': '₹18 lakhs and above',
    },
    multiDay: {
      single: 'A single day',
      '2-3': '2–3 days',
      '4-5': '4–5 days',
      week: 'A week or more',
    },
    nda: { standard: 'Standard discretion', nda: 'Full NDA required', public: 'Open to publicity' },
  },
  messages: {
    ...messages,
    sent: {
      title: 'Detailed Inquiry Submitted Successfully!',
      description: "We'll review your submission and get back to you within 24 hours.",
    },
    failed: {
      title: 'Submission Failed',
      description:
        'There was an error submitting your detailed inquiry. Please try again or contact us directly.',
    },
  },
} as const satisfies CopyFor<typeof detailedInquiryFields>

const contact = {
  term: 'Names, e-mail, phone',
  text: 'To write back to you, and to call where a letter would be slow.',
}
const dateAndPlace = {
  term: 'Date and place',
  text: 'To see whether we are free, and how the light falls and the roads run there.',
}
const guestsAndRange = {
  term: 'Guests and range',
  text: 'To propose the collection that fits, and the number of us that a house can bear.',
}
const story = {
  term: 'Your story',
  text: 'To begin our first conversation where you are. Say as much or as little as you like.',
}
const rangeAndDecision = {
  term: 'Range and decision',
  text: 'To propose what fits, by the day you wish to hear from us.',
}

export const privacyNotice = {
  ...notice,
  reasons: {
    names: contact,
    email: contact,
    phone: contact,
    wedding_date: dateAndPlace,
    location: dateAndPlace,
    guest_count: guestsAndRange,
    budget: guestsAndRange,
    message: story,
  },
} satisfies PrivacyNoticeFor<typeof inquiryFields>

const contactOfOne = { ...contact, term: 'Name, e-mail, phone' }
const dateVenueDays = { ...dateAndPlace, term: 'Date, venue, days' }

export const detailedPrivacyNotice = {
  ...notice,
  reasons: {
    name: contactOfOne,
    email: contactOfOne,
    phone: contactOfOne,
    weddingDate: dateVenueDays,
    venue: dateVenueDays,
    multiDay: dateVenueDays,
    guestCount: { term: 'Guests', text: 'To know how many of us a house can bear.' },
    culturalDetails: {
      term: 'Rites and traditions',
      text: 'To stand where we are not in the way when the moment comes. They may tell of your faith: share only what you wish to.',
    },
    visualReferences: {
      term: 'Visual references',
      text: 'To know what you find beautiful.',
    },
    weddingPlanner: {
      term: 'Wedding planner',
      text: 'To ask them, and not you, about times and rooms; after we have spoken to you.',
    },
    budgetRange: rangeAndDecision,
    decisionTimeline: rangeAndDecision,
    nda: {
      term: 'Discretion',
      text: 'To have the agreement ready before we meet.',
    },
    story,
  },
} satisfies PrivacyNoticeFor<typeof detailedInquiryFields>

interface MessageCopy {
  title: string
  description: string
}
interface SentenceWithLink {
  text: string
  label: string
  href: Route
}

interface CopyFor<F extends Fields> extends Readonly<typeof shared> {
  title: string
  intro: string
  submit: string
  messages: typeof messages & Record<'sent' | 'failed', MessageCopy>
  sections?: Record<NonNullable<Field['section']>, string>
  noDate?: SentenceWithLink
  earlyNote?: string
  labels: Record<keyof F, string>
  hints: Partial<Record<keyof F, string>>
  placeholders: Partial<Record<keyof F, string>>
  options: {
    [Name in keyof F as 'options' extends keyof F[Name] ? Name : never]: Record<
      NonNullable<Answers<F>[Name]>,
      string
    >
  }
}
export type FormCopy = CopyFor<Fields>

export const formCopies: Record<FormId, FormCopy> = {
  inquiry: inquiryForm,
  'detailed-inquiry': detailedInquiryForm,
}

interface PrivacyNoticeFor<F extends Fields> extends Readonly<typeof notice> {
  /** Set it if the notice is not English. */
  lang?: string
  reasons: Record<keyof F, { term: string; text: string }>
}
export type PrivacyNoticeCopy = PrivacyNoticeFor<Fields>
