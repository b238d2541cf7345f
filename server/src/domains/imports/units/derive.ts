import { exchangeOf } from '@pandora/contract/records/identity'
import type { Told, Yardstick } from '@pandora/intelligence/statements/units/types'
import { doubtVersions, type DoubtVersion } from '@pandora/intelligence/statements/units/versions'
import { instant } from '@pandora/store/as-of'
import type { Db } from '@pandora/store/database'
import { insertRows } from '@pandora/store/insert-rows'
import { hasChanged, type Derivation } from '../../../shared/derivation.ts'
import {
  listedOn,
  rulingsOf,
  suspects,
  toldOf,
  yardsticksOf,
  type RulingRow,
  type ToldRow,
  type YardstickRow,
} from './read.queries.ts'

/** Companies looked at closely at a time: of ten years some 50,000 figures. */
const BATCH = 100

/**
 * Which statements of the companies that a merge or removal touched are told in a doubtful unit, inside its
 * transaction: nobody ever reads such a figure without knowing.
 */
export const deriveUnitDoubts: Derivation = async (tx, change) => {
  if (!hasChanged(change, 'statement_item')) return
  await renewDoubts(tx, change.marketId, tx`select distinct company_id from touched_statement_item`)
}

/** The same of some companies; answers those that are or were doubted. `companies`: a query of `company_id`. */
export async function renewDoubts(tx: Db, marketId: number, companies: ReturnType<Db>): Promise<string[]> {
  const ids = await suspects(tx, marketId, companies)
  const doubted: string[] = []
  for (let from = 0; from < ids.length; from += BATCH) {
    const part = ids.slice(from, from + BATCH)
    const [told, yardsticks, rulings, listed] = [
      await toldOf(tx, marketId, part),
      await yardsticksOf(tx, marketId, part),
      await rulingsOf(tx, marketId, part),
      await listedOn(tx, marketId, part),
    ]
    const [toldBy, yardsticksBy, rulingsBy] = [
      Map.groupBy(told, (row) => row.company_id),
      Map.groupBy(yardsticks, (row) => row.company_id),
      Map.groupBy(rulings, (row) => row.company_id),
    ]
    const found = part.map((companyId) => ({
      companyId,
      versions: doubtVersions(
        (toldBy.get(companyId) ?? []).map((row) => presentTold(row, rulingsBy.get(companyId) ?? [])),
        measures(yardsticksBy.get(companyId) ?? []),
        {
          mainland: ['SSE', 'SHZ', 'BSE'].includes(exchangeOf(companyId) ?? ''),
          listedOn: listed.get(companyId) ?? null,
        },
      ),
    }))
    const gone = await tx<{ company_id: string }[]>`delete from unit_doubt where market_id = ${marketId}
      and company_id = any(${tx.array(part)}::text[]) returning company_id`
    await store(tx, marketId, found)
    doubted.push(
      ...new Set([
        ...gone.map((row) => row.company_id),
        ...found.flatMap(({ companyId, versions }) => (versions.length > 0 ? [companyId] : [])),
      ]),
    )
  }
  return doubted
}

const isOf = (row: ToldRow, ruling: RulingRow): boolean =>
  row.statement === ruling.statement &&
  row.period_end === ruling.period_end &&
  row.period_months === ruling.period_months &&
  row.unit === ruling.unit &&
  row.run_id === ruling.run_id &&
  row.known_at === ruling.told_at

function presentTold(row: ToldRow, rulings: readonly RulingRow[]): Told {
  return {
    statement: row.statement,
    periodEnd: row.period_end,
    months: row.period_months,
    unit: row.unit,
    runId: row.run_id,
    line: row.line,
    knownAt: row.known_at,
    supersededAt: row.superseded_at,
    figures: new Map(Object.entries(JSON.parse(row.figures) as Record<string, number>)),
    confirmed: rulings
      .filter((one) => isOf(row, one))
      .map((one) => ({ from: one.ruled_at, until: one.reverted_at ?? Infinity })),
  }
}

const measureOf = {
  eps: 'eps',
  diluted_eps: 'eps',
  revenue_per_share: 'revenue-per-share',
  book_value_per_share: 'book-value-per-share',
  employees: 'employees',
  shares: 'shares',
} as const

/** Diluted earnings a share stand where the others are not told. */
function measures(rows: readonly YardstickRow[]): Yardstick[] {
  const basic = new Set(rows.flatMap((row) => (row.item === 'eps' ? [`${row.day} ${row.months}`] : [])))
  return rows
    .filter((row) => row.item !== 'diluted_eps' || !basic.has(`${row.day} ${row.months}`))
    .map((row) => ({
      of: measureOf[row.item],
      day: row.day,
      months: row.months,
      value: row.value,
      unit: row.unit.includes('/') ? (row.unit.split('/')[0] ?? null) : null,
      knownAt: row.known_at,
      supersededAt: row.superseded_at,
    }))
}

async function store(
  tx: Db,
  marketId: number,
  found: readonly { companyId: string; versions: readonly DoubtVersion[] }[],
): Promise<void> {
  const now = instant(Date.now())
  await insertRows(
    tx,
    'unit_doubt',
    [
      'market_id',
      'known_at',
      'known_by',
      'superseded_at',
      'recorded_at',
      'run_id',
      'line',
      'company_id',
      'statement',
      'period_end',
      'period_months',
      'unit',
      'told_at',
      'figures',
      'exponent',
      'evidence',
    ],
    found.flatMap(({ companyId, versions }) =>
      versions.map(({ told, exponent, evidence, knownAt, supersededAt }) => [
        marketId,
        instant(knownAt),
        'received',
        instant(supersededAt),
        now,
        told.runId,
        told.line,
        companyId,
        told.statement,
        told.periodEnd,
        told.months,
        told.unit,
        instant(told.knownAt),
        told.figures.size,
        exponent,
        JSON.stringify(evidence),
      ]),
    ),
  )
}
