import { hasChanged, type Derivation } from '../../shared/derivation.ts'
import { keepRefused, type GivenKind } from './refusal.queries.ts'

const kinds: readonly GivenKind[] = ['supply_edge', 'corporate_relation']

/** What readers have refused stays so, whatever is imported or taken back after it. */
export const deriveRefusals: Derivation = async (tx, change) => {
  for (const kind of kinds) if (hasChanged(change, kind)) await keepRefused(tx, change.marketId, kind)
}
