/** Starts the database server of all workers. The site is the existing build; `npm run e2e` builds first. */
export { setup as default } from '@/db/testing-template'
