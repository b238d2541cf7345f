import { dayOf } from '@pandora/contract/time'
import type { DifferenceRow } from '@pandora/contract/domains/policy-meetings/shapes'
import { wayKey, type Way } from '@pandora/intelligence/policy/exposure'
import {
  disruptionRecord,
  type DisruptionCase,
  type DisruptionHorizon,
} from '@pandora/intelligence/supply/shock-record'
import type { View } from '@pandora/store/as-of'
import type { Db } from '@pandora/store/database'
import { recordSeries } from '../../impact/offers/record-series.ts'
import { apart } from '../compare/apart.ts'
import { wordingOf } from '../compare/tasks.ts'
import { seriesTexts, type MeetingTextRow } from '../queries.ts'
import type { ComparedPair, MeetingPair } from '../read.ts'
import { exposureGround, exposureOfRows } from './exposure.ts'
import { isChange } from './ways.ts'

/** Most earlier meetings that are compared, the latest, and most companies of a basket, those touched most. */
const [MOST_MEETINGS, MOST_COMPANIES] = [60, 30]
/** How long before the first change its placebos may stand, ms. */
const BEFORE = 200 * 86_400_000
/** Random numbers of the bootstrap begin here: the same record each time. */
const SEED = 1

/** An earlier change of the same kind. */
export interface EarlierChange {
  meetingId: string
  heldOn: string
  row: number
  sentence: string
  companies: readonly string[]
  /** When the text was known, ms. */
  at: number
  /** Whether it is of the same names, or without names of the same field, too. */
  same: boolean
}

/** What came after earlier changes as strong: of the same things, or of whatever. */
export interface AftermathScope {
  scope: 'same' | 'alike'
  changes: readonly EarlierChange[]
  covered: number
  horizons: readonly DisruptionHorizon[]
}
export interface Aftermath {
  row: DifferenceRow
  meetings: number
  scopes: readonly AftermathScope[]
}

/** Products, industries and regions that a row names; a field of policy is no name. */
const namesOf = (ways: readonly Way[] | undefined): Set<string> =>
  new Set((ways ?? []).filter(({ kind }) => kind !== 'field').map(wayKey))

/** Changes in the same direction in one earlier comparison that reach anybody, or speak of the same. */
async function changesIn(
  db: Db,
  marketId: number,
  pair: { before: MeetingTextRow; after: MeetingTextRow },
  asked: { row: DifferenceRow; names: ReadonlySet<string> },
): Promise<EarlierChange[]> {
  const compared = await apart('compare', { before: pair.before.body, after: pair.after.body })
  const alike = compared.rows.filter((row) => isChange(row) && row.change === asked.row.change)
  if (alike.length === 0) return []
  // What was known when the text was: no share of a later report, no class of a later day.
  const ground = await exposureGround(db, { marketId, asOf: pair.after.known_at }, { compared, ...pair })
  return alike.map((row): EarlierChange => {
    const names = namesOf(ground.rows.get(row.row))
    return {
      meetingId: pair.after.document_id,
      heldOn: pair.after.held_on,
      row: row.row,
      sentence: wordingOf(row, row.after ? 'after' : 'before').trim(),
      companies: exposureOfRows(ground, row.row)
        .companies.slice(0, MOST_COMPANIES)
        .map((one) => one.companyId),
      at: pair.after.known_at,
      same:
        asked.names.size > 0
          ? [...names].some((name) => asked.names.has(name))
          : names.size === 0 && row.fields.some((field) => asked.row.fields.includes(field)),
    }
  })
}

const casesOf = (changes: readonly EarlierChange[]): DisruptionCase[] =>
  changes.flatMap(({ companies, at }) =>
    companies.map((companyId): DisruptionCase => ({ companyId, at, direction: 'demand', effect: 1 })),
  )

/**
 * What companies touched by earlier changes of the kind of a row did against their industry, beside the same companies
 * on other days. Only meetings before the one that is looked at count, each with what was known at its time.
 */
export async function aftermathOf(
  db: Db,
  view: View,
  { meeting }: MeetingPair,
  pair: ComparedPair,
  row: DifferenceRow,
  now: number,
): Promise<Aftermath> {
  const asOf = view.asOf ?? now
  const [texts, own] = await Promise.all([
    seriesTexts(db, view, meeting.series, meeting.held_on),
    exposureGround(db, view, pair, row.row),
  ])
  const asked = { row, names: namesOf(own.rows.get(row.row)) }
  const pairs = texts
    .slice(1)
    .map((after, at) => ({ before: texts[at] as MeetingTextRow, after }))
    .slice(-MOST_MEETINGS)
  const found: EarlierChange[] = []
  for (const one of pairs) found.push(...(await changesIn(db, view.marketId, one, asked)))
  const first = Math.min(asOf, ...found.map((one) => one.at))
  const ids = [...new Set(found.flatMap((one) => one.companies))].toSorted()
  const series = ids.length === 0 ? new Map() : await recordSeries(db, view, ids, dayOf(first - BEFORE), dayOf(asOf))
  return {
    row,
    meetings: pairs.length,
    scopes: (['same', 'alike'] as const).map((scope) => {
      const changes = scope === 'same' ? found.filter((one) => one.same) : found
      return {
        scope,
        changes,
        covered: changes.filter(({ companies }) => companies.some((id) => series.has(id))).length,
        horizons: disruptionRecord({ cases: casesOf(changes), series, asOf, seed: SEED }),
      }
    }),
  }
}
