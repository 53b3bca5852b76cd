import { detailedInquiryForm } from '@/content/inquiry'
import { expect, test } from './fixtures'
import { detailedForm, field } from './inquiry-form'
import { tellStories } from './inquiry-stories'
import { comeAlive } from './screen'

const { labels, options } = detailedInquiryForm
const rites = 'हल्दी, mehndi 🌿;\nnikah "at noon", then\n\nसात फेरे'
const story = `"Eleven years," he says – 'and a half' 👩🏽‍❤️‍👨🏻\nThe rest is yours to find.`

const leastRow = {
  name: 'Asha',
  phone: null,
  wedding_date: null,
  venue: null,
  guest_count: null,
  cultural_details: null,
  visual_references: null,
  wedding_planner: null,
  decision_timeline: null,
  budget_range: null,
  multi_day: null,
  nda: null,
  story: null,
}

tellStories({
  title: 'Tell Us About Your Celebration',
  form: detailedForm,
  notice: detailedInquiryForm.notice,
  table: 'detailed_inquiries',
  name: 'Your Name',
  least: { 'Your Name': 'Asha' },
  leastRow,
  full: {
    'Your Name': 'आशा "Bunny" D’Souza',
    [labels.phone]: '+44 20 7946 0000',
    [labels.weddingDate]: '2027-11-30',
    [labels.venue]: 'Umaid Bhawan & the lake',
    [labels.guestCount]: '250–300',
    [labels.culturalDetails]: rites,
    [labels.visualReferences]: 'https://example.com/?a=1&b="2"\nRay, Ghatak',
    [labels.weddingPlanner]: 'Meera',
    [labels.decisionTimeline]: options.decisionTimeline.quarter,
    [labels.budgetRange]: options.budgetRange['12-18'],
    [labels.multiDay]: options.multiDay['4-5'],
    [labels.nda]: options.nda.nda,
    [labels.story]: story,
  },
  fullRow: {
    name: 'आशा "Bunny" D’Souza',
    phone: '+44 20 7946 0000',
    wedding_date: '2027-11-30',
    venue: 'Umaid Bhawan & the lake',
    guest_count: '250–300',
    cultural_details: rites,
    visual_references: 'https://example.com/?a=1&b="2"\nRay, Ghatak',
    wedding_planner: 'Meera',
    decision_timeline: 'quarter',
    budget_range: '12-18',
    multi_day: '4-5',
    nda: 'nda',
    story,
  },
})

const requests = [
  { id: 'private-gallery', text: /^You are asking to see a private gallery/, sentence: /private gallery/ },
  { id: 'private-consultation', text: /^You are asking for a private consultation/, sentence: /private consultation/ },
]
for (const { id, text, sentence } of requests) {
  test(`a visitor who comes for a ${id} is told so, and finds a sentence to begin with`, async ({ page }) => {
    await page.goto('/contact')
    await expect(page.getByText(text)).toBeHidden()
    // A page of its own, as from a link: a hash that is added while the page hydrates is put back by Next's router.
    await page.goto('about:blank')
    await page.goto(`/contact#${id}`)
    await expect(page.getByText(text)).toBeVisible()
    await expect(field(page, labels.story)).toHaveValue(sentence)
  })

  test(`a visitor without scripts who comes for a ${id} is told so`, async ({ browser, site }) => {
    const context = await browser.newContext({ javaScriptEnabled: false })
    const page = await context.newPage()
    await page.goto(`${site.url}/contact#${id}`)
    await expect(page.getByText(text)).toBeVisible()
    await context.close()
  })
}

test('a visitor who has begun to write keeps that, and is given no other sentence', async ({ page, site }) => {
  await page.goto('/contact')
  await field(page, labels.story).fill('We met in the rain.')
  await comeAlive(page)
  await page.evaluate(address => location.assign(address), `${site.url}/contact#private-gallery`)
  await expect(page.getByText(/^You are asking to see a private gallery/)).toBeVisible()
  await expect(field(page, labels.story)).toHaveValue('We met in the rain.')
})
