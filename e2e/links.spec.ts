import { routes } from '@/scripts/routes'
import { expect, test } from './fixtures'

/** Where a link may lead away from the site: to the studio, and into a message of the visitor's own. */
const away = [
  ...['tel:+911234567890', 'https://wa.me/911234567890', 'mailto:studio@noorvista.example'],
  'https://wa.me/',
]

interface Link {
  from: string
  href: string
}

test('every link of every screen leads somewhere', async ({ page, request, site }) => {
  test.setTimeout(60_000)
  const links = new Map<string, Link>()
  const read = new Map<string, Set<string>>()

  /** Opens a page of the site once and notes its links and the places in it. */
  const visit = async (path: string, from: string) => {
    const answer = await page.goto(path, { waitUntil: 'domcontentloaded' })
    expect(answer?.status(), `${path}, linked from ${from}`).toBe(path === '/no/such/page' ? 404 : 200)
    read.set(path, new Set(await page.locator('[id]').evaluateAll(all => all.map(element => element.id))))
    const hrefs = await page.locator('a').evaluateAll(all => all.map(a => a.getAttribute('href') ?? ''))
    for (const href of hrefs) links.set(`${path} ${href}`, { from: path, href })
  }
  for (const route of routes) await visit(route.path, 'the list of screens')

  // A page found on the way is read too, and its links are added to the ones that this loop goes through.
  for (const { from, href } of links.values()) {
    expect(href, `a link on ${from}`).not.toMatch(/^(#?|javascript:.*)$/)
    const url = new URL(href, site.url + from)
    if (url.origin !== site.url) {
      expect(away, `${href} on ${from}`).toContain(href.split('?')[0])
      continue
    }
    if (/\.\w+$/.test(url.pathname)) {
      expect((await request.get(url.href)).status(), `${href} on ${from}`).toBe(200)
      continue
    }
    if (!read.has(url.pathname)) await visit(url.pathname, from)
    if (url.hash) expect([...(read.get(url.pathname) ?? [])], `${href} on ${from}`).toContain(url.hash.slice(1))
  }
  expect(read.size, 'the five screens, seven articles and the missing one').toBeGreaterThanOrEqual(12)
})

test('every button of every screen has a name, in the bar and in the menu', async ({ page }) => {
  for (const width of [1440, 390]) {
    await page.setViewportSize({ width, height: 900 })
    for (const { path } of routes) {
      await page.goto(path)
      if (width === 390) await page.getByRole('button', { name: 'Menu' }).click()
      for (const button of await page.locator('button:visible').all()) {
        await expect(button, path).toHaveAccessibleName(/\S/)
      }
    }
  }
})

test('an unknown journal address is the Not-found screen', async ({ page }) => {
  const answer = await page.goto('/journal/no-such-essay')
  expect(answer?.status()).toBe(404)
  await expect(page.getByText('Oops! Page not found')).toBeVisible()
})
