import { randomUUID } from 'node:crypto'
import type { Page, Route } from '@playwright/test'
import type { Sql } from 'postgres'
import { detailedInquiryForm, messages, type Notice } from '@/content/inquiry'
import { honeypot } from '@/lib/inquiry'
import { hiddenFields } from '@/scripts/torture/plain-form'
import { expect, test, testWithGate } from './fixtures'
import * as inquiry from './inquiry-form'
import type { Answers, InquiryForm } from './inquiry-form'

export interface Subject {
  /** Of the form. */
  title: string
  form: InquiryForm
  table: 'inquiries' | 'detailed_inquiries'
  /** Every field answered; the e-mail address is added, a new one for each story. */
  full: Answers
  /** What is then stored, but the e-mail address. */
  fullRow: Record<string, string | null>
  /** Only what is asked for. */
  least: Answers
  leastRow: Record<string, string | null>
  notice: Notice
  /** Label of the field that a visitor fills with spaces. */
  name: string
}

const email = 'Email Address'
/** What the database adds by itself. */
const ownColumns = ['id', 'created_at', 'fingerprint', 'flags']
/** The site answers within 6 s whatever the database does (db/store.ts); a busy machine may take longer to show it. */
const outcomeMs = 20_000

const withAddress = (answers: Answers, address = `${randomUUID()}@example.com`) => ({ ...answers, [email]: address })

/** The rows with this e-mail address, without the columns that nobody typed. */
async function rows(sql: Sql, table: string, address: string) {
  const found = await sql`select * from ${sql(table)} where email = ${address}`
  return found.map(row => Object.fromEntries(Object.entries(row).filter(([column]) => !ownColumns.includes(column))))
}

/** Why the row with this e-mail address looks like spam. */
async function flags(sql: Sql, table: string, address: string) {
  const [row] = await sql`select flags from ${sql(table)} where email = ${address}`
  return row?.flags
}

/** The scripts have taken the form over, so that sending it no longer loads a page. */
async function hydrated(page: Page) {
  await page.mouse.move(1, 1) // on which the scripts come
  await expect(page.locator('main form')).toHaveAttribute('data-hydrated', 'true')
}

/** Something that goes wrong between a couple and the site, while scripts run. */
interface Trouble {
  title: string
  words: { title: string; description: string }
  begin(page: Page): Promise<unknown>
  end(page: Page): Promise<unknown>
}
const posted = (route: Route) => route.request().method() === 'POST'
const abortPosts = (route: Route) => (posted(route) ? route.abort() : route.continue())
const breakPosts = (route: Route) => (posted(route) ? route.fulfill({ status: 500, body: 'oh' }) : route.continue())

async function sendTwice(route: Route) {
  if (posted(route)) await route.fetch({ maxRedirects: 0 })
  await route.continue()
}

/** The stories that both forms share. */
export function tellStories(subject: Subject) {
  test.describe(subject.title, () => stories(subject))
}

