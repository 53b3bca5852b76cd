'use client'
import type { ComponentProps } from 'react'
import { SectionLink } from '@/components/site/section-link'
import { beginWith } from '@/lib/first-line'

interface Props extends ComponentProps<typeof SectionLink> {
  /** The id of the field that tells the story. */
  story: string
  /** How the story then begins, if its writer has not begun it: {name} is `name`, or in an earlier line another. */
  line: string
  name: string
}

/** Leads to a form, and begins the story in it. Without scripts it only leads there. */
export function StoryLink({ story, line, name, ...props }: Props) {
  function begin() {
    const field = document.getElementById(story)
    if (!(field instanceof HTMLTextAreaElement)) return
    const [before = '', after = ''] = line.split('{name}')
    const isOurs = (first: string) => first.startsWith(before) && first.endsWith(after) && first.length < maxLetters
    field.value = beginWith(before + name + after, field.value, isOurs)
  }
  return <SectionLink {...props} onClick={begin} />
}

/** What is longer has been written on. */
const maxLetters = 40
