import type { ReactNode } from 'react'
import { DirectContact } from '@/components/contact/direct-contact'
import { ChosenCollection } from '@/components/inquiry/story-link'
import { unbroken } from '@/components/site/unbroken'
import type { Home } from '@/content/home'
import type { Studio } from '@/content/studio'

interface Props {
  connect: Home['connect']
  studio: Studio
  form: { title: string; needed: string }
  children: ReactNode
}

/** The studio's words on one side, the form on the other; on a phone the form comes before the contact links. */
export function Connect({ connect, studio, form, children }: Props) {
  const { title, chosen, philosophy, availability, direct } = connect
  return (
    <section
      id="connect"
      tabIndex={-1}
      aria-labelledby="connect-title"
      className="page-grid pt-20 pb-12 lg:grid-rows-[auto_1fr] lg:pt-32 lg:pb-28"
    >
      <div className="col-span-full md:col-span-9 lg:col-span-4 lg:col-start-2">
        <h2 id="connect-title" className="text-h2">
          {title}
        </h2>
        <ChosenCollection words={chosen} />
        <div className="mt-6 grid max-w-(--measure) gap-5 text-quiet">
          {philosophy.map((paragraph, index) => (
            <p key={index}>{paragraph}</p>
          ))}
        </div>
        <p className="mt-6 border-t border-hairline pt-4 text-small text-fine lg:mt-10">{availability}</p>
      </div>
      <div className="col-span-full mt-12 md:col-span-10 lg:col-span-6 lg:col-start-7 lg:row-span-2 lg:mt-3">
        <h3 className="text-h3">{form.title}</h3>
        <p className="mt-3 mb-8 max-w-(--measure) text-quiet">{unbroken(form.needed)}</p>
        {children}
      </div>
      <div className="col-span-full mt-12 md:col-span-8 lg:col-span-4 lg:col-start-2">
        <h3 className="text-h3">{direct.title}</h3>
        <p className="mt-1 mb-4 text-small text-fine">{direct.worldwide}</p>
        <DirectContact studio={studio} />
      </div>
    </section>
  )
}
