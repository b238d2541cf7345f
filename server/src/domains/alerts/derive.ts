import { hasChanged, type Derivation } from '../../shared/derivation.ts'
import { isWanted, wakeNewFacts } from '../../shared/new-facts.queries.ts'
import { alertsOfChanged, noteBars, noteEvents } from './derive.queries.ts'

/**
 * What a merge, or the removal of a run, means for alerts: bars and events of sources are noted as new facts (documents
 * are once they are read), and alerts whose fact was touched are to be looked at again.
 */
export const noteChanges: Derivation = async (tx, change) => {
  const { marketId } = change
  let noted = 0
  if (hasChanged(change, 'daily_price') && (await isWanted(tx, marketId, 'bar'))) noted += await noteBars(tx, marketId)
  if (hasChanged(change, 'event_company') && (await isWanted(tx, marketId, 'event')))
    noted += await noteEvents(tx, marketId)
  for (const [kind, table] of [
    ['bar', 'daily_price'],
    ['event', 'event'],
    ['event', 'event_company'],
    ['document', 'document'],
  ] as const)
    if (hasChanged(change, table)) noted += await alertsOfChanged(tx, marketId, kind, table)
  if (noted > 0) await wakeNewFacts(tx)
}
