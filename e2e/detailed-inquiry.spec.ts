import { detailedInquiryForm } from '@/content/inquiry'
import { expect, test } from './fixtures'
import { field, formHydrated } from './inquiry-form'

const story = detailedInquiryForm.labels.story
const requests = [
  { id: 'private-gallery', text: /^You are asking to see a private gallery/, sentence: /private gallery/ },
  { id: 'private-consultation', text: /^You are asking for a private consultation/, sentence: /private consultation/ },
]
for (const { id, text, sentence } of requests) {
  test(`a visitor who requests a ${id} sees that, and a first sentence in the form`, async ({ page }) => {
    await page.goto('/contact')
    await expect(page.getByText(text)).toBeHidden()
    // A page of its own, as from a link: a hash that is added while the page hydrates is put back by Next's router.
    await page.goto('about:blank')
    await page.goto(`/contact#${id}`)
    await expect(page.getByText(text)).toBeVisible()
    await expect(field(page, story)).toHaveValue(sentence)
  })

  test(`a visitor without scripts who requests a ${id} sees that`, async ({ browser, site }) => {
    const context = await browser.newContext({ javaScriptEnabled: false })
    const page = await context.newPage()
    await page.goto(`${site.url}/contact#${id}`)
    await expect(page.getByText(text)).toBeVisible()
    await context.close()
  })
}

test('a visitor who has begun to write keeps that, and is given no other sentence', async ({ page, site }) => {
  await page.goto('/contact')
  await field(page, story).fill('We met in the rain.')
  await formHydrated(page)
  await page.evaluate(address => location.assign(address), `${site.url}/contact#private-gallery`)
  await expect(page.getByText(/^You are asking to see a private gallery/)).toBeVisible()
  await expect(field(page, story)).toHaveValue('We met in the rain.')
})
