'use client'
import { useEffect, useEffectEvent, useSyncExternalStore } from 'react'
import { beginStory } from '@/components/inquiry/answers'
import { useInquiries } from '@/components/inquiry/provider'
import type { Contact } from '@/content/contact'
import { cn } from '@/lib/utils'

function onHashChange(notify: () => void) {
  const end = new AbortController()
  addEventListener('hashchange', notify, { signal: end.signal })
  return () => end.abort()
}

/** By `:target` without scripts; by the address with them: Next does not change the target. */
export function Requests({ requests }: Pick<Contact, 'requests'>) {
  const { readAnswers, dispatch } = useInquiries()
  const hash = useSyncExternalStore(
    onHashChange,
    () => location.hash.slice(1),
    () => '',
  )
  const fillStory = useEffectEvent((line: string) => {
    const id = 'detailed-inquiry'
    const { story, ...others } = readAnswers(id)
    const lines = requests.map(request => request.story)
    const values = { ...others, story: beginStory(line, story, lines) }
    dispatch({ type: 'filled', id, values })
  })
  useEffect(() => {
    const asked = requests.find(({ id }) => id === hash)
    if (!asked) return
    const line = document.getElementById(asked.id)
    // Next scrolls before this line is shown, which then pushes the page down.
    if (!line?.matches(':target')) line?.scrollIntoView()
    fillStory(asked.story)
  }, [hash, requests])

  return requests.map(({ id, text }) => (
    // The id is on an element that is always laid out: a hidden one cannot be scrolled to.
    <div key={id} id={id} tabIndex={-1} className="group">
      <p
        className={cn(
          'mt-6 mb-12 max-w-(--measure) border-l-2 border-field pl-6 text-lead group-has-[.receipt]:hidden!',
          hash !== id && 'hidden group-target:block',
        )}
      >
        {text}
      </p>
    </div>
  ))
}
