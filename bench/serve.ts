/**
 * `npm run bench:serve`: this build behind nginx as deployed, until it is stopped, so that `npm run bench:pages` of another
 * checkout can visit both in turns. Needs a build (`npm run build`) and nginx.
 */
import { once } from 'node:events'
import { command } from '@/scripts/command'
import { readArguments } from '@/scripts/usage'
import { openFront } from './front'
import { keeping } from './keeping'
import { openStage } from './stage'

readArguments({
  command: 'npm run bench:serve',
  help: 'Serves this build behind nginx as deployed, until Ctrl-C, for npm run bench:pages of another checkout.',
})

await command(({ stop }) =>
  keeping(async keep => {
    const stage = await keep(openStage())
    const { secureUrl } = await keep(openFront({ site: stage.url }))
    console.log(secureUrl)
    if (!stop.aborted) await once(stop, 'abort')
    return 0
  }),
)
