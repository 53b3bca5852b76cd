import { Button } from '@/components/ui/button'
import { StoryLink } from '@/components/inquiry/story-link'
import { Picture } from '@/components/site/picture'
import { SectionLink } from '@/components/site/section-link'
import { home, type Collection } from '@/content/home'
import { studio } from '@/content/studio'
import { addressOf } from '@/lib/site-address'
import { askOnWhatsApp, shareOnWhatsApp } from '@/lib/whatsapp'

const copy = home.investment

export function Investment() {
  return (
    <section id="investment" tabIndex={-1} aria-labelledby="investment-title" className="pt-20 lg:pt-42">
      <div className="page-grid gap-y-6">
        <h2 id="investment-title" className="col-span-full text-h2 md:col-span-8 lg:col-span-6 lg:col-start-2">
          {copy.title}
        </h2>
        <p className="col-span-full text-quiet md:col-span-8 lg:col-span-4 lg:col-start-9 lg:pt-3">
          <span className="block font-display text-h3 font-light text-ink italic">{copy.season}</span>
          <span className="mt-2 block">{copy.capacity}</span>
        </p>
        <div className="col-span-full gap-x-[inherit] lg:col-span-7 lg:col-start-2 print:hidden">
          <p className={`${glance} justify-end pb-1 text-small text-fine`}>
            <span className="lg:col-start-2">{copy.from}</span>
          </p>
          <ul className="gap-x-[inherit]">
            {copy.collections.map(collection => (
              <Glance key={collection.slug} collection={collection} />
            ))}
          </ul>
        </div>
      </div>
      <ol className="mt-8 lg:mt-14">
        {copy.collections.map(collection => (
          <Row key={collection.name} collection={collection} />
        ))}
      </ol>
      <div className="page-grid">
        <div className="col-span-full grid gap-x-[inherit] gap-y-4 border-t border-hairline pt-6 md:grid-cols-[1fr_3fr] lg:col-span-11 lg:col-start-2 lg:grid-cols-11">
          <h3 className="font-text text-small font-medium text-fine lg:col-span-4">{copy.included.title}</h3>
          <ul className="grid gap-x-[inherit] text-quiet sm:grid-cols-2 lg:col-span-7 lg:grid-cols-subgrid">
            {copy.included.features.map((feature, index) => (
              <li key={index} className="py-1 capital lg:odd:col-span-3 lg:even:col-span-4">
                {feature}
              </li>
            ))}
          </ul>
        </div>
      </div>
    </section>
  )
}

const glance = 'flex gap-x-[inherit] lg:grid lg:grid-cols-[4fr_3fr]'

/** A collection in a line, to compare: its price stands in the column of the rows' own. */
function Glance({ collection }: { collection: Collection }) {
  const { name, slug, investment, features, inShort, highlight } = collection
  return (
    <li className="gap-x-[inherit] border-t border-hairline">
      <SectionLink href={`/#${slug}`} className={`${glance} flex-wrap items-baseline justify-between py-2`}>
        <span className="grow basis-36">
          <span className="text-link">{name}</span>{' '}
          <span className="flex flex-wrap gap-x-4 text-small text-fine figures">
            {features[inShort]} {highlight && <span className="text-quiet">{copy.popular}</span>}
          </span>
        </span>{' '}
        <span className="font-display text-[1.375rem] font-light figures">{investment}</span>
      </SectionLink>
    </li>
  )
}

// On a phone a name and its price stand on one line; with large letters one stands below the other.
const small = 'text-[min(1.375rem,10vw)] @min-[64rem]:text-h3'
const large = 'text-[min(1.6875rem,11vw)] @min-[64rem]:text-[3.3vw]'

/**
 * One row. The highlighted collection has a raised background, a picture and more room. Its columns
 * depend on the width in letters: with large ones a price would stand on the words beside it.
 */
function Row({ collection }: { collection: Collection }) {
  const { name, slug, subtitle, investment, description, features, highlight, picture } = collection
  const sentence = copy.share.text.replace('{name}', name).replace('{investment}', investment)
  const share = shareOnWhatsApp(sentence, addressOf(`/#${slug}`))
  const ask = askOnWhatsApp(studio.whatsapp.href, copy.begin.line.replace('{name}', name))
  return (
    <li id={slug} className={`group/row @container ${highlight ? 'bg-raised' : ''}`}>
      <article className="page-grid">
        <div
          className={`col-span-full grid gap-x-[inherit] gap-y-5 border-hairline py-8 lg:col-span-11 lg:col-start-2 @min-[64rem]:grid-cols-11 ${highlight ? 'lg:py-18' : 'border-t in-[.bg-raised+li]:border-t-0 lg:py-10'}`}
        >
          <div className="grid content-start items-end gap-x-[inherit] gap-y-5 @min-[19rem]:grid-cols-[1fr_auto] @min-[64rem]:col-span-7 @min-[64rem]:grid-cols-[4fr_3fr]">
            <div className="flex flex-col">
              {highlight && <p className="mb-4 w-fit border border-field px-3 py-1 text-small">{copy.popular}</p>}
              <h3
                className={`order-1 leading-tight decoration-1 underline-offset-[0.15em] group-target/row:underline ${highlight ? large : small}`}
              >
                {name}
              </h3>
              <p className="text-small text-fine">{subtitle}</p>
            </div>
            <p>
              <span className="block text-small text-fine">{copy.from}</span>
              <span
                className={`block font-display leading-tight font-light whitespace-nowrap figures ${highlight ? large : small}`}
              >
                {investment}
              </span>
            </p>
            {picture && (
              <Picture
                picture={picture}
                phone="87vw"
                sizes="(width < 64rem) 87vw, 50vw"
                className="settles col-span-full aspect-video w-full"
              />
            )}
          </div>
          {/* On a wide screen the facts of a collection without a picture stand below its name and price. */}
          <div
            className={`grid content-start gap-x-[inherit] gap-y-4 ${highlight ? '@min-[64rem]:col-span-4' : '@min-[64rem]:contents'}`}
          >
            <p className={`max-w-(--measure) text-quiet ${highlight ? '' : '@min-[64rem]:col-span-4'}`}>
              {description}
            </p>
            <ul
              className={`content-start gap-x-[inherit] ${highlight ? '' : '@min-[64rem]:col-span-7 @min-[64rem]:grid @min-[64rem]:grid-cols-[4fr_3fr]'}`}
            >
              {features.map((feature, index) => (
                <li key={index} className="border-t border-hairline py-1 capital figures md:py-1.5">
                  {feature}
                </li>
              ))}
            </ul>
            <p className={`text-small ${highlight ? '' : '@min-[64rem]:col-span-4'}`}>
              <Button asChild variant={highlight ? 'default' : 'outline'} className="max-sm:w-full">
                <StoryLink
                  href={copy.begin.href}
                  line={copy.begin.line}
                  name={name}
                  aria-label={`${copy.begin.label}: ${name}`}
                >
                  {copy.begin.label}
                </StoryLink>
              </Button>
              <span className="mt-1 flex flex-wrap gap-x-6 print:hidden">
                <Aside href={ask} label={copy.ask.label} name={name} />
                <Aside href={share} label={copy.share.label} name={name} />
              </span>
            </p>
          </div>
        </div>
      </article>
    </li>
  )
}

/** What may be done with a collection besides. */
function Aside({ href, label, name }: { href: string; label: string; name: string }) {
  return (
    <a href={href} aria-label={`${label}: ${name}`} className="touch text-link">
      {label}
    </a>
  )
}
