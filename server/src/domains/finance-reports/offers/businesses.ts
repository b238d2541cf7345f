import { createHash } from 'node:crypto'
import type { KindName } from '@pandora/contract/records/kinds'
import { businessOf, businessSearched, type BusinessDimension } from '@pandora/intelligence/businesses'
import type { Db } from '@pandora/store/database'
import type { BusinessTypeRow } from '@pandora/store/generated/schema'
import type { MergeCounts } from '@pandora/store/merge'
import { addBusinesses, newSegmentNames, renewBusinessLines } from './businesses.queries.ts'

/**
 * Id of what a segment's name counts as: its dimension and a digest of the evened name, so the same in every market and
 * after every import.
 */
export function businessTypeId(dimension: BusinessDimension, name: string): string {
  return `${dimension}-${createHash('sha256')
    .update(`${dimension}:${businessOf(dimension, name).key}`)
    .digest('hex')
    .slice(0, 12)}`
}

/**
 * Brings business types and lines up to date with the segments a merge, or the removal of a run, has touched: inside
 * its transaction.
 */
export async function deriveBusinesses(
  tx: Db,
  marketId: number,
  changed: ReadonlyMap<KindName, MergeCounts>,
): Promise<void> {
  const counts = changed.get('business_segment')
  if (!counts || counts.new + counts.updated === 0) return
  const names = (await newSegmentNames(tx, marketId)).map((one) => ({
    ...one,
    market_id: marketId,
    business_type_id: businessTypeId(one.dimension, one.name),
  }))
  const types = new Map<string, BusinessTypeRow>()
  for (const { market_id, business_type_id, dimension, name, name_en } of names) {
    const { kind, key } = businessOf(dimension, name)
    const before = types.get(business_type_id)
    // Called by the shortest of its names: 房地产 rather than 房地产业务. A rest and an elimination by what they are.
    const shown =
      kind === 'line'
        ? ([before?.name, name].filter((one) => one !== undefined).toSorted((a, b) => a.length - b.length)[0] ?? name)
        : key
    const english = before?.name_en ?? name_en
    types.set(business_type_id, {
      market_id,
      business_type_id,
      dimension,
      kind,
      name: shown,
      name_en: english,
      searched: businessSearched(shown, english),
    })
  }
  await addBusinesses(tx, [...types.values()], names)
  await renewBusinessLines(tx, marketId, counts.updated > 0)
}
