import Link from 'next/link'
import { Button } from '@/components/ui/button'
import { Picture } from '@/components/site/picture'
import { Quotation } from '@/components/site/quotation'
import { home } from '@/content/home'

/** One below the other; beside each other, a column apart, where there is room for lines of twenty letters. */
const columns = [
  'md:col-span-8 lg:col-start-1 xl:col-start-1 xl:col-span-3',
  'md:col-start-4 md:col-span-8 xl:col-start-6 xl:col-span-3',
  'md:col-span-8 lg:col-start-1 xl:col-start-10 xl:col-span-3',
] as const

export function Privacy() {
  const { picture, title, lead, testimonials, gallery, consultation } = home.privacy
  return (
    <section id="privacy" tabIndex={-1} aria-labelledby="privacy-title">
      <div
        data-shade={picture.shade}
        className="on-picture relative grid items-end overflow-clip bg-kohl md:min-h-[min(50rem,80svh)]"
      >
        <Picture
          picture={picture}
          phone="100vw"
          sizes="max(100vw, 140vh)"
          tallBelow="upright"
          className="absolute inset-x-0 top-0 h-[56svh] w-full md:h-full"
        />
        <div className="privacy-scrim shade absolute inset-0" />
        <div className="relative page-grid pt-[40svh] pb-8 md:py-28">
          <h2 id="privacy-title" className="col-span-full text-h2 md:col-span-7 lg:col-span-5 lg:col-start-1">
            {title}
          </h2>
          <p className="col-span-full mt-6 max-w-(--measure) md:col-span-7 lg:col-span-5 lg:col-start-1">{lead}</p>
        </div>
      </div>
      <div className="page-grid gap-y-8 pt-12 lg:pt-18">
        {testimonials.map((testimonial, index) => (
          <Quotation
            key={testimonial.quote}
            {...testimonial}
            className={`col-span-full ${columns[index % columns.length]}`}
          />
        ))}
        <p className="col-span-full flex flex-wrap gap-4 lg:col-start-1">
          {[gallery, consultation].map(({ label, href }) => (
            <Button key={href} asChild variant="outline" className="max-sm:w-full">
              <Link prefetch={false} href={href}>
                {label}
              </Link>
            </Button>
          ))}
        </p>
      </div>
    </section>
  )
}
