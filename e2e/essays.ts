/** The seven essays, as the specification names them, in the order they lead from one to the next. */
export const essays = [
  { slug: 'the-grammar-of-light', title: 'The Grammar of Light' },
  { slug: 'soundtracks-of-devotion', title: 'Soundtracks of Devotion' },
  { slug: 'color-as-memory', title: 'Color as Memory' },
  { slug: 'architecture-of-emotion', title: 'Architecture of Emotion' },
  { slug: 'the-sacred-edit', title: 'The Sacred Edit' },
  { slug: 'curating-collections', title: 'Curating Collections' },
  { slug: 'legacy-archival-mastery', title: 'Legacy & Archival Mastery' },
]

/** The path of every page that is there. */
export const paths = ['/', '/process', '/journal', '/contact', ...essays.map(({ slug }) => `/journal/${slug}`)]
