import { Button } from '@/components/ui/button'
import { journal } from '@/content/journal'

export function Newsletter() {
  const { title, text, subscribe, address, feed } = journal.newsletter
  return (
    <section aria-labelledby="newsletter-title" className="bg-raised">
      <div className="page-grid py-18 lg:py-28">
        <h2
          id="newsletter-title"
          className="text-h2 md:col-span-5 md:max-lg:text-[min(var(--text-h2),7vw)]"
        >
          {title}
        </h2>
        <div className="mt-6 md:col-span-7 md:mt-2 lg:col-span-6 lg:col-start-6">
          <p className="max-w-(--measure) text-quiet">{text}</p>
          <p className="mt-8 flex flex-wrap items-center gap-x-8 gap-y-2">
            <Button asChild variant="outline" className="max-sm:w-full">
              <a href={subscribe.href}>{subscribe.label}</a>
            </Button>
            <a href={address.href} className="touch-target text-link">
              {address.shown}
            </a>
            <a href={feed.href} type="application/atom+xml" className="touch-target text-link">
              {feed.label}
            </a>
          </p>
        </div>
      </div>
    </section>
  )
}
