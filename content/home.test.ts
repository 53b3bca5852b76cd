import { expect, it } from 'vitest'
import { textDigest } from '@/lib/rate-limit'
import { home } from './home'

it('a chosen collection begins each story with the same line, and no couple is flagged for it', () => {
  const { begin, collections } = home.investment
  for (const { name } of collections)
    expect(textDigest([begin.line.replace('{name}', name)])).toBeNull()
})
