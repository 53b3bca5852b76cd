import postgres, { type ParameterOrJSON, type Sql } from 'postgres'

/**
 * Runs one statement in a transaction of its own, in three round trips; `opening` is SQL that goes before it. Whatever
 * happens, no connection is handed on with a transaction open. Not postgres.js' `begin`, which takes a fourth, and which
 * throws past everybody where the connection is lost: it then rolls back on a socket that is gone.
 */
export async function inTransaction(connections: Sql, opening: string, statement: string, values: unknown[]) {
  const one = await connections.reserve()
  try {
    await Promise.all([one.unsafe(`begin; ${opening}`), one.unsafe(statement, values as ParameterOrJSON<never>[])])
    await one.unsafe('commit')
  } catch (error) {
    // Only a server that still answers says so; else the connection is gone, its transaction with it, and there is nothing to give back.
    if (error instanceof postgres.PostgresError) await one.unsafe('rollback').then(one.release, () => undefined)
    throw error
  }
  one.release()
}
