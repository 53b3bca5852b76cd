import { screenMetadata } from '@/app/page-metadata'
import { Collection } from '@/components/journal/collection'
import { Featured } from '@/components/journal/featured'
import { Header } from '@/components/journal/header'
import { Newsletter } from '@/components/journal/newsletter'
import { journal } from '@/content/journal'

export const metadata = screenMetadata('journal', journal.metadata)

export default function JournalPage() {
  return (
    <>
      <Header />
      <Featured />
      <Collection />
      <Newsletter />
    </>
  )
}
