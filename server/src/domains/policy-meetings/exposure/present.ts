import type { OutputOf } from '@pandora/contract/operation'
import type { policyStudies } from '@pandora/contract/domains/policy-meetings/study-operations'
import {
  wayKey,
  type Exposure,
  type LeftOutReason,
  type ReachedCompany,
  type Way,
} from '@pandora/intelligence/policy/exposure'
import type { DisruptionHorizon } from '@pandora/intelligence/supply/shock-record'
import { pageOf, partOf, wholeOf, type AnswerOf } from '../../../shared/page.ts'
import { nameless, type EntityNames } from '../../../shared/entity-names.queries.ts'
import type { Aftermath } from './aftermath.ts'
import type { ExposureGround } from './exposure.ts'

type Out<Name extends keyof typeof policyStudies> = OutputOf<(typeof policyStudies)[Name]>

/** Companies named for each reason why they are left out. */
const EXAMPLES = 5
const reasons: readonly LeftOutReason[] = ['NO_SEGMENTS', 'NO_NAMED_BUSINESS', 'NO_REVENUE', 'OTHER_CURRENCY']
const cents = (value: number): number => Math.round(value * 100) / 100

const presentWay = ({ kind, id, nameZh, nameEn }: Way) => ({ kind, id, nameZh, nameEn })
const named = (companyId: string, names: EntityNames) => {
  const { zh, en } = names.get(companyId) ?? nameless
  return { companyId, nameZh: zh, nameEn: en }
}

const presentCompany = (
  { companyId, revenue, share, parts }: ReachedCompany,
  names: EntityNames,
): Out<'exposure'>['dataList'][number] => ({
  ...named(companyId, names),
  revenue: revenue === null ? null : cents(revenue),
  share: share === null ? null : cents(share),
  businesses: parts.map(({ part, way }) => ({
    dimension: part.dimension,
    name: part.name,
    nameEn: part.nameEn,
    periodEnd: part.periodEnd,
    revenue: part.currency === 'CNY' ? part.revenue : null,
    share: part.revenueShare,
    way: presentWay(way),
  })),
})

/** Companies whose names an answer says. */
export const namedIn = ({ companies, leftOut }: Exposure, asked: { page: number; size: number }): string[] => [
  ...partOf(companies, asked).map((one) => one.companyId),
  ...reasons.flatMap((reason) =>
    leftOut
      .filter((one) => one.reason === reason)
      .slice(0, EXAMPLES)
      .map((one) => one.companyId),
  ),
]

/** The receipt of an exposure. */
export function presentExposure(
  ground: ExposureGround,
  told: Exposure,
  names: EntityNames,
  asked: { page: number; size: number },
): AnswerOf<typeof policyStudies.exposure> {
  const { revenue, companies, leftOut, byWay } = told
  const rowsOf = (way: Way) =>
    [...ground.rows].flatMap(([row, ways]) => (ways.some((one) => wayKey(one) === wayKey(way)) ? [row] : []))
  return {
    ...pageOf(
      partOf(companies, asked).map((one) => presentCompany(one, names)),
      companies.length,
      asked,
    ),
    revenue: cents(revenue),
    ways: ground.ways
      .map((way) => ({
        ...presentWay(way),
        rows: rowsOf(way),
        companies: byWay.get(wayKey(way))?.companies ?? 0,
        revenue: cents(byWay.get(wayKey(way))?.revenue ?? 0),
      }))
      .toSorted((a, b) => b.revenue - a.revenue),
    leftOut: reasons.flatMap((reason) => {
      const own = leftOut.filter((one) => one.reason === reason)
      return own.length === 0
        ? []
        : [
            {
              reason,
              companies: own.length,
              examples: own.slice(0, EXAMPLES).map((one) => named(one.companyId, names)),
            },
          ]
    }),
    rows: ground.rows.size,
    silent: [...ground.rows.values()].filter((ways) => ways.length === 0).length,
    waiting: ground.waiting,
  }
}

/** What each changed row touches. */
export const presentRows = (
  ground: ExposureGround,
  of: (row: number) => Exposure,
): AnswerOf<typeof policyStudies.rowExposures> =>
  wholeOf(
    [...ground.rows].map(([row, ways]) => {
      const { revenue, companies, byWay } = of(row)
      const [most] = ways.toSorted(
        (a, b) => (byWay.get(wayKey(b))?.revenue ?? 0) - (byWay.get(wayKey(a))?.revenue ?? 0),
      )
      return { row, revenue: cents(revenue), companies: companies.length, way: most ? presentWay(most) : null }
    }),
  )

const presentMeasured = ({ samples, independent, grey, excess }: DisruptionHorizon['placebo']) => ({
  samples,
  independent,
  grey,
  excess,
})

/** What came after earlier changes of a kind, those of the newest meeting first. */
export const presentAftermath = ({ row, meetings, scopes }: Aftermath): AnswerOf<typeof policyStudies.aftermath> => ({
  change: row.change,
  fields: row.fields,
  meetings,
  scopes: scopes.map(({ scope, changes, covered, horizons }) => ({
    scope,
    changes: changes.length,
    reaching: changes.filter((one) => one.companies.length > 0).length,
    covered,
    horizons: horizons.map((one) => ({
      ...presentMeasured(one),
      days: one.days,
      placebo: presentMeasured(one.placebo),
      leftOut: one.leftOut,
    })),
  })),
  ...wholeOf(
    (scopes.find(({ scope }) => scope === 'same')?.changes ?? [])
      .toReversed()
      .map(({ meetingId, heldOn, row: at, sentence, companies }) => ({
        meetingId,
        heldOn,
        row: at,
        sentence,
        companies: companies.length,
      })),
  ),
})
