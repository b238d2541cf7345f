import type { View } from '@pandora/store/as-of'
import type { HeldServices } from '../../shared/define-held.ts'
import { marketFigures } from '../figures/offers/market.ts'
import { companiesOfThemes } from '../themes/offers/members.ts'
import { watchedCompanies } from '../watch/offers/watching.queries.ts'
import { factOf } from './match/conditions.ts'
import type { Draft } from './target.ts'

/** Companies that a rule looks at; null where it looks at none, or at whatever a text names. */
export async function companiesOfTarget(
  services: HeldServices,
  view: View,
  now: number,
  uid: number,
  { target, condition }: Draft,
  targetId: string | null,
): Promise<readonly string[] | null> {
  const fact = factOf[condition.kind]
  if (fact === 'heat' || fact === 'import' || fact === 'stale') return null
  switch (target) {
    case 'company':
      return [targetId ?? '']
    case 'group':
    case 'watch':
      return watchedCompanies(services.sql, view.marketId, uid, { groupId: target === 'group' ? targetId : null })
    case 'theme':
      return fact === 'document'
        ? null
        : [...((await companiesOfThemes(services, view, now, [targetId ?? ''])).get(targetId ?? '') ?? [])]
    case 'market':
      return fact === 'bar' || fact === 'score' ? [...(await marketFigures(services, view)).keys()] : null
  }
}
