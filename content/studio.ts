import { screenNames, screens } from './screens'

const greeting = 'Hello, we are planning a wedding and would like to speak to the studio.'

/** Who the studio is. Every contact fact below is a placeholder until the studio gives its own. */
export const studio = {
  name: 'Noor Vista',
  tagline: 'Where light keeps its promise.',
  description:
    'Wedding photography and cinematic films for families in India and, by invitation, anywhere in the world.',
  phone: { label: 'Telephone', shown: '+91 12345 67890', href: 'tel:+911234567890' },
  /** Opens a message with its first line written. */
  whatsapp: {
    label: 'WhatsApp',
    shown: '+91 12345 67890',
    href: `https://wa.me/911234567890?text=${encodeURIComponent(greeting)}`,
  },
  email: { label: 'E-mail', shown: 'studio@noorvista.example', href: 'mailto:studio@noorvista.example' },
  /** For a telephone's address book. */
  card: { label: 'Save our contact', href: '/noor-vista.vcf' },
} as const

/** What a form says when it could not be sent. The rest of the studio would be written into its page a second time. */
export const contactMethods = { phone: studio.phone, whatsapp: studio.whatsapp, email: studio.email } as const

/** Sections of the home page that the bar leads to, and the screen before which each stands there. */
const sections = [
  { label: 'About', href: '/#about', before: 'process' },
  { label: 'Privacy', href: '/#privacy', before: 'process' },
  { label: 'Collections', href: '/#investment', before: 'journal' },
] as const

/** The fixed bar and the mobile menu: those sections among the screens of screens.ts. */
export const navigation = {
  label: 'Main',
  links: screenNames.flatMap(name => {
    const { inBar, label, path } = screens[name]
    return [...sections.filter(({ before }) => before === name), ...(inBar ? [{ label, href: path }] : [])]
  }),
  begin: { label: 'Begin Your Vista', href: '/contact' },
  skip: 'Skip to the content',
  home: 'Noor Vista, home',
  menu: { open: 'Menu', close: 'Close' },
  theme: { toLight: 'Switch to the light theme', toDark: 'Switch to the dark theme' },
} as const

export const footer = {
  tagline: studio.tagline,
  social: { title: 'Elsewhere', labels: ['IG', 'FB', 'YT'] },
  services: {
    title: 'Services',
    names: ['Wedding photography', 'Cinematic films', 'Pre-wedding sessions', 'Destination weddings'],
  },
  site: {
    title: 'The site',
    links: screenNames.map(name => ({ label: screens[name].label, href: screens[name].path })),
  },
  contact: { title: 'The studio', availability: 'In India, and available worldwide' },
  copyright: '© 2025 Noor Vista',
  legal: ['Privacy Policy', 'Terms of Service', 'Cookie Policy'],
} as const

export type Studio = typeof studio
export type ContactMethods = typeof contactMethods
export type Navigation = typeof navigation
export type Footer = typeof footer
