import { routerError } from '@/content/errors'
import { expect, test } from './fixtures'

test('a site that fails as a whole says so, and can be tried again', async ({ page }) => {
  // What the theme asks the browser for, which then fails in the layout.
  await page.addInitScript(() => Object.assign(window, { kept: window.matchMedia, matchMedia: undefined }))
  await page.goto('/')
  await expect(page.getByRole('heading', { name: routerError.title })).toBeVisible()
  await expect(page.getByText(routerError.text)).toBeVisible()
  await expect(page.getByRole('link', { name: routerError.back.label })).toHaveAttribute('href', routerError.back.href)
  await page.evaluate(() => Object.assign(window, { matchMedia: (window as { kept?: unknown }).kept }))
  await page.getByRole('button', { name: routerError.again }).click()
  await expect(page.getByRole('heading', { name: 'Where Love Becomes Legend' })).toBeVisible()
})
