import { facts } from './facts'
import { type SitePageName, sitePages } from './site-pages'

const { name, tagline, description, email } = facts
const greeting = 'Hello, we are planning a wedding and would like to speak to the studio.'
const digits = (number: string) => number.replace(/\D/g, '')
const whatsapp = facts.whatsapp || facts.phone

export const studio = {
  name,
  tagline,
  description,
  phone: { label: 'Telephone', shown: facts.phone, href: `tel:+${digits(facts.phone)}` },
  whatsapp: {
    label: 'WhatsApp',
    shown: whatsapp,
    href: `https://wa.me/${digits(whatsapp)}?text=${encodeURIComponent(greeting)}`,
  },
  email: { label: 'E-mail', shown: email, href: `mailto:${email}` },
  social: Object.entries(facts.social).map(([label, href]) => ({ label, href })),
} as const

const linkTo = ({ label, path }: (typeof sitePages)[SitePageName]) => ({ label, href: path })

export const navigation = {
  label: 'Main',
  links: [
    { label: 'About', href: '/#about' },
    { label: 'Privacy', href: '/#privacy' },
    linkTo(sitePages.process),
    { label: 'Collections', href: '/#investment' },
    linkTo(sitePages.journal),
    linkTo(sitePages.contact),
  ],
  begin: { label: 'Begin Your Vista', href: '/contact' },
  skip: 'Skip to the content',
  home: `${name}, home`,
  menu: { open: 'Menu', close: 'Close' },
  theme: { label: 'Light theme' },
} as const

interface LegalLabel {
  label: string
  href?: `/${string}`
}

export const footer = {
  tagline,
  social: { title: 'Elsewhere' },
  services: {
    title: 'Services',
    names: [
      'Wedding photography',
      'Cinematic films',
      'Pre-wedding sessions',
      'Destination weddings',
    ],
  },
  site: {
    title: 'The site',
    links: Object.values(sitePages).map(linkTo),
  },
  contact: { title: 'The studio', availability: 'In India, and available worldwide' },
  copyright: `© ${facts.copyright} ${name}`,
  legal: [
    { label: 'Privacy Policy' },
    { label: 'Terms of Service' },
    { label: 'Cookie Policy' },
  ] satisfies LegalLabel[] as readonly LegalLabel[],
} as const

export const legalPages = footer.legal.flatMap(({ href }) => href ?? [])

/** The paths of all pages except articles. */
export const pagePaths = [...Object.values(sitePages).map(({ path }) => path), ...legalPages]

export const privacyPolicy = footer.legal.find(({ label }) => label === 'Privacy Policy')

export type Studio = typeof studio
