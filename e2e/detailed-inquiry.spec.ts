import { detailedInquiryForm } from '@/content/inquiry'
import { expect, test } from './fixtures'
import { field, formHydrated } from './inquiry-form'

const story = detailedInquiryForm.labels.story
const requests = [
  { id: 'private-gallery', text: /^You are asking to see a private gallery/, sentence: /private gallery/ },
  { id: 'private-consultation', text: /^You are asking for a private consultation/, sentence: /private consultation/ },
]

test('a visitor who asks for a private gallery or consultation sees that, and a first sentence unless they have begun', async ({
  page,
  site,
}) => {
  for (const { id, text, sentence } of requests) {
    await page.goto('/contact')
    await expect(page.getByText(text), id).toBeHidden()
    // A page of its own, as from a link: a hash that is added while the page hydrates is put back by Next's router.
    await page.goto('about:blank')
    await page.goto(`/contact#${id}`)
    await expect(page.getByText(text), id).toBeVisible()
    await expect(field(page, story), id).toHaveValue(sentence)
  }
  await page.goto('about:blank')
  await page.goto('/contact')
  await field(page, story).fill('We met in the rain.')
  await formHydrated(page)
  await page.evaluate(address => location.assign(address), `${site.url}/contact#private-gallery`)
  await expect(page.getByText(requests[0]!.text)).toBeVisible()
  await expect(field(page, story)).toHaveValue('We met in the rain.')
})
