/** However the process that started this one ends, killed too, the channel between them closes. */
import { existsSync, readFileSync } from 'node:fs'

const [pidFile = ''] = process.argv.slice(2)

function endPostgres() {
  // At once: what is committed is on the disk.
  if (existsSync(pidFile)) process.kill(parseInt(readFileSync(pidFile, 'utf8')), 'SIGQUIT')
}

if (process.connected) process.on('disconnect', endPostgres)
else endPostgres()
