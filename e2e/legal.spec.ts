import { legalPages, privacyPolicy } from '@/content/legal'
import { expect, test } from './fixtures'

test('a legal page that is written is read from the foot of every page, and one that is not is no page', async ({
  page,
}) => {
  const foot = page.getByRole('contentinfo')
  for (const { slug, label, href } of legalPages) {
    await page.goto('/process')
    if (href) {
      await foot.getByRole('link', { name: label }).click()
      await expect(page).toHaveURL(/\/legal\//)
      await expect(page.getByRole('heading', { level: 1 })).toHaveText(label)
      await expect(foot.getByRole('link', { name: label })).toHaveAttribute('aria-current', 'page')
    } else {
      await expect(foot.getByText(label, { exact: true })).toBeVisible()
      await expect(foot.getByRole('link', { name: label })).toHaveCount(0)
      expect((await page.request.get(`/legal/${slug}`)).status(), slug).toBe(404)
    }
  }
  expect((await page.request.get('/legal/none')).status()).toBe(404)
  for (const path of ['/', '/contact']) {
    await page.goto(path)
    const inForm = page.locator('form a[href^="/legal/"]')
    if (privacyPolicy) await expect.soft(inForm, path).toHaveAttribute('href', privacyPolicy.href)
    else await expect.soft(inForm, path).toHaveCount(0)
  }
})
