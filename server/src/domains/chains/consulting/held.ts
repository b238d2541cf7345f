import { chainsErrors } from '@pandora/contract/domains/chains/errors'
import { errors, Refusal } from '@pandora/contract/errors'
import type { Db } from '@pandora/store/database'
import { heldConsultation, type StoredConsultation } from './consulting.queries.ts'

/** A question that waits, held. Throws NOT_FOUND, CONSULTATION_CLOSED. */
export async function waiting(tx: Db, marketId: number, id: string, uid: number | null): Promise<StoredConsultation> {
  const row = await heldConsultation(tx, marketId, id, uid)
  if (!row) throw new Refusal(errors.NOT_FOUND)
  if (row.state !== 'waiting') throw new Refusal(chainsErrors.CONSULTATION_CLOSED)
  return row
}

/** The same once more, as it stands now. */
export async function again(tx: Db, marketId: number, id: string): Promise<StoredConsultation> {
  const row = await heldConsultation(tx, marketId, id, null)
  if (!row) throw new Refusal(errors.NOT_FOUND)
  return row
}
