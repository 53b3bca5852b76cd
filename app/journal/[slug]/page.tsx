import type { Metadata } from 'next'
import { notFound } from 'next/navigation'
import { pageMetadata } from '@/components/site/page-metadata'
import { ArticleData } from '@/components/site/structured-data'
import { ArticleHeader } from '@/components/journal/article-header'
import { ArticleBody } from '@/components/journal/article-body'
import { NextArticle } from '@/components/journal/next-article'
import { articles } from '@/content/journal'
import { firstDay } from '@/lib/article-month'
import './article.css'

export const dynamicParams = false
export const generateStaticParams = () => articles.map(({ slug }) => ({ slug }))

export async function generateMetadata({
  params,
}: PageProps<'/journal/[slug]'>): Promise<Metadata> {
  const { article } = await findArticle(params)
  return pageMetadata({
    ...article,
    path: `/journal/${article.slug}`,
    published: firstDay(article.date),
  })
}

export default async function ArticlePage({ params }: PageProps<'/journal/[slug]'>) {
  const { article, next } = await findArticle(params)
  const { default: Text } = await import(`@/content/journal/${article.slug}.mdx`)
  return (
    <article className="reading">
      <ArticleData {...article} />
      <ArticleHeader article={article} />
      <ArticleBody article={article}>
        <Text />
      </ArticleBody>
      <NextArticle article={next} />
    </article>
  )
}

async function findArticle(params: Promise<{ slug: string }>) {
  const { slug } = await params
  const index = articles.findIndex(article => article.slug === slug)
  const article = articles[index]
  const next = articles[(index + 1) % articles.length]
  if (!article || !next) notFound()
  return { article, next }
}
