import { conceptOf, conceptsOf, inSimplified } from './header-names.ts'
import { itemOf } from './statements/lines.ts'
import { isPeriod, itemBeside, periodIn } from './statements/periods.ts'
import { roleBelow, roleIn } from './statements/roles.ts'

/** Where the columns of a table are named: rows above it that are no header, and how many rows make it. */
export interface HeaderPlace {
  /** Rows with something in them before the header: titles, remarks, the unit of the whole. */
  titles: number
  /** 2 where groups or units stand in a row of their own; 0 where the file begins with data. */
  rows: 0 | 1 | 2
}

/** Rows that are looked at to find the header. */
export const HEADER_GLANCE = 24

/** What stands in a cell of a header; a day without its clock. */
export const textOf = (cell: unknown): string =>
  (cell === null || cell === undefined
    ? ''
    : cell instanceof Date
      ? Number.isNaN(cell.getTime())
        ? ''
        : cell.toISOString().replace('T00:00:00.000Z', '')
      : String(cell)
  ).trim()
const filled = (row: readonly unknown[]): number => row.filter((cell) => textOf(cell) !== '').length
const unitName =
  '(?:元/股|千元|万元|百万元?|亿元?|万美元|亿美元|万股|亿股|港元|美元|元|万|亿|股|手|张|吨|%|％|倍|天|cny|usd|hkd|yuan|rmb|mn|bn|lots|shares|percent|thousand|million|billion)'
const unit = new RegExp(`^[(（\\[]?${unitName}[)）\\]]?$`, 'i')
const wholeUnit = new RegExp(`(?:单位|units?|currency)\\s*[:：]?\\s*(?:人民币|rmb|cny)?\\s*(${unitName})`, 'i')
/** A figure, a share or a day: what stands in rows of data, not in a header. Years alone may name columns. */
const figure = /^[-+(]?[¥$€]?\d[\d,]*(?:\.\d+)?\s?[%％)]?$/
const day = /^\d{4}(?:[-/.年]\d{1,2}(?:[-/.月]\d{1,2}日?)?|\d{2}(?:\d{2})?)(?:[T ].*)?$/
export const isData = (cell: unknown): boolean =>
  typeof cell === 'number' ||
  cell instanceof Date ||
  figure.test(textOf(cell).normalize('NFKC')) ||
  day.test(textOf(cell))

/** Whether rows are a table, at least one below a header: a sheet of remarks has one cell a row. */
export const isTable = (rows: readonly (readonly unknown[])[]): boolean =>
  rows.slice(0, 200).filter((row) => filled(row) > 1).length > 1

/** How many cells most rows hold. */
function usualWidth(rows: readonly (readonly unknown[])[]): number {
  const counts = new Map<number, number>()
  for (const row of rows) counts.set(filled(row), (counts.get(filled(row)) ?? 0) + 1)
  return (
    [...counts]
      .filter(([width]) => width > 1)
      .toSorted(([oneWidth, one], [otherWidth, other]) => other - one || otherWidth - oneWidth)[0]?.[0] ?? 0
  )
}

/**
 * Finds the header among the first rows of a table. A row is a title where it holds a third of what most rows hold, or
 * less, and more than one row follows; a second
 * row belongs to the header where it holds units, or names under a first row with blanks as merged cells leave them,
 * and no figure while the row after it has some.
 */
export function placeOfHeader(rows: readonly (readonly unknown[])[]): HeaderPlace {
  const width = usualWidth(rows)
  const header = rows.findIndex((row) => filled(row) > Math.max(1, width / 3))
  if (width < 2 || header < 0 || rows.length < header + 2) return { titles: 0, rows: 1 }
  // Two columns: what stands alone above them is a title, and nothing more is told of a second row.
  if (width === 2) return { titles: isData(rows[header]?.[0]) ? 0 : header, rows: 1 }
  if (header === 0 && beginsWithData(rows)) return { titles: 0, rows: 0 }
  const below = rows.slice(header)
  // A row of figures above nothing that names them is data: the file has no header, and is told so elsewhere.
  const [names = []] = below
  if (header > 0 && isData(names.find((cell) => textOf(cell) !== '')) && !areYears(names)) return { titles: 0, rows: 1 }
  return { titles: header, rows: rowsOfHeader(below) }
}

