import type { MDXComponents } from 'mdx/types'
import { Diagram } from '@/components/journal/article/diagram'
import { FurtherReading } from '@/components/journal/article/further-reading'
import { Note } from '@/components/journal/article/note'
import { PictureFigure as Picture } from '@/components/journal/article/picture-figure'
import { PullQuote } from '@/components/journal/article/pull-quote'

/** The elements of articles besides Markdown. Next expects this file here. */
const vocabulary = { Diagram, PullQuote, Note, FurtherReading, Picture } satisfies MDXComponents

export const useMDXComponents = () => vocabulary
