import { pictures, type EncodedPicture } from './pictures/encoded'
import { sitePages } from './site-pages'
import { studio } from './studio'

export interface Article {
  slug: string
  title: string
  /** The featured article has none. */
  category?: string
  date: string
  readTime: string
  /** Who wrote it: a role in the studio, or a name. */
  author: string
  description: string
  picture: EncodedPicture
  /** The customer's data has it. The featured article is a constant of its own. */
  featured: false
  /** The text is about another studio, so a build for visitors refuses it. */
  sample?: true
}

export interface ListedArticle extends Article {
  /** The card shows it: about 105 letters fill four lines and end well. */
  teaser: string
}

const featured: Article = {
  slug: 'the-grammar-of-light',
  title: 'The Grammar of Light',
  date: 'December 2024',
  readTime: '8 min read',
  author: 'the director of photography',
  description:
    'At four in the afternoon a courtyard in Rajasthan begins to be lit from its own walls, and the zari in a fold of silk catches. What that hour does to gold thread, to a face, to white marble; and why we ask for the portrait then, and never at noon.',
  picture: pictures[sitePages.journal.picture],
  featured: false,
  sample: true,
}

const listedArticles: readonly ListedArticle[] = [
  {
    slug: 'soundtracks-of-devotion',
    title: 'Soundtracks of Devotion',
    category: 'Technique',
    date: 'November 2024',
    readTime: '10 min',
    author: 'the sound editor',
    teaser:
      'A shehnai has no patience for a cut in the wrong place. Why the rite decides where the music ends.',
    description:
      'A shehnai has no patience for a cut in the wrong place. On recording the priest, the dhol and the silence after the sindoor on separate tracks, and on letting the rite decide where the music ends.',
    picture: pictures['article-soundtracks-of-devotion'],
    featured: false,
    sample: true,
  },
  {
    slug: 'color-as-memory',
    title: 'Color as Memory',
    category: 'Artistry',
    date: 'October 2024',
    readTime: '9 min',
    author: 'the colourist',
    teaser:
      'Bridal red clips first, and it clips alone. How vermilion, maroon and rani pink stay three colours.',
    description:
      'Bridal red is the hardest colour a sensor is asked to hold: it clips first and it clips alone. How we expose for the lehenga, grade against the cloth, and keep vermilion, maroon and rani pink three different colours.',
    picture: pictures['article-color-as-memory'],
    featured: false,
    sample: true,
  },
  {
    slug: 'architecture-of-emotion',
    title: 'Architecture of Emotion',
    category: 'Craft',
    date: 'September 2024',
    readTime: '7 min',
    author: 'the lead photographer',
    teaser:
      'A haveli was built to decide who sees whom, and from where. How we read a house before a wedding.',
    description:
      'A haveli was built to decide who sees whom, and from where. Reading a house before a wedding: the jharokha, the threshold, the stair, and the one corner from which a father can be photographed without knowing it.',
    picture: pictures['article-architecture-of-emotion'],
    featured: false,
    sample: true,
  },
  {
    slug: 'the-sacred-edit',
    title: 'The Sacred Edit',
    category: 'Craft',
    date: 'August 2024',
    readTime: '11 min',
    author: 'the director',
    teaser:
      'Fourteen hours of footage, and a film of twenty minutes. What is left out, and for whose sake.',
    description:
      'Fourteen hours of footage, and a film of twenty minutes. What is left out, and why: the toast that was funny on the night, the aunt who was not asked, and the shot that was beautiful and belonged to nobody.',
    picture: pictures['article-the-sacred-edit'],
    featured: false,
    sample: true,
  },
  {
    slug: 'curating-collections',
    title: 'Curating Collections',
    category: 'Philosophy',
    date: 'July 2024',
    readTime: '12 min',
    author: 'the album designer',
    teaser:
      'An album is read with somebody leaning over. How fifty pages find their order, and why one is blank.',
    description:
      'An album is read from right hand to left hand, with somebody leaning over. How fifty pages are sequenced, why the mehndi gets a spread of its own, and where the blank page goes.',
    picture: pictures['article-curating-collections'],
    featured: false,
    sample: true,
  },
  {
    slug: 'legacy-archival-mastery',
    title: 'Legacy & Archival Mastery',
    category: 'Legacy',
    date: 'January 2025',
    readTime: '10 min',
    author: 'the archivist',
    teaser:
      'No hard disk made this year will spin in fifty. What outlives its maker, and how it is found again.',
    description:
      'No hard disk made this year will spin in fifty. Formats that outlive their makers, checksums, tape, cotton paper, and the printed index that tells a grandchild what is in the box.',
    picture: pictures['article-legacy-archival-mastery'],
    featured: false,
    sample: true,
  },
]

export const articles: readonly Article[] = [featured, ...listedArticles]

export const journal = {
  metadata: {
    description:
      'Notes on wedding cinematography by the people behind the cameras: light, sound, colour, editing, albums and archives.',
  },
  header: {
    badge: 'Editorial',
    title: sitePages.journal.title,
    tagline: 'Wedding cinematography, written down by the people who carry the cameras.',
  },
  featured: { label: 'Featured Article', article: featured, read: 'Read Full Article' },
  articleGrid: {
    title: 'Editorial Collection',
    articles: listedArticles,
    read: 'Continue Reading',
  },
  newsletter: {
    title: 'Stay Connected',
    text: 'An essay comes when it is finished, at most one a month. Write to us, and we will tell you when the next one is up. This site keeps no list of addresses.',
    subscribe: {
      label: 'Subscribe to Updates',
      href: `${studio.email.href}?subject=Journal%20updates`,
    },
    feed: { label: 'Or follow in a feed reader', href: '/journal/feed.xml' },
    address: studio.email,
  },
  article: {
    by: 'By {author}',
    note: 'Note {n}',
    close: 'Close',
    further: 'Further reading',
    share: {
      label: 'Send this essay on WhatsApp',
      text: `“{title}”, an essay from the ${studio.name} journal:`,
    },
    ask: {
      text: 'If there is to be a wedding in your house, {ask}.',
      label: 'tell us about it',
      href: sitePages.contact.path,
    },
    back: 'Back to the Journal',
    next: 'Also in the Journal',
  },
} as const
