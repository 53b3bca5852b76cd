import { Button } from '@/components/ui/button'
import { Picture } from '@/components/site/picture'
import { Quotation } from '@/components/site/quotation'
import { SiteLink } from '@/components/site/site-link'
import { home } from '@/content/home'

const firstClasses =
  'md:max-lg:col-span-10 lg:col-span-7 lg:row-span-2 lg:[&_p]:text-[min(3.4vw,3.5rem)] lg:[&_p]:leading-[1.1]'
const otherClasses = 'md:col-span-6 lg:col-span-4 lg:col-start-9 [&_p]:text-lead [&_p]:leading-snug'

export function Privacy() {
  const { picture, title, lead, testimonials, gallery, consultation } = home.privacy
  return (
    <section id="privacy" tabIndex={-1} aria-label={title} className="lay-out-late">
      <div
        data-shade={picture.shade}
        className="on-picture relative grid items-end overflow-clip bg-kohl [--content-top:32svh] md:[--content-top:46svh] md:landscape:min-h-[min(50rem,80svh)]"
      >
        <Picture
          picture={picture}
          phone={{ vw: 100 }}
          desktop={{ width: '100vw', vh: 87 }}
          tallWhen="portrait"
          className="absolute inset-e-0 top-0 h-[calc(var(--content-top)+14svh)] w-full max-w-(--file-width) md:landscape:h-full"
        />
        <div className="privacy-scrim shade absolute inset-0" />
        <div className="relative page-grid pt-(--content-top) pb-4 md:pb-8 md:landscape:py-28">
          <h2 className="text-h2 md:col-span-7 lg:col-span-5">{title}</h2>
          <p className="mt-6 max-w-[28em] md:col-span-7 lg:col-span-5 lg:col-start-1">{lead}</p>
        </div>
      </div>
      <div className="page-grid gap-y-6 pt-8 md:gap-y-8 md:pt-12 lg:pt-18">
        {testimonials.map((testimonial, index) => (
          <Quotation
            key={testimonial.quote}
            {...testimonial}
            className={index === 0 ? firstClasses : otherClasses}
          />
        ))}
        <p className="flex flex-wrap gap-4">
          {[gallery, consultation].map(link => (
            <Button key={link.href} asChild variant="outline" className="max-sm:w-full">
              <SiteLink {...link} />
            </Button>
          ))}
        </p>
      </div>
    </section>
  )
}
