/**
 * Stops PostgreSQL when the process that started this one ends. Their channel closes then, even if
 * that process is killed.
 */
import { existsSync, readFileSync } from 'node:fs'

const [pidFile = ''] = process.argv.slice(2)

function endPostgres() {
  // SIGQUIT stops the server immediately. What is committed is on the disk.
  if (existsSync(pidFile)) process.kill(parseInt(readFileSync(pidFile, 'utf8')), 'SIGQUIT')
}

if (process.connected) process.on('disconnect', endPostgres)
else endPostgres()
