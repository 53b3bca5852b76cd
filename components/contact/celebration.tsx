import type { ReactNode } from 'react'
import { ContactLinks } from '@/components/inquiry/contact-links'
import { unbroken } from '@/components/site/unbroken'
import type { Contact } from '@/content/contact'
import type { Studio } from '@/content/studio'
import { Aside } from './aside'

interface Props {
  contact: Contact
  studio: Studio
  title: string
  needed: string
  /** What is being asked, and the form. */
  children: ReactNode
}

/** The form, and beside it what a visitor may want to know while filling it in. */
export function Celebration({ contact, studio, title, needed, children }: Props) {
  return (
    <div className="page-grid pt-6 pb-28 lg:pt-42 lg:pb-60">
      <nav aria-label={contact.direct.title} className="col-span-full mb-12 border-b border-hairline pb-4 lg:hidden">
        <ContactLinks studio={studio} />
      </nav>
      <section
        aria-labelledby="celebration-title"
        className="col-span-full md:col-span-10 lg:col-span-7 lg:col-start-2"
      >
        <h2 id="celebration-title" className="text-h2">
          {title}
        </h2>
        <p className="mt-6 mb-14 max-w-(--measure) text-quiet">{unbroken(needed)}</p>
        {children}
      </section>
      <div className="col-span-full mt-28 md:col-span-8 lg:col-span-3 lg:col-start-10 lg:mt-3">
        <Aside {...contact} studio={studio} />
      </div>
    </div>
  )
}
