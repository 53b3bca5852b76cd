import type { ReactNode } from 'react'
import { unbroken } from '@/components/site/unbroken'
import type { Contact } from '@/content/contact'
import type { Studio } from '@/content/studio'
import { DirectContact } from './direct-contact'

interface Props {
  direct: Contact['direct']
  studio: Studio
  title: string
  needed: string
  /** What is being asked, and the form with what stands beside it. */
  children: ReactNode
}

/** The form, and the ways to the studio: after it on a phone, beside its title on a wide screen. */
export function Celebration({ direct, studio, title, needed, children }: Props) {
  return (
    <div className="page-grid pt-8 pb-28 lg:pt-42 lg:pb-60">
      <div className="col-span-full flex flex-col justify-between md:col-span-10 lg:col-span-7 lg:col-start-2 print:hidden">
        <h2 id="celebration-title" className="text-h2">
          {title}
        </h2>
        <p className="mt-4 mb-6 max-w-(--measure) text-quiet lg:mt-6 lg:mb-14">{unbroken(needed)}</p>
      </div>
      <section aria-labelledby="celebration-title" className="form-grid">
        {children}
      </section>
      <section
        aria-labelledby="direct-title"
        className="col-span-full mt-18 md:col-span-8 lg:col-span-3 lg:col-start-10 lg:row-start-1 lg:mt-3 lg:mb-14"
      >
        <h2 id="direct-title" className="mb-6 text-h3">
          {direct.title}
        </h2>
        <DirectContact studio={studio} />
      </section>
    </div>
  )
}
