import { capitalise, listInWords, numberInWords } from '@/lib/in-words'
import { findBudget, type budgets } from '@/lib/inquiry/fields'
import { pictures, type EncodedPicture } from './pictures/encoded'
import { facts } from './facts'
import { sitePages } from './site-pages'
import { testimonials } from './testimonials'

export interface Phase {
  title: string
  subtitle: string
  description: string
  features: readonly string[]
  picture: EncodedPicture
}
export interface Collection {
  name: string
  slug: string
  subtitle: string
  investment: string
  /** The range that its button chooses in the form. */
  budget: (typeof budgets)[number]
  description: string
  features: readonly [coverage: string, images: string, ...others: string[]]
  /** Whether its features include both. Sentences elsewhere say which collections do. */
  hasFilmAndAlbum: boolean
  highlight: boolean
}
export interface Frame {
  picture: EncodedPicture
  /** The time of day in India, in four digits, such as 08:00. */
  hour: `${number}:${number}`
  moment: string
  /** The moment's name in its own script. app/fonts/rites.woff2 must have each of its signs. */
  inHindi: string
  caption: string
  /** `besideSun` is for the last one of the day. */
  place: 'wide' | 'portrait' | 'besideSun' | 'allColumns' | 'fullWidth'
  /**
   * On a phone the picture is as wide as the window: upright or, if `wide`, not. From one side, `start` or
   * `end`, it takes half, and its words the other half.
   */
  onPhone?: 'wide' | 'start' | 'end'
}

/**
 * One day of a wedding in Udaipur, 4 December 2026. Its light goes from the morning to the night. The
 * first to replace is Baraat: it is darker than the later Varmala.
 */
const day: readonly Frame[] = [
  {
    picture: pictures['brides-rooms'],
    hour: '08:00',
    moment: 'Gajra',
    inHindi: 'गजरा',
    caption: 'Jasmine for her hair, still wet from the market.',
    place: 'wide',
  },
  {
    picture: pictures.haldi,
    hour: '10:30',
    moment: 'Haldi',
    inHindi: 'हल्दी',
    caption: 'Turmeric and marigolds. The first hand has been in.',
    place: 'portrait',
    onPhone: 'start',
  },
  {
    picture: pictures.shringar,
    hour: '16:30',
    moment: 'Shringar',
    inHindi: 'शृंगार',
    caption: 'Her grandmother’s bangles, in the order they go on.',
    place: 'besideSun',
    onPhone: 'wide',
  },
]

/** It parts the day from the night. home.test.ts computes it. */
const sunset: Pick<Frame, 'hour' | 'inHindi'> = { hour: '17:46', inHindi: 'सूर्यास्त' }

/** From sunset on. */
const night: readonly Frame[] = [
  {
    picture: pictures.baraat,
    hour: '17:50',
    moment: 'Baraat',
    inHindi: 'बारात',
    caption: 'The bells at the gate are heard before the horse is seen.',
    place: 'portrait',
    onPhone: 'end',
  },
  {
    picture: pictures.varmala,
    hour: '18:20',
    moment: 'Varmala',
    inHindi: 'वरमाला',
    caption: 'Two garlands, and the last blue of the day.',
    place: 'wide',
    onPhone: 'wide',
  },
  {
    picture: pictures.pheras,
    hour: '20:45',
    moment: 'Pheras',
    inHindi: 'फेरे',
    caption: 'Seven rounds. We choose one place to stand and stay there.',
    place: 'allColumns',
  },
  {
    picture: pictures.vidaai,
    hour: '23:10',
    moment: 'Vidaai',
    inHindi: 'विदाई',
    caption: 'Lamps along the wet stone, for the car that is about to leave.',
    place: 'fullWidth',
  },
]

const priceList: readonly Omit<Collection, 'budget'>[] = [
  {
    name: 'Essential Collection',
    slug: 'essential-collection',
    subtitle: 'One day, one house',
    investment: '₹4,50,000',
    description: 'The rites that matter most to you, photographed in ten hours.',
    features: ['10 hours coverage', '300+ images', 'up to 150 guests'],
    hasFilmAndAlbum: false,
    highlight: false,
  },
  {
    name: 'Signature Vista',
    slug: 'signature-vista',
    subtitle: 'The wedding, its eve, and the book',
    investment: '₹9,50,000',
    description: 'From the sangeet to the vidaai: two short films to send, and an album to keep.',
    features: [
      '20 hours coverage',
      '500+ images',
      '50-page album',
      '3-5 minute highlight film',
      '1 minute highlight film',
    ],
    hasFilmAndAlbum: true,
    highlight: true,
  },
  {
    name: 'Legacy Collection',
    slug: 'legacy-collection',
    subtitle: 'Every day of it, wherever it is',
    investment: '₹16,80,000',
    description:
      'All the days, both families, any country, and a documentary to be watched from the first frame to the last.',
    features: [
      '3-4 days coverage',
      '750+ images',
      '100-page album',
      'feature-length documentary',
      'international destination coverage',
    ],
    hasFilmAndAlbum: true,
    highlight: false,
  },
]

/** The first is the cheapest. */
const collections: readonly Collection[] = priceList.map(collection => ({
  ...collection,
  budget: findBudget(collection.investment),
}))
const numberOfCollections = `${capitalise(numberInWords(collections.length))} collections`

const withFilmAndAlbum = collections.filter(({ hasFilmAndAlbum }) => hasFilmAndAlbum)
const inSome =
  withFilmAndAlbum.length === collections.length
    ? 'in every collection'
    : `in ${numberInWords(withFilmAndAlbum.length)} of the collections`
