import { studio } from '@/content/studio'
import { essays } from '@/e2e/essays'
import { expect, test } from '@/e2e/fixtures'

/** Button or link of a screen → where each that begins with these words leads. */
const calls: Record<string, [name: string, ...leadsTo: string[]][]> = {
  '/': [
    ['Discover Our Artistry', '/#gallery'],
    ['Start Your Story', '/#connect'],
    ['written to us', '/contact#private-gallery'],
    ['Craft Your Visual Poetry', '/contact'],
    ['Write to us about your day', '/#connect'],
    ['Explore This Phase', '/process', '/process', '/process'],
    ['Reserve Your Commission', '/#connect'],
    ['Request Private Gallery Access', '/contact#private-gallery'],
    ['Request Private Consultation', '/contact#private-consultation'],
    ['Begin This Journey', '/#connect', '/#connect', '/#connect'],
  ],
  '/process': [['Schedule Your Consultation', '/contact']],
  '/journal': [
    ['Read Full Article', `/journal/${essays[0]!.slug}`],
    ['Continue Reading', ...essays.slice(1).map(({ slug }) => `/journal/${slug}`)],
    ['Subscribe to Updates', studio.email.href],
  ],
}

test.use({ javaScriptEnabled: false })

test('every call of every screen leads where it is meant to', async ({ page }) => {
  for (const [path, callsOfPage] of Object.entries(calls)) {
    await page.goto(path)
    for (const [name, ...leadsTo] of callsOfPage) {
      const found = page.getByRole('main').getByRole('link', { name: new RegExp(`^${name}`) })
      const targets = await found.evaluateAll(all => all.map(a => a.getAttribute('href')?.split('?')[0]))
      expect.soft(targets, `${name} on ${path}`).toEqual(leadsTo)
    }
  }
})
