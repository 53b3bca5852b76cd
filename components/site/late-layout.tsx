'use client'
import { useEffect } from 'react'

/**
 * While the first page opens, a browser leaves out what has the class `lay-out-late` and is far below
 * the window, so that a slow phone can use the page sooner. Then this lays it out, one part in each
 * frame. Back and a reload need the real heights at once, and so do the pages that follow.
 */
export function LateLayout() {
  useEffect(() => {
    const parts = [...document.querySelectorAll<HTMLElement>('.lay-out-late')]
    function layOutNext() {
      const part = parts.shift()
      if (!part) return endOpening()
      part.style.contentVisibility = 'visible'
      requestAnimationFrame(layOutNext)
    }
    layOutNext()
  }, [])
  return <script dangerouslySetInnerHTML={{ __html: markOpening }} />
}

export function endOpening() {
  delete document.documentElement.dataset.opening
}

/** An inline script, because it must run before the browser first lays out the page. */
const markOpening =
  "if(performance.getEntriesByType('navigation')[0]?.type==='navigate')document.documentElement.dataset.opening=''"
