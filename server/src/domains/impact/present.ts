import type { z } from 'zod'
import type { flip, impact, impactPart } from '@pandora/contract/domains/impact/operations'
import type { OutputOf } from '@pandora/contract/operation'
import type { EventPart, Flip, ImpactReceipt, ImpactScore, SideReceipt } from '@pandora/intelligence/impact/types'
import type { TrackRecord } from '@pandora/intelligence/record/types'
import { nameless, type EntityNames } from '../../shared/entity-names.queries.ts'
import type { Evidence } from './offers/evidence.queries.ts'
import { presentMateriality, presentPath } from './offers/named.ts'
import type { EventTitle } from './offers/titles.queries.ts'
import { isoInstant } from '../../shared/provenance.ts'
import type { ImpactNumbers } from './offers/scores.ts'
import type { ScoreRow } from './offers/scores.queries.ts'

/** What parts are shown with: names, events and documents, by id. */
export interface Shown {
  names: EntityNames
  titles: ReadonlyMap<string, EventTitle>
  documents: ReadonlyMap<string, Evidence>
}

/** The four numbers of companies in the order they were asked for, each with whose they are; of those never read about none. */
export const presentNumbers = (ids: readonly string[], numbers: ReadonlyMap<string, ImpactNumbers>) =>
  [...new Set(ids)].flatMap((companyId) => {
    const one = numbers.get(companyId)
    return one && one.impactScore !== null ? [{ companyId, ...one }] : []
  })

/** Parts of both sides of a receipt. */
export const partsOf = (receipt: ImpactReceipt | null): readonly EventPart[] =>
  receipt === null
    ? []
    : [receipt.risk, receipt.opportunity].flatMap((side) => side.groups.flatMap((group) => group.parts))

function presentPart(part: EventPart, { names, titles, documents }: Shown): z.infer<typeof impactPart> {
  const title = titles.get(part.eventId)
  return {
    eventId: part.eventId,
    type: part.type,
    titleZh: title?.title_zh ?? null,
    titleEn: title?.title_en ?? null,
    happenedAt: title?.happened_at ?? 0,
    sizeClass: title?.size_class ?? null,
    direct: part.direct,
    points: part.points,
    strength: part.strength,
    ageDays: part.ageDays,
    materiality: presentMateriality(part.materiality),
    factors: part.factors.map(({ code, value, raw }) => ({ code, value, raw })),
    path: presentPath(part.path, names),
    documents: part.documentIds.flatMap((id) => documents.get(id) ?? []),
  }
}

const presentSide = ({ points, strength, groups }: SideReceipt, shown: Shown) => ({
  points,
  strength,
  groups: groups.map((group) => ({
    code: group.code,
    points: group.points,
    parts: group.parts.map((part) => presentPart(part, shown)),
  })),
})

function presentFlip(one: Flip, { titles }: Shown, parts: readonly EventPart[]): z.infer<typeof flip> {
  if (one.kind !== 'without') return one
  const title = titles.get(one.eventId)
  return {
    ...one,
    titleZh: title?.title_zh ?? null,
    titleEn: title?.title_en ?? null,
    type: parts.find((part) => part.eventId === one.eventId)?.type ?? 'other',
  }
}

/** A score opened: its numbers, where they come from, and what would change its class. */
export function presentReceipt(
  score: ImpactScore,
  computedAt: number,
  backComputed: boolean,
  shown: Shown,
): Omit<OutputOf<typeof impact.receipt>, 'waiting'> {
  const {
    companyId,
    version,
    asOf,
    knownAt,
    riskPoint,
    opportunityPoint,
    impactScore,
    impact: verdict,
    receipt,
    flips,
  } = score
  const { zh: nameZh, en: nameEn } = shown.names.get(companyId) ?? nameless
  return {
    riskPoint,
    opportunityPoint,
    impactScore,
    impact: verdict,
    companyId,
    nameZh,
    nameEn,
    version,
    asOf: new Date(asOf).toISOString(),
    knownAt: knownAt === null ? null : isoInstant(knownAt),
    computedAt: new Date(computedAt).toISOString(),
    backComputed,
    receipt: receipt && {
      base: receipt.base,
      scale: receipt.scale,
      opportunity: presentSide(receipt.opportunity, shown),
      risk: presentSide(receipt.risk, shown),
      leftOut: { ...receipt.leftOut, possible: receipt.leftOut.possible ?? 0 },
    },
    flips: flips.map((one) => presentFlip(one, shown, partsOf(receipt))),
  }
}

const cents = (value: number) => Math.round(value * 100) / 100
const direct = (side: SideReceipt | undefined): number =>
  cents(side?.groups.filter((group) => group.code === 'direct').reduce((sum, group) => sum + group.points, 0) ?? 0)
const without = (all: number | null, part: number | null): number | null =>
  all === null || part === null ? null : cents(all - part)

/** Scores day by day, in columns. */
export function presentHistory(
  companyId: string,
  version: string,
  days: readonly string[],
  scores: readonly ImpactScore[],
): OutputOf<typeof impact.history> {
  const column = <T>(of: (score: ImpactScore) => T): T[] => scores.map(of)
  const riskDirect = column(({ receipt }) => (receipt ? direct(receipt.risk) : null))
  const opportunityDirect = column(({ receipt }) => (receipt ? direct(receipt.opportunity) : null))
  return {
    companyId,
    version,
    day: [...days],
    impactScore: column((one) => one.impactScore),
    riskPoint: column((one) => one.riskPoint),
    opportunityPoint: column((one) => one.opportunityPoint),
    riskDirect,
    opportunityDirect,
    riskIndirect: scores.map((one, at) => without(one.riskPoint, riskDirect[at] ?? null)),
    opportunityIndirect: scores.map((one, at) => without(one.opportunityPoint, opportunityDirect[at] ?? null)),
    impact: column((one) => one.impact),
  }
}

/** A track record with the days it speaks of. */
export function presentRecord(
  record: TrackRecord,
  from: string | null,
  to: string | null,
): OutputOf<typeof impact.record> {
  const { version, horizonDays, samples, independent, grey, hitRate, excess, buckets, leftOut, delisted } = record
  return {
    version,
    horizonDays,
    samples,
    independent,
    grey,
    hitRate,
    excess,
    buckets: buckets.map((one) => ({ ...one })),
    leftOut,
    delisted,
    from,
    to,
  }
}

/** A present score as it was stored, with its receipt. */
export const storedScore = (
  companyId: string,
  row: ScoreRow,
  receipt: Pick<ImpactScore, 'receipt' | 'flips'>,
): ImpactScore => ({
  version: row.version,
  companyId,
  asOf: row.computed_at,
  knownAt: row.known_at,
  riskPoint: row.risk_point,
  opportunityPoint: row.opportunity_point,
  impactScore: row.impact_score,
  impact: row.impact,
  ...receipt,
})
