import { spawnSync } from 'node:child_process'
import { readArguments } from '@/scripts/usage'

readArguments({
  command: 'npm run bench',
  help: 'Measures what bench:load, bench:inquiries and bench:pages measure, one after the other, for some minutes. Each has a --help.',
})

for (const part of ['load', 'inquiries', 'pages']) {
  const { status } = spawnSync('npm', ['run', `bench:${part}`], { stdio: 'inherit' })
  if (status !== 0) process.exit(status ?? 1)
}
