import { contact } from '@/content/contact'

export function Expect() {
  const { title, points } = contact.expect
  return (
    <div className="mt-14 grow group-has-[.receipt]:hidden lg:mt-0">
      <section
        aria-labelledby="expect-title"
        className="lg:sticky lg:top-[calc(var(--bar)+2.5rem)]"
      >
        <h2 id="expect-title" className="mb-4 text-h3 lg:mb-6">
          {title}
        </h2>
        <dl className="border-b">
          {points.map(({ term, text }) => (
            <div key={term} className="border-t py-2 lg:py-4">
              <dt className="font-medium">{term}</dt>
              <dd className="text-small text-quiet">{text}</dd>
            </div>
          ))}
        </dl>
      </section>
    </div>
  )
}
