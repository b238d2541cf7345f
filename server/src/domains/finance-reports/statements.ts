import { cutAt, type AnswerOf } from '../../shared/page.ts'
import { errors, Refusal } from '@pandora/contract/errors'
import type { financeReports } from '@pandora/contract/domains/finance-reports/operations'
import type { ParsedInputOf } from '@pandora/contract/operation'
import {
  changedWithin,
  changesOf as perimeterChanges,
  figureOf,
  growthOf,
  isAdditive,
  monthsBefore,
  type Changed,
  type PeriodBasis,
  type PeriodFigure,
  type Reported,
} from '@pandora/intelligence/statements/periods'
import { perimeterItems } from '@pandora/intelligence/fundamentals/perimeter'
import { isRestated } from '@pandora/intelligence/statements/restated'
import { granuleOf } from '@pandora/intelligence/statements/rounding'
import type { View } from '@pandora/store/as-of'
import type { Db } from '@pandora/store/database'
import { isoInstant, presentSource } from '../../shared/provenance.ts'
import { companyHeads, companyKnown } from './company.queries.ts'
import { filingUrl, itemNames, presentCompany } from './present.ts'
import { inStatementOrder } from './item-order.ts'
import { filesOf, itemVersions, statementPeriods, type ItemVersion } from './statement.queries.ts'

type Statements = AnswerOf<typeof financeReports.statements>
type Asked = ParsedInputOf<typeof financeReports.statements>
type Version = Reported & { row: ItemVersion }

/** Item of which the figures of a statement are parts. */
const wholes: Readonly<Record<string, string>> = { income: 'revenue', 'cash-flow': 'revenue', balance: 'total_assets' }
/** Months back for which what figures are made of, and what tells of a change of perimeter, is needed. */
export const REACH = 37

/** Figures of one item: as they stand, and as they were first published. */
export interface ItemFigures {
  current: Version[]
  first: Version[]
}

const reported = (row: ItemVersion): Version => ({
  periodEnd: row.period_end,
  months: row.period_months,
  value: row.value,
  unit: row.unit,
  doubtful: row.unit_doubtful,
  row,
})

/** Versions, oldest first, by item. The last known one of a figure stands. */
export function itemFigures(rows: readonly ItemVersion[]): Map<string, ItemFigures> {
  return new Map(
    [...Map.groupBy(rows, (row) => row.item)].map(([item, own]) => {
      const versions = [...Map.groupBy(own, (row) => `${row.period_end} ${row.period_months}`).values()]
      return [
        item,
        {
          current: versions.flatMap((all) => all.at(-1) ?? []).map(reported),
          first: versions.flatMap((all) => all[0] ?? []).map(reported),
        },
      ]
    }),
  )
}

/** Whether a company became another one in a quarter, by what is known of its revenue. */
export function changedBy(items: ReadonlyMap<string, ItemFigures>): Changed {
  return perimeterChanges((item) => items.get(item)?.current ?? [])
}

/** A statement of a company over its periods. Refuses NOT_FOUND for a company that nothing names. */
export async function readStatements(
  db: Db,
  view: View,
  { companyId, statement, basis, yearly, periods, before }: Asked,
): Promise<Statements> {
  const ends = await statementPeriods(db, view, companyId)
  if (ends.length === 0 && !(await companyKnown(db, view, companyId))) throw new Refusal(errors.NOT_FOUND)
  const years = new Set(ends.filter((one) => one.yearly).map((one) => one.period_end))
  const own = ends.filter(
    (one) =>
      one.statement === statement &&
      (before === undefined || one.period_end < before) &&
      (!yearly || years.has(one.period_end)),
  )
  const { shown: cut, hasMore } = cutAt(own, periods)
  const shown = cut.map((one) => one.period_end)
  const [newest, oldest] = [shown[0], shown.at(-1)]
  const whole = wholes[statement]
  const rows =
    newest && oldest
      ? await itemVersions(db, view, {
          companyId,
          statement,
          from: monthsBefore(oldest, REACH),
          to: newest,
          items: [...(whole === undefined ? [] : [whole]), ...perimeterItems],
        })
      : []
  const items = itemFigures(rows)
  const [changed, granules] = [changedBy(items), granulesOf(rows)]
  const base = whole === undefined ? undefined : items.get(whole)
  const names = inStatementOrder(
    [...items.keys()].filter((item) => items.get(item)?.current.some(({ row }) => row.statement === statement)),
  )
  const runs = [...new Set(rows.map((row) => row.run_id))]
  const [heads, files] = await Promise.all([companyHeads(db, view, [companyId]), filesOf(db, runs)])
  const count = (of: string) => ends.filter((one) => one.statement === of).reduce((sum, one) => sum + one.figures, 0)
  const lines = names.map((item) => {
    const figures = items.get(item) ?? { current: [], first: [] }
    return {
      item,
      ...itemNames(item),
      unit: figures.current[0]?.unit ?? '',
      cells: shown.map((end) => cellOf(figures, base, end, { basis, changed, granules })),
    }
  })
  return {
    company: presentCompany(companyId, heads.get(companyId)),
    statement,
    basis,
    columns: shown.map((end) =>
      columnOf(
        companyId,
        end,
        rows.filter((row) => row.period_end === end && row.statement === statement),
        basis,
        granules,
      ),
    ),
    rows: lines.filter(({ cells }) => cells.some((cell) => cell.value !== null)),
    shareOf: whole ?? null,
    hasMore,
    counts: {
      income: count('income'),
      balance: count('balance'),
      'cash-flow': count('cash-flow'),
      indicator: count('indicator'),
    },
    sources: files.map(presentSource),
  }
}

