import { type Check, checkContent } from '@/content/launch-checks'
import { command } from './command'
import { checkSettings } from './launch-settings'
import { readArguments } from './usage'

readArguments({
  command: 'npm run launch:check',
  help: 'Names what is missing before a launch, and where to change it. Exits with 1 while anything is.',
})

await command(async () => {
  const checks = [...checkContent(), ...checkSettings(process.env)]
  for (const each of checks) console.log(lineOf(each))
  const faults = checks.filter(({ fault }) => fault).length
  console.log(faults ? `\n${faults} of ${checks.length} to put right.` : '\nReady.')
  return faults ? 1 : 0
})

function lineOf({ subject, fault, change }: Check): string {
  return fault ? `FAIL  ${subject}: ${fault}\n      → ${change}` : `ok    ${subject}`
}
