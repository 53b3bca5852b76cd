import { build } from './build'
import { command } from './command'
import { readArguments } from './usage'

readArguments({
  command: 'npm run build',
  help: 'Checks the essays and builds the site with Next, whatever has been built before.',
})

await command(build)
