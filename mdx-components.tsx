import type { MDXComponents } from 'mdx/types'
import { Diagram } from '@/components/journal/essay/diagram'
import { Further } from '@/components/journal/essay/further'
import { Note } from '@/components/journal/essay/note'
import { PlateFigure } from '@/components/journal/essay/plate-figure'
import { Pull } from '@/components/journal/essay/pull'
import { journal } from '@/content/journal'
import { plates, type PictureName } from '@/content/pictures'

/** What an essay in content/journal may be written with, besides plain Markdown. Next looks for this file here. */
const vocabulary = {
  Diagram,
  Pull,
  Note: ({ n, children }) => (
    <Note n={n} label={journal.article.note.replace('{n}', String(n))}>
      {children}
    </Note>
  ),
  Further: ({ children }) => <Further title={journal.article.further}>{children}</Further>,
  Plate: ({ name, caption }: { name: PictureName; caption: string }) => {
    if (!plates[name]) throw new Error(`There is no picture “${name}” in content/picture-list.ts`)
    return <PlateFigure plate={plates[name]} caption={caption} />
  },
} satisfies MDXComponents

export const useMDXComponents = () => vocabulary
