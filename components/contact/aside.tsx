import { Quotation } from '@/components/site/quotation'
import type { Contact } from '@/content/contact'
import type { Studio } from '@/content/studio'
import { DirectContact } from './direct-contact'

type Props = Pick<Contact, 'direct' | 'expect' | 'testimonial'> & { studio: Studio }

/** Beside the form on a wide screen, after it on a narrow one. */
export function Aside({ direct, expect, testimonial, studio }: Props) {
  return (
    <aside className="grid gap-18">
      <section aria-labelledby="direct-title">
        <h2 id="direct-title" className="mb-6 text-h3">
          {direct.title}
        </h2>
        <DirectContact studio={studio} labels={direct} />
      </section>
      <section aria-labelledby="expect-title">
        <h2 id="expect-title" className="mb-6 text-h3">
          {expect.title}
        </h2>
        <dl className="border-b border-hairline">
          {expect.points.map(({ when, what }) => (
            <div key={when} className="border-t border-hairline py-4">
              <dt className="font-medium">{when}</dt>
              <dd className="text-small text-quiet">{what}</dd>
            </div>
          ))}
        </dl>
      </section>
      <Quotation {...testimonial} />
    </aside>
  )
}
