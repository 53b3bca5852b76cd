import { pictures } from './pictures/encoded'
import { nextSteps } from './inquiry'
import { requests } from './requests'
import { sitePages } from './site-pages'
import { testimonials } from './testimonials'

export const contact = {
  metadata: {
    title: `${sitePages.contact.label}: ${sitePages.contact.title}`,
    description:
      'Write to the studio about your wedding: the dates, the rites, the house. Every inquiry is answered within 24 hours.',
  },
  hero: {
    picture: pictures[sitePages.contact.picture],
    title: sitePages.contact.title,
    lead: 'We accept fewer than twelve commissions annually. Tell us about yours; we read every word.',
  },
  requests,
  direct: { title: 'Direct Contact' },
  expect: {
    title: 'What to Expect',
    points: [
      ...nextSteps,
      {
        term: '12-18 months in advance',
        text: 'When the studio books. Later is sometimes possible; ask.',
      },
      {
        term: 'In every collection',
        text: 'Travel within India, and professional backup systems.',
      },
    ],
  },
  testimonial: testimonials.contact,
} as const

export type Contact = typeof contact
