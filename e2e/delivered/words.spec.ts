import type { Page } from '@playwright/test'
import { detailedInquiryForm, detailedInquiryNotice } from '@/content/inquiry'
import { expect, test } from '@/e2e/fixtures'

/**
 * What the specification says each screen says, copied from there and not from content/: in its order under `inOrder`,
 * wherever on the screen under `anywhere`. Where it describes and does not quote, the case is free: a pattern.
 */
interface Screen {
  path: string
  inOrder: (string | RegExp)[]
  anywhere?: (string | RegExp)[]
}

const explore = 'Explore This Phase'
const begin = 'Begin This Journey'
const more = 'Continue Reading'

const frame = [
  ...['IG', 'FB', 'YT', 'Privacy Policy', 'Terms of Service', 'Cookie Policy'],
  ...['About', 'Privacy', 'Our Process', 'Collections', 'Journal', 'Contact', 'Begin Your Vista'],
  ...[/wedding photography/i, /cinematic films/i, /pre-wedding sessions/i, /destination weddings/i],
  ...[/2025/, '+91 12345 67890', 'studio@noorvista.example'],
]

const screens: Screen[] = [
  {
    path: '/',
    inOrder: [
      ...['Where Love Becomes Legend', 'Discover Our Artistry', 'Start Your Story'],
      ...['One Wedding, Infinite Poetry', 'Craft Your Visual Poetry'],
      'Poetry in Motion',
      ...['Prelude', explore, 'Composition', explore, 'Premiere', explore, 'Reserve Your Commission'],
      ...['Request Private Gallery Access', 'Request Private Consultation'],
      ...['Essential Collection', '4,50,000', /up to 150 guests/i, /10 hours coverage/i, /300\+ images/i, begin],
      ...['Signature Vista', '9,50,000', /20 hours coverage/i, /500\+ images/i, /50-page album/i],
      ...[/3-5 minute highlight film/i, /\b1 minute highlight film/i, begin],
      ...['Legacy Collection', '16,80,000', /3-4 days coverage/i, /750\+ images/i, /100-page album/i],
      ...[/feature-length documentary/i, /international destination coverage/i, begin],
      ...[/consultation and planning support/i, /premium editing and colour grading/i],
      ...[/professional backup systems/i, /travel within India/i],
      ...['Begin Your Vista', 'Share Your Story', 'Your Names', 'Email Address', 'Phone Number', 'Wedding Date'],
      ...['Location', 'Guest Count', 'Investment Range', 'Tell Us Your Story', 'Send Your Inquiry'],
    ],
    anywhere: [
      ...[/serving couples since 2023/i, /invitation/i, /priva(te|cy)/i],
      ...['Most Popular', /12 luxury celebrations/i, '2025-26 Limited Collection'],
      ...[/available worldwide/i, /limited dates for the 2025 season/i],
    ],
  },
  {
    path: '/process',
    inOrder: [
      ...['Our Signature Process', 'Crafting Your Love Legacy'],
      ...['01', 'Initial Consultation', '60-90 minutes', /custom proposal/i],
      ...['02', 'Engagement Portrait', '2-3 hours', /curated gallery of 50\+ images/i],
      ...['03', 'Wedding Planning', /ongoing support/i, /comprehensive shot list and timeline/i],
      ...['04', 'Wedding Day', '8-12 hours', /complete wedding documentation/i],
      ...['05', 'Post-Production', '4-6 weeks', /final curated gallery/i],
      ...['06', 'Legacy Delivery', /lifetime access/i, /luxury album and digital archive/i],
      'Schedule Your Consultation',
    ],
  },
  {
    path: '/journal',
    inOrder: [
      ...['Featured Article', 'The Grammar of Light', 'Read Full Article', 'Editorial Collection'],
      ...['Technique', 'November 2024', '10 min', 'Soundtracks of Devotion', more],
      ...['Artistry', 'October 2024', '9 min', 'Color as Memory', more],
      ...['Craft', 'September 2024', '7 min', 'Architecture of Emotion', more],
      ...['Craft', 'August 2024', '11 min', 'The Sacred Edit', more],
      ...['Philosophy', 'July 2024', '12 min', 'Curating Collections', more],
      ...['Legacy', 'January 2025', '10 min', 'Legacy & Archival Mastery', more],
      ...['Stay Connected', 'Subscribe to Updates'],
    ],
    anywhere: ['Editorial', 'Journal', /wedding cinematography/i, 'December 2024', '8 min read'],
  },
  {
    path: '/contact',
    inOrder: [
      ...['Begin Your Vista', 'Tell Us About Your Celebration', 'Essential Details', 'Your Name'],
      ...['Cultural Rituals & Traditions', 'Aesthetic Vision', 'Investment Considerations', 'Tell Us Your Story'],
      'Submit',
    ],
    anywhere: [
      ...['Direct Contact', '+91 12345 67890', 'WhatsApp', 'studio@noorvista.example', 'What to Expect'],
      ...['Within 1 week', 'Within 1 month', 'Within 3 months', 'Just exploring'],
      ...['Standard discretion', 'Full NDA required', 'Open to publicity'],
      ...[/fewer than twelve commissions annually/i, /within 24 hours/i, /3-5 business days/i, /within one week/i],
      /12-18 months in advance/i,
    ],
  },
  { path: '/no/such/page', inOrder: ['404', 'Oops! Page not found', 'Return to Home'] },
]

