import type { MDXComponents } from 'mdx/types'
import { Diagram } from '@/components/journal/essay/diagram'
import { Further } from '@/components/journal/essay/further'
import { Note } from '@/components/journal/essay/note'
import { PictureFigure } from '@/components/journal/essay/picture-figure'
import { Pull } from '@/components/journal/essay/pull'
import { journal } from '@/content/journal'
import { pictures, type PictureName } from '@/content/encoded-pictures'

/** The elements of essays besides Markdown. Next expects this file here. */
const vocabulary = {
  Diagram,
  Pull,
  Note: ({ n, children }) => (
    <Note n={n} label={journal.article.note.replace('{n}', String(n))}>
      {children}
    </Note>
  ),
  Further: ({ children }) => <Further title={journal.article.further}>{children}</Further>,
  Picture: ({ name, caption }: { name: PictureName; caption: string }) => {
    if (!pictures[name]) throw new Error(`There is no picture “${name}” in content/pictures.json`)
    return <PictureFigure picture={pictures[name]} caption={caption} />
  },
} satisfies MDXComponents

export const useMDXComponents = () => vocabulary
