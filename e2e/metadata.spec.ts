import type { APIRequestContext } from '@playwright/test'
import { paths } from './essays'
import { expect, test } from './fixtures'
import { prefer } from './screen'

/** Says where the site will stand; the test asks for the same path where it stands now. */
const pathOf = (address: string) => new URL(address).pathname

for (const path of paths) {
  test(`a link to ${path} in a message shows its words and its card`, async ({ request }) => {
    const html = await (await request.get(path)).text()
    const title = tag(html, 'property', 'og:title')
    const description = tag(html, 'property', 'og:description')
    expect(title).toBeTruthy()
    expect(html).toMatch(/<title>[^<]*Noor Vista/)
    expect(tag(html, 'name', 'description')).toBe(description)
    expect(tag(html, 'property', 'og:site_name')).toBe('Noor Vista')
    expect(tag(html, 'property', 'og:locale')).toBe('en_IN')
    expect(pathOf(tag(html, 'property', 'og:url'))).toBe(path)
    expect(pathOf(link(html, 'canonical'))).toBe(path)
    expect(tag(html, 'name', 'twitter:card')).toBe('summary_large_image')
    expect(tag(html, 'property', 'og:type')).toBe(path.startsWith('/journal/') ? 'article' : 'website')
    expect(html).toMatch(/<link rel="alternate" type="application\/atom\+xml" [^>]*href="[^"]*\/journal\/feed\.xml"/)
    expect(html).not.toContain('hreflang')

    const image = tag(html, 'property', 'og:image')
    expect(tag(html, 'name', 'twitter:image')).toBe(image)
    expect(tag(html, 'property', 'og:image:width')).toBe('1200')
    expect(tag(html, 'property', 'og:image:height')).toBe('630')
    expect(tag(html, 'property', 'og:image:alt').length).toBeGreaterThan(20)
    expect(await typeOf(request, pathOf(image))).toBe('image/jpeg')
  })
}

test('each page has a title and a description of its own', async ({ request }) => {
  const pages = await Promise.all(paths.map(async path => (await request.get(path)).text()))
  for (const name of ['og:title', 'og:description'])
    expect(new Set(pages.map(html => tag(html, 'property', name))).size).toBe(paths.length)
})

test('each page has a card of its own', async ({ request }) => {
  const pages = await Promise.all(paths.map(async path => (await request.get(path)).text()))
  expect(new Set(pages.map(html => tag(html, 'property', 'og:image'))).size).toBe(paths.length)
})

test('a page that is not there has no card and no address of its own', async ({ request }) => {
  const html = await (await request.get('/no/such/page')).text()
  expect(html).not.toMatch(/og:image|rel="canonical"/)
})

test('the site can be put on a home screen, with its mark', async ({ request }) => {
  const html = await (await request.get('/')).text()
  const manifest = await (await request.get(link(html, 'manifest'))).json()
  expect(manifest).toMatchObject({ short_name: 'Noor Vista', start_url: '/', display: 'browser' })
  const purposes = manifest.icons.map(({ sizes, purpose }: Record<string, string>) => `${sizes} ${purpose}`)
  expect(purposes).toEqual(['192x192 any', '512x512 any', '512x512 maskable'])
  for (const { src, type } of manifest.icons) expect(await typeOf(request, src)).toBe(type)
})

test('a tab and a touch screen find their icons', async ({ request }) => {
  const html = await (await request.get('/')).text()
  const icons = [...html.matchAll(/<link rel="(?:apple-touch-)?icon" href="([^"]+)"/g)].map(found => found[1]!)
  const types = await Promise.all(icons.map(icon => typeOf(request, icon)))
  expect(types.sort()).toEqual(['image/png', 'image/svg+xml', 'image/x-icon'])
  expect(await typeOf(request, '/favicon.ico')).toBe('image/x-icon')
})

test('the browser’s own bars follow the theme, from page to page', async ({ page }) => {
  const bars = page.locator('meta[name="theme-color"]')
  await page.goto('/')
  await expect(bars).toHaveAttribute('content', '#110d10')
  await page.getByRole('button', { name: 'Switch to the light theme' }).click()
  await expect(bars).toHaveAttribute('content', '#f8f4ec')
  await page.getByRole('banner').getByRole('link', { name: 'Our Process' }).click()
  await expect(page.getByRole('heading', { level: 1, name: 'Our Signature Process' })).toBeVisible()
  await expect(bars).toHaveAttribute('content', '#f8f4ec')
})

test('the browser’s own bars are light for a visitor who chose so before', async ({ page }) => {
  await prefer(page, 'light')
  await page.goto('/contact')
  await expect(page.locator('meta[name="theme-color"]')).toHaveAttribute('content', '#f8f4ec')
})

/** The content of a meta tag, or ''. */
function tag(html: string, attribute: 'name' | 'property', value: string): string {
  return new RegExp(`<meta ${attribute}="${value}" content="([^"]*)"`).exec(html)?.[1] ?? ''
}

function link(html: string, rel: string): string {
  return new RegExp(`<link rel="${rel}" href="([^"]*)"`).exec(html)?.[1] ?? ''
}

async function typeOf(request: APIRequestContext, address: string): Promise<string | undefined> {
  const answer = await request.get(address)
  expect(answer.status(), address).toBe(200)
  return answer.headers()['content-type']
}
