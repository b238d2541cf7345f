import type { policy } from '@pandora/contract/domains/policy/operations'
import type { touchableOf } from './offers/policy-touch.queries.ts'
import type { PolicyRow, TouchKind, TouchRow } from './company.queries.ts'
import { sameIndustry, shareOf, twiceAmong, whole } from './shares.ts'
import type { OutputOf } from '@pandora/contract/operation'
import type { EntityNames } from '../../shared/entity-names.queries.ts'
import type { presentNewsItems } from '../documents/offers/documents.ts'

type Policy = OutputOf<typeof policy.ofCompany>['dataList'][number]
type Touch = Policy['touches'][number]

const nearest: readonly TouchKind[] = ['named', 'product', 'industry']

/** What is known of the company that policies touch. */
type Known = Omit<Awaited<ReturnType<typeof touchableOf>>, 'of'>

/** Policies, each with what of the company it touches, what weighs most in front. */
export function presentPolicies(
  rows: readonly PolicyRow[],
  shown: ReturnType<typeof presentNewsItems>,
  { segments, supplied, classes, sold }: Known,
  names: EntityNames,
): Policy[] {
  const items = new Map(shown.map((item) => [item.newsId, item]))
  const twice = twiceAmong(segments)
  const presentTouch = ({ kind, entity, quote }: TouchRow): Touch => {
    if (kind === 'named')
      return {
        kind,
        id: entity,
        nameZh: names.get(entity)?.zh ?? null,
        nameEn: names.get(entity)?.en ?? null,
        ...whole(segments),
        quote,
      }
    if (kind === 'product')
      return {
        kind,
        id: entity,
        nameZh: entity,
        nameEn:
          sold.find((one) => one.name === entity)?.name_en ??
          supplied.find((one) => one.name === entity)?.name_en ??
          null,
        ...shareOf(sold, twice, (one) => one.name === entity),
        quote,
      }
    // A segment called as a narrower class of the company is part of the wider one.
    const own = classes.find((one) => one.code === entity)
    return {
      kind,
      id: entity,
      nameZh: own?.name_zh ?? null,
      nameEn: own?.name_en ?? null,
      ...shareOf(
        segments.filter((one) => one.dimension === 'industry'),
        twice,
        (one) =>
          own !== undefined &&
          classes.some((below) => below.level >= own.level && sameIndustry(one.name, below.name_zh)),
      ),
      quote,
    }
  }
  return rows.flatMap((row) => {
    const item = items.get(row.document_id)
    if (!item) return []
    const touches = row.touches
      .map(presentTouch)
      .toSorted(
        (a, b) =>
          nearest.indexOf(a.kind) - nearest.indexOf(b.kind) ||
          (b.revenueShare ?? -1) - (a.revenueShare ?? -1) ||
          (a.id < b.id ? -1 : 1),
      )
    const shares = touches.flatMap((one) => one.revenueShare ?? [])
    return [
      { ...item, category: row.category, touches, revenueShare: shares.length === 0 ? null : Math.max(...shares) },
    ]
  })
}
