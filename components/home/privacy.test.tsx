import { Children, isValidElement, type ReactElement, type ReactNode } from 'react'
import { expect, it } from 'vitest'
import { Quotation } from '@/components/site/quotation'
import type { Home } from '@/content/home'
import { Privacy } from './privacy'

type Parent = ReactElement<{ children?: ReactNode }>

/** The keys that React tells the quotations apart by. */
function quotationKeys(node: Parent): (string | null)[] {
  if (node.type === Quotation) return [node.key]
  const children = Children.toArray(node.props.children)
  return children.flatMap(child => (isValidElement(child) ? quotationKeys(child as Parent) : []))
}

it('two quotations may be by one author', () => {
  const testimonials = ['Once.', 'Twice.'].map(quote => ({ quote, author: 'A bride', location: 'Jaipur' }))
  const copy = { picture: {}, gallery: {}, consultation: {}, testimonials } as unknown as Home['privacy']
  expect(new Set(quotationKeys(Privacy(copy))).size).toBe(2)
})
