/**
 * `npm run bench:build [-- --rounds 3]`: how long a build takes from nothing and after another one, in turns, in a copy of
 * the working tree; and how much is installed, built and kept. Needs git and a `cp` that makes hard links (GNU). The result
 * goes to bench/RESULTS.md.
 */
import path from 'node:path'
import { parseArgs } from 'node:util'
import { command } from '@/scripts/command'
import { openCheckout } from './build/checkout'
import { bytesIn, historyBytes, ownFiles, productionBytes } from './build/sizes'
import { goOnUnless, keeping } from './keeping'
import { load, report, table } from './report'
import { figure, medians } from './statistics'

const { values } = parseArgs({ options: { rounds: { type: 'string', default: '3' } } })
const rounds = Number(values.rounds)
const MB = 1e6

await command(async ({ stop }) => {
  const before = load()
  await keeping(async keep => {
    const checkout = await keep(openCheckout())
    const times: { clean: number; warm: number }[] = []
    for (let round = 1; round <= rounds; round++) {
      goOnUnless(stop)
      checkout.clean()
      times.push({ clean: checkout.build(), warm: checkout.build() })
      console.log(`round ${round} of ${rounds}`)
    }
    const { clean, warm } = medians(times)
    const built = path.join(checkout.directory, '.next')
    const seconds = table(
      ['`npm run build`', 's', 'to clean'],
      [
        ['from nothing', figure(clean), '1'],
        ['after a build', figure(warm), figure(warm / clean)],
      ],
    )
    const sizes = {
      'node_modules, as `npm ci` leaves it': bytesIn('node_modules'),
      'of it, what the site runs on': productionBytes(),
      '.next, without its cache': bytesIn(built, ['cache']),
      'of it, what browsers fetch': bytesIn(path.join(built, 'static')),
      '.next/standalone': bytesIn(path.join(built, 'standalone')),
      'the working tree': ownFiles().reduce((sum, name) => sum + bytesIn(name), 0),
      'its history': historyBytes(),
    }
    const rows = Object.entries(sizes).filter(([, bytes]) => bytes > 0)
    const body = [
      `Medians of ${rounds} rounds in a copy of the working tree, clean and warm in turns.`,
      seconds,
      table(
        ['what', 'MB'],
        rows.map(([what, bytes]) => [what, figure(bytes / MB)]),
      ),
    ]
    await report('bench:build', body, [], before)
  })
  return 0
})
