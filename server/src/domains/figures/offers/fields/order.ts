import type { FieldSort } from '@pandora/contract/domains/figures/fields'
import type { Language } from '@pandora/contract/language'
import { dayOf } from '@pandora/contract/time'
import type { View } from '@pandora/store/as-of'
import type { Services } from '../../../../http/services.ts'
import { marketClasses, marketFigures } from '../market.ts'
import type { HeldServices } from '../../../../shared/define-held.ts'
import { screenable, type Screenable } from './ordered.ts'

/** The market ready to be screened, and to order lists by. */
export async function readyMarket(services: HeldServices & Pick<Services, 'now'>, view: View): Promise<Screenable> {
  const [market, classes] = await Promise.all([marketFigures(services, view), marketClasses(services, view)])
  return screenable(market, classes, dayOf(view.asOf ?? services.now()))
}

/**
 * What is listed in the order that the screening has by a field, a name or a code: who lacks the figure last either
 * way, and behind them, as they came, who is not in the market's list.
 */
export async function inFieldOrder<T>(
  services: Services,
  view: View,
  language: Language,
  listed: readonly T[],
  companyOf: (one: T) => string,
  { sort, order }: { sort: FieldSort; order: 'up' | 'down' },
): Promise<T[]> {
  const market = await readyMarket(services, view)
  const { places } = market.kept(`places ${sort} ${order} ${language}`, () => ({
    places: new Map(
      market.by(sort, order, language, {}).map((at, place) => [market.rows[at]?.companyId ?? '', place] as const),
    ),
  }))
  const placeOf = (one: T) => places.get(companyOf(one)) ?? Infinity
  return listed.toSorted((one, other) => {
    const [a, b] = [placeOf(one), placeOf(other)]
    return a === b ? 0 : a - b
  })
}
