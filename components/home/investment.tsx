import { buttonVariants } from '@/components/ui/button'
import { Picture } from '@/components/site/picture'
import { SectionLink } from '@/components/site/section-link'
import type { Collection, Home } from '@/content/home'
import { shareOnWhatsApp } from '@/lib/whatsapp'

type Copy = Home['investment'] & {
  /** A path on the site as a whole address. */
  addressOf: (path: string) => string
}

export function Investment(copy: Copy) {
  return (
    <section id="investment" tabIndex={-1} aria-labelledby="investment-title" className="py-28 lg:py-60">
      <div className="page-grid gap-y-6">
        <h2 id="investment-title" className="col-span-full text-h2 md:col-span-8 lg:col-span-6 lg:col-start-2">
          {copy.title}
        </h2>
        <p className="col-span-full text-quiet md:col-span-8 lg:col-span-4 lg:col-start-9 lg:pt-3">
          <span className="block font-display text-h3 font-light text-ink italic">{copy.season}</span>
          <span className="mt-2 block">{copy.capacity}</span>
        </p>
      </div>
      <ol className="mt-18">
        {copy.collections.map(collection => (
          <Row key={collection.name} collection={collection} copy={copy} />
        ))}
      </ol>
      <div className="page-grid">
        <div className="col-span-full grid gap-x-10 gap-y-4 border-t border-hairline pt-8 md:grid-cols-[1fr_3fr] lg:col-span-11 lg:col-start-2">
          <h3 className="font-text text-small font-medium text-fine">{copy.included.title}</h3>
          <ul className="grid gap-x-10 text-quiet sm:grid-cols-2">
            {copy.included.features.map(feature => (
              <li key={feature} className="py-1 capital">
                {feature}
              </li>
            ))}
          </ul>
        </div>
      </div>
    </section>
  )
}

/**
 * One line of the ledger. The highlighted collection lies open: a raised ground, a picture, and room around it. Its columns
 * depend on the width in letters: with large ones a price would stand on the words beside it.
 */
function Row({ collection, copy }: { collection: Collection; copy: Copy }) {
  const { name, slug, subtitle, investment, description, features, highlight, plate } = collection
  const sentence = copy.share.text.replace('{name}', name).replace('{investment}', investment)
  const share = shareOnWhatsApp(sentence, copy.addressOf(`/#${slug}`))
  return (
    <li id={slug} className={`group/row @container ${highlight ? 'bg-raised' : ''}`}>
      <article className="page-grid">
        <div
          className={`col-span-full grid grid-cols-1 gap-x-[inherit] gap-y-6 border-hairline lg:col-span-11 lg:col-start-2 @min-[48rem]:grid-cols-12 @min-[64rem]:grid-cols-11 @min-[64rem]:grid-rows-[auto_1fr] ${highlight ? 'py-14 lg:py-24' : 'border-t py-12'}`}
        >
          <div className="@min-[48rem]:col-span-7 @min-[64rem]:col-span-4">
            {highlight && <p className="mb-4 inline-block border border-field px-3 py-1 text-small">{copy.popular}</p>}
            <h3
              className={`decoration-1 underline-offset-[0.15em] group-target/row:underline ${highlight ? 'text-h2' : 'text-h3'}`}
            >
              {name}
            </h3>
            <p className="mt-1 text-small text-fine">{subtitle}</p>
          </div>
          <p className="@min-[48rem]:col-span-5 @min-[48rem]:self-end @min-[64rem]:col-span-3 @min-[64rem]:self-start">
            <span className="block text-small text-fine">{copy.from}</span>
            <span
              className={`font-display leading-tight font-light whitespace-nowrap figures ${highlight ? 'text-[min(clamp(2.25rem,3.3vw,3.25rem),12vw)]' : 'text-h3'}`}
            >
              {investment}
            </span>
          </p>
          {plate && (
            <Picture
              plate={plate}
              phone="73vw"
              sizes="(width < 64rem) 90vw, 44vw"
              className="settles aspect-3/2 w-full object-cover @min-[48rem]:col-span-12 @min-[64rem]:col-span-6 @min-[64rem]:row-start-2 @min-[64rem]:mt-6"
            />
          )}
          <div className="@min-[48rem]:col-span-12 @min-[64rem]:col-span-4 @min-[64rem]:col-start-8 @min-[64rem]:row-span-2 @min-[64rem]:row-start-1">
            <p className="max-w-(--measure) text-quiet">{description}</p>
            <ul className="mt-5">
              {features.map(feature => (
                <li key={feature} className="border-t border-hairline py-2.5 capital figures">
                  {feature}
                </li>
              ))}
            </ul>
            <p className="mt-6 flex flex-wrap items-center gap-x-7 gap-y-1">
              <SectionLink
                href={copy.begin.href}
                aria-label={`${copy.begin.label}: ${name}`}
                className={buttonVariants({ variant: highlight ? 'default' : 'outline', className: 'max-sm:w-full' })}
              >
                {copy.begin.label}
              </SectionLink>
              <a
                href={share}
                aria-label={`${copy.share.label}: ${name}`}
                className="touch text-small text-link max-sm:mx-auto print:hidden"
              >
                {copy.share.label}
              </a>
            </p>
          </div>
        </div>
      </article>
    </li>
  )
}
