import type { Page } from '@playwright/test'
import { honeypot } from '@/lib/inquiry'
import { expect, test } from './fixtures'
import { missingPath, paths } from './routes'

/** From the specification. What it does not quote begins small, because its case is free. */
const sitePages = {
  '/': `
  Where Love Becomes Legend | Discover Our Artistry | Start Your Story | One Wedding, Infinite Poetry
  Craft Your Visual Poetry | Poetry in Motion | serving couples since 2023
  luxury celebrations | 50+ | countries | 12 | awards | 14 | client satisfaction | 100%
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
const besideForm = `
  Direct Contact | +91 12345 67890 | WhatsApp | studio@noorvista.example
  What to Expect | within 24 hours | 3-5 business days | within one week | 12-18 months in advance`
const footer = `
  Where light keeps its promise. | IG | FB | YT | Privacy Policy | Terms of Service | Cookie Policy
  wedding photography | cinematic films | pre-wedding sessions | destination weddings
  +91 12345 67890 | studio@noorvista.example | 2025`

const promises: Record<string, string> = {
  '/': `
  Tell us who is marrying whom | A person reads every letter here
  We need your names, e-mail, phone number, date and place. | How to have it erased
  To write back to you | Who reads it | Twenty-four months`,
  '/journal': 'studio@noorvista.example',
  '/contact': `
  We need your name and e-mail. | Share only what you wish to. | How to have it erased`,
}

const questions = {
  '/': [
    'names text required',
    'email email required',
    'phone tel required',
    'wedding_date date required',
    'location text required',
    'guest_count text',
    'budget 3-5 5-8 8-12 12+',
    'message textarea',
  ],
  '/contact': [
    'name text required',
    'email email required',
    'phone tel',
    'weddingDate date',
    'venue text',
    'guestCount text',
    'multiDay single 2-3 4-5 week',
    'culturalDetails textarea',
    'visualReferences textarea',
    'weddingPlanner text',
    'budgetRange 5-8 8-12 12-18 18+',
    'decisionTimeline immediate month quarter exploring',
    'story textarea',
    'nda standard nda public',
  ],
}

const calls: Record<string, [call: string, target: string][]> = {
  '/': [
    ['Discover Our Artistry', '/#gallery'],
    ['Start Your Story', '/#connect'],
    ['Craft Your Visual Poetry', '/contact'],
    ['Explore This Phase', '/process'],
    ['Reserve Your Commission', '/#connect'],
    ['Request Private Consultation', '/contact#private-consultation'],
    ['Begin This Journey', '/#connect'],
  ],
  '/process': [['Schedule Your Consultation', '/contact']],
  '/journal': [
    ['Read Full Article', '/journal/the-grammar-of-light'],
    ['Subscribe to Updates', 'mailto:studio@noorvista.example?subject=Journal%20updates'],
  ],
  '/no/such/page': [['Return to Home', '/']],
}
const popular = '#investment article:has-text("Most Popular")'
const parts: Record<string, Record<string, number>> = {
  '/': {
    '#about blockquote + :text(", ")': 1,
    '#privacy blockquote + :text(", ")': 3,
    '[name=wedding_date][max="9999-12-31"]': 1,
    [popular]: 1,
    [`${popular}:has(:is(h3, h4):text-is("Signature Vista"))`]: 1,
    '[name=message][rows="4"][dir=auto]': 1,
  },
  '/process': Object.fromEntries(
    [1, 2, 3, 4, 5, 6].map(step => [`main progress[max="6"][value="${step}"]`, 1]),
  ),
  '/journal': { '[class*=line-clamp-4]': 6 },
  '/contact': {
    '[name=phone][autocomplete=tel][placeholder^="+91"]': 1,
    'main blockquote + :text(", ")': 1,
  },
}
const toStudio =
  /^(https:\/\/wa\.me\/(911234567890)?\?text=|tel:\+911234567890$|mailto:studio@noorvista\.example)/

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false })

  test('a visitor reads every specified word of every page, and each call leads where it says', async ({
    page,
  }) => {
    for (const [path, words] of Object.entries(sitePages)) {
      await page.goto(path)
      await expectWords(page, 'main', words)
      await expectWords(page, 'footer', footer, false)
      const text = await page.getByRole('main').textContent()
      for (const words of wordsOf(promises[path] ?? '')) expect.soft(text, path).toContain(words)
      for (const [call, target] of calls[path] ?? []) {
        const links = page.getByRole('main').getByRole('link', { name: new RegExp(`^${call}`) })
        const targets = await links.evaluateAll(all => all.map(a => a.getAttribute('href')))
        expect.soft([...new Set(targets)], `${call} on ${path}`).toEqual([target])
      }
      for (const [part, times] of Object.entries(parts[path] ?? {}))
        await expect.soft(page.locator(part), path).toHaveCount(times)
    }
    const bar = page.locator('#bar').getByRole('navigation', { name: 'Main' }).getByRole('link')
    const links = await bar.evaluateAll(all =>
      all.map(a => `${a.textContent} ${a.getAttribute('href')}`),
    )
    expect(links).toEqual([
      'About /#about',
      'Privacy /#privacy',
      'Our Process /process',
      'Collections /#investment',
      'Journal /journal',
      'Contact /contact',
      'Begin Your Vista /contact',
    ])
    await expect(page.getByRole('link', { name: /^(IG|FB|YT)$|Policy|Terms/ })).toHaveCount(0)
    await page.goto('/contact#private-gallery')
    await expect(page.getByText('You are asking to see a private gallery')).toBeVisible()
  })

  test('a couple finds eight questions, five required, or fourteen, two required', async ({
    page,
  }) => {
    await page.setViewportSize({ width: 390, height: 844 })
    for (const [path, expected] of Object.entries(questions)) {
      await page.goto(path)
      expect(await fields(page)).toEqual(expected)
      const optional = expected.filter(question => !question.endsWith(' required'))
      const marks = page.locator('main form').getByText('(optional)')
      await expect(marks).toHaveCount(optional.length)
      const inputs = page.locator('main form :is(input:not([type=hidden]), select, textarea)')
      const letters = await inputs.evaluateAll(all =>
        all.map(one => parseFloat(getComputedStyle(one).fontSize)),
      )
      expect(Math.min(...letters), `Safari would zoom in on ${path}`).toBeGreaterThanOrEqual(16)
      await expect(page.locator(`main form [aria-hidden] [name="${honeypot}"]`)).toHaveCount(1)
    }
    await expectWords(page, 'main', besideForm, false)
  })
})

test('no link of any page is dead, and what is sent to the family leads to it', async ({
  page,
  request,
  site,
}) => {
  const pageWith = new Map<string, string>()
  const idsOf = new Map<string, string[]>()
  for (const path of [...paths, missingPath]) {
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
    if (origin !== site.url) expect(address, path).toMatch(toStudio)
    else if (!ids) expect((await request.get(address)).status(), address).toBe(200)
    else if (hash) expect(ids, `${address} on ${path}`).toContain(hash.slice(1))
  }
  const urls = [...pageWith.keys()].map(address => new URL(address))
  expect(urls.map(({ pathname }) => pathname)).toEqual(expect.arrayContaining(paths))
  const messages = urls.map(({ searchParams }) => searchParams.get('text') ?? '')
  for (const words of [
    /4,50,000: \S+\/#essential-c/,
    /Grammar of Light.*\/journal\/the-grammar-of-light$/,
  ])
    expect(messages).toContainEqual(expect.stringMatching(words))
})

const wordsOf = (list: string) => list.split(/[|\n]/).flatMap(each => each.trim() || [])

async function expectWords(page: Page, place: string, words: string, inOrder = true) {
  let rest = (await page.locator(place).innerText()).replace(/\s+/g, ' ')
  for (const phrase of wordsOf(words)) {
    const isCaseFree = !/^[A-Z]/.test(phrase)
    const at = isCaseFree ? rest.toLowerCase().indexOf(phrase.toLowerCase()) : rest.indexOf(phrase)
    expect
      .soft(at, `“${phrase}” is not where the specification has it on ${page.url()}`)
      .toBeGreaterThanOrEqual(0)
    if (inOrder && at >= 0) rest = rest.slice(at + phrase.length)
  }
}

function fields(page: Page): Promise<string[]> {
  return page.locator('main form').evaluate(form => {
    const controls = [
      ...form.querySelectorAll<HTMLInputElement>('input:not([type=hidden]), select, textarea'),
    ]
    return controls.flatMap(control => {
      if (control.closest('[aria-hidden=true]')) return []
      const options = [...control.querySelectorAll('option')].flatMap(option => option.value || [])
      const kind = options.join(' ') || control.type
      return [control.name, kind, control.required && 'required'].filter(Boolean).join(' ')
    })
  })
}
