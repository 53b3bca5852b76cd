import type { MDXComponents } from 'mdx/types'
import { Diagram } from '@/components/journal/essay/diagram'
import { Further } from '@/components/journal/essay/further'
import { Note } from '@/components/journal/essay/note'
import { PictureFigure as Picture } from '@/components/journal/essay/picture-figure'
import { Pull } from '@/components/journal/essay/pull'

/** The elements of essays besides Markdown. Next expects this file here. */
const vocabulary = { Diagram, Pull, Note, Further, Picture } satisfies MDXComponents

export const useMDXComponents = () => vocabulary
