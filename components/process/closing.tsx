import { SectionLink } from '@/components/site/section-link'
import { Button } from '@/components/ui/button'
import { process } from '@/content/process'

export function Closing() {
  const { title, text, schedule } = process.closing
  return (
    <section aria-labelledby="closing-title" className="page-grid pb-28 lg:pb-60">
      <div className="step-line pt-12 lg:col-[5/-1] lg:pt-24">
        <h2 id="closing-title" className="text-h2">
          {title}
        </h2>
        <p className="mt-6 max-w-[30em] text-quiet">{text}</p>
        <Button asChild className="mt-10 max-sm:w-full">
          <SectionLink href={schedule.href}>{schedule.label}</SectionLink>
        </Button>
      </div>
    </section>
  )
}
