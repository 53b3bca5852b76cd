'use client'
import { cx } from 'class-variance-authority'
import { useEffect, useEffectEvent, useSyncExternalStore } from 'react'
import { prependStoryLine } from '@/components/inquiry-form/answers'
import { fillForm } from '@/components/inquiry-form/form-control'
import { useInquiries } from '@/components/inquiry-form/provider'
import type { Contact } from '@/content/contact'
import { detailedForm } from '@/lib/inquiry/fields'

function onHashChange(notify: () => void) {
  const controller = new AbortController()
  addEventListener('hashchange', notify, { signal: controller.signal })
  return () => controller.abort()
}

/**
 * Shows what a link has asked for. Without scripts `:target` shows it. With scripts the URL's hash
 * does, because Next does not update `:target`.
 */
export function PrivateRequests({ requests }: Pick<Contact, 'requests'>) {
  const { formControls } = useInquiries()
  const hash = useSyncExternalStore(
    onHashChange,
    () => location.hash.slice(1),
    () => '',
  )
  const fillStory = useEffectEvent((line: string) => {
    const lines = requests.map(request => request.story)
    fillForm(formControls, detailedForm, ({ story }) => ({
      story: prependStoryLine(line, story, lines),
    }))
  })
  useEffect(() => {
    const request = requests.find(({ id }) => id === hash)
    if (!request) return
    const line = document.getElementById(request.id)
    // Next has scrolled before this line was shown, and the line has moved the page down.
    if (!line?.matches(':target')) line?.scrollIntoView()
    fillStory(request.story)
  }, [hash, requests])

  return requests.map(({ id, text }) => (
    // The id is on the outer element, because a browser cannot scroll to a hidden one.
    <div key={id} id={id} tabIndex={-1} className="group">
      <p
        className={cx(
          'mt-6 mb-12 max-w-(--measure) border-l-2 border-field pl-6 text-lead group-has-[.receipt]:hidden!',
          hash !== id && 'hidden group-target:block',
        )}
      >
        {text}
      </p>
    </div>
  ))
}
