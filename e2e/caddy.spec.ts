import { startCaddy } from '@/deploy/testing-caddy'
import { freePort } from '@/lib/free-port'
import { startFreshSite } from '@/scripts/fresh-site'
import { expect, test as base } from './fixtures'
import { detailedForm, email, expectSent, send, shortForm, stored, withEmail, write } from './inquiry-form'

/** Against hanging, not slowness: each starts a site twice, and a browser. */
const withinMs = 120_000

/** A site behind Caddy, which can be restarted. */
const test = base.extend<{ behindCaddy: { url: string; stop(): Promise<void>; start(): Promise<void> } }>({
  behindCaddy: async ({ database }, use) => {
    const port = await freePort()
    const startSite = () => startFreshSite(database.webUrl, { port })
    let site = await startSite()
    const caddy = await startCaddy({ site: site.url })
    await use({ url: caddy.url, stop: () => site.drain(), start: async () => void (site = await startSite()) })
    await caddy.stop()
    await site.stop()
  },
  baseURL: async ({ behindCaddy }, use) => use(behindCaddy.url),
  ignoreHTTPSErrors: true,
})

test.describe.configure({ timeout: withinMs })
for (const javaScriptEnabled of [true, false])
  test.describe(`scripts ${javaScriptEnabled ? 'on' : 'off'}`, () => {
    test.use({ javaScriptEnabled })
    for (const form of [shortForm, detailedForm])
      test(`the form of ${form.path} that is sent while the site restarts waits, is thanked and stored once`, async ({
        page,
        behindCaddy,
        sql,
      }) => {
        const answers = withEmail(form.full)
        await write(page, form, answers, { scripts: javaScriptEnabled })
        await page.waitForLoadState('networkidle') // Caddy 2.6.2 would give the form's buffer to another request
        await behindCaddy.stop()
        const posted = page.waitForRequest(request => request.method() === 'POST')
        const sent = send(page, form)
        await posted
        await behindCaddy.start()
        await sent
        await expectSent(page, form)
        const rows = await stored(sql, form, answers[email]!)
        expect(rows.answers).toEqual([{ ...form.fullRow, email: answers[email] }])
      })
  })
