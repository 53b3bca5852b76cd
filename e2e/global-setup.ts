import { startTemplate } from '@/db/testing-template'

/** Starts the database server of all workers. The site is the build that is there: `npm run e2e` makes it first. */
export default async function setup() {
  const { template, stop } = await startTemplate()
  // The workers inherit it.
  process.env.TEST_TEMPLATE = JSON.stringify(template)
  return stop
}
