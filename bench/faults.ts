/**
 * `npm run bench:faults`: what is too long for the tests. Makes sites and databases of its own, hurts them, and leaves
 * nothing. Prints figures, and exits with 1 where an inquiry was lost, doubled, changed or not answered, or a log holds what a
 * couple wrote.
 */
import { SetupError } from '@/db/setup-error'
import { command } from '@/scripts/command'
import { readArguments } from '@/scripts/usage'
import { sendThroughFaults } from './faults/faults'
import { sendThroughOutages } from './faults/outages'
import { addressCanary, canary } from './plain-form'
import { openBenchSite, type BenchSite } from './bench-site'

const parts: Record<string, () => Promise<boolean>> = {
  faults: () => sendThroughFaults(keptQuiet),
  async outages() {
    await using site = await openBenchSite()
    const good = await sendThroughOutages(site)
    return keptQuiet(site) && good
  },
}

/** Every answer bears a canary, and every address begins alike: no log may hold either. */
function keptQuiet(site: BenchSite): boolean {
  const logs = site.logs()
  const told = [canary, addressCanary].filter(word => logs.includes(word))
  console.log(`  ${logs.length} characters of logs; in them of what was sent: ${told.join(', ') || 'nothing'}`)
  return told.length === 0
}

const { positionals } = readArguments({
  command: 'npm run bench:faults',
  takes: Object.keys(parts).join(' | '),
  help: 'What is too long for the tests: hurts sites of its own, and tells what was lost, doubled, changed or not answered.',
  allowPositionals: true,
})

await command(async ({ stop }) => {
  const chosen = positionals.length > 0 ? positionals : Object.keys(parts)
  let good = true
  for (const name of chosen) {
    const part = Object.hasOwn(parts, name) ? parts[name] : undefined
    if (!part) throw new SetupError(`There is no part "${name}": choose from ${Object.keys(parts).join(', ')}.`)
    if (stop.aborted) return 1
    console.log(name)
    const began = Date.now()
    const held = await part()
    console.log(`  ${held ? 'held' : 'BROKEN'}, ${Math.round((Date.now() - began) / 1000)} s\n`)
    good &&= held
  }
  return good ? 0 : 1
})