/** The unit that the source of each run rounds to, by run and unit (`granuleOf`). */
type Granules = ReadonlyMap<string, number>
const sourceOf = (row: Pick<ItemVersion, 'run_id' | 'unit'>): string => `${row.run_id} ${row.unit}`
const granulesOf = (rows: readonly ItemVersion[]): Granules =>
  new Map([...Map.groupBy(rows, sourceOf)].map(([key, own]) => [key, granuleOf(own.map((row) => row.value))]))
const roundingOf = ({ inputs }: PeriodFigure<Version>, granules: Granules): number =>
  inputs.reduce((sum, { figure: { row } }) => sum + (granules.get(sourceOf(row)) ?? 0) / 2, 0)

type Cell = Statements['rows'][number]['cells'][number]

function cellOf(
  { current, first }: ItemFigures,
  base: ItemFigures | undefined,
  end: string,
  { basis, changed, granules }: { basis: PeriodBasis; changed: Changed; granules: Granules },
): Cell {
  const now: PeriodFigure<Version> = figureOf(current, end, basis, changed)
  const then = figureOf(first, end, basis, changed)
  const whole = base ? figureOf(base.current, end, basis, changed) : undefined
  const part =
    whole?.value && whole.value > 0 && now.value !== null && now.unit === whole.unit && isAdditive(now.unit ?? '')
      ? Math.round((now.value / whole.value) * 10_000) / 100
      : null
  // Of two companies no growth is told.
  const grown =
    now.months !== 0 && changedWithin(changed, end)
      ? null
      : growthOf(now, figureOf(current, monthsBefore(end, 12), basis, changed))
  return {
    value: now.value,
    first:
      then.value !== null &&
      now.value !== null &&
      isRestated(then.value, now.value, roundingOf(then, granules) + roundingOf(now, granules))
        ? then.value
        : null,
    growth: grown === null ? null : Math.round(grown * 100) / 100,
    share: part,
    derived: now.formula !== 'reported',
    absence: now.absence,
  }
}

/** When versions of one figure, in any order, came to say something else than the first. */
function changesOf(versions: readonly ItemVersion[], granules: Granules): number[] {
  const rounding = (row: ItemVersion) => (granules.get(sourceOf(row)) ?? 0) / 2
  const [first, ...later] = versions.toSorted((a, b) => a.known_at - b.known_at)
  return first
    ? later
        .filter((row) => isRestated(first.value, row.value, rounding(first) + rounding(row)))
        .map((row) => row.known_at)
    : []
}

/** What heads a column: when its first figure was published, and when the last of those changed since was. */
function columnOf(
  companyId: string,
  periodEnd: string,
  rows: readonly ItemVersion[],
  basis: PeriodBasis,
  granules: Granules,
): Statements['columns'][number] {
  const [first] = rows.toSorted((a, b) => a.known_at - b.known_at)
  const changes = [...Map.groupBy(rows, (row) => `${row.item} ${row.period_months}`).values()].flatMap((versions) =>
    changesOf(versions, granules),
  )
  const months = Math.max(0, ...rows.map((row) => row.period_months).filter((one) => one <= 12))
  const filing = first?.filing ?? null
  return {
    periodEnd,
    months: months === 0 || basis === 'cumulative' ? months : basis === 'quarter' ? 3 : 12,
    publishedOn: first?.published_on ?? null,
    knownAt: first ? isoInstant(first.known_at) : null,
    knownBy: first?.known_by ?? 'undated',
    restatedAt: changes.length > 0 ? isoInstant(Math.max(...changes)) : null,
    filing,
    filingUrl: filingUrl(companyId, filing),
  }
}
