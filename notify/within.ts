import { DatabaseError } from '@/db/connect'

/** @throws {DatabaseError} `TIMEOUT` after `ms`, because a frozen database never responds */
export async function within<T>(ms: number, work: Promise<T>): Promise<T> {
  const timeout = AbortSignal.timeout(ms)
  const late = new Promise<never>((_, reject) => {
    timeout.addEventListener('abort', () => reject(new DatabaseError('TIMEOUT')))
  })
  return Promise.race([work, late])
}
