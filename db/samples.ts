import {
  type DetailedInquiry,
  detailedInquiryFields,
  type Fields,
  type Inquiry,
  inquiryFields,
} from '@/lib/inquiry/fields'

/** The database must return it unchanged. */
const difficultText = 'श्री & “Zoë” O\'Neil "क्ष्‍" 👩‍👩‍👧‍👦\n\tsecond line; -- \\ {a,"b"} $1 <b>&amp;'

export const inquiry: Inquiry = {
  names: `आरव & Meera ${difficultText}`,
  email: 'आरव@उदाहरण.भारत',
  phone: '+91 98765 43210',
  wedding_date: '2027-02-14',
  location: 'उदयपुर, "Lake Palace"',
  guest_count: "150–200, we don't know yet",
  budget: '12+',
  message: difficultText,
}

export const shortestInquiry: Inquiry = {
  ...leaveEmpty(inquiryFields),
  names: inquiry.names,
  email: inquiry.email,
  phone: inquiry.phone,
  wedding_date: inquiry.wedding_date,
  location: inquiry.location,
}

export const detailedInquiry: DetailedInquiry = {
  name: `Meera ${difficultText}`,
  email: 'meera@example.com',
  phone: '+91 98765 43210',
  weddingDate: '2027-02-14',
  venue: 'Udaipur',
  guestCount: '300',
  culturalDetails: difficultText,
  visualReferences: 'https://example.com/?a=1&b="2"',
  weddingPlanner: 'आरती',
  decisionTimeline: 'quarter',
  budgetRange: '18+',
  multiDay: '4-5',
  nda: 'nda',
  story: difficultText,
}

export const shortestDetailedInquiry: DetailedInquiry = {
  ...leaveEmpty(detailedInquiryFields),
  name: 'Meera',
  email: 'meera@example.com',
}

function leaveEmpty<F extends Fields>(fields: F) {
  return Object.fromEntries(Object.keys(fields).map(name => [name, null])) as Record<keyof F, null>
}
