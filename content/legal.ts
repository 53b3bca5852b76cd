import { existsSync } from 'node:fs'
import path from 'node:path'

/** Labels of the footer, by the file in content/legal that each may link to. `false` hides a label. */
const labels: Readonly<Record<string, string | false>> = {
  'privacy-policy': 'Privacy Policy',
  'terms-of-service': 'Terms of Service',
  'cookie-policy': 'Cookie Policy',
}

export interface LegalPage {
  slug: string
  label: string
  /** Its address, if its file exists; until then the label is plain text. */
  href?: `/legal/${string}`
}

/** Also called on the server at run time: the response to a form renders the footer again. */
const isWritten = (slug: string) =>
  existsSync(path.join(/* turbopackIgnore: true */ process.cwd(), 'content/legal', `${slug}.mdx`))

export const legalPages: readonly LegalPage[] = Object.entries(labels).flatMap(([slug, label]) =>
  label ? { slug, label, ...(isWritten(slug) && { href: `/legal/${slug}` as const }) } : [],
)

/** The legal pages that exist. */
export const writtenLegalPages = legalPages.filter((page): page is Required<LegalPage> => 'href' in page)

/** What the forms' notices link to. */
export const privacyPolicy = writtenLegalPages.find(({ slug }) => slug === 'privacy-policy')
