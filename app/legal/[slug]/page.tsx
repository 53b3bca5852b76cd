import type { Metadata } from 'next'
import { notFound } from 'next/navigation'
import { pageMetadata } from '@/app/page-metadata'
import { legalGraph } from '@/app/structured-data'
import { StructuredData } from '@/components/site/structured-data'
import { facts } from '@/content/facts'
import { writtenLegalPages } from '@/content/legal'
import '@/app/journal/[slug]/essay.css'

/** Each file of content/legal is prerendered; any other slug answers 404 with the Not-found page. */
export const dynamicParams = false
export const generateStaticParams = () => writtenLegalPages.map(({ slug }) => ({ slug }))

export async function generateMetadata({ params }: PageProps<'/legal/[slug]'>): Promise<Metadata> {
  const { label, href } = await find(params)
  return pageMetadata({
    title: label,
    description: `${label} of ${facts.name}, wedding photography and films.`,
    path: href,
    card: 'home',
  })
}

export default async function LegalPage({ params }: PageProps<'/legal/[slug]'>) {
  const page = await find(params)
  const { default: Words } = await import(/* turbopackOptional: true */ `@/content/legal/${page.slug}.mdx`)
  return (
    <article>
      <StructuredData graph={legalGraph(page)} />
      <header className="page-grid pt-[calc(var(--bar)+3rem)] lg:pt-[calc(var(--bar)+7rem)]">
        <h1 className="col-span-full text-display lg:col-start-2">{page.label}</h1>
      </header>
      <div className="page-grid py-18 lg:pt-24 lg:pb-28">
        <div className="essay-layout">
          <div className="essay legal">
            <Words />
          </div>
        </div>
      </div>
    </article>
  )
}

async function find(params: Promise<{ slug: string }>) {
  const { slug } = await params
  return writtenLegalPages.find(page => page.slug === slug) ?? notFound()
}
