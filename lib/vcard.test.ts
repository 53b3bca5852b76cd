import { expect, it } from 'vitest'
import { vCard } from './vcard'

const studio = { name: 'Studio', phone: '+91', email: 'a@b.in', website: 'https://b.in', note: 'Films' }
const house = { street: '12, Lake Road', city: 'Udaipur', postalCode: '313001', country: 'India' }
const addressOf = (address?: typeof house & { state?: string }) =>
  vCard({ ...studio, address })
    .split('\r\n')
    .find(line => line.startsWith('ADR'))

it('has the studio’s address in the order that vCard demands, if there is one', () => {
  expect(addressOf()).toBeUndefined()
  expect(addressOf(house)).toBe('ADR;TYPE=WORK:;;12\\, Lake Road;Udaipur;;313001;India')
  expect(addressOf({ ...house, state: 'Rajasthan' })).toBe(
    'ADR;TYPE=WORK:;;12\\, Lake Road;Udaipur;Rajasthan;313001;India',
  )
})
