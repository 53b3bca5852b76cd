import type { BlogPosting, Organization, WithContext } from 'schema-dts'
import { sharePicture } from '@/content/encoded-pictures'
import type { Article } from '@/content/journal'
import { studio } from '@/content/studio'
import { isoMonth } from '@/lib/article-month'
import { addressOf } from '@/lib/site-address'

const organization = {
  '@type': 'Organization',
  '@id': addressOf('/#organization'),
  name: studio.name,
  url: addressOf('/'),
  logo: addressOf('/apple-icon.png'),
} as const satisfies Organization

/** The studio for search engines. Without reviews, which they ignore on one's own site. */
export function StudioData() {
  const { phone, email, social, tagline, description } = studio
  return json({
    '@context': 'https://schema.org',
    ...organization,
    slogan: tagline,
    description,
    sameAs: social.flatMap(({ href }) => href || []),
    areaServed: [{ '@type': 'Country', name: 'India' }, 'Worldwide'],
    contactPoint: {
      '@type': 'ContactPoint',
      contactType: 'inquiries',
      telephone: phone.href.replace('tel:', ''),
      email: email.shown,
      url: addressOf('/contact'),
    },
  } satisfies WithContext<Organization>)
}

export function ArticleData({ slug, title, description, date, category, picture }: Article) {
  return json({
    '@context': 'https://schema.org',
    '@type': 'BlogPosting',
    headline: title,
    description,
    mainEntityOfPage: addressOf(`/journal/${slug}`),
    datePublished: isoMonth(date),
    image: addressOf(sharePicture(picture).url),
    inLanguage: 'en-IN',
    articleSection: category,
    author: organization,
    publisher: organization,
  } satisfies WithContext<BlogPosting>)
}

function json(words: object) {
  // In JSON only `<` could end the script element.
  const __html = JSON.stringify(words).replaceAll('<', '\\u003c')
  return <script type="application/ld+json" dangerouslySetInnerHTML={{ __html }} />
}
