import { pictures, type EncodedPicture } from './pictures/encoded'
import { sitePages } from './site-pages'

export interface Step {
  title: string
  subtitle: string
  description: string
  duration: string
  deliverable: string
  /** It interrupts the line before the step. Two steps at most have one. */
  picture?: EncodedPicture
  large?: true
}

const steps: readonly Step[] = [
  {
    title: 'Initial Consultation',
    subtitle: 'An hour, and tea',
    description:
      'You, us, and whoever in the family will be asked the most questions. We talk about the rites, the rooms, the relatives who hate cameras, and what you would be sorry to have lost. Anything confidential is covered in writing first.',
    duration: '60-90 minutes',
    deliverable: 'custom proposal',
  },
  {
    title: 'Engagement Portrait',
    subtitle: 'Learning your faces',
    description:
      'An afternoon somewhere that is already yours: a terrace, a library, the lane outside the house you grew up in. You learn how quietly we work. We learn which of you laughs first, and from which side.',
    duration: '2-3 hours',
    deliverable: 'curated gallery of 50+ images',
  },
  {
    title: 'Wedding Planning',
    subtitle: 'The house, walked at the right hour',
    description:
      'We visit with your planner and note where the sun falls at the muhurat, how wide the mandap stands, which stair the baraat will crowd. Then we write it down: who, where, when, and what must not be missed.',
    duration: 'ongoing support',
    deliverable: 'comprehensive shot list and timeline',
  },
  {
    title: 'Wedding Day',
    subtitle: 'One place to stand',
    description:
      'A small crew who know when to stand still. Available light wherever it can be had. Where there is a film, its sound is recorded apart from the cameras, so that the mantras are heard and not the generator. Every card is copied twice before anyone sleeps.',
    duration: '8-12 hours',
    deliverable: 'complete wedding documentation',
    picture: pictures['process-3'],
    large: true,
  },
  {
    title: 'Post-Production',
    subtitle: 'Weeks with the curtains drawn',
    description:
      'One editor, one colourist, one room. Reds are graded against a piece of the cloth itself when you can lend us one. We choose the breath before the sentence, and leave out what was only loud.',
    duration: '4-6 weeks',
    deliverable: 'final curated gallery',
  },
  {
    title: 'Legacy Delivery',
    subtitle: 'To be found in fifty years',
    description:
      'The archive on two kinds of media with a printed index, so that somebody not yet born can open it without asking us. The album, where your collection has one, bound and boxed, brought by hand if we can. And if the house ever loses the archive, we still have it.',
    duration: 'lifetime access',
    deliverable: 'luxury album and digital archive',
    picture: pictures.signature,
  },
]

export const ourProcess = {
  metadata: {
    description:
      'Six steps from the first conversation to the archive: consultation, portrait, planning, the wedding day, post-production and delivery.',
  },
  hero: {
    picture: pictures[sitePages.process.picture],
    day: pictures['phase-1'],
    title: sitePages.process.title,
    subtitle: 'Crafting Your Love Legacy',
    lead: 'Six steps, from the first telephone call to the box on the shelf. Nothing in it is hurried, and nothing in it is a surprise.',
  },
  timeline: {
    title: 'The six steps',
    duration: 'Duration',
    deliverable: 'Deliverable',
    progress: { label: 'Step {n} of {all}', value: '{n} of {all}' },
    steps,
  },
  closing: {
    title: 'It begins with an hour',
    text: 'Within 3-5 business days of your letter, your consultation is scheduled. Bring your mother.',
    schedule: { label: 'Schedule Your Consultation', href: '/contact' },
  },
} as const
