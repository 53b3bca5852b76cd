interface Quoted {
  quote: string
  /** The quote's language if it is not English, such as hi or hi-Latn. */
  lang?: string
  author: string
  location: string
}

/** A sample is a placeholder. A couple's own words need the day and the way of their consent. */
export type Testimonial = Quoted &
  (
    | { sample: true }
    | { sample: false; consent: { on: `${number}-${number}-${number}`; how: string } }
  )

interface Testimonials {
  about: Testimonial
  privacy: readonly Testimonial[]
  contact: Testimonial
}

export const testimonials: Testimonials = {
  about: {
    quote:
      'They stood at the back for the whole of the kanyadaan. We forgot them. Then the film came, and there was my husband’s hand, shaking, which I had not seen on the day.',
    author: 'The bride’s mother',
    location: 'Jaipur',
    sample: true,
  },
  privacy: [
    {
      quote:
        'Two hundred guests with telephones, and the only pictures that left the house were the ones we chose.',
      author: 'The groom',
      location: 'Hyderabad',
      sample: true,
    },
    {
      quote:
        'My grandmother’s hands, tying the thread by one lamp. Of seven hundred pictures, it is the one on our wall.',
      author: 'The bride',
      location: 'Kochi',
      sample: true,
    },
    {
      quote: 'We asked for an agreement and they had already sent one, stricter than ours.',
      author: 'The family’s counsel',
      location: 'Mumbai',
      sample: true,
    },
  ],
  contact: {
    quote:
      'I wrote at two in the morning, for the third time deleting and starting again. The answer at breakfast had read all of it.',
    author: 'The bride',
    location: 'London and Lucknow',
    sample: true,
  },
}
