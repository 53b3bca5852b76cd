'use client'
import type { ComponentProps } from 'react'
import { SectionLink } from '@/components/site/section-link'
import { beginWith } from '@/lib/first-line'

interface Props extends ComponentProps<typeof SectionLink> {
  /** The id of the field that tells the story. */
  story: string
  /** How the story then begins, if its writer has not begun it. */
  line: string
  /** How the other links of its kind would have it begin. */
  lines: string[]
}

/** Leads to a form, and begins the story in it. Without scripts it only leads there. */
export function StoryLink({ story, line, lines, ...props }: Props) {
  function begin() {
    const field = document.getElementById(story)
    if (field instanceof HTMLTextAreaElement) field.value = beginWith(line, field.value, lines)
  }
  return <SectionLink {...props} onClick={begin} />
}
