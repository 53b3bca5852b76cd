import { pictures } from './encoded-pictures'
import type { Person, Testimonials } from './types'

export const people: readonly Person[] = [
  { name: 'Chandrika Sundaram', role: 'Photographs', picture: pictures['person-chandrika'] },
  { name: 'Thenmozhi Sundaram-Krishnamurthy', role: 'Film and sound', picture: pictures['person-thenmozhi'] },
  { name: 'Ila Sundaram', role: 'Albums', picture: pictures['person-ila'] },
]

export const testimonials: Testimonials = {
  about: {
    quote:
      'Nobody asked my grandmother to look up. She looked up by herself, once, and that is the picture on her wall.',
    author: 'Meenakshi and Arvind Raghunathan',
    location: 'Madurai',
    picture: pictures['couple-meenakshi'],
    sample: false,
    consent: { on: '2026-02-11', how: 'by mail, to Chandrika' },
  },
  privacy: [
    {
      quote: 'हमें याद ही नहीं रहा कि कोई तस्वीर ले रहा है।',
      lang: 'hi',
      author: 'Asha and Kabir Malhotra',
      location: 'Delhi',
      sample: false,
      consent: { on: '2026-03-02', how: 'signed with the album' },
    },
    {
      quote: 'Eleven hundred guests, and they knew which aunt was not speaking to which.',
      author: 'Nila',
      location: 'Thanjavur',
      sample: false,
      consent: { on: '2025-12-20', how: 'by WhatsApp, to Ila' },
    },
  ],
  contact: {
    quote: 'They rang back within the hour, and asked first about my father’s knees.',
    author: 'Devika and Jonathan Ashworth-Pillai',
    location: 'London',
    sample: false,
    consent: { on: '2026-05-30', how: 'by mail, to Ila' },
  },
}
