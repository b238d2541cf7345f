import type { Sql } from './database.ts'

/**
 * Takes an advisory lock (two numbers) for this process and answers how to give it back; null where another holds it.
 * It is gone when the
 * process or its connection is, however that ends. Held by a transaction that does nothing, not by a reserved
 * connection: the driver tells a
 * transaction that its connection is gone, while what is asked of a reserved one then never ends, or ends the process.
 */
export async function holdLock(sql: Sql, one: number, two: number): Promise<(() => Promise<void>) | null> {
  const taken = Promise.withResolvers<boolean>()
  const over = Promise.withResolvers<void>()
  let gone = false
  const holding = sql
    .begin(async (tx) => {
      await tx`set local idle_in_transaction_session_timeout = 0`
      const [row] = await tx<{ held: boolean }[]>`select pg_try_advisory_xact_lock(${one}, ${two}) as held`
      taken.resolve(row?.held ?? false)
      if (row?.held) await over.promise
    })
    .catch((error: unknown) => {
      gone = true
      taken.reject(error)
    })
  if (!(await taken.promise)) {
    await holding
    return null
  }
  return async () => {
    // Told to end, a transaction whose connection is gone would write to it.
    if (!gone) over.resolve()
    await holding
  }
}
