import { colleague, facts } from './facts'
import { articles } from './journal'
import { pictureList } from './pictures/list'
import { footer } from './studio'
import { testimonials } from './testimonials'

const content = {
  contact: [facts.phone, facts.whatsapp, facts.email],
  colleague,
  pictures: pictureList as Record<string, { placeholder?: true }>,
  testimonials: [testimonials.about, ...testimonials.privacy, testimonials.contact] as {
    sample: boolean
    author: string
  }[],
  articles: articles as readonly { sample?: true; slug: string }[],
  legal: footer.legal,
}

const isPlaceholderPhone = (phone: string) => phone.replace(/\D/g, '') === '911234567890'

export const placeholders = ({
  contact,
  colleague,
  pictures,
  testimonials,
  articles,
  legal,
} = content): string[] => [
  ...contact.filter(fact => isPlaceholderPhone(fact) || /\.(example|test|invalid)$/.test(fact)),
  ...(/\bexample$/i.test(colleague.name) || isPlaceholderPhone(colleague.phone)
    ? [`colleague: ${colleague.name}, ${colleague.phone}`]
    : []),
  ...Object.entries(pictures).flatMap(([name, { placeholder }]) =>
    placeholder ? `picture ${name}` : [],
  ),
  ...testimonials.flatMap(({ sample, author }) => (sample ? `testimonial: ${author}` : [])),
  ...articles.flatMap(({ sample, slug }) => (sample ? `article ${slug}` : [])),
  ...legal.flatMap(({ label, href }) => (label === 'Privacy Policy' && !href ? label : [])),
]

type Environment = Record<string, string | undefined>

export const isTrial = ({ PLACEHOLDERS }: Environment, found = placeholders()) =>
  PLACEHOLDERS === 'allowed' && found.length > 0

export function publishingFault(env: Environment, found = placeholders()): string | undefined {
  if (!env.SITE_URL?.startsWith('https:')) return undefined
  // With the key that Next makes for each build, every form open during an update would be refused.
  if (!env.NEXT_SERVER_ACTIONS_ENCRYPTION_KEY)
    return 'NEXT_SERVER_ACTIONS_ENCRYPTION_KEY must be set where SITE_URL is https: .env.example says how.'
  if (isTrial(env, found) || !found.length) return undefined
  return `Not the studio's own yet: ${found.join(', ')}. To try it all the same: PLACEHOLDERS=allowed.`
}
