import type { MDXComponents } from 'mdx/types'
import { Diagram } from '@/components/journal/article/diagram'
import { Further } from '@/components/journal/article/further'
import { Note } from '@/components/journal/article/note'
import { PictureFigure as Picture } from '@/components/journal/article/picture-figure'
import { Pull } from '@/components/journal/article/pull'

/** The elements of articles besides Markdown. Next expects this file here. */
const vocabulary = { Diagram, Pull, Note, Further, Picture } satisfies MDXComponents

export const useMDXComponents = () => vocabulary
