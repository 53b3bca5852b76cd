/**
 * Whole pages work without scripts, so that a page asks for its own only when somebody begins to use it, or when it has
 * been looked at for a while: a phone on one bar then spends its first seconds on words and pictures alone. The build
 * marks them (scripts/ask-late.ts); where none is marked, as in `next dev` and in answers to a form, they come at once.
 */
export function LateScripts({ themeKey, signs }: { themeKey: string; signs: readonly string[] }) {
  const given = [themeKey, signs].map(each => JSON.stringify(each)).join()
  return <script dangerouslySetInnerHTML={{ __html: `(${comeLate.toString()})(${given})` }} />
}

/**
 * Runs in the page, by itself: nothing from outside is known here. Fetches the scripts once the page has loaded, and runs
 * them at the first sign of a hand. Until then it turns the theme, and always closes the menu, which need scripts.
 */
function comeLate(themeKey: string, signs: string[]) {
  /** A finger is up again after that long, and what it did is shown: no script should stand in its way. */
  const fingerMs = 250
  /** Whoever only looks: the film begins then, and the browser's own bars take the page's colour. */
  const lookingMs = 4000
  /** The first picture has come, and a slow phone still unpacks it. */
  const pictureMs = 250
  /** After one that could not be fetched, the next sign is heeded that much later. */
  const retryMs = 3000

  // Safari has no idle callbacks.
  const whenIdle = (then: () => void) =>
    'requestIdleCallback' in window ? requestIdleCallback(then) : setTimeout(then)
  const late = () => document.querySelectorAll<HTMLScriptElement>('script[type=late]')

  function run(script: HTMLScriptElement, then?: () => void) {
    const copy = document.createElement('script')
    for (const { name, value } of script.attributes) if (name !== 'type') copy.setAttribute(name, value)
    if (then) copy.onload = then
    copy.onerror = () => {
      copy.replaceWith(script)
      setTimeout(listen, retryMs)
    }
    script.replaceWith(copy)
  }
  /** The first holds what the others need; these come one by one, since a slow phone takes a tenth of a second for all. */
  function runAll() {
    const [first, ...rest] = late()
    if (first) run(first, () => rest.forEach((script, place) => setTimeout(run, place, script)))
  }
  /** One at a time, between all else. */
  function fetchInTurn([script, ...rest]: HTMLScriptElement[]) {
    if (!script) return
    const link = document.createElement('link')
    Object.assign(link, { rel: 'prefetch', as: 'script', href: script.src })
    document.head.append(link)
    whenIdle(() => fetchInTurn(rest))
  }

  const listen = () => signs.forEach(sign => addEventListener(sign, call, { capture: true, passive: true }))
  function call() {
    for (const sign of signs) removeEventListener(sign, call, true)
    const whenRead = () => setTimeout(runAll, fingerMs)
    if (document.readyState === 'loading') addEventListener('DOMContentLoaded', whenRead)
    else whenRead()
  }
  listen()
  addEventListener('load', () => {
    // The scripts know what an address asks for, and the colour of another theme.
    if (location.hash || document.documentElement.matches('.light')) call()
    else {
      setTimeout(() => whenIdle(() => fetchInTurn([...late()])), pictureMs)
      setTimeout(call, lookingMs)
    }
  })

  const html = document.documentElement
  /** Kept at once, for next-themes begins with what it finds; shown in the frame after the finger's own, as theme-toggle.tsx does. */
  function turn({ target }: Event) {
    if (!(target as Element).closest('button.needs-script')) return
    const [before, after] = html.matches('.dark') ? ['dark', 'light'] : ['light', 'dark']
    try {
      localStorage.setItem(themeKey, after)
    } catch {} // it may be forbidden
    const show = () => {
      html.classList.replace(before, after)
      html.style.colorScheme = after
    }
    requestAnimationFrame(() => setTimeout(show))
  }
  addEventListener('click', turn)
  addEventListener('react-is-here', () => removeEventListener('click', turn), { once: true })

  addEventListener('click', ({ target }) =>
    (target as Element).closest('a')?.closest<HTMLElement>('[popover]')?.hidePopover(),
  )
}
