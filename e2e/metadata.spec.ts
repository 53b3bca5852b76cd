import type { APIRequestContext } from '@playwright/test'
import { paths } from './essays'
import { expect, test } from './fixtures'

/** Says where the site will stand; the test asks for the same path where it stands now. */
const pathOf = (address: string) => new URL(address).pathname

test('a link to any page in a message shows words and a card of its own', async ({ request }) => {
  const shown = { title: new Set<string>(), description: new Set<string>(), image: new Set<string>() }
  for (const path of paths) {
    const html = await (await request.get(path)).text()
    const title = tag(html, 'property', 'og:title')
    const description = tag(html, 'property', 'og:description')
    const image = tag(html, 'property', 'og:image')
    expect(title, path).toBeTruthy()
    expect(html, path).toMatch(/<title>[^<]*Noor Vista/)
    expect(tag(html, 'name', 'description'), path).toBe(description)
    expect(tag(html, 'property', 'og:site_name'), path).toBe('Noor Vista')
    expect(tag(html, 'property', 'og:locale'), path).toBe('en_IN')
    expect(pathOf(tag(html, 'property', 'og:url'))).toBe(path)
    expect(pathOf(link(html, 'canonical'))).toBe(path)
    expect(tag(html, 'name', 'twitter:card'), path).toBe('summary_large_image')
    expect(tag(html, 'property', 'og:type'), path).toBe(path.startsWith('/journal/') ? 'article' : 'website')
    expect(html).toMatch(/<link rel="alternate" type="application\/atom\+xml" [^>]*href="[^"]*\/journal\/feed\.xml"/)
    expect(html, path).not.toContain('hreflang')

    expect(tag(html, 'name', 'twitter:image'), path).toBe(image)
    expect(tag(html, 'property', 'og:image:width'), path).toBe('1200')
    expect(tag(html, 'property', 'og:image:height'), path).toBe('630')
    expect(tag(html, 'property', 'og:image:alt').length, path).toBeGreaterThan(20)
    expect(await typeOf(request, pathOf(image)), path).toBe('image/jpeg')
    shown.title.add(title)
    shown.description.add(description)
    shown.image.add(image)
  }
  for (const different of Object.values(shown)) expect(different.size).toBe(paths.length)
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

test('a couple saves the studio in their address book', async ({ request }) => {
  const contact = await (await request.get('/contact')).text()
  const card = /<a [^>]*href="([^"]+)"[^>]*>Save our contact/.exec(contact)?.[1] ?? ''
  const answer = await request.get(card)
  expect(answer.headers()['content-type']).toBe('text/vcard; charset=utf-8')
  const lines = (await answer.text()).split('\r\n')
  expect(lines.slice(0, 2)).toEqual(['BEGIN:VCARD', 'VERSION:3.0'])
  expect(lines.slice(-2)).toEqual(['END:VCARD', ''])
  expect(lines).toEqual(expect.arrayContaining(['FN:Noor Vista', 'TEL;TYPE=WORK,VOICE:+911234567890']))
})

test('an unknown journal address is the Not-found screen', async ({ request }) => {
  const answer = await request.get('/journal/no-such-essay')
  expect(answer.status()).toBe(404)
  expect(await answer.text()).toContain('Oops! Page not found')
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
