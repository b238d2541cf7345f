import type { z } from 'zod'
import { scoreFactors } from '@pandora/contract/domains/ranking/shapes'
import type { deflation, rankRecord, rankingWeights } from '@pandora/contract/domains/ranking/weight-operations'
import type { OutputOf } from '@pandora/contract/operation'
import type { Weights } from '@pandora/intelligence/ranking/mix'
import { defaultMix } from '@pandora/intelligence/ranking/rank'
import { isoInstant } from '../../shared/provenance.ts'
import type { WeightingRow } from './weights/queries.ts'
import type { WeightedRecord } from './weights/record.ts'

/** The last day that a record is of: up to which the companies ranked last were held. */
function lastDay({ monthly }: WeightedRecord['track'], untils: WeightedRecord['untils']): string | null {
  const last = monthly.at(-1)?.rankedOn
  return last === undefined ? null : (untils.get(last) ?? last)
}

/** A track record with the weights that it is of. */
export const presentRecord = (
  { track, months, awaited, untils }: WeightedRecord,
  weights: Weights,
): z.infer<typeof rankRecord> => ({
  ...track,
  monthly: track.monthly.map((one) => ({ ...one, until: untils.get(one.rankedOn) ?? null })),
  weights: { ...weights },
  months,
  awaited,
  from: track.monthly[0]?.rankedOn ?? null,
  to: lastDay(track, untils),
})

/** What so many tries leave of a record. */
export const presentDeflation = (
  tries: number,
  left: { luck: number; probability: number } | null,
): z.infer<typeof deflation> => ({ tries, luck: left?.luck ?? null, probability: left?.probability ?? null })

export const presentWeighting = (row: WeightingRow): OutputOf<typeof rankingWeights.saveWeighting> => ({
  weightingId: row.weighting_id,
  name: row.name,
  weights: { ...row.weights },
  updatedAt: isoInstant(row.updated_at) ?? '',
})

/** Saved weightings beside the stated mix. */
export const presentWeightings = (
  rows: readonly WeightingRow[],
  tries: number,
): OutputOf<typeof rankingWeights.weightings> => ({
  stated: { ...defaultMix },
  factors: [...scoreFactors],
  dataList: rows.map(presentWeighting),
  total: rows.length,
  tries,
})
