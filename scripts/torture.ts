/**
 * `npm run torture [-- bad-inputs | outages | faults] [-- --seed N]`: what is too long for the tests. Needs Linux and a
 * build (`npm run build`); makes sites and databases of its own, hurts them, and leaves nothing. Prints figures and exits
 * with 1 where an inquiry was lost, doubled, changed or not answered, or a log holds what a couple wrote.
 */
import { parseArgs } from 'node:util'
import { canary, sendBadInputs } from './torture/bad-inputs'
import { sendThroughFaults } from './torture/faults'
import { sendThroughOutages } from './torture/outages'
import { addressCanary } from './torture/plain-form'
import { openStage, type Stage } from './torture/stage'

const { positionals, values } = parseArgs({ allowPositionals: true, options: { seed: { type: 'string' } } })
const seed = Number(values.seed ?? Date.now() % 2 ** 31)

async function onStage(work: (stage: Stage) => Promise<boolean>): Promise<boolean> {
  const stage = await openStage()
  try {
    const good = await work(stage)
    return keptQuiet(stage) && good
  } finally {
    await stage.close()
  }
}

/** Every answer bears a canary, and every address begins alike: no log may hold either. */
function keptQuiet(stage: Stage): boolean {
  const logs = stage.logs()
  const told = [canary, addressCanary].filter(word => logs.includes(word))
  console.log(`  ${logs.length} characters of logs; in them of what was sent: ${told.join(', ') || 'nothing'}`)
  return told.length === 0
}

const parts: Record<string, () => Promise<boolean>> = {
  'bad-inputs': () => onStage(stage => sendBadInputs(stage, seed)),
  outages: () => onStage(sendThroughOutages),
  faults: () => sendThroughFaults(keptQuiet),
}

const chosen = positionals.length > 0 ? positionals : Object.keys(parts)
let good = true
for (const name of chosen) {
  const part = Object.hasOwn(parts, name) ? parts[name] : undefined
  if (!part) throw new Error(`There is no part "${name}": choose from ${Object.keys(parts).join(', ')}.`)
  console.log(name)
  const began = Date.now()
  const held = await part()
  console.log(`  ${held ? 'held' : 'BROKEN'}, ${Math.round((Date.now() - began) / 1000)} s\n`)
  good &&= held
}
process.exit(good ? 0 : 1)
