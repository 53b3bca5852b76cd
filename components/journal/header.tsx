import { journal } from '@/content/journal'
import { Tag } from './tag'

/** A nameplate: the title runs the whole width of the page under the rule of the issue. */
export function Header() {
  const { badge, title, tagline } = journal.header
  return (
    <header className="px-(--margin) pt-[calc(var(--bar)+1.5rem)] lg:pt-[calc(var(--bar)+3.5rem)]">
      <div className="masthead grid grid-cols-1 gap-x-12 border-t border-ink pt-4 md:grid-cols-2">
        <p>
          <Tag>{badge}</Tag>
        </p>
        <h1 className="col-span-full md:row-start-2">{title}</h1>
        <p className="max-w-[26em] text-quiet max-md:mt-6 md:justify-self-end md:text-end">{tagline}</p>
      </div>
    </header>
  )
}
