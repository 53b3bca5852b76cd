import type { Testimonial } from '@/content/testimonials'

export function Quotation({
  quote,
  author,
  location,
  className,
}: Testimonial & { className?: string }) {
  return (
    <figure className={className}>
      <blockquote>
        <p className="indent-[-0.42em] font-display text-h3 font-light italic">“{quote}”</p>
      </blockquote>
      <figcaption className="mt-3 text-small text-fine">
        {author}, {location}
      </figcaption>
    </figure>
  )
}
