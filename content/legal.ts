import { existsSync } from 'node:fs'
import path from 'node:path'

/** Labels at the foot of every page, by the file in content/legal that each may lead to. One that is false is not shown. */
const labels: Readonly<Record<string, string | false>> = {
  'privacy-policy': 'Privacy Policy',
  'terms-of-service': 'Terms of Service',
  'cookie-policy': 'Cookie Policy',
}

export interface LegalPage {
  slug: string
  label: string
  /** Its address, if its text is there: until then the label is text. */
  href?: `/legal/${string}`
}

/** Beside the server, too: the answer to a form has the foot of its page rendered anew. */
const isWritten = (slug: string) =>
  existsSync(path.join(/* turbopackIgnore: true */ process.cwd(), 'content/legal', `${slug}.mdx`))

export const legalPages: readonly LegalPage[] = Object.entries(labels).flatMap(([slug, label]) =>
  label ? { slug, label, ...(isWritten(slug) && { href: `/legal/${slug}` as const }) } : [],
)

/** Those whose text is there. */
export const writtenLegalPages = legalPages.filter((page): page is Required<LegalPage> => 'href' in page)

/** What the forms' notices link to. */
export const privacyPolicy = writtenLegalPages.find(({ slug }) => slug === 'privacy-policy')
