import { setTimeout as sleep } from 'node:timers/promises'
import { connectTo } from '@/db/connect'
import { SetupError } from '@/db/setup-error'
import { findRunning, urlOf, type Server } from './server'

/** Any number, the same for every owner. */
const ownershipKey = 20261121
/** Within this time the server notices that the process holding the lock was killed. */
const lockTimeoutMs = 2_000
const retryEveryMs = 100

export interface Ownership {
  stop(): Promise<void>
}

/**
 * Owns a server for as long as this process lives: a lock held by a connection to it refuses a second owner and is gone
 * with its holder, however that ends. Should the server end, it is started again, on its port, where the site looks for it.
 */
export async function own(server: Server, dataDir: string, port: number): Promise<Ownership> {
  let stopping = false
  let restarting: Promise<void> | undefined

  const restart = async () => {
    while (!stopping) {
      try {
        await server.start(port)
        lock = await takeLock(dataDir, port, onLost)
        return
      } catch {
        await sleep(1_000)
      }
    }
  }
  const onLost = () => {
    if (!stopping) restarting = restart()
  }
  let lock = await takeLock(dataDir, port, onLost)

  const stop = async () => {
    stopping = true
    await restarting
    await server.stop() // before the lock is released, so that no other process adopts a server that is stopping
    await lock.end({ timeout: 1 })
  }
  let stopped: Promise<void> | undefined
  return { stop: () => (stopped ??= stop()) }
}

/** @throws {SetupError} if another process owns the server of this data directory */
export async function refuseSecondOwner(dataDir: string) {
  const port = await findRunning(dataDir)
  if (!port) return
  const lock = await takeLock(dataDir, port, () => undefined)
  await lock.end({ timeout: 1 })
}

async function takeLock(dataDir: string, port: number, onLost: () => void) {
  let held = false
  const sql = connectTo(urlOf('owner', dataDir, port, 'postgres'), {
    max: 1,
    max_lifetime: null, // the lock is lost with its connection, which postgres.js would replace after half an hour
    connect_timeout: 5,
    onclose: () => {
      if (!held) return
      held = false
      onLost()
    },
  })
  try {
    for (let waited = 0; waited <= lockTimeoutMs; waited += retryEveryMs) {
      const [row] = await sql<{ held: boolean }[]>`select pg_try_advisory_lock(${ownershipKey}) as held`
      if (row?.held) {
        held = true
        return sql
      }
      await sleep(retryEveryMs)
    }
  } catch (error) {
    await sql.end({ timeout: 1 })
    throw error
  }
  await sql.end({ timeout: 1 })
  throw new SetupError(
    `Another process already runs the site's database in ${dataDir}: stop it first, or give this one a DATA_DIR of its own.`,
  )
}
