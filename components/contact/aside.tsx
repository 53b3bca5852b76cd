import type { ReactNode } from 'react'
import { Quotation } from '@/components/site/quotation'
import type { Contact } from '@/content/contact'
import type { Studio } from '@/content/studio'
import { DirectContact } from './direct-contact'

type Props = Pick<Contact, 'direct' | 'expect' | 'testimonial'> & { studio: Studio }

/** Beside the form on a wide screen, after it on a narrow one. */
export function Aside({ direct, expect, testimonial, studio }: Props) {
  return (
    <aside className="grid h-full gap-18 lg:auto-rows-fr">
      <Share>
        <section aria-labelledby="direct-title">
          <h2 id="direct-title" className="mb-6 text-h3">
            {direct.title}
          </h2>
          <DirectContact studio={studio} />
        </section>
      </Share>
      <Share>
        <section aria-labelledby="expect-title">
          <h2 id="expect-title" className="mb-6 text-h3">
            {expect.title}
          </h2>
          <dl className="border-b border-hairline">
            {expect.points.map(({ term, text }) => (
              <div key={term} className="border-t border-hairline py-4">
                <dt className="font-medium">{term}</dt>
                <dd className="text-small text-quiet">{text}</dd>
              </div>
            ))}
          </dl>
        </section>
      </Share>
      {testimonial && (
        <Share>
          <Quotation {...testimonial} />
        </Share>
      )}
    </aside>
  )
}

/** A share of the form's height, along which its content stays in view: all at once are taller than a window. */
function Share({ children }: { children: ReactNode }) {
  return (
    <div>
      <div className="lg:sticky lg:top-[calc(var(--bar)+2.5rem)]">{children}</div>
    </div>
  )
}
