import type { Page } from '@playwright/test'
import { studio } from '@/content/studio'
import { honeypot } from '@/lib/inquiry/fields'
import { expectNow as expect, test } from './fixtures'
import { allPaths, missingPath } from './routes'

/**
 * The words that the customer specified. Golden files follow `content/`, but this list does not. A
 * phrase that starts with a lower-case letter may be written in either case.
 *
 * The order is the customer's where the specification has one. Three places are ours. The Essential
 * Collection names coverage and images before its guests, so that the three columns compare. The
 * direct contact follows the short form. The specification lists the answers of the detailed form,
 * and we chose the section of each.
 */
const sitePages = {
  '/': `
  Where Love Becomes Legend | Discover Our Artistry | Start Your Story | One Wedding, Infinite Poetry
  Craft Your Visual Poetry | Poetry in Motion | serving couples since 2023
  50+ | luxury celebrations | 12 | countries | 14 | awards | 100% | client satisfaction
  Prelude | Explore This Phase | Composition | Explore This Phase | Premiere | Explore This Phase | Reserve Your Commission
  Request Private Gallery Access | Request Private Consultation | 2025-26 Limited Collection | 12 luxury celebrations
  Essential Collection | starting from | 4,50,000 | 10 hours coverage | 300+ images | up to 150 guests | Begin This Journey
  Signature Vista | starting from | 9,50,000 | 20 hours coverage | 500+ images | 50-page album
  3-5 minute highlight film | 1 minute highlight film | Begin This Journey
  Legacy Collection | starting from | 16,80,000 | 3-4 days coverage | 750+ images | 100-page album
  feature-length documentary | international destination coverage | Begin This Journey
  consultation and planning support | premium editing and colour grading | professional backup systems
  travel within India | Begin Your Vista | limited dates for the 2025 season
  Share Your Story | Your Names | Email Address | Phone Number | Wedding Date | Location | Guest Count
  Investment Range | Tell Us Your Story | Send Your Inquiry | available worldwide`,
  '/process': `
  Our Signature Process | Crafting Your Love Legacy
  01 | Initial Consultation | 60-90 minutes | custom proposal
  02 | Engagement Portrait | 2-3 hours | curated gallery of 50+ images
  03 | Wedding Planning | ongoing support | comprehensive shot list and timeline
  04 | Wedding Day | 8-12 hours | complete wedding documentation
  05 | Post-Production | 4-6 weeks | final curated gallery
  06 | Legacy Delivery | lifetime access | luxury album and digital archive | Schedule Your Consultation`,
  '/journal': `
  Editorial | Journal | wedding cinematography
  Featured Article | The Grammar of Light | December 2024 | 8 min read | Read Full Article | Editorial Collection
  Technique | November 2024 | 10 min | Soundtracks of Devotion | Continue Reading
  Artistry | October 2024 | 9 min | Color as Memory | Continue Reading
  Craft | September 2024 | 7 min | Architecture of Emotion | Continue Reading
  Craft | August 2024 | 11 min | The Sacred Edit | Continue Reading
  Philosophy | July 2024 | 12 min | Curating Collections | Continue Reading
  Legacy | January 2025 | 10 min | Legacy & Archival Mastery | Continue Reading
  Stay Connected | Subscribe to Updates`,
  '/contact': `
  Begin Your Vista | fewer than twelve commissions annually
  Tell Us About Your Celebration | Essential Details | Your Name | venue | guest count
  Cultural Rituals & Traditions | rites | Aesthetic Vision | visual references | wedding planner
  Investment Considerations | investment range | decide | Tell Us Your Story | discretion | Submit`,
  '/no/such/page': '404 | Oops! Page not found | Return to Home',
}
const contactAside = `
  Direct Contact | WhatsApp
  What to Expect | within 24 hours | 3-5 business days | within one week | 12-18 months in advance`
const footer = `
  Where light keeps its promise. | IG | FB | YT | Privacy Policy | Terms of Service | Cookie Policy
  wedding photography | cinematic films | pre-wedding sessions | destination weddings | 2025`

