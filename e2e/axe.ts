import { AxeBuilder } from '@axe-core/playwright'
import type { Page } from '@playwright/test'

export async function axeViolations(page: Page): Promise<string[]> {
  // During a change of colour axe would measure colours of neither theme.
  await page.evaluate(() => {
    for (const animation of document.getAnimations())
      if (animation instanceof CSSTransition) animation.finish()
  })
  // Otherwise it opens another page, for frames that this site lacks.
  const axe = new AxeBuilder({ page }).setLegacyMode()
  axe.options({ rules: { 'target-size': { enabled: true } }, resultTypes: ['violations'] })
  const { violations } = await axe.analyze()
  return violations.flatMap(({ id, nodes }) =>
    nodes.map(node => `${id}: ${node.html} ${node.failureSummary}`),
  )
}
