/**
 * `npm run bench:pages [-- --runs 3 --front --screens home,contact]`: Lighthouse, mobile and desktop, of every screen and one
 * essay, in turns with the floor page (bench/floor: the same hero and one face in plain HTML, served by nginx); then how
 * quickly the forms, the menu and the theme answer on a phone slowed four times, and which screens the browser restores when
 * a visitor comes back. With --front the site is asked through nginx. Needs a build (`npm run build`), nginx and Chromium
 * (Debian's packages of these names); Lighthouse comes from npm at the first run. The result goes to bench/RESULTS.md.
 */
import { parseArgs } from 'node:util'
import { chromium as playwright } from '@playwright/test'
import { chromiumFlags } from '@/scripts/chromium'
import { command } from '@/scripts/command'
import { routes } from '@/scripts/routes'
import { goOnUnless, keeping } from './keeping'
import { watchReturns } from './pages/back-forward'
import { openFloor } from './pages/floor'
import { type Interactions, watchInteractions } from './pages/interactions'
import { type Device, type Judged, lighthouseVersion, runLighthouse } from './pages/lighthouse'
import { explanation, interactionTable, lighthouseTable, type Measured, returnTable, wireTable } from './pages/tables'
import { load, report } from './report'
import { openSite, putFrontBefore } from './site'
import { requireTools, versionsOf } from './tools'

const { values } = parseArgs({
  options: {
    runs: { type: 'string', default: '3' },
    front: { type: 'boolean', default: false },
    screens: { type: 'string', default: routes.map(({ name }) => name).join() },
  },
})
const runs = Number(values.runs)
const screens = routes.filter(({ name }) => values.screens.split(',').includes(name))
const devices: Device[] = ['mobile', 'desktop']

await command(async ({ stop }) => {
  const tools = requireTools('nginx', 'chromium')
  const before = load()
  await keeping(async keep => {
    const site = await keep(openSite())
    const front = values.front ? await keep(putFrontBefore(site.url)) : undefined
    const url = front?.secureUrl ?? site.url
    const floor = await keep(openFloor(site.url, front?.certificate))
    const flags = [...chromiumFlags, ...(front ? [front.certificate.trust] : [])]
    const pages = [
      { name: 'floor', address: `${floor.url}/`, found: true },
      ...screens.map(({ name, path, status }) => ({ name, address: url + path, found: status === 200 })),
    ]
    const measured: Measured[] = devices.flatMap(device => pages.map(page => ({ ...page, device, runs: [] })))
    const interactions: Interactions[] = []
    for (let run = 1; run <= runs; run++) {
      for (const each of measured) {
        goOnUnless(stop)
        const judge = () => runLighthouse(tools.chromium, flags, each)
        each.runs.push(await judge().catch(judgeAgain(judge)))
        console.log(`run ${run} of ${runs}: ${each.name}, ${each.device}`)
      }
    }
    const browser = await playwright.launch({ executablePath: tools.chromium, args: flags })
    await keep(Promise.resolve({ stop: () => browser.close() }))
    for (let run = 1; run <= runs; run++) interactions.push(...(await watchInteractions(browser, url)))
    const returns = await watchReturns({ executablePath: tools.chromium, args: flags }, url, screens)

    const body = [
      explanation(runs, values.front),
      ...devices.flatMap(device => lighthouseTable(device, measured)),
      ...wireTable(measured),
      ...interactionTable(interactions),
      ...returnTable(returns),
    ]
    const versions = [...versionsOf(tools), `Lighthouse ${lighthouseVersion}`]
    await report(`bench:pages, ${values.front ? 'behind nginx' : 'the site alone'}`, body, versions, before)
  })
  return 0
})

/** Once in many runs a browser does not come up or hangs: that must not cost a quarter of an hour of others. */
function judgeAgain(judge: () => Promise<Judged>) {
  return (error: Error) => {
    console.warn(`${error.message}; asked again`)
    return judge()
  }
}