test.use({ javaScriptEnabled: false })

test('a visitor without scripts reads every specified word of every screen', async ({ page }) => {
  for (const { path, inOrder, anywhere = [] } of screens) {
    await page.goto(path)
    const main = await shown(page, 'main')
    let rest = main
    for (const words of inOrder) {
      const found = find(rest, words)
      expect.soft(found, `“${words}” is not on ${path} where the specification has it`).toBeDefined()
      rest = rest.slice(found)
    }
    for (const words of anywhere) expect.soft(find(main, words), `“${words}” is not on ${path}`).toBeDefined()
    const all = await shown(page, 'body')
    for (const words of frame) expect.soft(find(all, words), `“${words}” is not in the frame of ${path}`).toBeDefined()
  }
})

test('the home page has its claims, testimonials and one mark, and a bar in the specified order', async ({ page }) => {
  await page.goto('/')
  const claims = await page.locator('#about dl > *').allInnerTexts()
  const inWords = (claim: string) => claim.toLowerCase().split(/\s*\n\s*/)
  expect(claims.map(claim => inWords(claim).sort())).toEqual([
    ['50+', 'luxury celebrations'],
    ['12', 'countries'],
    ['14', 'awards'],
    ['100%', 'client satisfaction'],
  ])
  await expect(page.locator('#about blockquote')).toHaveCount(1)
  await expect(page.locator('#privacy blockquote')).toHaveCount(3)
  const lists = page.locator('#investment :is(ul, ol):has(> li a[aria-label^="Begin"], > li > a)')
  await expect(lists).toHaveCount(2)
  for (const list of await lists.all()) {
    const marked = list.locator('> li').filter({ hasText: 'Most Popular' })
    await expect(marked).toHaveCount(1)
    await expect(marked).toContainText('Signature Vista')
  }
  await expect(lists.first()).toHaveText(
    'Essential Collection 10 hours coverage ₹4,50,000Signature Vista 20 hours coverage Most Popular ₹9,50,000Legacy Collection 3-4 days coverage ₹16,80,000',
  )
  await expect(lists.first().locator('xpath=preceding-sibling::p')).toHaveText('Starting from')

  const specified = {
    About: '/#about',
    Privacy: '/#privacy',
    'Our Process': '/process',
    Collections: '/#investment',
    Journal: '/journal',
    Contact: '/contact',
    'Begin Your Vista': '/contact',
  }
  const links = page.locator('#bar').getByRole('navigation', { name: 'Main' }).getByRole('link')
  const all = await links.evaluateAll(found => found.map(a => [a.textContent, a.getAttribute('href')] as const))
  const known = all.filter(([name]) => Object.hasOwn(specified, name)) // the studio may add a screen
  expect(known).toEqual(Object.entries(specified))

  await page.goto('/process')
  const bars = await page
    .locator('main progress')
    .evaluateAll(all => all.map(bar => (bar as HTMLProgressElement).position))
  expect(bars.map(position => position * 6)).toEqual([1, 2, 3, 4, 5, 6])
})