function stories(subject: Subject) {
  const { form, table, full, fullRow, least, leastRow, name } = subject
  const labels = [...Object.keys(full), email]

  for (const scripts of [true, false]) {
    const open = async (page: Page) => {
      await page.goto(form.path)
      if (scripts) await hydrated(page)
    }

    test.describe(`scripts ${scripts ? 'on' : 'off'}`, () => {
      test.use({ javaScriptEnabled: scripts })

      test('a couple answers everything, and every character arrives', async ({ page, sql, traffic }) => {
        const answers = withAddress(full)
        await open(page)
        await inquiry.fill(page, answers)
        await inquiry.send(page, form)
        await inquiry.expectSent(page, form)
        if (scripts) await inquiry.expectToast(page, form.sent.title, form.sent.description)
        await inquiry.expectEmpty(page, labels)
        expect(await rows(sql, table, answers[email])).toEqual([{ ...fullRow, email: answers[email] }])
        expect(traffic.posts).toHaveLength(1)
      })

      test('a couple answers what is asked for, and the rest is stored as null', async ({ page, sql }) => {
        const answers = withAddress(least)
        await open(page)
        await inquiry.fill(page, answers)
        await inquiry.send(page, form)
        await inquiry.expectSent(page, form)
        expect(await rows(sql, table, answers[email])).toEqual([{ ...leastRow, email: answers[email] }])
      })

      test('a couple clicks twice, and is heard once', async ({ page, sql, traffic }) => {
        const answers = withAddress(least)
        await open(page)
        await inquiry.fill(page, answers)
        // Without scripts the browser may send both, or give the first up on its way: here the server always gets two.
        if (!scripts) await page.route('**/*', sendTwice)
        await inquiry.button(page, form).dblclick()
        await inquiry.expectSent(page, form)
        expect(await rows(sql, table, answers[email])).toHaveLength(1)
        if (scripts) expect(traffic.posts).toHaveLength(1)
      })

      test('a couple sends the same letter again, is thanked again, and one is kept', async ({ page, sql }) => {
        const answers = withAddress(full)
        for (let time = 0; time < 2; time++) {
          await open(page)
          await inquiry.fill(page, answers)
          await inquiry.send(page, form)
          await inquiry.expectSent(page, form)
        }
        expect(await rows(sql, table, answers[email])).toHaveLength(1)
      })

      test('a couple mistypes an address, is told beside it, and loses nothing', async ({ page, sql }) => {
        const answers = withAddress(full, `asha at ${randomUUID()}`)
        await open(page)
        await inquiry.fill(page, answers)
        await inquiry.withoutBrowserChecks(page)
        await inquiry.send(page, form)
        await inquiry.expectComplaint(page, email, messages.rules.email)
        await inquiry.expectKept(page, answers)
        expect(await rows(sql, table, answers[email])).toEqual([])

        const mended = withAddress(answers)
        await inquiry.fill(page, { [email]: mended[email] })
        await inquiry.send(page, form)
        await inquiry.expectSent(page, form)
        expect(await rows(sql, table, mended[email])).toEqual([{ ...fullRow, email: mended[email] }])
      })

      test('a couple leaves only spaces, and the summary leads to the field', async ({ page, sql }) => {
        const answers = withAddress({ ...least, [name]: '   ' })
        await open(page)
        await inquiry.fill(page, answers)
        await inquiry.send(page, form)
        await inquiry.expectComplaint(page, name, messages.rules.blank)
        await expect(page.getByRole('main').getByRole('alert')).toContainText(messages.check.one)
        await page.locator('main form').getByRole('link', { name, exact: true }).click()
        await expect(inquiry.field(page, name)).toBeFocused()
        await inquiry.expectKept(page, { [email]: answers[email] })
        expect(await rows(sql, table, answers[email])).toEqual([])
      })

      test('a program fills in what no person sees: it is thanked, and the studio is told', async ({ page, sql }) => {
        const answers = withAddress(least)
        await open(page)
        await inquiry.fill(page, answers)
        const trap = page.locator(`main form [name="${honeypot}"]`)
        await expect(trap).not.toBeInViewport()
        await trap.evaluate(element => ((element as HTMLInputElement).value = 'https://example.com'))
        await inquiry.send(page, form)
        await inquiry.expectSent(page, form)
        expect(await flags(sql, table, answers[email])).toEqual(['honeypot'])
      })

      test('a couple meets no field but those it is asked to fill in', async ({ page, sql }) => {
        const answers = withAddress(least)
        await open(page)
        await inquiry.fill(page, answers)
        await inquiry.send(page, form)
        await inquiry.expectSent(page, form)
        expect(await flags(sql, table, answers[email])).toEqual([])
      })

      test('a couple reads what each answer is for, and whom to ask to erase it', async ({ page }) => {
        await open(page)
        const notice = page.locator('main form details')
        const erase = notice.locator('a[href="mailto:studio@noorvista.example"]')
        await expect(erase).toBeHidden()
        await notice.getByText('Each answer').click()
        for (const { term } of subject.notice.answers)
          await expect(notice.getByText(term, { exact: true })).toBeVisible()
        await expect(erase).toBeVisible()
      })

      test('a couple who answers nothing is told so, and nothing is sent', async ({ page, traffic }) => {
        await open(page)
        await inquiry.send(page, form)
        // The browser itself stops them at the first field; the scripts put words beside each.
        if (scripts) await inquiry.expectComplaint(page, name, messages.rules.blank)
        else await expect(inquiry.field(page, name)).toBeFocused()
        expect(traffic.posts).toEqual([])
      })
    })

    testWithGate.describe(`scripts ${scripts ? 'on' : 'off'}`, () => {
      testWithGate.use({ javaScriptEnabled: scripts })

      testWithGate(
        'the database is away: the couple is told, loses nothing, and sends it later',
        async ({ page, gate, sql }) => {
          const answers = withAddress(full)
          await open(page)
          await inquiry.fill(page, answers)
          gate.refuse()
          await inquiry.send(page, form)
          await inquiry.expectFailed(page, form.failed, outcomeMs)
          if (scripts) await inquiry.expectToast(page, 'Submission Failed', form.failed)
          await inquiry.expectKept(page, answers)
          expect(await rows(sql, table, answers[email])).toEqual([])

          gate.open()
          await inquiry.send(page, form)
          await inquiry.expectSent(page, form)
          expect(await rows(sql, table, answers[email])).toEqual([{ ...fullRow, email: answers[email] }])
        },
      )

      testWithGate('the database hangs: the couple is told, and one letter is kept', async ({ page, gate, sql }) => {
        const answers = withAddress(full)
        await open(page)
        await inquiry.fill(page, answers)
        gate.freeze()
        await inquiry.send(page, form)
        await inquiry.expectFailed(page, form.failed, outcomeMs)
        if (scripts) await inquiry.expectToast(page, 'Submission Failed', form.failed)
        await inquiry.expectKept(page, answers)

        // What waited may now go through as well: it is the same letter.
        gate.open()
        await inquiry.send(page, form)
        await inquiry.expectSent(page, form)
        expect(await rows(sql, table, answers[email])).toEqual([{ ...fullRow, email: answers[email] }])
      })
    })
  }

  test('while a letter is on its way, its button says so and takes no other', async ({ page, site }) => {
    const way = signal()
    await page.goto(form.path)
    await hydrated(page)
    await page.route(
      url => url.href.startsWith(site.url),
      async route => {
        if (route.request().method() === 'POST') await way.promise
        await route.continue()
      },
    )
    await expect(inquiry.button(page, form)).toBeEnabled()
    await inquiry.fill(page, withAddress(least))
    await inquiry.send(page, form)
    const busy = page.locator('main form').getByRole('button', { name: 'Submitting...', exact: true })
    await expect(busy).toBeDisabled()
    way.resolve()
    await inquiry.expectSent(page, form)
    await expect(inquiry.button(page, form)).toBeEnabled()
  })

  test('a flood from one address is refused in words, and nothing typed is lost', async ({ page, site, sql }) => {
    const hidden = hiddenFields(await (await page.request.get(form.path)).text())
    for (let n = 1; n <= 30; n++) {
      const asked = { names: `Flood ${n}`, name: `Flood ${n}`, email: 'flood@example.com', phone: '1', location: 'x' }
      const multipart = { ...Object.fromEntries(hidden), ...asked, wedding_date: '2027-02-14' }
      const answer = await page.request.post(form.path, { multipart, headers: { Origin: site.url }, maxRedirects: 0 })
      expect(answer.status()).toBe(303)
    }
    const answers = withAddress(full)
    await page.goto(form.path)
    await hydrated(page)
    await inquiry.fill(page, answers)
    await inquiry.send(page, form)
    await inquiry.expectFailed(page, messages.tooMany.description)
    await inquiry.expectToast(page, messages.tooMany.title, messages.tooMany.description)
    await inquiry.expectKept(page, answers)
    expect(await rows(sql, table, answers[email])).toEqual([])
  })

  test('the scripts never come: a letter arrives all the same', async ({ page, sql }) => {
    await page.route('**/_next/static/**/*.js', route => route.abort())
    const answers = withAddress(full)
    await page.goto(form.path)
    await inquiry.fill(page, answers)
    await inquiry.send(page, form)
    await inquiry.expectSent(page, form)
    expect(await rows(sql, table, answers[email])).toEqual([{ ...fullRow, email: answers[email] }])
  })

  for (const [fate, meet] of [
    ['are lost', (route: Route) => route.abort()],
    ['never arrive', () => {}],
  ] as const) {
    test(`the rules ${fate}: the server's are said beside the answer, and a letter arrives`, async ({ page, sql }) => {
      const answers = withAddress(full)
      await page.goto(form.path)
      await hydrated(page)
      await page.route('**/_next/static/**/*.js', meet)
      await inquiry.fill(page, { ...answers, [email]: 'nobody@nowhere..example' })
      await inquiry.send(page, form)
      await inquiry.expectComplaint(page, email, messages.rules.email)
      await inquiry.fill(page, answers)
      await inquiry.send(page, form)
      await inquiry.expectSent(page, form)
      expect(await rows(sql, table, answers[email])).toEqual([{ ...fullRow, email: answers[email] }])
    })
  }

  test('the scripts come late: what was typed before is kept, and sent once', async ({ page, sql }) => {
    const arrival = signal()
    await page.route('**/_next/static/**/*.js', async route => {
      await arrival.promise
      await route.continue()
    })
    const answers = withAddress(full)
    await page.goto(form.path, { waitUntil: 'commit' })
    await inquiry.fill(page, answers)
    arrival.resolve()
    await hydrated(page)
    await inquiry.expectKept(page, answers)
    await inquiry.send(page, form)
    await inquiry.expectSent(page, form)
    expect(await rows(sql, table, answers[email])).toEqual([{ ...fullRow, email: answers[email] }])
  })

  const troubles: Trouble[] = [
    {
      title: 'a couple on a train is offline',
      words: detailedInquiryForm.offline,
      begin: page => page.context().setOffline(true),
      end: page => page.context().setOffline(false),
    },
    {
      title: 'the line breaks under a letter',
      words: detailedInquiryForm.offline,
      begin: page => page.route('**/*', abortPosts),
      end: page => page.unroute('**/*', abortPosts),
    },
    {
      title: 'the server answers with an accident',
      words: { title: 'Submission Failed', description: 'An unexpected error occurred. Please try again.' },
      begin: page => page.route('**/*', breakPosts),
      end: page => page.unroute('**/*', breakPosts),
    },
  ]
  for (const { title, words, begin, end } of troubles) {
    test(`${title}: the couple is told, loses nothing, and sends it later`, async ({ page, sql }) => {
      const answers = withAddress(full)
      await page.goto(form.path)
      await hydrated(page)
      await inquiry.fill(page, answers)
      await begin(page)
      await inquiry.send(page, form)
      await inquiry.expectFailed(page, words.description)
      await inquiry.expectToast(page, words.title, words.description)
      await inquiry.expectKept(page, answers)
      expect(await rows(sql, table, answers[email])).toEqual([])

      await end(page)
      await inquiry.send(page, form)
      await inquiry.expectSent(page, form)
      expect(await rows(sql, table, answers[email])).toEqual([{ ...fullRow, email: answers[email] }])
    })
  }

  test.describe('scripts off', () => {
    test.use({ javaScriptEnabled: false })

    test('a couple reloads the page that thanked them, and nothing is sent again', async ({ page, traffic }) => {
      await page.goto(form.path)
      await inquiry.fill(page, withAddress(least))
      await inquiry.send(page, form)
      await inquiry.expectSent(page, form)
      expect(traffic.posts).toHaveLength(1)
      await page.reload()
      await inquiry.expectSent(page, form)
      expect(traffic.posts).toHaveLength(1)
    })
  })
}

/** A promise that the story itself resolves. (`Promise.withResolvers` came with Node 22.) */
function signal() {
  let resolve = () => {}
  const promise = new Promise<void>(done => (resolve = done))
  return { promise, resolve: () => resolve() }
}
