import { modalities } from '@pandora/contract/domains/analysis/operations'
import { weighs } from '@pandora/intelligence/impact/strength'
import { inForce, type View } from '@pandora/store/as-of'
import type { Db } from '@pandora/store/database'

const weighing = modalities.filter(weighs)

/**
 * `told` of an event (signs.ts); null where nothing that may weigh tells of it. What is only possible, denied or ended
 * does not.
 */
export const toldSum = (db: Db, eventId: ReturnType<Db>, view: View) =>
  db`(select sum(v.sign * v.confidence) from event_evidence v
    where v.event_id = ${eventId} and ${inForce(db, 'v', view)} and v.modality = any(${db.array(weighing)}::text[]))`
