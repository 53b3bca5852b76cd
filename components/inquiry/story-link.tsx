'use client'
import { type ComponentProps, useEffect } from 'react'
import { SectionLink } from '@/components/site/section-link'
import type { home } from '@/content/home'
import { inquiryRoute as route } from '@/lib/action-state'
import { beginWith } from '@/lib/first-line'
import { useInquiries } from './provider'

/** The story's field. */
const story = `${route.id}-message`

interface Props extends ComponentProps<typeof SectionLink> {
  /** How the story then begins, if its writer has not begun it: {name} is `name`, or in an earlier line another. */
  line: string
  name: string
}

/** Links to the short form and begins its story. Without scripts it is only a link. */
export function StoryLink({ line, name, ...props }: Props) {
  const { choose } = useInquiries()
  function begin() {
    const field = document.getElementById(story)
    if (!(field instanceof HTMLTextAreaElement)) return
    const [before = '', after = ''] = line.split('{name}')
    const isOurs = (first: string) => first.startsWith(before) && first.endsWith(after) && first.length < maxLetters
    const begun = before + name + after
    field.value = beginWith(begun, field.value, isOurs)
    choose({ name, inStory: field.value.startsWith(begun) })
  }
  return <SectionLink {...props} onClick={begin} />
}

/** Longer first lines have been edited. */
const maxLetters = 40

/** Names the chosen collection, until it is removed from the story. */
export function ChosenCollection({ words }: { words: typeof home.connect.chosen }) {
  const { forms, choose } = useInquiries()
  const { chosen } = forms[route.id]
  useEffect(() => {
    const field = document.getElementById(story)
    if (!chosen?.inStory || !(field instanceof HTMLTextAreaElement)) return
    const look = () => field.value.includes(chosen.name) || choose(undefined)
    field.addEventListener('change', look)
    return () => field.removeEventListener('change', look)
  }, [chosen, choose])
  return (
    <div role="status">
      {chosen && (
        <p className="mt-6 max-w-(--measure) border-l-2 border-field pl-6 text-wrap">
          {(chosen.inStory ? words.begun : words.kept).replace('{name}', chosen.name)}{' '}
          <a href={`#${story}`} className="-my-3 touch text-link">
            {words.story}
          </a>
        </p>
      )}
    </div>
  )
}
