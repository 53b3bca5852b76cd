import type { Page } from '@playwright/test'
import { expect, test } from '@/e2e/fixtures'
import { layOut, sheet } from '@/e2e/paper'

// The tests add a style sheet, which the content policy forbids.
test.use({ bypassCSP: true })

test('from the collections to the ways to the studio all is printed on the second sheet', async ({ page }) => {
  await layOut(page, '/')
  const from = await page.locator('#investment').boundingBox()
  const to = await page.locator('#connect').boundingBox()
  expect(from!.y, 'what comes before fills one sheet at most').toBeLessThan(sheet.height)
  expect(to!.y + to!.height - from!.y).toBeLessThan(sheet.height)
})

test('the home page is printed on five sheets, the contact page on one, the journal on two with its six cards', async ({
  page,
}) => {
  test.slow() // a PDF holds every picture of the page
  for (const [path, expected] of Object.entries({ '/': 5, '/contact': 1, '/journal': 2 })) {
    await page.goto(path)
    expect.soft(await sheets(page), `sheets of ${path}`).toBe(expected)
  }
})

/** Pages of the PDF: one /Type /Page object each, besides the /Pages that lists them. */
async function sheets(page: Page): Promise<number> {
  const pdf = await page.pdf({ preferCSSPageSize: true })
  return pdf.toString('latin1').match(/\/Type\s*\/Page\b/g)?.length ?? 0
}
