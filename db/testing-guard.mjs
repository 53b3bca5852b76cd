/**
 * Started beside the tests' PostgreSQL, with its file of the pid and its folder. However the tests
 * end, killed too, their channel to this process closes: what is there then is ended and removed.
 */
import { existsSync, readFileSync, rmSync } from 'node:fs'

const [pidFile = '', folder = ''] = process.argv.slice(2)
process.on('disconnect', () => {
  // At once: nothing of it is wanted.
  if (existsSync(pidFile)) process.kill(parseInt(readFileSync(pidFile, 'utf8')), 'SIGQUIT')
  rmSync(folder, { recursive: true, force: true, maxRetries: 10, retryDelay: 200 })
})
