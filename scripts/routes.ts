export interface Route {
  name: string
  path: string
  status: number
}

/** Every screen of the site; one article stands for all, since they share their page. */
export const routes: Route[] = [
  { name: 'home', path: '/', status: 200 },
  { name: 'process', path: '/process', status: 200 },
  { name: 'journal', path: '/journal', status: 200 },
  { name: 'article', path: '/journal/the-grammar-of-light', status: 200 },
  { name: 'contact', path: '/contact', status: 200 },
  { name: 'not-found', path: '/no/such/page', status: 404 },
]
