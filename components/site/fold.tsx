/**
 * Long pages that open on a picture. What lies below it (`data-below`, and the footer) is laid out once the page has
 * loaded, part by part: until then the first words and the first picture have the phone and its network to themselves. Only
 * where the scripts come late too, and only for a visitor who comes to the top; without scripts never.
 */
export function Fold({ signs, faces }: { signs: readonly string[]; faces: Face[] }) {
  const given = [signs, faces].map(each => JSON.stringify(each)).join()
  return <script dangerouslySetInnerHTML={{ __html: `(${fold.toString()})(${given})` }} />
}

/** A face as CSS's `font` has it, and letters that it holds. */
type Face = [font: string, letters: string]

/** Runs in the page before its first section is read, by itself: nothing from outside is known here. */
function fold(signs: string[], faces: Face[]) {
  /** However slowly the first picture comes: who reads without touching, as a screen reader does, gets the rest then. */
  const patienceMs = 4000
  const html = document.documentElement
  const [visit] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[]
  // Whoever reloads or comes back was further down, and an address with a hash names a part. A search engine's names words, and
  // is hidden from location (`#:~:text=`).
  const named = location.hash || visit?.name.includes('#')
  if (named || visit?.type !== 'navigate' || !document.querySelector('script[type=late]')) return

  // Safari has no idle callbacks.
  const whenIdle = (then: () => void) =>
    'requestIdleCallback' in window ? requestIdleCallback(then) : setTimeout(then)
  /** In a frame of its own each, so that a finger never waits for more than one. */
  function unfold([part, ...rest]: Element[]) {
    if (!part) return unfoldAll()
    part.removeAttribute('data-below')
    requestAnimationFrame(() => whenIdle(() => unfold(rest)))
  }
  function unfoldAll() {
    html.removeAttribute('data-folded')
    for (const sign of signs) removeEventListener(sign, unfoldAll, true)
  }
  html.setAttribute('data-folded', '')
  for (const sign of signs) addEventListener(sign, unfoldAll, { capture: true, passive: true })
  addEventListener('DOMContentLoaded', () => setTimeout(unfoldAll, patienceMs))
  const parts = () => unfold([...document.querySelectorAll('[data-below]')])
  /** With its faces: each that came later would have the whole page laid out anew. */
  const begin = () => void Promise.all(faces.map(face => document.fonts.load(...face))).then(parts, parts)
  // The second frame is after the one that shows the first picture.
  addEventListener('load', () => requestAnimationFrame(() => requestAnimationFrame(begin)))
}
