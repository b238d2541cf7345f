import { sums, type Formula } from '@pandora/intelligence/answers/formulas'
import { statementItems } from '@pandora/contract/records/statement-items'
import type { Unit } from '@pandora/intelligence/answers/amounts'
import type { ItemRow } from './items.queries.ts'

type Row = Omit<ItemRow, 'restated'> & { restated?: boolean }

/** A figure of a company and a span, with the rows it rests on. */
export interface Value {
  value: number
  unit: string
  rows: readonly Row[]
  /** It is the sum of these, for it is not given itself. */
  summed: readonly string[] | null
}

/** What an item is counted in. */
export function unitOf(item: string): Unit {
  const measure = statementItems[item]?.measure
  return measure === 'percent' ? 'percent' : measure === 'times' ? 'times' : (measure ?? 'money')
}

/** Items to read for an item or a formula: themselves, and what they would be summed of. */
export const itemsFor = (items: readonly string[]): string[] => [
  ...new Set(items.flatMap((item) => [item, ...(sums[item] ?? [])])),
]

/** Rows of companies by company, item, end and months. */
export class Figures {
  /** Whatever is told: of which times there is anything. */
  readonly #told: ReadonlyMap<string, Row[]>
  readonly #rows: ReadonlyMap<string, Row[]>
  /** What is told in a unit that is in doubt: no answer rests on it. */
  readonly #doubtful: ReadonlyMap<string, Row[]>
  constructor(rows: readonly Row[]) {
    const by = (of: readonly Row[]) => Map.groupBy(of, (row) => `${row.company_id} ${row.item}`)
    this.#told = by(rows)
    this.#rows = by(rows.filter((row) => !row.unit_doubtful))
    this.#doubtful = by(rows.filter((row) => row.unit_doubtful))
  }

  /** The first of what is told of items in a year, in a unit that is in doubt. */
  doubted(companyId: string, items: readonly string[], year: number): Row | undefined {
    return items
      .flatMap((item) => this.#doubtful.get(`${companyId} ${item}`) ?? [])
      .find((row) => Number(row.period_end.slice(0, 4)) === year)
  }
  /** Companies of which an item is told of a year in a unit that is in doubt. */
  doubtedCompanies(items: readonly string[], years: readonly number[]): Set<string> {
    return new Set(
      [...this.#doubtful.values()]
        .flat()
        .filter((row) => items.includes(row.item) && years.includes(Number(row.period_end.slice(0, 4))))
        .map((row) => row.company_id),
    )
  }

  /** An item of a fiscal year: a flow of twelve months, or the balance at the year's end. */
  ofYear(companyId: string, item: string, year: number): Value | null {
    return this.#whole(companyId, item, (row) => Number(row.period_end.slice(0, 4)) === year, true)
  }

  /** An item of so many months from the year's beginning, or the balance at the end of them. */
  toDate(companyId: string, item: string, year: number, months: number): Value | null {
    const end = `${year}-${String(months).padStart(2, '0')}`
    return this.#whole(companyId, item, (row) => row.period_end.startsWith(end), false, months)
  }

  /** Years of which an item is told, the latest first: also where its unit is in doubt. */
  years(companyId: string, item: string): number[] {
    const of = (one: string) =>
      (this.#told.get(`${companyId} ${one}`) ?? []).flatMap((row) =>
        yearly(row) ? [Number(row.period_end.slice(0, 4))] : [],
      )
    const own = of(item)
    const [first = [], second = []] = (sums[item] ?? []).map(of)
    return [...new Set([...own, ...first.filter((year) => second.includes(year))])].toSorted((a, b) => b - a)
  }

  /** The last span that a company has reported an item of; a balance by its day, a flow from the year's beginning. */
  latest(companyId: string, items: readonly string[]): { year: number; months: number } | null {
    const [first = [], ...others] = items.map((item) =>
      [item, ...(sums[item] ?? []).slice(0, 1)].flatMap((one) =>
        (this.#told.get(`${companyId} ${one}`) ?? []).flatMap((row) =>
          row.period_months === 0 || row.period_months === Number(row.period_end.slice(5, 7)) ? [row.period_end] : [],
        ),
      ),
    )
    const end = first
      .filter((one) => others.every((of) => of.includes(one)))
      .toSorted()
      .at(-1)
    return end === undefined ? null : { year: Number(end.slice(0, 4)), months: Number(end.slice(5, 7)) }
  }

  #whole(companyId: string, item: string, fits: (row: Row) => boolean, whole: boolean, months = 12): Value | null {
    const row = this.#row(companyId, item, fits, whole, months)
    if (row) return { value: row.value, unit: row.unit, rows: [row], summed: null }
    const parts = (sums[item] ?? []).map((one) => this.#row(companyId, one, fits, whole, months))
    const rows = parts.filter((one) => one !== undefined)
    if (rows.length < 2 || rows[0]?.unit !== rows[1]?.unit || rows[0]?.period_end !== rows[1]?.period_end) return null
    return {
      value: rows.reduce((sum, one) => sum + one.value, 0),
      unit: rows[0]?.unit ?? '',
      rows,
      summed: rows.map((one) => one.item),
    }
  }

  #row(companyId: string, item: string, fits: (row: Row) => boolean, whole: boolean, months: number): Row | undefined {
    return (this.#rows.get(`${companyId} ${item}`) ?? []).find(
      (row) => fits(row) && (row.period_months === 0 ? !whole || yearly(row) : row.period_months === months),
    )
  }
}

/** A year's flow, or a balance at the end of December: where the fiscal year ends otherwise its flows say so. */
const yearly = (row: Row): boolean =>
  row.period_months === 12 || (row.period_months === 0 && row.period_end.slice(5, 7) === '12')

/** What a formula gives for a company and year, with the values it takes; `value` null where its base is not above 0. */
export interface Worked {
  value: number | null
  parts: readonly { item: string; year: number; value: Value }[]
  /** Items that are not held. */
  missing: readonly { item: string; year: number }[]
}

/** Works a formula out of what is held. */
export function worked(formula: Formula, find: (item: string, year: number) => Value | null, year: number): Worked {
  const found = formula.needs.map(({ item, before }) => ({
    item,
    year: year - before,
    value: find(item, year - before),
  }))
  const missing = found.flatMap((one) => (one.value === null ? [{ item: one.item, year: one.year }] : []))
  const parts = found.flatMap((one) =>
    one.value === null ? [] : [{ item: one.item, year: one.year, value: one.value }],
  )
  const units = new Set(parts.map((one) => one.value.unit))
  if (missing.length > 0 || (units.size !== 1 && formula.as !== 'money')) return { value: null, parts, missing }
  const value = formula.of(parts.map((one) => one.value.value))
  return { value: value === null ? null : formula.as === 'percent' ? value * 100 : value, parts, missing }
}

/** Items that a formula takes. */
export const itemsOfFormula = (formula: Formula): string[] => itemsFor(formula.needs.map((one) => one.item))
