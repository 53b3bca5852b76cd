import type { Page } from '@playwright/test'

const pxPerMm = 96 / 25.4
/** CSS pixels of A4 within the margins of @page in globals.css. */
export const sheet = { width: Math.round((210 - 2 * 16) * pxPerMm), height: Math.round((297 - 2 * 13) * pxPerMm) }
/** Chromium answers width queries on paper by the whole sheet's 794 px; the page is then laid out on what the margins leave. */
const paper = { width: Math.round(210 * pxPerMm), height: sheet.height }

/** Shows a page as it is laid out on paper. The test that calls this bypasses the content policy, for its style. */
export async function layOut(page: Page, path: string) {
  await page.setViewportSize(paper)
  await page.emulateMedia({ media: 'print' })
  await page.goto(path)
  await page.addStyleTag({ content: `body { width: ${sheet.width}px }` })
}
