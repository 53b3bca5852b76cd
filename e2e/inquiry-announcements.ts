import type { Page } from '@playwright/test'

/** Records what live regions announce; hidden ones announce nothing. */
export async function recordAnnouncements(page: Page): Promise<() => Promise<string[]>> {
  const said = await page.evaluateHandle(() => {
    const said: string[] = []
    const live = '[role=status], [role=alert], [aria-live]'
    const muted = '[inert], [aria-hidden=true], [aria-live=off]'
    const hear = (node: Node) => {
      const element = node instanceof Element ? node : node.parentElement
      const inside = element?.closest(live)
      for (const region of inside ? [inside] : (element?.querySelectorAll(live) ?? []))
        if (!region.closest(muted)) said.push((inside ? node : region).textContent ?? '')
    }
    const look = (changes: MutationRecord[]) => changes.flatMap(({ addedNodes }) => [...addedNodes]).forEach(hear)
    new MutationObserver(look).observe(document, { childList: true, subtree: true })
    return said
  })
  return () => said.evaluate(words => words.filter(Boolean))
}

/** The parts of the forms that a toast covers. */
export function coveredByToasts(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const boxes = [...document.querySelectorAll('[data-sonner-toast]')].map(toast => toast.getBoundingClientRect())
    const controls =
      'main form :is(input, select, textarea, button), main :is([role=alert], [role=status]:not(.sr-only))'
    return [...document.querySelectorAll(controls)]
      .filter(element => {
        const { left, right, top, bottom, width } = element.getBoundingClientRect()
        return boxes.some(box => width && left < box.right && right > box.left && top < box.bottom && bottom > box.top)
      })
      .map(element => element.outerHTML.slice(0, 80))
  })
}

/** Makes a field look filled in by the browser. */
export async function forceAutofill(page: Page, selector: string) {
  const session = await page.context().newCDPSession(page)
  await session.send('DOM.enable')
  await session.send('CSS.enable')
  const { root } = await session.send('DOM.getDocument')
  const { nodeId } = await session.send('DOM.querySelector', { nodeId: root.nodeId, selector })
  await session.send('CSS.forcePseudoState', { nodeId, forcedPseudoClasses: ['autofill'] })
}
