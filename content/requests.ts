import type { Request } from '@/lib/inquiry/stored'

/** A link to the contact page may ask for something. The form then has a line above it, and the story begins with a sentence. */
export const requests = [
  {
    id: 'private-gallery',
    text: 'You are asking to see a private gallery. Send us the form below and we will arrange a showing.',
    story: 'We would like to be shown a private gallery.',
  },
  {
    id: 'private-consultation',
    text: 'You are asking for a private consultation. Send us the form below and we will propose a time.',
    story: 'We would like a private consultation.',
  },
] as const satisfies (Request & { text: string })[]
