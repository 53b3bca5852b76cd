import { contact } from '@/content/contact'
import { detailedInquiryForm } from '@/content/inquiry'
import { expect, test } from './fixtures'
import { field, formHydrated } from './inquiry-form'

const story = detailedInquiryForm.labels.story

test('a visitor who asks for a private gallery or consultation sees that, and a first sentence unless they have begun', async ({
  page,
  site,
}) => {
  for (const { id, text, story: sentence } of contact.requests) {
    await page.goto('/contact')
    await expect(page.getByText(text), id).toBeHidden()
    // A page of its own, as from a link: a hash that is added while the page hydrates is put back by Next's router.
    await page.goto('about:blank')
    await page.goto(`/contact#${id}`)
    await expect(page.getByText(text), id).toBeVisible()
    await expect(field(page, story), id).toHaveValue(new RegExp(`^${sentence}`))
  }
  await page.goto('about:blank')
  await page.goto('/contact')
  await field(page, story).fill('We met in the rain.')
  await formHydrated(page)
  await page.evaluate(address => location.assign(address), `${site.url}/contact#${contact.requests[0].id}`)
  await expect(page.getByText(contact.requests[0].text)).toBeVisible()
  await expect(field(page, story)).toHaveValue('We met in the rain.')
})
