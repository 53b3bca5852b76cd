import { randomUUID } from 'node:crypto'
import { getTableColumns } from 'drizzle-orm'
import { messages } from '@/content/inquiry'
import { detailedInquiries, inquiries } from '@/db/schema'
import { detailedForm, shortForm } from '@/e2e/inquiry-form'
import { expect, test } from './fixtures'

/** Answers by field name: each kind of field, and combined letters. */
const shared = { phone: '+91 98765 43210', email: 'asha at home' }
const forms = [
  {
    ...shortForm,
    columns: getTableColumns(inquiries),
    answers: {
      ...shared,
      names: 'आशा & Zoë O’Neil',
      wedding_date: '2027-01-03',
      location: 'Udaipur, "Lake Palace"',
      budget: '8-12',
      message: 'We met in the rain.\nTwice.',
    },
  },
  {
    ...detailedForm,
    columns: getTableColumns(detailedInquiries),
    answers: {
      ...shared,
      name: 'आशा & Zoë O’Neil',
      weddingDate: '2027-01-03',
      multiDay: '4-5',
      budgetRange: '18+',
      story: 'We met in the rain.\nTwice.',
    },
  },
]
const submit = 'main form button:not([type=button])'

for (const { path, table, sent, answers, columns } of forms)
  for (const scripts of ['on', 'off', 'late'])
    test.describe(`${path}, scripts ${scripts}`, () => {
      test.use({ settings: { scripts: scripts !== 'off' } })

      test('a visitor reads another page, comes back, is refused, corrects an answer, and the inquiry is stored once', async ({
        visitor,
        sql,
      }) => {
        const release = await visitor.open(path, { late: scripts === 'late' })
        for (const [name, value] of Object.entries(answers)) await visitor.answer(name, value)
        await visitor.soon(typed).toMatchObject(answers)
        if (scripts !== 'late') {
          await visitor.click('footer a[href="/journal"]')
          await visitor.soon(() => location.pathname).toBe('/journal')
          await visitor.look(() => history.back())
          await visitor.soon(() => location.pathname).toBe(path)
          await visitor.soon(typed).toMatchObject(answers)
        }
        // Like a browser that does not validate.
        await visitor.look(() => (document.querySelector<HTMLFormElement>('main form')!.noValidate = true))
        await visitor.click(submit)
        await visitor.sees('main form', messages.rules.email)
        // Wait until the summary has the focus: typing before that would be lost.
        await visitor.soon(() => document.activeElement?.matches('main form [role=group]')).toBe(true)
        expect(await visitor.look(typed)).toMatchObject(answers)

        const email = `${randomUUID()}@example.com`
        await visitor.look(() => document.querySelector<HTMLInputElement>('main form [name=email]')!.select())
        await visitor.browser.type(email)
        await visitor.soon(typed).toMatchObject({ email })
        await visitor.click(submit)
        await visitor.sees('main [role=status]', sent.title)
        const rows = await sql`select * from ${sql(table)} where email = ${email}`
        expect(rows).toHaveLength(1)
        for (const [name, value] of Object.entries({ ...answers, email }))
          expect(rows[0]![(columns as Record<string, { name: string }>)[name]!.name], name).toBe(value)
        release()
        if (scripts === 'late') await visitor.hydrated()
        expect(await visitor.browser.consoleMessages()).toEqual([])
        expect(visitor.proxy.refused).toEqual([])
      })
    })

/** Runs in the page: what the form would send. */
function typed() {
  const all = [...new FormData(document.querySelector<HTMLFormElement>('main form')!)]
  return Object.fromEntries(all.map(([name, value]) => [name, String(value).replace(/\r\n/g, '\n')]))
}
