import { Fragment } from 'react'
import { Quotation } from '@/components/site/quotation'
import { SiteLink } from '@/components/site/site-link'
import { home } from '@/content/home'

export function About() {
  const { title, lead, paragraphs, statistics, testimonial, write } = home.about
  return (
    <section
      id="about"
      tabIndex={-1}
      aria-label={title}
      className="page-grid pt-14 pb-10 lay-out-late md:pt-20 md:pb-16 lg:pt-42 lg:pb-28"
    >
      <h2 className="text-h2 md:col-span-11">{title}</h2>
      <p className="mt-4 font-display text-h3 font-light text-balance italic md:col-span-5 md:mt-8 lg:col-span-4 lg:mt-14">
        {lead}
      </p>
      <div className="mt-6 grid max-w-(--measure) content-start gap-5 text-quiet md:col-span-7 md:col-start-6 md:mt-8 lg:col-span-6 lg:mt-14">
        {paragraphs.map((paragraph, index) => (
          <p key={index}>{paragraph}</p>
        ))}
      </div>
      {/* One sentence, so that screen readers read it as one. */}
      <p className="mt-8 font-display text-h3 leading-snug font-light text-wrap lg:mt-18">
        {statistics.map(({ value, label }, index) => (
          <Fragment key={label}>
            <span className="inline-block">
              <span className="whitespace-nowrap lining-nums tabular-nums">{value}</span>{' '}
              <span className="text-quiet">
                {label}
                {index < statistics.length - 1 ? ',' : '.'}
              </span>
            </span>{' '}
          </Fragment>
        ))}
      </p>
      <div className="mt-10 md:col-span-9 md:col-start-3 lg:col-span-6 lg:col-start-6 lg:mt-18">
        <Quotation {...testimonial} />
        <SiteLink {...write} className="touch-target text-link" />
      </div>
    </section>
  )
}
