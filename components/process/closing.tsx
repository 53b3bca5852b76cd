import { SiteLink } from '@/components/site/site-link'
import { Button } from '@/components/ui/button'
import { ourProcess } from '@/content/process'

export function Closing() {
  const { title, text, schedule } = ourProcess.closing
  return (
    <section aria-labelledby="closing-title" className="page-grid pb-28 lg:pb-60">
      <div className="step-line pt-12 lg:col-[5/-1] lg:pt-24">
        <h2 id="closing-title" className="text-h2">
          {title}
        </h2>
        <p className="mt-6 max-w-[30em] text-quiet">{text}</p>
        <Button asChild className="mt-10 max-sm:w-full">
          <SiteLink {...schedule} />
        </Button>
      </div>
    </section>
  )
}