/**
 * Whether the first row is one of data: it begins with a figure, holds a day and more figures, and those below have
 * theirs in the same places.
 */
function beginsWithData([first = [], ...others]: readonly (readonly unknown[])[]): boolean {
  const places = first.flatMap((cell, at) => (textOf(cell) !== '' && isData(cell) ? [at] : []))
  return (
    places[0] === 0 &&
    places.length > filled(first) / 2 &&
    first.some(
      (cell) => cell instanceof Date || /^\d{4}[-/.年]\d{1,2}[-/.月]\d{1,2}|^(?:19|20)\d{6}$/.test(textOf(cell)),
    ) &&
    others.every((row) => places.every((at) => textOf(row[at]) === '' || isData(row[at])))
  )
}

/** How many of the first of these rows make the header that begins with them. */
export const rowsOfHeader = ([first = [], second = [], third = []]: readonly (readonly unknown[])[]): 1 | 2 =>
  isSecond(first, second, third) ? 2 : 1

const isYear = (text: string): boolean => /^(?:19|20)\d{2}年?$/.test(text)

/** Whether a row names columns by years, with none for the lines before them: `, 2024, 2023`. */
const areYears = (row: readonly unknown[]): boolean =>
  textOf(row[0]) === '' && filled(row) > 1 && row.every((cell) => textOf(cell) === '' || isYear(textOf(cell)))

/** The period that a year below a group is of, `Six months ended June 30,` above 2024; undefined where it is none. */
const endedBelow = (group: string, name: string): string | undefined =>
  isYear(name) && periodIn(`${group} ${name}`)?.by === 'day' && isPeriod(`${group} ${name}`)
    ? `${group} ${name}`
    : undefined

/** Whether the row below groups of periods tells their years, or what each column is in them: 本期 and 上期. */
function belowPeriods(first: readonly unknown[], second: readonly unknown[]): boolean {
  let group = ''
  const parts = second.flatMap((cell, at) => {
    group = textOf(first[at]) || group
    const name = textOf(cell)
    return name === '' || (name === textOf(first[at]) && at === 0)
      ? []
      : [endedBelow(group, name) ?? roleBelow(group, name)]
  })
  return parts.length > 1 && parts.every((one) => one !== undefined)
}

const isCode = (text: string): boolean => /^(?:[a-z]{2})?\d{6}(?:\.[a-z]{2,4})?$/i.test(text)

/** Whether one row names periods and the other, below or above, lines of statements: 2022 over 营业收入. */
function periodsAndItems(first: readonly unknown[], second: readonly unknown[]): boolean {
  const below = second.flatMap((cell, at) => (textOf(cell) === '' ? [] : [{ at, text: textOf(cell) }]))
  const above = first.map(textOf).filter((text) => text !== '')
  const parts = below.filter(({ at, text }) => text !== textOf(first[at]))
  return (
    parts.length > 1 &&
    ((parts.every(({ text }) => itemOf(text) !== undefined) && above.some(isPeriod)) ||
      (parts.every(({ text }) => isPeriod(text)) && above.some((text) => itemOf(text) !== undefined)))
  )
}

/** The unit that a row below the header gives for every column, `单位, 万元, 万元`; undefined where it is no such row. */
function unitOfRow(row: readonly unknown[]): string | undefined {
  const [label = '', ...units] = row.map(textOf).filter((text) => text !== '')
  const [one] = units
  return one !== undefined &&
    /^(?:单位|币种|unit|units|currency)$/i.test(inSimplified(label)) &&
    unit.test(inSimplified(one)) &&
    units.every((other) => other === one)
    ? one
    : undefined
}

function isSecond(first: readonly unknown[], second: readonly unknown[], third: readonly unknown[]): boolean {
  if (filled(second) === 0 || !third.some(isData)) return false
  if (periodsAndItems(first, second) || belowPeriods(first, second)) return true
  if (second.some(isData)) return false
  if (unitOfRow(second) !== undefined) return true
  const cells = second.map(textOf).filter((cell) => cell !== '')
  if (cells.every((cell) => unit.test(inSimplified(cell)) || cell === '-' || cell === '--')) return true
  // Names of securities below their codes.
  if (first.filter((cell) => isCode(textOf(cell))).length >= 2) return true
  const merged = first.some((cell, at) => at > 0 && textOf(cell) === '' && textOf(second[at]) !== '')
  return merged && second.every((cell, at) => textOf(cell) !== '' || textOf(first[at]) !== '')
}

