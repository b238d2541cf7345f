import type { Expression } from './formulas.ts'
import { itemNamed, rowsNamed } from './items.ts'
import type { Wanted } from './question.ts'
import type { Cell, Row } from './rows.ts'
import { none, type Answered, type Place, type SourcePage } from './types.ts'

/** What a statement is of. */
type Statement = 'balance' | 'cash' | 'income'
const standsIn: Readonly<Record<string, Statement>> = {
  cash: 'balance',
  shortInvestments: 'balance',
  receivables: 'balance',
  inventory: 'balance',
  payables: 'balance',
  ppe: 'balance',
  totalAssets: 'balance',
  totalLiabilities: 'balance',
  equity: 'balance',
  currentAssets: 'balance',
  currentLiabilities: 'balance',
  capex: 'cash',
  cfo: 'cash',
  dividends: 'cash',
  depreciation: 'cash',
}
const factors: Readonly<Record<string, number>> = {
  thousand: 1e3,
  million: 1e6,
  billion: 1e9,
  千元: 1e3,
  万元: 1e4,
  百万元: 1e6,
  亿元: 1e8,
  元: 1,
}

/** A number that is not in the texts. */
class Lacking extends Error {}

/** Rows of pages by what statement each page is. */
function statements(rows: readonly Row[]): Map<SourcePage, Statement> {
  const kinds = new Map<SourcePage, Statement>()
  for (const [page, of] of Map.groupBy(rows, (row) => row.page)) {
    const has = (key: string) => rowsNamed(of, itemNamed.get(key) ?? never(key)).length > 0
    if (has('totalAssets') || has('currentAssets') || has('currentLiabilities')) kinds.set(page, 'balance')
    else if (has('cfo') && (has('capex') || has('depreciation') || has('dividends'))) kinds.set(page, 'cash')
    else if (has('revenue') && (has('netIncome') || has('pretax') || has('operatingIncome') || has('cogs')))
      kinds.set(page, 'income')
  }
  return kinds
}

function never(key: string): never {
  throw new RangeError(`no item ${key}`)
}

interface Read {
  row: Row
  cell: Cell
  value: number
}

/** Reads items of years in rows, and remembers what it read. */
class Reader {
  readonly read: Read[] = []
  readonly #kinds: Map<SourcePage, Statement>
  readonly #rows: readonly Row[]

  constructor(rows: readonly Row[]) {
    this.#rows = rows
    this.#kinds = statements(rows)
  }

