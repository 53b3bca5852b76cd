import { Quotation } from '@/components/site/quotation'
import type { Home } from '@/content/home'

export function About({ title, lead, paragraphs, statistics, testimonial }: Home['about']) {
  return (
    <section id="about" tabIndex={-1} aria-labelledby="about-title" className="page-grid py-28 lg:py-60">
      <h2 id="about-title" className="col-span-full text-display md:col-span-11 lg:col-start-2">
        {title}
      </h2>
      <p className="col-span-full mt-10 font-display text-h3 font-light italic md:col-span-5 lg:col-span-4 lg:col-start-2 lg:mt-18">
        {lead}
      </p>
      <div className="col-span-full mt-6 max-w-(--measure) space-y-5 text-quiet md:col-span-7 md:col-start-6 md:mt-10 lg:col-span-6 lg:mt-18">
        {paragraphs.map(paragraph => (
          <p key={paragraph}>{paragraph}</p>
        ))}
      </div>
      <dl className="col-span-full mt-18 grid items-baseline gap-x-10 gap-y-4 border-y border-hairline py-8 sm:grid-cols-2 lg:col-span-11 lg:col-start-2 lg:mt-28 lg:flex lg:justify-between">
        {statistics.map(({ value, label }) => (
          <div key={label} className="flex flex-row-reverse flex-wrap-reverse items-baseline justify-end gap-x-3">
            <dt className="text-small text-quiet">{label}</dt>
            <dd className="font-display text-h2 leading-none font-light whitespace-nowrap figures max-sm:min-w-[2.6em]">
              {value}
            </dd>
          </div>
        ))}
      </dl>
      <Quotation
        {...testimonial}
        className="col-span-full mt-18 md:col-span-9 md:col-start-3 lg:col-span-6 lg:col-start-6 lg:mt-28"
      />
    </section>
  )
}
