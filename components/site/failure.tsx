import { Button } from '@/components/ui/button'
import type { RouterError } from '@/content/errors'

/** A plain link: the router may have failed, so the page is loaded anew. */
export function Failure({ title, text, again, back, retry }: RouterError & { retry: () => void }) {
  return (
    <section className="page-grid min-h-svh content-center py-32">
      <h1 className="col-span-full max-w-[9em] text-display lg:col-start-2">{title}</h1>
      <p className="col-span-full mt-8 max-w-[34em] text-lead text-quiet md:col-span-8 lg:col-start-2">{text}</p>
      <p className="col-span-full mt-10 flex flex-wrap items-center gap-x-8 gap-y-3 lg:col-start-2">
        <Button onClick={retry} className="max-sm:w-full">
          {again}
        </Button>
        <a href={back.href} className="touch text-link max-sm:mx-auto">
          {back.label}
        </a>
      </p>
    </section>
  )
}
