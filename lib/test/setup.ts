import { beforeEach } from 'vitest'
import { forgetEnv } from '@/lib/env'

beforeEach(forgetEnv)
