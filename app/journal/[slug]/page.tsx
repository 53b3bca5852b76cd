import type { Metadata } from 'next'
import { notFound } from 'next/navigation'
import { pageMetadata } from '@/app/page-metadata'
import { EssayData } from '@/app/structured-data'
import { ArticleHeader } from '@/components/journal/article-header'
import { Essay } from '@/components/journal/essay'
import { NextArticle } from '@/components/journal/next-article'
import { library } from '@/content/journal'
import { isoMonth } from '@/lib/article-month'
import './essay.css'

/** Each essay is prerendered; any other slug answers 404 with the Not-found page. */
export const dynamicParams = false
export const generateStaticParams = () => library.map(({ slug }) => ({ slug }))

export async function generateMetadata({
  params,
}: PageProps<'/journal/[slug]'>): Promise<Metadata> {
  const { article } = await find(params)
  const { slug, title, description, date, picture } = article
  return pageMetadata({
    title,
    description,
    path: `/journal/${slug}`,
    picture,
    published: isoMonth(date),
  })
}

export default async function ArticlePage({ params }: PageProps<'/journal/[slug]'>) {
  const { article, next } = await find(params)
  const { default: Words } = await import(`@/content/journal/${article.slug}.mdx`)
  return (
    <article className="reading">
      <EssayData {...article} />
      <ArticleHeader article={article} />
      <Essay article={article}>
        <Words />
      </Essay>
      <NextArticle article={next} />
    </article>
  )
}

async function find(params: Promise<{ slug: string }>) {
  const { slug } = await params
  const index = library.findIndex(article => article.slug === slug)
  const article = library[index]
  const next = library[(index + 1) % library.length]
  if (!article || !next) notFound()
  return { article, next }
}
