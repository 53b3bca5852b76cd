import { randomUUID } from 'node:crypto'
import { detailedInquiryForm, inquiryForm, messages } from '@/content/inquiry'
import { withNotes } from '@/e2e/essays'
import { expect, test } from './fixtures'
import type { Visitor } from './visitor'

const submit = 'main form button:not([type=button])'
const toast = '[data-sonner-toast]'
const answers = {
  '/': { names: 'Asha & Rahul', phone: '+91 98765 43210', wedding_date: '2027-01-03', location: 'Udaipur' },
  '/contact': { name: 'Asha & Rahul' },
}

/** Fills in the required fields. Resolves with the e-mail address. */
async function write(visitor: Visitor, path: keyof typeof answers): Promise<string> {
  const email = `${randomUUID()}@example.com`
  for (const [name, value] of Object.entries({ ...answers[path], email })) await visitor.answer(name, value)
  return email
}

async function follow(visitor: Visitor, path: string) {
  await visitor.click(`footer a[href="${path}"]`)
  await visitor.soon(() => location.pathname).toBe(path)
}

const texts = (selector: string) => [...document.querySelectorAll<HTMLElement>(selector)].map(each => each.innerText)
const typed = () =>
  [...new FormData(document.querySelector<HTMLFormElement>('main form')!)]
    .filter(([name]) => !name.startsWith('$'))
    .map(([, value]) => value)
    .join('')

test('a failure on one page does not come back beside the thanks on another', async ({ visitor }) => {
  await visitor.open('/')
  await write(visitor, '/')
  const repair = visitor.proxy.breakPosts()
  await visitor.click(submit)
  await visitor.sees(toast, inquiryForm.failed.title)
  repair()
  // At once, before the toast closes by itself.
  await visitor.look(() => document.querySelector<HTMLElement>('footer a[href="/contact"]')!.click())
  await visitor.soon(() => location.pathname).toBe('/contact')
  await write(visitor, '/contact')
  await visitor.click(submit)
  await visitor.sees(toast, detailedInquiryForm.sent.title)
  await visitor.soon(texts, toast).toEqual([expect.stringContaining(detailedInquiryForm.sent.title)])
})

for (const fails of [false, true])
  test(`a visitor who follows a link while sending sees the outcome on the next page: ${fails ? 'failure' : 'thanks'}`, async ({
    visitor,
    sql,
  }) => {
    await visitor.open('/contact')
    const email = await write(visitor, '/contact')
    const release = visitor.proxy.holdPosts()
    const repair = fails ? visitor.proxy.breakPosts() : () => {}
    await visitor.click(submit)
    await visitor.sees(submit, detailedInquiryForm.submitting)
    // Next delays links that are followed before the request is sent.
    await expect.poll(() => visitor.proxy.posts()).toBe(1)
    await follow(visitor, '/journal')
    const focused = () => document.activeElement?.id
    await visitor.soon(focused).toBe('content')
    release()
    const { title, description } = fails ? messages.unexpected : detailedInquiryForm.sent
    await visitor.sees(fails ? '[role=alert]' : '[role=status]', description)
    await visitor.soon(texts, toast).toEqual([expect.stringContaining(title)])
    expect(await visitor.look(focused)).toBe('content')
    expect(await visitor.look(texts, '[inert] [data-sonner-toast]')).toEqual([])
    repair()
    if (fails) {
      await visitor.click(`${toast} a`)
      await visitor.sees('main form [role=alert]', description)
      await visitor.soon(texts, toast).toEqual([])
    } else {
      await follow(visitor, '/contact')
      await visitor.sees('main [role=status]', title)
      expect(await visitor.look(typed)).toBe('')
      return
    }
    expect(await visitor.look(typed)).toContain(email)
    await visitor.click(submit)
    await visitor.sees('main [role=status]', detailedInquiryForm.sent.title)
    expect(await sql`select 1 from detailed_inquiries where email = ${email}`).toHaveLength(1)
  })

const [withNote] = withNotes
test.describe('a tablet', () => {
  test.use({ settings: { width: 800, height: 1180 } })

  if (withNote)
    test('that is turned while a note is open can still be scrolled', async ({ visitor }) => {
      await visitor.open(`/journal/${withNote.slug}`)
      await visitor.click('.note-button')
      await visitor.sees('.note')
      await visitor.browser.resize(1180, 800)
      await visitor.soon(() => innerWidth).toBe(1180)
      await visitor.soon(() => getComputedStyle(document.documentElement).overflowY).toBe('visible')
    })
})
