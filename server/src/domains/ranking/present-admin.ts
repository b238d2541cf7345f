import { nameless, type EntityNames } from '../../shared/entity-names.queries.ts'
import { isoInstant } from '../../shared/provenance.ts'
import type { ListState, StandingDeed } from './admin/queries.ts'

/** Whether the AI list is open. */
export const presentState = ({ withheld, withheld_at: at }: ListState) => ({
  status: withheld === null ? ('open' as const) : ('withheld' as const),
  reason: withheld,
  changedAt: at === null ? null : isoInstant(at),
})

/** What administrators did, with the names of the companies. */
export const presentDeeds = (deeds: readonly StandingDeed[], names: EntityNames) =>
  deeds.map(({ list, company_id: companyId, deed, reason, changed_at: at }) => {
    const { zh: nameZh, en: nameEn } = names.get(companyId) ?? nameless
    return { list, companyId, nameZh, nameEn, deed, reason, changedAt: isoInstant(at) ?? '' }
  })
