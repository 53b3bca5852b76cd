import { AxeBuilder } from '@axe-core/playwright'
import type { Page } from '@playwright/test'

export async function axeViolations(page: Page): Promise<string[]> {
  // While colours change, axe would measure colours of neither theme.
  await page.evaluate(() => {
    for (const animation of document.getAnimations())
      if (animation instanceof CSSTransition) animation.finish()
  })
  // The legacy mode opens no second page. That page is for frames, which this site does not have.
  const axe = new AxeBuilder({ page }).setLegacyMode()
  axe.options({ rules: { 'target-size': { enabled: true } }, resultTypes: ['violations'] })
  const { violations } = await axe.analyze()
  return violations.flatMap(({ id, nodes }) =>
    nodes.map(node => `${id}: ${node.html} ${node.failureSummary}`),
  )
}
