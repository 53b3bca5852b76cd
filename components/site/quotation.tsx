import { cx } from 'class-variance-authority'
import type { Testimonial } from '@/content/testimonials'

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
          className={cx(
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
