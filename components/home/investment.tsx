import { cx } from 'class-variance-authority'
import { Button } from '@/components/ui/button'
import { home, type Collection } from '@/content/home'
import { studio } from '@/content/studio'
import { fillSentence } from '@/lib/fill-sentence'
import { absoluteUrl } from '@/lib/site-address'
import { askOnWhatsApp, shareOnWhatsApp } from '@/lib/whatsapp'
import { BeginLink } from './form-links'

const {
  title,
  season,
  capacity,
  from,
  popular,
  collections,
  filmAndAlbum,
  included,
  begin,
  share,
  ask,
} = home.investment

const columnsOf: Record<number, string> = {
  2: 'lg:grid-cols-2',
  // With larger letters, four columns would be too narrow for a word.
  4: 'lg:grid-cols-2 lg:@min-[68rem]:grid-cols-4',
}
/** More than four collections stand in rows of three. */
const columnClasses = columnsOf[collections.length] ?? 'lg:grid-cols-3'

/**
 * From 1024 px the columns share eight rows: badge, subtitle, name, price, description, coverage,
 * images, and the rest.
 */
export function Investment() {
  return (
    <section
      id="investment"
      tabIndex={-1}
      aria-label={title}
      className="pt-14 lay-out-late md:pt-18 lg:pt-42"
    >
      <div className="page-grid gap-y-6">
        <h2 className="text-h2 md:col-span-7 lg:col-span-8">{title}</h2>
        <p className="text-balance text-quiet md:col-span-5 lg:col-span-4">
          <span className="block font-display text-h3 font-light text-ink italic">{season}</span>
          <span className="mt-2 block">{capacity}</span>
        </p>
        <div className="@container space-y-6 lg:mt-8">
          <ol
            role="list"
            className={cx('grid gap-x-(--gap) lg:grid-rows-[repeat(8,auto)]', columnClasses)}
          >
            {collections.map(collection => (
              <Column key={collection.slug} {...collection} />
            ))}
          </ol>
          <div className={cx('grid gap-x-(--gap) gap-y-2 pt-2 lg:pt-6 lg:*:px-8', columnClasses)}>
            <p className="text-quiet max-lg:mb-4 lg:col-[2/-1] lg:mb-4">{filmAndAlbum}</p>
            <h3 className="font-text text-small font-medium text-fine lg:leading-9">
              {included.title}
            </h3>
            <ul className="text-quiet lg:col-[2/-1] lg:columns-2 lg:gap-x-[calc(4rem+var(--gap))]">
              {included.features.map(feature => (
                <li key={feature} className="break-inside-avoid py-0.5 first-letter:uppercase">
                  {feature}
                </li>
              ))}
            </ul>
          </div>
        </div>
      </div>
    </section>
  )
}

function Column(collection: Collection) {
  const { slug, description, features, highlight } = collection
  const [coverage, images, ...others] = features
  return (
    <li id={slug} className="group lg:row-span-8 lg:grid lg:grid-rows-subgrid">
      <article
        className={cx(
          'grid py-8 max-lg:border-t lg:row-span-8 lg:grid-rows-subgrid lg:px-8',
          highlight && 'bg-raised max-lg:-mx-(--margin) max-lg:px-(--margin) lg:-mt-8',
        )}
      >
        <div className="lg:mb-4">
          {highlight && (
            <p
              aria-hidden // the heading says the same
              className="w-fit border border-field px-3 py-1 text-small max-lg:mb-3"
            >
              {popular}
            </p>
          )}
        </div>
        <NameAndPrice {...collection} />
        <p className="mt-4 max-w-(--measure) text-quiet lg:mb-2">{description}</p>
        <div className="mt-2 flex flex-wrap justify-between gap-x-4 border-t lg:contents">
          {[coverage, images].map(fact => (
            <p
              key={fact}
              className="pt-2 lining-nums tabular-nums first-letter:uppercase lg:mt-2 lg:border-t"
            >
              {fact}
            </p>
          ))}
        </div>
        <div className="flex flex-col">
          <ul className="mb-6 lg:mb-8">
            {others.map(feature => (
              <li
                key={feature}
                className="mt-2 border-t pt-2 lining-nums tabular-nums first-letter:uppercase"
              >
                {feature}
              </li>
            ))}
          </ul>
          <CollectionLinks {...collection} />
        </div>
      </article>
    </li>
  )
}

function NameAndPrice({ name, subtitle, investment, highlight }: Collection) {
  return (
    <div className="grid items-baseline gap-x-4 lg:contents @min-[19rem]:grid-cols-[1fr_auto]">
      <p className={cx('text-small text-fine', !highlight && 'lg:border-t lg:pt-4')}>{subtitle}</p>
      <h3 className="text-[min(1.4375rem,10vw)] leading-tight decoration-1 underline-offset-[0.15em] group-target:underline lg:text-h3 @min-[19rem]:max-lg:row-start-2">
        {name}
        {highlight && <span className="sr-only">, {popular}</span>}
      </h3>
      <p className="lg:mt-4 @min-[19rem]:max-lg:contents">
        <span className="block text-small text-fine @min-[19rem]:max-lg:col-start-2 @min-[19rem]:max-lg:row-start-1 @min-[19rem]:max-lg:self-end">
          {from}
        </span>
        <span className="block font-display text-[min(1.4375rem,10vw)] leading-tight font-light whitespace-nowrap lining-nums tabular-nums lg:text-[min(2.5rem,3vw)]">
          {investment}
        </span>
      </p>
    </div>
  )
}

function CollectionLinks({ name, slug, investment, budget, highlight }: Collection) {
  const whatsAppLine = fillSentence(begin.line, { name })
  const recommendation = fillSentence(share.text, { name, investment })
  return (
    <>
      <Button asChild variant={highlight ? 'default' : 'outline'} className="mt-auto">
        <BeginLink
          {...begin}
          collection={{ name, investment, budget }}
          aria-label={`${begin.label}: ${name}`}
        />
      </Button>
      <p className="mt-1 flex flex-wrap gap-x-4 text-small print:hidden">
        <a
          href={askOnWhatsApp(studio.whatsapp.href, whatsAppLine)}
          aria-label={`${ask.label}: ${name}`}
          className="touch-target text-link"
        >
          {ask.label}
        </a>
        <a
          href={shareOnWhatsApp(recommendation, absoluteUrl(`/#${slug}`))}
          aria-label={`${share.label}: ${name}`}
          className="touch-target text-link"
        >
          {share.label}
        </a>
      </p>
    </>
  )
}
