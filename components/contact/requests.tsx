'use client'
import { useEffect, useSyncExternalStore } from 'react'
import type { Contact } from '@/content/contact'
import { beginWith } from '@/lib/first-line'

const onHashChange = (notify: () => void) => {
  window.addEventListener('hashchange', notify)
  return () => window.removeEventListener('hashchange', notify)
}
const readHash = () => window.location.hash.slice(1)

/**
 * What is being asked, above the form: without scripts by `:target`, with scripts by the address, because a client-side
 * navigation does not change the target.
 * @param story the id of the field that an empty story is begun in
 */
export function Requests({ requests, story }: Pick<Contact, 'requests'> & { story: string }) {
  const hash = useSyncExternalStore(onHashChange, readHash, () => '')
  useEffect(() => {
    const asked = requests.find(({ id }) => id === hash)
    const field = document.getElementById(story)
    if (!asked || !(field instanceof HTMLTextAreaElement)) return
    const line = document.getElementById(asked.id)
    // A client-side navigation scrolls before this line is shown; once shown it pushes the page down.
    if (!line?.matches(':target')) line?.scrollIntoView()
    field.value = beginWith(asked.story, field.value, first => requests.some(({ story }) => story === first))
  }, [hash, requests, story])

  return requests.map(({ id, text }) => (
    // The id is on an element that is always laid out: a hidden one cannot be scrolled to.
    <div key={id} id={id} tabIndex={-1} className="group">
      <p
        className={`mb-12 max-w-(--measure) border-l-2 border-field pl-6 text-lead ${hash === id ? '' : 'hidden group-target:block'}`}
      >
        {text}
      </p>
    </div>
  ))
}
