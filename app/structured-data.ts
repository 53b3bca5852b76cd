import type { BlogPosting, BreadcrumbList, Graph, Offer, Organization, PostalAddress, Thing, WebSite } from 'schema-dts'
import { cardPicture } from '@/content/cards'
import { facts } from '@/content/facts'
import { home, type Collection } from '@/content/home'
import { journal, library, type Article } from '@/content/journal'
import { type ScreenName, screens } from '@/content/screens'
import { studio } from '@/content/studio'
import type { Address } from '@/content/types'
import { isoMonth } from '@/lib/article-month'
import { addressOf } from '@/lib/site-address'

const organizationId = addressOf('/#organization')
const websiteId = addressOf('/#website')
const blogId = addressOf('/journal#blog')
const inLanguage = 'en-IN'
const sameAs = studio.social.flatMap(({ href }) => href ?? [])

/** The home page: the studio, its offers and the site. No reviews: search engines ignore those on one's own site. */
export const homeGraph = (): Graph => graph(studioWithOffers(), website())

/** A screen, one level below the home page. */
export const screenGraph = (name: ScreenName): Graph => graph(breadcrumbs(step(name)))

export const journalGraph = (): Graph =>
  graph(
    {
      '@type': 'Blog',
      '@id': blogId,
      name: journal.header.title,
      description: journal.metadata.description,
      url: addressOf('/journal'),
      inLanguage,
      publisher: { '@id': organizationId },
      blogPost: library.map(article => ({ '@id': essayId(article) })),
    },
    studioInBrief(),
    breadcrumbs(step('journal')),
  )

export const articleGraph = (article: Article): Graph =>
  graph(posting(article), studioInBrief(), breadcrumbs(step('journal'), [article.title, `/journal/${article.slug}`]))

const graph = (...things: Thing[]): Graph => ({ '@context': 'https://schema.org', '@graph': things })

const essayId = ({ slug }: Article) => addressOf(`/journal/${slug}#essay`)

function studioInBrief() {
  return {
    '@type': 'Organization',
    '@id': organizationId,
    name: studio.name,
    url: addressOf('/'),
    logo: addressOf('/apple-icon.png'),
  } as const satisfies Organization
}

function studioWithOffers(): Organization {
  return {
    ...studioInBrief(),
    slogan: studio.tagline,
    description: studio.description,
    image: addressOf(cardPicture('home').url),
    ...(facts.legalName && { legalName: facts.legalName }),
    ...(sameAs.length > 0 && { sameAs }),
    ...(studio.address && { address: postalAddress(studio.address) }),
    areaServed: [{ '@type': 'Country', name: 'India' }, 'Worldwide'],
    contactPoint: {
      '@type': 'ContactPoint',
      contactType: 'inquiries',
      telephone: studio.phone.href.replace('tel:', ''),
      email: studio.email.shown,
      url: addressOf('/contact'),
    },
    makesOffer: home.investment.collections.map(offer),
  }
}

function postalAddress({ street, city, state, postalCode, countryCode }: Address): PostalAddress {
  return {
    '@type': 'PostalAddress',
    streetAddress: street,
    addressLocality: city,
    ...(state && { addressRegion: state }),
    postalCode,
    addressCountry: countryCode,
  }
}

function offer({ name, slug, description, investment }: Collection): Offer {
  return {
    '@type': 'Offer',
    name,
    url: addressOf(`/#${slug}`),
    priceSpecification: {
      '@type': 'PriceSpecification',
      minPrice: Number(investment.replace(/\D/g, '')),
      priceCurrency: 'INR',
    },
    itemOffered: { '@type': 'Service', name, description, serviceType: 'Wedding photography and film' },
  }
}

const website = (): WebSite => ({
  '@type': 'WebSite',
  '@id': websiteId,
  name: studio.name,
  url: addressOf('/'),
  inLanguage,
  publisher: { '@id': organizationId },
})

function posting(article: Article): BlogPosting {
  const { slug, title, description, date, category, author } = article
  const page = addressOf(`/journal/${slug}`)
  return {
    '@type': 'BlogPosting',
    '@id': essayId(article),
    headline: title,
    description,
    url: page,
    mainEntityOfPage: page,
    datePublished: isoMonth(date),
    image: addressOf(cardPicture(slug).url),
    inLanguage,
    ...(category && { articleSection: category }),
    author: author ? { '@type': 'Person', name: author } : { '@id': organizationId },
    publisher: { '@id': organizationId },
    isPartOf: { '@type': 'Blog', '@id': blogId, name: journal.header.title },
  }
}

type Step = readonly [name: string, path: string]

const step = (name: ScreenName): Step => [screens[name].title, screens[name].path]

function breadcrumbs(...steps: Step[]): BreadcrumbList {
  return {
    '@type': 'BreadcrumbList',
    itemListElement: [[studio.name, '/'] as const, ...steps].map(([name, path], index) => ({
      '@type': 'ListItem',
      position: index + 1,
      name,
      item: addressOf(path),
    })),
  }
}
