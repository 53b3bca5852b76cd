import { facts } from './facts'
import { type SitePageName, sitePageNames, sitePages } from './site-pages'

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

const linkTo = (name: SitePageName) => ({
  label: sitePages[name].label,
  href: sitePages[name].path,
})

export const navigation = {
  label: 'Main',
  links: [
    { label: 'About', href: '/#about' },
    { label: 'Privacy', href: '/#privacy' },
    linkTo('process'),
    { label: 'Collections', href: '/#investment' },
    linkTo('journal'),
    linkTo('contact'),
  ],
  begin: { label: 'Begin Your Vista', href: '/contact' },
  skip: 'Skip to the content',
  home: `${name}, home`,
  menu: { open: 'Menu', close: 'Close' },
  theme: { toLight: 'Switch to the light theme', toDark: 'Switch to the dark theme' },
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
    links: sitePageNames.map(linkTo),
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

export const privacyPolicy = footer.legal.find(({ label }) => label === 'Privacy Policy')

export type Studio = typeof studio
