import type { Db } from '@pandora/store/database'

/**
 * Another change of what the user keeps waits until this transaction ends: limits and names that are looked at before a
 * write still hold when it is done.
 */
export async function takeTurn(tx: Db, uid: number): Promise<void> {
  await tx`select 1 from account where uid = ${uid} for update`
}
