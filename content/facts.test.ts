import { expect, it } from 'vitest'
import { defaultTheme } from './facts'

it('the site is dark until a visitor chooses', () => expect(defaultTheme).toBe('dark'))
