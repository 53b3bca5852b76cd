import type { TestProject } from 'vitest/node'
import type { EmbeddedDatabase } from './embedded'
import { startTemplate } from './testing-template'

declare module 'vitest' {
  interface ProvidedContext {
    /** Addresses of the template that every test file copies. */
    template: EmbeddedDatabase
  }
}

export async function setup(project: TestProject) {
  const { template, stop } = await startTemplate()
  project.provide('template', template)
  return stop
}
