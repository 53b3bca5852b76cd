import { articles } from '@/content/journal'
import { expect, test } from './fixtures'

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false })

  test('articles have curly quotes, true reading times and readable drawings', async ({ page }) => {
    // Browsers do not force the colours of a drawing, so our styles must.
    await page.emulateMedia({ forcedColors: 'active', colorScheme: 'light' })
    for (const { slug, readTime } of articles) {
      await page.goto(`/journal/${slug}`)
      const text = await page.locator('.article-text').innerText()
      expect(text, 'straight quotes').not.toMatch(/['"]/)
      const minutes = text.split(/\s+/).length / 220
      expect(Math.abs(minutes - parseInt(readTime)), `${slug}: ${minutes} minutes`).toBeLessThan(1)
      const colours = await page
        .locator('.diagram svg text')
        .evaluateAll(all => all.map(each => getComputedStyle(each).fill))
      for (const colour of colours) expect(colour, `${slug} in forced colours`).toBe('rgb(0, 0, 0)')
    }
  })

  test('on a phone a note opens by its number and closes by a tap beside it', async ({ page }) => {
    await page.setViewportSize({ width: 390, height: 844 })
    await page.goto('/journal/soundtracks-of-devotion')
    const numbers = page.getByRole('button', { name: /^Note \d$/ })
    const note = page.locator('.note').first()
    await expect(note).toBeHidden()
    await numbers.first().click()
    await expect(note).toBeInViewport({ ratio: 1 })
    await page.mouse.click(195, 120)
    await expect(note).toBeHidden()
    await page.setViewportSize({ width: 1440, height: 900 })
    await expect(note, 'the note is in the margin').toBeVisible()
    await expect(numbers).toHaveCount(0)
  })
})
