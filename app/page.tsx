import { About } from '@/components/home/about'
import { Connect } from '@/components/home/connect'
import { Gallery } from '@/components/home/gallery'
import { Hero } from '@/components/home/hero'
import { Investment } from '@/components/home/investment'
import { Privacy } from '@/components/home/privacy'
import { Process } from '@/components/home/process'
import { home } from '@/content/home'
import { sitePageMetadata } from '@/components/site/page-metadata'
import { StudioData } from '@/components/site/structured-data'

export const metadata = sitePageMetadata('home', home.metadata)

export default function HomePage() {
  return (
    <>
      <StudioData />
      <Hero />
      <Gallery />
      <About />
      <Process />
      <Privacy />
      <Investment />
      <Connect />
    </>
  )
}
