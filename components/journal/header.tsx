import type { Journal } from '@/content/journal'
import { Tag } from './tag'

/** A nameplate: the title runs the whole width of the page under the rule of the issue. */
export function Header({ badge, title, tagline }: Journal['header']) {
  return (
    <header className="px-(--margin) pt-[calc(var(--bar)+2rem)] lg:pt-[calc(var(--bar)+4rem)]">
      <div className="flex flex-wrap items-baseline justify-between gap-x-12 gap-y-4 border-t border-ink pt-4">
        <p>
          <Tag>{badge}</Tag>
        </p>
        <p className="max-w-[30em] text-quiet">{tagline}</p>
      </div>
      <div className="masthead mt-6 lg:mt-10">
        <h1>{title}</h1>
      </div>
    </header>
  )
}
