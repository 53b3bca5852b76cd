import { Picture } from '@/components/site/picture'
import type { Person } from '@/content/types'

/** Two stand below the words beside them, three and four across the page; one has its name beside the portrait. */
const layouts = {
  few: {
    list: 'grid-cols-2 md:col-span-7 md:col-start-6 lg:col-span-6',
    sizes: '(width < 64rem) 27vw, 23vw',
  },
  three: { list: 'grid-cols-2 md:grid-cols-3 lg:col-span-11 lg:col-start-2', sizes: '(width < 64rem) 29vw, 28vw' },
  many: { list: 'grid-cols-2 md:grid-cols-4 lg:col-span-11 lg:col-start-2', sizes: '(width < 64rem) 21vw, 21vw' },
} as const

export function People({ people }: { people: readonly Person[] }) {
  if (!people.length) return null
  const { list, sizes } = people.length < 3 ? layouts.few : people.length === 3 ? layouts.three : layouts.many
  return (
    <ul className={`col-span-full mt-12 grid gap-x-3 gap-y-8 md:gap-x-6 lg:mt-18 ${list}`}>
      {people.map(({ name, role, picture }) => (
        <li key={name} className="group only:col-span-full only:grid only:grid-cols-subgrid only:items-end">
          <Picture picture={picture} phone="45vw" sizes={sizes} className="aspect-4/5 w-full" />
          <p className="mt-3 group-only:mt-0">
            {name}
            <span className="block text-small text-fine">{role}</span>
          </p>
        </li>
      ))}
    </ul>
  )
}
