import { vi } from 'vitest'
import { forgetEnv } from '@/lib/env'

/** Until the end of the test. */
export function setEnv(name: string, value: string) {
  vi.stubEnv(name, value)
  forgetEnv()
}
