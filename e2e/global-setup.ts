import { startTemplate } from '@/db/testing-template'

/** Starts the database server of all workers. The site is the existing build; `npm run e2e` builds first. */
export default async function setup() {
  const { stop, ...template } = await startTemplate()
  // Workers inherit the environment.
  process.env.TEST_TEMPLATE = JSON.stringify(template)
  return stop
}
