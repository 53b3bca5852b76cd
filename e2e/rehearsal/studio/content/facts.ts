import type { Facts } from './types'

export const facts: Facts = {
  name: 'Chandrika Sundaram & Daughters',
  legalName: 'Sundaram Pictures Private Limited',
  tagline: 'Weddings of the south, as they are.',
  description: 'Photographs and films of weddings in Tamil Nadu, Kerala and wherever its families live.',
  phone: '+91 98400 55512',
  whatsapp: '+91 98400 55513',
  email: 'write@sundaram-weddings.in',
  address: {
    street: '14, North Mada Street, Mylapore',
    city: 'Chennai',
    state: 'Tamil Nadu',
    postalCode: '600004',
    country: 'India',
    countryCode: 'IN',
  },
  social: { IG: 'https://www.instagram.com/sundaram.weddings', FB: false, YT: 'https://www.youtube.com/@sundaram' },
  copyright: 2026,
}