test('the short form has eight fields, of which five are required, and the detailed form fourteen, of which two', async ({
  page,
}) => {
  await page.goto('/')
  expect(await fields(page)).toEqual([
    ...['names text required', 'email email required', 'phone tel required', 'wedding_date date required'],
    ...['location text required', 'guest_count text', 'budget choice 3-5 5-8 8-12 12+', 'message textarea'],
  ])
  await expect(page.locator('[name=message]')).toHaveAttribute('rows', '4')

  await page.goto('/contact')
  await expect(page.locator('main blockquote')).toHaveCount(1)
  expect((await fields(page)).sort()).toEqual(
    [
      ...['name text required', 'email email required', 'phone tel', 'weddingDate date', 'venue text'],
      ...['guestCount text', 'multiDay choice single 2-3 4-5 week', 'culturalDetails textarea', 'weddingPlanner text'],
      ...['visualReferences textarea', 'budgetRange choice 5-8 8-12 12-18 18+', 'nda choice standard nda public'],
      ...['decisionTimeline choice immediate month quarter exploring', 'story textarea'],
    ].sort(),
  )
  await expect(page.locator('[name=phone]')).toHaveAttribute('placeholder', /^\+91/)
  const { weddingDate } = detailedInquiryForm.hints
  await expect(page.locator('[name=weddingDate]')).toHaveAccessibleDescription(weddingDate)
})

test('a couple without scripts reads what each answer is for, and whom to ask to erase it', async ({ page }) => {
  await page.goto('/contact')
  const notice = page.locator('main form details')
  const erase = notice.locator('a[href="mailto:studio@noorvista.example"]')
  await expect(erase).toBeHidden()
  await notice.getByText('Each answer').click()
  for (const { term } of detailedInquiryNotice.answers)
    await expect(notice.getByText(term, { exact: true })).toBeVisible()
  await expect(erase).toBeVisible()
})

/** The text that a visitor sees there, on one line. */
const shown = async (page: Page, selector: string) =>
  (await page.locator(selector).first().innerText()).replace(/\s+/g, ' ')

/** Where the words end in the text, if they are in it. */
function find(text: string, words: string | RegExp): number | undefined {
  const [match = ''] = words instanceof RegExp ? (words.exec(text) ?? []) : [words]
  return match && text.includes(match) ? text.indexOf(match) + match.length : undefined
}

/** The fields that a visitor sees in the form: kind, whether required, and what may be chosen but the empty answer. */
function fields(page: Page): Promise<string[]> {
  return page.locator('main form').evaluate(form => {
    const seen = new Map<string, string>()
    for (const control of form.querySelectorAll<HTMLInputElement>('input, select, textarea')) {
      const { name, type, value, required } = control
      if (!name || type === 'hidden' || control.closest('[aria-hidden=true]')) continue
      const options = [...control.querySelectorAll('option')].map(option => option.value)
      const kind = /select|radio/.test(type) ? ['choice', ...options.filter(Boolean)].join(' ') : type
      const more = seen.has(name) ? `${seen.get(name)} ${value}` : `${name} ${kind}${required ? ' required' : ''}`
      seen.set(name, more)
    }
    return [...seen.values()]
  })
}
