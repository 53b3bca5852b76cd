import type { Testimonial } from '@/content/testimonials'
import { Picture } from './picture'

/** A testimonial, attributed by relation and city, or by name with a face. */
export function Quotation({ quote, lang, author, location, picture, className }: Testimonial & { className?: string }) {
  return (
    <figure className={className}>
      <blockquote lang={lang}>
        <p className="indent-[-0.42em] font-display text-h3 font-light italic">“{quote}”</p>
      </blockquote>
      <figcaption className="mt-4 flex flex-wrap items-center gap-4 text-small text-fine">
        {picture && <Picture picture={picture} phone="19vw" sizes="4.5rem" className="size-18 shrink-0" />}
        <span className="grow basis-40">
          {author}, {location}
        </span>
      </figcaption>
    </figure>
  )
}
