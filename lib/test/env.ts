import { vi } from 'vitest'
import { forgetEnv } from '@/lib/env'

/** Sets the variable until the test ends. */
export function setEnv(name: string, value: string) {
  vi.stubEnv(name, value)
  forgetEnv()
}
