import { readFileSync } from 'node:fs'
import type { Page } from '@playwright/test'
import { type Article, articles } from '@/content/journal'
import { expect, test } from './fixtures'

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false })

  test('a reader finds each article by its card, reads it to its end and goes on', async ({
    page,
  }) => {
    await page.goto('/journal')
    for (const { slug, title } of articles) {
      const heading = page.getByRole('heading', { name: title })
      const card = page.getByRole('article').filter({ has: heading })
      await expect(card.getByRole('link').first()).toHaveAttribute('href', `/journal/${slug}`)
    }
    // Browsers do not force the colours of a drawing.
    await page.emulateMedia({ forcedColors: 'active', colorScheme: 'light' })
    for (const [index, article] of articles.entries()) {
      await page.goto(`/journal/${article.slug}`)
      await expectArticle(page, article)
      await expectDrawings(page, article)
      const main = page.getByRole('main')
      const next = articles[(index + 1) % articles.length]!
      await expect(main.getByRole('link', { name: next.title })).toBeVisible()
      const back = page.getByRole('link', { name: 'Back to the Journal' })
      await expect(back).toHaveAttribute('href', '/journal')
      const tellUs = main.getByRole('link', { name: 'tell us' })
      await expect(tellUs).toHaveAttribute('href', '/contact')
    }
  })

  test('a reader opens a note from its number on a phone, and closes it by touching beside it', async ({
    page,
  }) => {
    await page.setViewportSize({ width: 390, height: 844 })
    await page.goto('/journal/soundtracks-of-devotion')
    const numbers = page.getByRole('button', { name: /^Note \d$/ })
    await expect(numbers).toHaveCount(countIn('soundtracks-of-devotion', 'Note'))
    for (const [index, number] of (await numbers.all()).entries())
      await expect(number).toHaveAccessibleName(`Note ${index + 1}`)
    const note = page.locator('.note').first()
    await expect(note).toBeHidden()
    await numbers.first().click()
    await expect(note).toBeInViewport({ ratio: 1 })
    await page.mouse.click(195, 120)
    await expect(note).toBeHidden()
    await page.setViewportSize({ width: 1440, height: 900 })
    await expect(note, 'in the margin').toBeVisible()
    await expect(numbers).toHaveCount(0)
  })
})

const countIn = (slug: string, element: string) =>
  readFileSync(`content/journal/${slug}.mdx`, 'utf8').split(new RegExp(`<${element}\\b`)).length - 1

async function expectArticle(page: Page, { slug, title, description, date, readTime }: Article) {
  await expect(page.getByRole('heading', { level: 1, name: title })).toBeVisible()
  await expect(page.locator('main header')).toContainText(`${date}${readTime}`)
  await expect(page.locator('#bar [aria-current]').first()).toHaveAttribute('href', '/journal')
  await expect(page.locator('.standfirst')).toHaveText(description)
  const text = await page.locator('.article-text').innerText()
  expect(text, 'straight quotes').not.toMatch(/['"]/)
  const minutes = text.split(/\s+/).length / 220
  expect(Math.abs(minutes - parseInt(readTime)), `${slug}: ${minutes} minutes`).toBeLessThan(1)
}

async function expectDrawings(page: Page, { slug }: Article) {
  const parts = {
    Diagram: '.diagram svg',
    Picture: '.picture img',
    Pull: '.pull-quote',
    Further: '#further-title',
  }
  for (const [element, part] of Object.entries(parts))
    await expect.soft(page.locator(part), slug).toHaveCount(countIn(slug, element))
  const drawings = page.locator(parts.Diagram)
  for (const drawing of await drawings.all()) {
    const words = await drawing.locator('title, desc').allTextContents()
    expect(words, slug).toEqual([expect.stringMatching(/\S/), expect.stringMatching(/\S/)])
    await expect(drawing).toHaveAccessibleName(words.join(' '))
  }
  const colours = await drawings
    .locator('text')
    .evaluateAll(all => all.map(each => getComputedStyle(each).fill))
  for (const colour of colours) expect(colour, `${slug} in forced colours`).toBe('rgb(0, 0, 0)')
}

test('a feed reader gets every article under the address and day it had', async ({
  page,
  request,
}) => {
  await page.goto('/journal')
  await expect(page.getByRole('main').locator('a[href="/journal/feed.xml"]')).toBeVisible()
  const answer = await request.get('/journal/feed.xml')
  expect(answer.headers()['content-type']).toBe('application/atom+xml; charset=utf-8')
  const entries = (await answer.text()).match(/<entry>.*?<\/entry>/gs) ?? []
  expect(entries).toHaveLength(articles.length)
  for (const entry of entries) expect(entry).toMatch(/<summary>.{80}/s)
  const latest = entries[0]
  expect(latest).toMatch(/<link href="[^"]*\/journal\/legacy-archival-mastery"/)
  expect(latest).toMatch(/<id>[^<]*\/journal\/legacy-archival-mastery<\/id>/)
  expect(latest).toContain('<published>2024-12-31T18:30:00.000Z</published>')
})
