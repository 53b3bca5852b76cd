import { essays } from './essays'
import { expect, test } from './fixtures'

const collections = [
  { id: 'essential-collection', name: 'Essential Collection', price: '₹4,50,000' },
  { id: 'signature-vista', name: 'Signature Vista', price: '₹9,50,000' },
  { id: 'legacy-collection', name: 'Legacy Collection', price: '₹16,80,000' },
]

for (const { id, name, price } of collections) {
  test(`a couple sends the ${name} to their family, who see it at the address they get`, async ({ page, site }) => {
    await page.goto('/')
    const link = page.locator(`#${id}`).getByRole('link', { name: `Send by WhatsApp: ${name}` })
    const message = messageOf(await link.getAttribute('href'))
    expect(message).toContain(name)
    expect(message).toContain(price)

    const { pathname, hash } = new URL(/\S+$/.exec(message)![0])
    await page.goto(site.url + pathname + hash)
    const heading = page.getByRole('heading', { name })
    await expect(heading).toBeInViewport()
    await expect(heading).toHaveCSS('text-decoration-line', 'underline')
    const bar = await page.locator('#bar').boundingBox()
    expect((await heading.boundingBox())!.y).toBeGreaterThan(bar!.y + bar!.height)
  })
}

test('a reader sends an essay on', async ({ page }) => {
  for (const { slug, title } of essays) {
    await page.goto(`/journal/${slug}`)
    const message = messageOf(await page.getByRole('link', { name: 'by WhatsApp' }).getAttribute('href'))
    expect(message).toContain(title)
    expect(message).toMatch(new RegExp(`^.* https?://\\S+/journal/${slug}$`))
  }
})

test('a message to the studio has its first line written', async ({ page }) => {
  await page.goto('/contact')
  const links = page.locator('main a[href^="https://wa.me/911234567890"]')
  expect(messageOf(await links.first().getAttribute('href'))).toMatch(/^Hello, .*wedding/)
})

test('a couple saves the studio in their address book', async ({ page, request }) => {
  await page.goto('/contact')
  const card = await page.getByRole('link', { name: 'Save our contact' }).getAttribute('href')
  const answer = await request.get(card!)
  expect(answer.headers()['content-type']).toBe('text/vcard; charset=utf-8')
  const lines = (await answer.text()).split('\r\n')
  expect(lines.slice(0, 2)).toEqual(['BEGIN:VCARD', 'VERSION:3.0'])
  expect(lines.slice(-2)).toEqual(['END:VCARD', ''])
  expect(lines).toEqual(expect.arrayContaining(['FN:Noor Vista', 'TEL;TYPE=WORK,VOICE:+911234567890']))
})

function messageOf(href: string | null): string {
  const { origin, searchParams } = new URL(href ?? '')
  expect(origin).toBe('https://wa.me')
  return searchParams.get('text') ?? ''
}
