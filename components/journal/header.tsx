import { journal } from '@/content/journal'

/**
 * The title's width is 3.05 times its height. In a low window a smaller title leaves room for the
 * picture below it.
 */
export function Header() {
  const { badge, title, tagline } = journal.header
  return (
    <header className="px-(--margin) pt-[calc(var(--bar)+1.5rem)] lg:portrait:pt-[calc(var(--bar)+3.5rem)]">
      <div className="@container grid grid-cols-1 gap-x-12 border-t border-ink pt-4 md:grid-cols-2">
        <p className="text-small leading-7">{badge}</p>
        <h1 className="col-span-full me-[calc(-1*min(0.15em,var(--margin)))] mt-[calc(0.75rem+0.15em)] text-[32.5cqi] leading-[0.8] tracking-[-0.01em] md:row-start-2 lg:landscape:text-[min(32.5cqi,22svh)]">
          {title}
        </h1>
        <p className="max-w-[26em] text-balance text-quiet max-md:mt-6 md:justify-self-end md:text-end">
          {tagline}
        </p>
      </div>
    </header>
  )
}
