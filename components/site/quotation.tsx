import type { Testimonial } from '@/content/testimonials'
import { cn } from '@/lib/utils'

/** Other scripts have no italic, so a browser would slant their upright letters. */
const isLatin = (lang = 'en') => new Intl.Locale(lang).maximize().script === 'Latn'

export function Quotation({
  quote,
  lang,
  author,
  location,
  className,
}: Testimonial & { className?: string }) {
  return (
    <figure className={className}>
      <blockquote lang={lang}>
        <p
          className={cn(
            'indent-[-0.42em] font-display text-h3 font-light text-balance',
            isLatin(lang) && 'italic',
          )}
        >
          “{quote}”
        </p>
      </blockquote>
      <figcaption className="mt-3 text-small text-fine">
        {author}, {location}
      </figcaption>
    </figure>
  )
}
