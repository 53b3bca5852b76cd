import type { Page } from '@playwright/test'

const pxPerMm = 96 / 25.4
/** A4 within the margins of @page in globals.css, in CSS pixels. */
export const sheet = { width: Math.round((210 - 2 * 16) * pxPerMm), height: Math.round((297 - 2 * 13) * pxPerMm) }
/** For width queries Chromium uses the whole sheet's 794 px; the layout uses the width within the margins. */
const paper = { width: Math.round(210 * pxPerMm), height: sheet.height }

/** Lays a page out as on paper. Adds a style, so the test must bypass the content policy. */
export async function layOut(page: Page, path: string) {
  await page.setViewportSize(paper)
  await page.emulateMedia({ media: 'print' })
  await page.goto(path)
  await page.addStyleTag({ content: `body { width: ${sheet.width}px }` })
}
