import { home } from '@/content/home'
import { studio } from '@/content/studio'
import { routes } from '@/e2e/routes'
import { essays, paths } from './essays'
import { expect, test } from './fixtures'

/** Allowed targets outside the site: the studio, its accounts, and messages. */
const away = [studio.phone, studio.whatsapp, studio.email]
  .map(({ href }) => href.split('?')[0])
  .concat('https://wa.me/', ...studio.social.flatMap(({ href }) => href ?? []))

test.describe('scripts off', () => {
  test.use({ javaScriptEnabled: false })

  test('every link of every screen leads somewhere', async ({ page, request, site }) => {
    test.setTimeout(60_000)
    const links = new Map<string, { from: string; href: string }>()
    const read = new Map<string, Set<string>>()

    /** Opens a page of the site once and records its links and ids. */
    const visit = async (path: string, from: string) => {
      const answer = await page.goto(path, { waitUntil: 'domcontentloaded' })
      expect(answer?.status(), `${path}, linked from ${from}`).toBe(path === '/no/such/page' ? 404 : 200)
      read.set(path, new Set(await page.locator('[id]').evaluateAll(all => all.map(element => element.id))))
      const hrefs = await page.locator('a').evaluateAll(all => all.map(a => a.getAttribute('href') ?? ''))
      for (const href of hrefs) links.set(`${path} ${href}`, { from: path, href })
    }
    for (const route of routes) await visit(route.path, 'the list of screens')

    // Reading a page adds its links to this loop.
    for (const { from, href } of links.values()) {
      expect(href, `a link on ${from}`).not.toMatch(/^(#?|javascript:.*)$/)
      const url = new URL(href, site.url + from)
      if (url.origin !== site.url) {
        if (from.startsWith('/legal/')) continue // legal pages may link anywhere
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
    for (const path of paths) expect([...read.keys()], 'no link leads there').toContain(path)

    /** The first lines of the WhatsApp messages of this page. */
    const messagesOn = (path: string, to: RegExp) =>
      [...links.values()].filter(({ from, href }) => from === path && to.test(href)).map(({ href }) => messageOf(href))
    for (const { slug, title } of essays) {
      const [message] = messagesOn(`/journal/${slug}`, /^https:\/\/wa\.me\/\?/)
      expect(message, `a reader sends ${slug} on`).toContain(title)
      expect(message).toMatch(new RegExp(`^.* https?://\\S+/journal/${slug}$`))
    }
    expect(messagesOn('/contact', /^https:\/\/wa\.me\/\d/)[0]).toBe(messageOf(studio.whatsapp.href))
  })
})

test('a couple sends each collection to their family, who see it at the address they get, and asks the studio for it', async ({
  page,
  site,
}) => {
  await page.goto('/')
  const messages = new Map<string, string>()
  for (const { slug: id, name, investment: price } of home.investment.collections) {
    await page
      .locator('#investment')
      .getByRole('link', { name: new RegExp(`^${name}.* ${price}$`) })
      .click()
    await expect(page).toHaveURL(`${site.url}/#${id}`)
    await expect(page.getByRole('heading', { name })).toBeInViewport()
    const link = page.locator(`#${id}`).getByRole('link', { name: `${home.investment.share.label}: ${name}` })
    messages.set(name, messageOf(await link.getAttribute('href')))
    expect(messages.get(name)).toContain(name)
    expect(messages.get(name)).toContain(price)
    const ask = page.locator(`#${id}`).getByRole('link', { name: `${home.investment.ask.label}: ${name}` })
    const asked = await ask.getAttribute('href')
    expect(asked?.split('?')[0], 'the studio is asked').toBe(studio.whatsapp.href.split('?')[0])
    expect(messageOf(asked)).toBe(home.investment.begin.line.replace('{name}', name))
  }
  for (const [name, message] of messages) {
    const { pathname, hash } = new URL(/\S+$/.exec(message)![0])
    await page.goto('about:blank')
    await page.goto(site.url + pathname + hash)
    const heading = page.getByRole('heading', { name })
    await expect(heading).toBeInViewport()
    await expect(heading).toHaveCSS('text-decoration-line', 'underline')
    const bar = await page.locator('#bar').boundingBox()
    expect((await heading.boundingBox())!.y, name).toBeGreaterThan(bar!.y + bar!.height)
  }
})

function messageOf(href: string | null): string {
  const { origin, searchParams } = new URL(href ?? '')
  expect(origin).toBe('https://wa.me')
  return searchParams.get('text') ?? ''
}
