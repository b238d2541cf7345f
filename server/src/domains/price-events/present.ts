import type { MoveCauses } from '@pandora/intelligence/causes/types'
import { type EntityNames } from '../../shared/entity-names.queries.ts'
import { type Evidence } from '../impact/offers/evidence.queries.ts'
import { presentMateriality, presentPath } from '../impact/offers/named.ts'
import { type EventTitle } from '../impact/offers/titles.queries.ts'
import type { OutputOf } from '@pandora/contract/operation'
import type { priceEvents } from '@pandora/contract/domains/price-events/operations'
type Move = NonNullable<OutputOf<typeof priceEvents.cause>['move']>

/** What causes are shown with: events, the documents that tell of each, and names, by id. */
export interface Shown {
  titles: ReadonlyMap<string, EventTitle>
  documents: ReadonlyMap<string, Evidence>
  documentsOf: ReadonlyMap<string, readonly string[]>
  names: EntityNames
}

/** What a move was held against: the market's index, and the industry with how many of the days it stands by what. */
export interface Against {
  market: string | null
  industry: { code: string; indexDays: number; peerDays: number; peerDaysOfMove: number } | null
}

/** A move of a price with its causes. */
export function presentMove(
  found: MoveCauses,
  against: Against,
  { titles, documents, documentsOf, names }: Shown,
): Move {
  const { tradedDays, moved, market, own, compounding, deviations, chance, verdict, unexplained } = found
  // An industry that is known on too few of the days is no part of the move: it is missing, not nothing.
  const held = found.withIndustry ? against.industry : null
  const [industry, betas] = held ? [found.industry, found.betas] : [null, { ...found.betas, industry: null }]
  const measured = names.get(held?.code ?? '')
  return {
    tradedDays,
    moved,
    market,
    industry,
    own,
    compounding,
    deviations,
    chance,
    betas,
    marketIndex: against.market,
    industryIndex: held?.code ?? null,
    industryMeasure: held && {
      indexDays: held.indexDays,
      peerDays: held.peerDays,
      peerDaysOfMove: held.peerDaysOfMove,
    },
    industryZh: measured?.zh ?? null,
    industryEn: measured?.en ?? null,
    verdict,
    unexplained,
    causes: found.causes.map(
      ({
        eventId,
        type,
        direct,
        path,
        share,
        points,
        expected,
        most,
        materiality,
        prior,
        likelihood,
        delayDays,
        ordinary,
      }) => {
        const title = titles.get(eventId)
        return {
          eventId,
          type,
          titleZh: title?.title_zh ?? null,
          titleEn: title?.title_en ?? null,
          happenedAt: title?.happened_at ?? 0,
          direct,
          path: presentPath(path, names),
          share,
          points,
          expected,
          most,
          materiality: presentMateriality(materiality),
          prior,
          likelihood,
          delayDays,
          ordinary,
          documents: (documentsOf.get(eventId) ?? []).flatMap((id) => documents.get(id) ?? []),
        }
      },
    ),
  }
}
