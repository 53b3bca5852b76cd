import { sitePageMetadata } from '@/components/site/page-metadata'
import { ArticleGrid } from '@/components/journal/article-grid'
import { Featured } from '@/components/journal/featured'
import { Header } from '@/components/journal/header'
import { Newsletter } from '@/components/journal/newsletter'
import { journal } from '@/content/journal'

export const metadata = sitePageMetadata('journal', journal.metadata)

export default function JournalPage() {
  return (
    <>
      <Header />
      <Featured />
      <ArticleGrid />
      <Newsletter />
    </>
  )
}