const namesWithBoth = withFilmAndAlbum.map(({ name }) => `the ${name}`)

const phases: readonly Phase[] = [
  {
    title: 'Prelude',
    subtitle: 'Before the day',
    description:
      'We talk, we make a portrait together, and we walk the house at the hour the pheras will begin. By the wedding week we know which window the light comes through.',
    features: [
      'Initial consultation',
      'Engagement portrait',
      'Shot list and timeline, agreed with both families',
    ],
    picture: pictures['phase-1'],
  },
  {
    title: 'Composition',
    subtitle: 'The day itself',
    description:
      'A small crew in dark clothes, no lights on stands, no one asked to do anything twice. The rites set the pace and we keep it.',
    features: [
      'If you chose a film, the same crew makes it',
      'Every rite known by name beforehand',
      'Cards copied twice before anyone sleeps',
    ],
    picture: pictures['phase-2'],
  },
  {
    title: 'Premiere',
    subtitle: 'After the day',
    description:
      'Four to six weeks of grading, then an evening: the archive in your hands and, if you chose them, the film on your wall and the album on your table.',
    features: [
      'Every frame graded by one pair of eyes',
      `Film and album, ${inSome}`,
      'A digital archive with lifetime access',
    ],
    picture: pictures['phase-3'],
  },
]

export const home = {
  metadata: {
    title: `${facts.name}: wedding photography and films, India and worldwide`,
    description:
      'An invitation-only studio for wedding photography and cinematic films in India and abroad. 12 luxury celebrations a year, and complete discretion.',
  },
  films: { pause: 'Pause the films' },
  hero: {
    picture: pictures[sitePages.home.picture],
    title: sitePages.home.title,
    lead: 'We photograph and film Indian weddings, by invitation, for families who value their privacy.',
    discover: { label: 'Discover Our Artistry', href: '/#gallery' },
    start: { label: 'Start Your Story', href: '/contact' },
  },
  gallery: {
    title: 'One Wedding, Infinite Poetry',
    lead: 'One day in seven moments, from the jasmine to the last lamp.\nThe faces belong to the families.',
    day,
    sunset,
    night,
    close: 'Close',
    more: 'Complete galleries are never published.\nThey are shown in person.',
    ask: { label: 'Ask for a showing', href: '/contact#private-gallery' },
    prices: {
      label: `${numberOfCollections}, from ${collections[0]!.investment}`,
      href: '/#investment',
    },
    craft: { label: 'Craft Your Visual Poetry', href: '/contact' },
  },
  about: {
    title: 'Poetry in Motion',
    lead: 'Noor is light. Vista is what it lets you see.',
    paragraphs: [
      'Serving couples since 2023, we are a small studio of photographers and film-makers who work as one crew. The person who makes the portrait also listens for the shehnai; the person who cuts the film stood in the room when the garlands went on.',
      'We work by invitation, and the first letter may be yours. By the wedding day we know your grandmother’s name before she walks in.',
    ],
    statistics: [
      { value: '50+', label: 'luxury celebrations' },
      { value: '12', label: 'countries' },
      { value: '14', label: 'awards' },
      { value: '100%', label: 'client satisfaction' },
    ],
    testimonial: testimonials.about,
    write: { label: 'Write to us about your day', href: '/#connect' },
  },
  process: {
    title: 'A wedding in three movements',
    lead: 'Most of the work is done before anyone dresses, and after everyone has gone home.',
    phases,
    explore: { label: 'Explore This Phase', href: '/process' },
    begins: 'The first movement begins with a conversation of 60-90 minutes.',
    reserve: { label: 'Reserve Your Commission', href: '/#connect' },
  },
  privacy: {
    picture: pictures.door,
    title: 'The door stays where you leave it',
    lead: 'Nothing we make is shown to anyone until you say so: no previews, no vendors’ tags, no portfolio by default. Our galleries are opened in person, and an agreement, if you ask for one, is signed before we meet.',
    testimonials: testimonials.privacy,
    gallery: { label: 'Request Private Gallery Access', href: '/contact#private-gallery' },
    consultation: { label: 'Request Private Consultation', href: '/contact#private-consultation' },
  },
  investment: {
    title: numberOfCollections,
    season: '2025-26 Limited Collection',
    capacity: 'We limit ourselves to 12 luxury celebrations a year.',
    from: 'Starting from',
    popular: 'Most Popular',
    collections,
    filmAndAlbum: `Film and album come with ${listInWords(namesWithBoth)}.`,
    included: {
      title: 'Included in all',
      features: [
        'consultation and planning support',
        'premium editing and colour grading',
        'professional backup systems',
        'travel within India',
      ],
    },
    /** Keep it under 40 letters: a longer text is flagged as spam when it comes a third time. */
    begin: { label: 'Begin This Journey', href: '/#connect', line: 'Our choice: {name}.' },
    share: {
      label: 'Tell the family on WhatsApp',
      text: `{name} of ${facts.name}, starting from {investment}:`,
    },
    /** Writes the line of `begin` to the studio. */
    ask: { label: 'Ask on WhatsApp' },
  },
  connect: {
    title: sitePages.contact.title,
    chosenPrice: '{name} starts from {investment}.',
    philosophy: [
      'Tell us who is marrying whom, and where, and the one thing you are afraid will be missed.',
      'One of us reads every letter, usually with tea. If your date is taken, we say so, and tell you whom we would trust with it.',
    ],
    availability: 'Limited dates for the 2025 season.',
    direct: {
      title: 'Or speak to us',
      worldwide: 'Available worldwide',
    },
  },
} as const
