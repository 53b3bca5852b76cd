import type { BlogPosting, Graph, Organization, WithContext } from 'schema-dts'
import type { Article } from '@/content/journal'
import { studio } from '@/content/studio'
import { firstDay } from '@/lib/article-month'
import { absoluteUrl } from '@/lib/site-address'
import { sharePicture } from './share-picture'

const organization = {
  '@type': 'Organization',
  '@id': absoluteUrl('/#organization'),
  name: studio.name,
  url: absoluteUrl('/'),
  logo: absoluteUrl('/apple-icon.png'),
} as const satisfies Organization

/** Without the testimonials, because search engines ignore reviews of a site's own owner. */
export function StudioData() {
  const { phone, email, social, tagline, description } = studio
  const { name, url } = organization
  return renderJsonLd({
    '@context': 'https://schema.org',
    '@graph': [
      {
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
          url: absoluteUrl('/contact'),
        },
      },
      { '@type': 'WebSite', name, url, publisher: { '@id': organization['@id'] } },
    ],
  } satisfies Graph)
}

export function ArticleData({ slug, title, description, date, category, picture }: Article) {
  return renderJsonLd({
    '@context': 'https://schema.org',
    '@type': 'BlogPosting',
    headline: title,
    description,
    mainEntityOfPage: absoluteUrl(`/journal/${slug}`),
    datePublished: firstDay(date),
    image: absoluteUrl(sharePicture(picture).url),
    inLanguage: 'en-IN',
    articleSection: category,
    author: organization,
    publisher: organization,
  } satisfies WithContext<BlogPosting>)
}

function renderJsonLd(data: object) {
  // Of JSON's characters only `<` can end the script element.
  const __html = JSON.stringify(data).replaceAll('<', '\\u003c')
  return <script type="application/ld+json" dangerouslySetInnerHTML={{ __html }} />
}