const requiredFields = {
  '/': ['names', 'email', 'phone', 'wedding_date', 'location'],
  '/contact': ['name', 'email'],
}

const { phone, whatsapp, email } = studio
const anyMessage = whatsapp.href.replace(/text=.*/, 'text=')
const contactLinks = [phone.href, anyMessage, email.href, 'https://wa.me/?text=']

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false })

  test('each page has its specified words in order', async ({ page }) => {
    for (const [path, words] of Object.entries(sitePages)) {
      await page.goto(path)
      await expectWords(page, 'main', words)
      await expectWords(page, 'footer', footer, false)
      if (path === '/contact') await expectWords(page, 'main', contactAside, false)
    }
    const popular = page.locator('#investment article', { hasText: 'Most Popular' })
    await page.goto('/')
    await expect(popular.getByRole('heading', { name: 'Signature Vista' })).toHaveCount(1)
  })

  test('the forms require exactly the specified answers', async ({ page }) => {
    await page.setViewportSize({ width: 390, height: 844 })
    for (const [path, names] of Object.entries(requiredFields)) {
      await page.goto(path)
      const fields = page.locator('main form :is(input:not([type=hidden]), select, textarea)')
      const found = await fields.evaluateAll((all: HTMLInputElement[]) =>
        all.filter(field => field.required).map(({ name }) => name),
      )
      expect(found).toEqual(names)
      const sizes = await fields.evaluateAll(all =>
        all.map(field => parseFloat(getComputedStyle(field).fontSize)),
      )
      expect(
        Math.min(...sizes),
        `Safari zooms in on smaller letters (${path})`,
      ).toBeGreaterThanOrEqual(16)
      await expect(page.locator(`main form [aria-hidden] [name="${honeypot}"]`)).toHaveCount(1)
    }
  })

  test('no link is dead, not even those in shared messages', async ({ page, request, site }) => {
    const pageWith = new Map<string, string>()
    const idsOf = new Map<string, string[]>()
    for (const path of [...allPaths, missingPath]) {
      await page.goto(path)
      idsOf.set(path, await page.locator('[id]').evaluateAll(all => all.map(({ id }) => id)))
      const addresses = await page
        .locator('a')
        .evaluateAll(all => all.map(link => (link as HTMLAnchorElement).href))
      for (const address of addresses) pageWith.set(address, path)
    }
    for (const [address, path] of pageWith) {
      const { origin, pathname, hash } = new URL(address)
      const ids = idsOf.get(pathname)
      if (origin !== site.url)
        expect(
          contactLinks.some(link => address.startsWith(link)),
          `${address} on ${path}`,
        ).toBe(true)
      else if (!ids) expect((await request.get(address)).status(), address).toBe(200)
      else if (hash) expect(ids, `${address} on ${path}`).toContain(hash.slice(1))
    }
    const urls = [...pageWith.keys()].map(address => new URL(address))
    expect(urls.map(({ pathname }) => pathname)).toEqual(expect.arrayContaining(allPaths))
    const shared = urls.flatMap(({ searchParams }) => {
      const [, address] = /(https?:\S+)$/.exec(searchParams.get('text') ?? '') ?? []
      return address ? new URL(address).pathname : []
    })
    for (const address of shared)
      expect(['/', ...allPaths], 'a link in a shared message').toContain(address)
  })
})

const wordsOf = (list: string) => list.split(/[|\n]/).flatMap(each => each.trim() || [])

async function expectWords(page: Page, place: string, words: string, inOrder = true) {
  let rest = (await page.locator(place).innerText()).replace(/\s+/g, ' ')
  for (const phrase of wordsOf(words)) {
    const ignoresCase = !/^[A-Z]/.test(phrase)
    const at = ignoresCase ? rest.toLowerCase().indexOf(phrase.toLowerCase()) : rest.indexOf(phrase)
    expect.soft(at, `“${phrase}” in its specified place on ${page.url()}`).toBeGreaterThanOrEqual(0)
    if (inOrder && at >= 0) rest = rest.slice(at + phrase.length)
  }
}