/** The unit that a title gives for the whole table, `单位：万元`; null where none does. */
export function unitOfTitles(rows: readonly (readonly unknown[])[]): string | null {
  for (const row of rows)
    for (const cell of row) {
      const found = wholeUnit.exec(inSimplified(textOf(cell).slice(0, 200)))?.[1]
      if (found) return found
    }
  return null
}

/** What holds digits and is no amount. */
const labels = [
  'code',
  'exchange',
  'name',
  'date',
  'id',
  'period',
  'published',
  'listed',
  'ex_date',
  'record_date',
  'payment_date',
  'announced',
] as const
/** A column named as a year, a quarter, a month or a day. */
const period = /^(?:fy\s?)?(?:19|20)\d{2}(?:\D.*|\d{2}(?:\d{2})?)?$/i
const ratio = /率|比例|占比|每股|[%％]|margin|ratio|rate|percent|per share|eps/i

/**
 * Names of columns from the rows of a header: groups before their parts, units in brackets; `ofTitles` is the unit of
 * columns that hold figures (told by `sample`) and name none.
 */
export function namesOf(
  header: readonly (readonly unknown[])[],
  ofTitles: string | null,
  sample: readonly (readonly unknown[])[],
): string[] {
  const [first = []] = header
  const unitBelow = header[1] && unitOfRow(header[1])
  // A unit that a row of its own gives for every column is that of the whole table.
  const second = unitBelow === undefined ? header[1] : undefined
  const whole = unitBelow ?? ofTitles
  const times = new Map<string, number>()
  for (const cell of second ?? []) times.set(textOf(cell), (times.get(textOf(cell)) ?? 0) + 1)
  let group = ''
  const names = Array.from({ length: Math.max(first.length, second?.length ?? 0) }, (_, at) => {
    const [upper, lower] = [textOf(first[at]), textOf(second?.[at])]
    if (upper !== '') group = upper
    if (lower === '' || lower === '-' || lower === '--') return upper
    if (unit.test(inSimplified(lower))) return upper === '' ? '' : `${upper}(${lower.replace(/^[(（[]|[)）\]]$/g, '')})`
    if (isCode(upper)) return `${upper} ${lower}`
    // A line of a statement and its period: neither says anything without the other.
    if (group !== '' && itemBeside(`${group} ${lower}`) !== undefined) return `${group} ${lower}`
    const ofGroup = endedBelow(group, lower) ?? roleBelow(group, lower)
    if (ofGroup !== undefined) return ofGroup
    // A part that only its group tells: 成交 above 量 and 额.
    if (group !== '' && conceptOf(lower) === undefined && conceptOf(`${group}${lower}`) !== undefined)
      return `${group}${lower}`
    // A part that no other group has needs no group before it.
    return group === '' || (times.get(lower) ?? 0) < 2 ? lower : `${group} ${lower}`
  })
  if (whole === null) return names
  const known = conceptsOf(names)
  const named = new Set(labels.map((one) => known[one]))
  const figures = (at: number) =>
    sample.some((row) => isData(row[at]) && !day.test(textOf(row[at]))) &&
    sample.every((row) => textOf(row[at]) === '' || isData(row[at]) || /^[-—–]+$/.test(textOf(row[at])))
  const amounts = names.map(
    (name, at) => name !== '' && !named.has(name) && figures(at) && !ratio.test(name) && !/[)）\]]$/.test(name),
  )
  // Of periods across, the unit is that of what their rows are: a period with a unit behind it would be none.
  const alone = (name: string): boolean =>
    (period.test(name) || isPeriod(name) || roleIn(name) !== undefined) && itemBeside(name) === undefined
  const across = names.some((name, at) => amounts[at] && alone(name))
  const label = across ? names.findIndex((name, at) => !amounts[at] && !figures(at) && !alone(name)) : -1
  return names.map((name, at) => (at === label || (amounts[at] && !alone(name)) ? `${name}(${whole})` : name))
}
