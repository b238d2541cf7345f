import type { FigureAbsence } from '@pandora/contract/domains/figures/names'
import { monthOf } from './months.ts'
import { perimeterChanged } from './perimeter.ts'
import type { Formula, Part, Reported } from './types.ts'

/** What a company has reported, as known at an instant. */
export interface Books {
  /** What was reported of an item for the period that ends in a month and has so many months. */
  get: (item: string, month: number, months: number) => Reported | undefined
  /** Whether it was reported in a unit that is in doubt: then there is nothing to get. */
  doubtful?: (item: string, month: number, months: number) => boolean
  /**
   * Whether the company became another one in the quarter that ends in a month (`perimeterChanged`), where that is held
   * or found elsewhere.
   */
  changed?: (month: number) => boolean
}

/** An amount that was found or worked out, or why it was not. */
export interface Amount {
  value: number | null
  absence: FigureAbsence | null
  unit: string | null
  formula: Formula | null
  parts: readonly Part[]
  /** The source gives another item only, and it stands in. */ standIn?: true
}

const missing = (absence: FigureAbsence): Amount => ({ value: null, absence, unit: null, formula: null, parts: [] })

/** Books of figures; of one item, month and number of months the last stands. */
export function booksOf(figures: Iterable<Reported>): Pick<Books, 'get' | 'doubtful'> {
  const held = new Map<string, Reported>()
  for (const one of figures) held.set(keyOf(one.item, monthOf(one.periodEnd), one.months), one)
  return booksOn(held)
}

/** Books that look up what is held by `keyOf`, now and as it changes. */
export function booksOn(held: ReadonlyMap<string, Reported>): Pick<Books, 'get' | 'doubtful'> {
  return {
    get: (item, month, months) => {
      const one = held.get(keyOf(item, month, months))
      return one?.doubtful ? undefined : one
    },
    doubtful: (item, month, months) => held.get(keyOf(item, month, months))?.doubtful === true,
  }
}

/** Key of a figure among those of one company. */
export const keyOf = (item: string, month: number, months: number): string => `${item} ${month} ${months}`

const reported = (one: Reported): Amount => ({
  value: one.value,
  absence: null,
  unit: one.unit,
  formula: 'reported',
  parts: [{ role: 'value', of: one }],
})

interface Term {
  sign: 1 | -1
  of: Reported
}
const partsOf = (terms: readonly Term[]): Part[] => terms.map(({ sign, of }) => ({ role: sign > 0 ? '+' : '-', of }))

/** Adds and takes off what was reported; amounts of different currencies do not add up. */
function summed(formula: Formula, terms: readonly Term[]): Amount {
  const unit = terms[0]?.of.unit ?? null
  if (terms.some((term) => term.of.unit !== unit)) return missing('CURRENCY_DIFFERS')
  // Freed of binary dust, which decimals leave.
  return {
    value: Number(terms.reduce((sum, { sign, of }) => sum + sign * of.value, 0).toPrecision(15)),
    absence: null,
    unit,
    formula,
    parts: partsOf(terms),
  }
}

/**
 * What would have been added and taken off, of a company that became another one between them: no amount, but its
 * parts.
 */
const another = (formula: Formula, terms: readonly Term[]): Amount => ({
  ...missing('PERIMETER_CHANGED'),
  unit: terms[0]?.of.unit ?? null,
  formula,
  parts: partsOf(terms),
})

const changedIn = (books: Books, month: number): boolean =>
  books.changed ? books.changed(month) : perimeterChanged(books.get, month)
/** Whether a company became another one in any of the four quarters up to the end of a month. */
export const changedWithin = (books: Books, month: number): boolean => anyOfFour((one) => changedIn(books, one), month)
/** Whether something is so of any of the four quarters up to the end of a month. */
export const anyOfFour = (isSo: (month: number) => boolean, month: number): boolean =>
  [0, 3, 6, 9].some((back) => isSo(month - back))

/** A balance at the end of a period. */
export function balance(books: Books, item: string, month: number): Amount {
  const one = books.get(item, month, 0)
  return one ? reported(one) : missing(books.doubtful?.(item, month, 0) ? 'UNIT_DOUBTFUL' : 'NOT_REPORTED')
}

/**
 * A single quarter: as reported, else what the year had brought up to its end less what it had brought up to the
 * quarter before.
 * Both begin with the same month, so the difference never reaches over the end of a fiscal year; nor is it taken where
 * the company became another one between them.
 */
export function quarter(books: Books, item: string, month: number): Amount {
  const own = books.get(item, month, 3)
  if (own) return reported(own)
  const doubtful = (at: number, months: number) => books.doubtful?.(item, at, months) === true
  if (doubtful(month, 3)) return missing('UNIT_DOUBTFUL')
  let absence: FigureAbsence = 'NOT_REPORTED'
  for (const months of [6, 9, 12]) {
    const whole = books.get(item, month, months)
    if (doubtful(month, months)) return missing('UNIT_DOUBTFUL')
    if (!whole) continue
    const before = books.get(item, month - 3, months - 3)
    if (doubtful(month - 3, months - 3)) return missing('UNIT_DOUBTFUL')
    if (before)
      return (changedIn(books, month) ? another : summed)('quarter-difference', [
        { sign: 1, of: whole },
        { sign: -1, of: before },
      ])
    absence =
      months === 12 && !books.get(item, month - 6, 6) && !books.get(item, month - 9, 3)
        ? 'ONLY_ANNUAL'
        : 'NO_PRIOR_PERIOD'
  }
  return missing(absence)
}

/**
 * The four quarters up to a period's end: a year as reported; else this year's so far, last year's whole, less last
 * year's up to the same period; else four single quarters. None where the company became another one within them.
 */
export function fourQuarters(books: Books, item: string, month: number): Amount {
  const year = books.get(item, month, 12)
  if (year) return reported(year)
  const doubtful = (at: number, months: number) => books.doubtful?.(item, at, months) === true
  if (doubtful(month, 12)) return missing('UNIT_DOUBTFUL')
  let found = false
  for (const months of [9, 6, 3]) {
    const own = books.get(item, month, months)
    if (doubtful(month, months)) return missing('UNIT_DOUBTFUL')
    if (!own) continue
    if (doubtful(month - months, 12) || doubtful(month - 12, months)) return missing('UNIT_DOUBTFUL')
    found = true
    const [whole, same] = [books.get(item, month - months, 12), books.get(item, month - 12, months)]
    if (whole && same)
      return (changedWithin(books, month) ? another : summed)('year-rolled', [
        { sign: 1, of: own },
        { sign: 1, of: whole },
        { sign: -1, of: same },
      ])
  }
  if (!found) return missing('NOT_REPORTED')
  const quarters = [0, 3, 6, 9].map((back) => quarter(books, item, month - back))
  const terms = quarters.flatMap(({ value, parts }) => (value === null ? [] : [parts]))
  if (terms.length < 4)
    return missing(
      (['UNIT_DOUBTFUL', 'PERIMETER_CHANGED'] as const).find((reason) =>
        quarters.some(({ absence }) => absence === reason),
      ) ?? 'NO_FOUR_QUARTERS',
    )
  return summed(
    'four-quarters',
    terms.flatMap((parts) =>
      parts.flatMap(({ role, of }) =>
        'item' in of ? [{ sign: role === '-' ? (-1 as const) : (1 as const), of }] : [],
      ),
    ),
  )
}
