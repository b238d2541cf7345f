import type { companies } from '@pandora/contract/domains/companies/operations'
import type { OutputOf } from '@pandora/contract/operation'
import { shippedProfiles } from '@pandora/sources/files/shipped'
import type { YearCount } from './coverage.queries.ts'

type Coverage = OutputOf<typeof companies.coverage>
type Kind = Coverage['rows'][number]['kind']
type Cell = Coverage['rows'][number]['cells'][number]

export const coverageKinds = [
  'price',
  'statement',
  'segment',
  'announcement',
  'news',
  'report',
  'policy',
  'share-count',
  'profile',
  'industry',
] as const satisfies readonly Kind[]

/** Share of a year's trading days from which its bars count as full: the rest are days of suspension. */
const FULL_YEAR = 0.95
/** Kinds that are a state, true from their day on until another takes its place. */
const states: ReadonlySet<Kind> = new Set(['profile', 'industry'])
/** Kinds that cannot be there before a company is listed. */
const ofListed: ReadonlySet<Kind> = new Set(['price', 'share-count'])

interface CoverageInput {
  counts: readonly YearCount[]
  tradingDays: readonly { year: number; days: number }[]
  listedOn: string | null
  /** Last day that the matrix covers, `YYYY-MM-DD`. */
  today: string
}

/** The coverage matrix: per kind and year how much there is, from listing or the earliest fact on (decisions 7). */
export function coverageOf({ counts, tradingDays, listedOn, today }: CoverageInput): Coverage {
  const last = Number(today.slice(0, 4))
  const listed = listedOn === null ? null : Number(listedOn.slice(0, 4))
  const first = Math.min(last, listed ?? last, ...counts.map((one) => one.year))
  const years = Array.from({ length: last - first + 1 }, (_, at) => first + at)
  const days = new Map(tradingDays.map((one) => [one.year, one.days]))
  return {
    years,
    rows: coverageKinds.map((kind) => {
      const own = counts.filter((one) => one.kind === kind && one.year <= last)
      const byYear = new Map(own.map((one) => [one.year, one]))
      const since = Math.min(...own.map((one) => one.year))
      const cell = (year: number): Cell => {
        const found = byYear.get(year)
        if (states.has(kind)) return { state: year >= since ? 'full' : 'none', count: found?.count ?? 0 }
        if (!found)
          return { state: listed !== null && year < listed && ofListed.has(kind) ? 'not-applicable' : 'none', count: 0 }
        return { state: isFull(kind, found, days.get(year), today) ? 'full' : 'part', count: found.count }
      }
      return {
        kind,
        cells: years.map(cell),
        latest:
          own
            .map((one) => one.latest)
            .toSorted()
            .at(-1) ?? null,
        filledBy: filledBy(kind),
      }
    }),
  }
}

/**
 * Whether a year is as full as its kind can be: every trading day, every quarter, or once. Without a calendar bars are
 * never called full.
 */
function isFull(
  kind: Kind,
  { year, count, quarters }: YearCount,
  tradingDays: number | undefined,
  today: string,
): boolean {
  if (kind === 'price') return tradingDays !== undefined && count >= tradingDays * FULL_YEAR
  if (kind === 'segment' || kind === 'share-count') return true
  const ended = year < Number(today.slice(0, 4)) ? 4 : Math.max(1, Math.floor((Number(today.slice(5, 7)) - 1) / 3))
  return quarters >= ended
}

const tableOf: Readonly<Record<Exclude<Kind, 'announcement' | 'news' | 'report' | 'policy'>, string>> = {
  price: 'daily_price',
  statement: 'statement_item',
  segment: 'business_segment',
  'share-count': 'share_count',
  profile: 'company_profile',
  industry: 'industry_membership',
}

/**
 * Shipped profiles whose files give this kind of fact about companies: prices of indexes and documents that name no
 * company do not.
 */
export function filledBy(kind: Kind): string[] {
  return shippedProfiles()
    .map(({ profile }) => profile)
    .filter(({ records }) => {
      const table = kind in tableOf ? tableOf[kind as keyof typeof tableOf] : 'document_company'
      const ofIndex = records.some((record) => record.kind === 'security' && valueOf(record.fields['kind']) === 'index')
      return (
        !ofIndex &&
        records.some(
          (record) =>
            record.kind === table && (table !== 'document_company' || valueOf(record.fields['kind']) === kind),
        )
      )
    })
    .map(({ name }) => name)
}

const valueOf = (expression: unknown): unknown =>
  typeof expression === 'object' && expression !== null && 'value' in expression ? expression.value : undefined
