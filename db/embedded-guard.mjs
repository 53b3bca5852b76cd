/**
 * Started beside the bundled PostgreSQL, with its file of the pid. However the process that started
 * both ends, killed too, the channel from it to this one closes.
 */
import { existsSync, readFileSync } from 'node:fs'

const [pidFile = ''] = process.argv.slice(2)

function endPostgres() {
  // At once: what is committed is on the disk.
  if (existsSync(pidFile)) process.kill(parseInt(readFileSync(pidFile, 'utf8')), 'SIGQUIT')
}

if (process.connected) process.on('disconnect', endPostgres)
else endPostgres()
