import type { KindName } from '@pandora/contract/records/kinds'
import { hasChanged, type Derivation } from '../../../shared/derivation.ts'
import { noteChanged } from './derive.queries.ts'

/** What months rest on. Scores and figures follow from these. */
const grounds = [
  'daily_price',
  'statement_item',
  'share_count',
  'document_company',
  'industry_membership',
] as const satisfies readonly KindName[]

/** Remembers from which day on stored months rest on what a merge, or the removal of a run, has changed. */
export const rankingChanged: Derivation = async (tx, change) => {
  for (const kind of grounds) if (hasChanged(change, kind)) await noteChanged(tx, change.marketId, kind)
}
