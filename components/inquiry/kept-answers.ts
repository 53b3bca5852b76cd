import { useLayoutEffect, useState } from 'react'

/** What stood in each form when its visitor went to another page of the site: in memory alone. */
const kept = new Map<string, Record<string, string>>()

/** A link between two pages loads no document, so that the browser itself restores nothing on the way back. */
export function useKeptAnswers(id: string): Record<string, string> {
  const [answers] = useState(() => kept.get(id) ?? {})
  useLayoutEffect(
    () => () => {
      const form = document.getElementById(id)
      if (!(form instanceof HTMLFormElement)) return
      const texts = [...new FormData(form)].filter(pair => typeof pair[1] === 'string')
      kept.set(id, Object.fromEntries(texts) as Record<string, string>)
    },
    [id],
  )
  return answers
}
