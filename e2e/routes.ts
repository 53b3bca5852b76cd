import { library } from '@/content/journal'
import { screens } from '@/content/screens'

export interface Route {
  name: string
  path: string
  status: number
}

/** Every screen. One article stands for all, because they share a page. */
export const routes: Route[] = [
  ...Object.entries(screens).map(([name, { path }]) => ({ name, path, status: 200 })),
  { name: 'article', path: `/journal/${library[0]?.slug}`, status: 200 },
  { name: 'not-found', path: '/no/such/page', status: 404 },
]
