import { contact } from '@/content/contact'
import { detailedInquiryForm } from '@/content/inquiry'
import type { Locator } from '@playwright/test'
import { expect, test } from './fixtures'
import { field, formHydrated } from './inquiry-form'

const story = 'story'

test('what to expect stands once: before the button on a phone, beside the fields on a wide screen', async ({
  page,
}) => {
  await page.goto('/contact')
  const expected = page.getByRole('heading', { name: contact.expect.title })
  await expect(expected).toHaveCount(1)
  for (const { term } of contact.expect.points) await expect(page.locator('dt', { hasText: term })).toHaveCount(1)
  const box = async (found: Locator) => (await found.boundingBox())!
  const button = page.locator('main form button').last()
  for (const [width, height] of [
    [390, 844],
    [834, 1112],
  ] as const) {
    await page.setViewportSize({ width, height })
    const { y } = await box(expected)
    const fields = await page.locator('main form fieldset').last().boundingBox()
    expect(y, `after the fields, at ${width} px`).toBeGreaterThan(fields!.y + fields!.height)
    expect(y, `before the button, at ${width} px`).toBeLessThan((await box(button)).y)
    await expect(page.getByLabel(detailedInquiryForm.labels.name, { exact: true })).toBeInViewport({ ratio: 1 })
    expect((await box(page.locator('dl').last())).y).toBeGreaterThan((await box(button)).y)
  }
  for (const width of [1024, 1440]) {
    await page.setViewportSize({ width, height: 900 })
    const { width: ofField, x } = await box(page.getByLabel(detailedInquiryForm.labels.name, { exact: true }))
    expect((await box(expected)).x, `beside the fields, at ${width} px`).toBeGreaterThan(x + ofField)
    await button.scrollIntoViewIfNeeded()
    await page.getByLabel(detailedInquiryForm.labels.story, { exact: false }).scrollIntoViewIfNeeded()
    await expect(expected, `always in view, at ${width} px`).toBeInViewport()
  }
})

test('a visitor who asks for a private gallery or consultation sees that, and a first sentence unless they have begun', async ({
  page,
  site,
}) => {
  for (const { id, text, story: sentence } of contact.requests) {
    await page.goto('/contact')
    await expect(page.getByText(text), id).toBeHidden()
    // Load the page anew, as a link would: Next's router resets a hash that is added during hydration.
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