  value(key: string, year: number): Read {
    const item = itemNamed.get(key) ?? never(key)
    const wanted = standsIn[key] ?? 'income'
    const named = rowsNamed(this.#rows, item).filter((row) => row.cells.some((cell) => cell.head === String(year)))
    const inIt = named.filter((row) => this.#kinds.get(row.page) === wanted)
    // Profit and depreciation stand in two statements; no balance is read from another page than a balance sheet.
    const rows =
      inIt.length > 0
        ? inIt
        : wanted === 'balance'
          ? []
          : named.filter((row) => wanted === 'income' || this.#kinds.get(row.page) !== 'balance')
    const [row] = rows
    const cell = row?.cells.find((one) => one.head === String(year))
    if (!row || !cell) throw new Lacking(key)
    // Two pages that tell two things of one year: nobody knows which is meant.
    const other = rows.find((one) => {
      const same = one.cells.find((two) => two.head === String(year))
      return (
        one.page !== row.page &&
        same &&
        one.label === row.label &&
        Math.abs(same.value - cell.value) > 0.01 * Math.abs(cell.value)
      )
    })
    if (other) throw new Lacking(key)
    const read = { row, cell, value: item.size ? Math.abs(cell.value) : cell.value }
    this.read.push(read)
    return read
  }
}

const shown = (value: number): string => value.toLocaleString('en-US', { maximumFractionDigits: 4 })

/** The value of an expression in a year, and how it is written with the numbers in it. */
function worked(of: Expression, year: number, reader: Reader): { value: number; text: string; simple: boolean } {
  if (of.type === 'number') return { value: of.value, text: String(of.value), simple: true }
  if (of.type === 'item') {
    const { value } = reader.value(of.item, of.at === 'now' ? year : year - 1)
    return { value, text: shown(value), simple: true }
  }
  const [left, right] = [worked(of.left, year, reader), worked(of.right, year, reader)]
  const around = ({ text, simple }: { text: string; simple: boolean }) => (simple ? text : `(${text})`)
  const value = {
    '+': left.value + right.value,
    '−': left.value - right.value,
    '×': left.value * right.value,
    '/': left.value / right.value,
  }[of.op]
  if (!Number.isFinite(value)) throw new Lacking('0')
  return { value, text: `${around(left)} ${of.op} ${around(right)}`, simple: false }
}

const place = ({ row, cell }: Read): Place => ({
  page: row.page,
  start: row.start,
  end: row.end,
  mark: { start: cell.start, end: cell.end },
})

/** Answers what is to be computed from rows of statements; null where they do not hold what it takes. */
export function compute(wanted: Wanted, rows: readonly Row[]): Answered | null {
  const reader = new Reader(rows)
  try {
    const result = { ...valueOf(wanted, reader), read: reader.read }
    return told(wanted, result, reader)
  } catch (error) {
    if (error instanceof Lacking) return null
    throw error
  }
}

interface Result {
  value: number
  text: string
  simple: boolean
}

function valueOf(wanted: Wanted, reader: Reader): Result {
  const at = (year: number) => worked(wanted.of, year, reader)
  const [first = 0, last = first] = [wanted.years[0], wanted.years.at(-1)]
  if (wanted.how === 'mean') {
    const each = wanted.years.map(at)
    return {
      value: each.reduce((sum, one) => sum + one.value, 0) / each.length,
      text: `(${each.map((one) => (one.simple ? one.text : `(${one.text})`)).join(' + ')}) / ${each.length}`,
      simple: false,
    }
  }
  if (wanted.how === 'cagr') {
    const [from, to] = [at(first), at(last)]
    if (from.value <= 0 || to.value <= 0) throw new Lacking('sign')
    return {
      value: (to.value / from.value) ** (1 / (last - first)) - 1,
      text: `(${to.text} / ${from.text}) ^ (1 / ${last - first}) − 1`,
      simple: false,
    }
  }
  return at(last)
}

function told(wanted: Wanted, result: Result, reader: Reader): Answered | null {
  const places = reader.read.map(place)
  const scalesOf = new Set(reader.read.map((one) => one.row.scale).filter((one) => one !== null))
  // Numbers of two scales are not computed with each other.
  if (scalesOf.size > 1) return null
  const base = { ...none('weak'), reason: null, quotes: distinct(places) }
  if (wanted.holds !== null) return decided(wanted, result, reader, base)
  const scale = [...scalesOf][0] ?? null
  const factor = scale === null ? null : (factors[scale] ?? null)
  const target = wanted.scale === null ? null : (factors[wanted.scale] ?? null)
  const isMoney = wanted.unit === 'money'
  if (isMoney && target !== null && factor === null) return null
  const moved = isMoney && target !== null && factor !== null ? factor / target : wanted.unit === '%' ? 100 : 1
  const value = result.value * moved
  const unit = isMoney ? (wanted.scale ?? scale) : wanted.unit === 'x' ? null : wanted.unit
  const decimals = wanted.decimals ?? (wanted.unit === '%' ? 1 : 2)
  const text = value.toLocaleString('en-US', { maximumFractionDigits: decimals })
  const plain = result.simple && moved === 1
  return {
    ...base,
    kind: result.simple ? 'figure' : 'computed',
    text: wanted.unit === '%' ? `${text}%` : unit ? `${text} ${unit}` : text,
    value,
    unit,
    formula: plain
      ? null
      : moved === 1
        ? result.text
        : `${result.simple ? result.text : `(${result.text})`} × ${shown(moved)}`,
  }
}

/** Whether it rose, fell, is above nothing or above one. */
function decided(wanted: Wanted, result: Result, reader: Reader, base: Answered): Answered | null {
  const year = wanted.years[0] ?? 0
  let holds: boolean
  let formula = result.text
  if (wanted.holds === 'rises' || wanted.holds === 'falls') {
    const prior = worked(wanted.of, year - 1, reader)
    if (Math.abs(prior.value - result.value) < 1e-9) return null
    holds = result.value > prior.value === (wanted.holds === 'rises')
    const said = (one: Result) => `${one.simple ? '' : `${one.text} = `}${percent(one.value, wanted.unit)}`
    formula = `${year}: ${said(result)}; ${year - 1}: ${said(prior)}`
  } else {
    holds = result.value > (wanted.holds === 'positive' ? 0 : 1)
    formula = `${result.text} = ${percent(result.value, wanted.unit)}`
  }
  return {
    ...base,
    kind: holds ? 'yes' : 'no',
    value: wanted.unit === '%' ? result.value * 100 : result.value,
    unit: wanted.unit === '%' ? '%' : null,
    formula,
    quotes: distinct(reader.read.map(place)),
  }
}

const percent = (value: number, unit: Wanted['unit']): string =>
  unit === '%' ? `${shown(Math.round(value * 1e4) / 100)}%` : shown(Math.round(value * 100) / 100)

/** Each place once; several figures of one row are quoted one by one. */
function distinct(places: readonly Place[]): Place[] {
  const seen = new Set<string>()
  return places.filter(({ page, mark, start }) => {
    const key = `${page.documentId} ${page.page} ${mark?.start ?? start}`
    if (seen.has(key)) return false
    seen.add(key)
    return true
  })
}
