import type { Testimonial } from '@/content/home'

/** A testimonial, attributed by relation and city. */
export function Quotation({ quote, author, location, className }: Testimonial & { className?: string }) {
  return (
    <figure className={className}>
      <blockquote>
        <p className="hang font-display text-h3 font-light italic">“{quote}”</p>
      </blockquote>
      <figcaption className="mt-4 text-small text-fine">
        {author}, {location}
      </figcaption>
    </figure>
  )
}
