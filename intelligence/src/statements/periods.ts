import type { FigureAbsence } from '@pandora/contract/domains/figures/names'
import { anyOfFour, booksOf, fourQuarters, quarter } from '../fundamentals/books.ts'
import { monthOf } from '../fundamentals/months.ts'
import { perimeterChanged, perimeterItems } from '../fundamentals/perimeter.ts'
import type { Formula as BookFormula, Reported as BookFigure } from '../fundamentals/types.ts'

/**
 * How flows are counted: from the fiscal year's beginning as reported, the quarter alone, the twelve months to the end.
 */
export type PeriodBasis = 'cumulative' | 'quarter' | 'ttm'

/** A figure as it is reported: over `months` to `periodEnd`, 0 for a balance. */
export interface Reported {
  periodEnd: string
  months: number
  value: number
  unit: string
  /** Its unit is in doubt: it is not told, and nothing is worked out of it. */ doubtful?: boolean
}

export type Absence =
  | 'NOT_REPORTED'
  | 'NO_EARLIER_PERIOD'
  | 'NOT_FOUR_QUARTERS'
  | 'OTHER_UNITS'
  | 'NOT_ADDITIVE'
  | 'PERIMETER_CHANGED'
  | 'UNIT_DOUBTFUL'
export type Formula = 'reported' | 'difference' | 'sum-of-quarters' | 'year-and-difference'

/**
 * A figure of a period in a basis: its value, or why there is none; made of `inputs`, each added or taken away (with
 * `PERIMETER_CHANGED`: what would have been).
 */
export interface PeriodFigure<F extends Reported = Reported> {
  value: number | null
  /** Months it is over: 0 for a balance, 3 for a quarter, 12 for a year; null where there is no figure. */
  months: number | null
  unit: string | null
  absence: Absence | null
  formula: Formula
  inputs: readonly { sign: 1 | -1; figure: F }[]
}

/**
 * The day `months` before the end of a period: 2024-05-31 and 3 give 2024-02-29. Ends of months stay ends of months.
 */
export function monthsBefore(day: string, months: number): string {
  const [year, month, date] = [Number(day.slice(0, 4)), Number(day.slice(5, 7)), Number(day.slice(8, 10))]
  const last = (y: number, m: number) => new Date(Date.UTC(y, m, 0)).getUTCDate()
  const target = month - months
  const at = new Date(Date.UTC(year, target - 1, 1))
  const end = last(at.getUTCFullYear(), at.getUTCMonth() + 1)
  at.setUTCDate(date === last(year, month) ? end : Math.min(date, end))
  return at.toISOString().slice(0, 10)
}

const rounded = (value: number): number => Number(value.toPrecision(15))

const none = <F extends Reported>(
  absence: Absence,
  formula: Formula,
  inputs: PeriodFigure<F>['inputs'] = [],
): PeriodFigure<F> => ({ value: null, months: null, unit: null, absence, formula, inputs })

const asReported = <F extends Reported>(figure: F): PeriodFigure<F> =>
  figure.doubtful
    ? none('UNIT_DOUBTFUL', 'reported', [{ sign: 1, figure }])
    : {
        value: figure.value,
        months: figure.months,
        unit: figure.unit,
        absence: null,
        formula: 'reported',
        inputs: [{ sign: 1, figure }],
      }

/**
 * Quarters, four quarters and what they rest on are worked out as everywhere else (`fundamentals/books.ts`); here they
 * have the words of statements.
 */
const formulas: Partial<Record<BookFormula, Formula>> = {
  reported: 'reported',
  'quarter-difference': 'difference',
  'year-rolled': 'year-and-difference',
  'four-quarters': 'sum-of-quarters',
}
const absences: Partial<Record<FigureAbsence, Absence>> = {
  NO_PRIOR_PERIOD: 'NO_EARLIER_PERIOD',
  ONLY_ANNUAL: 'NO_EARLIER_PERIOD',
  NO_FOUR_QUARTERS: 'NOT_FOUR_QUARTERS',
  CURRENCY_DIFFERS: 'OTHER_UNITS',
  PERIMETER_CHANGED: 'PERIMETER_CHANGED',
  UNIT_DOUBTFUL: 'UNIT_DOUBTFUL',
}

/** One item of a company's books: only what was reported of it. */
const ITEM = 'item'
interface Entry<F extends Reported> extends BookFigure {
  figure: F
}

function worked<F extends Reported>(
  figures: readonly F[],
  periodEnd: string,
  basis: 'quarter' | 'ttm',
  changed: Changed,
): PeriodFigure<F> {
  const looked = booksOf(
    figures.map((figure): Entry<F> => ({
      item: ITEM,
      periodEnd: figure.periodEnd,
      months: figure.months,
      value: figure.value,
      unit: figure.unit,
      figure,
      ...(figure.doubtful ? { doubtful: true as const } : {}),
    })),
  )
  const books = { ...looked, changed }
  const { value, absence, unit, formula, parts } = (basis === 'quarter' ? quarter : fourQuarters)(
    books,
    ITEM,
    monthOf(periodEnd),
  )
  const inputs = parts.map(({ role, of }) => ({
    sign: role === '-' ? (-1 as const) : (1 as const),
    figure: (of as Entry<F>).figure,
  }))
  const own = (formula && formulas[formula]) ?? (basis === 'quarter' ? 'difference' : 'sum-of-quarters')
  if (value === null) return none((absence && absences[absence]) ?? 'NOT_REPORTED', own, inputs)
  return { value, months: basis === 'quarter' ? 3 : 12, unit, absence: null, formula: own, inputs }
}

/** Whether a company became another one in the quarter that ends in a month. */
export type Changed = (month: number) => boolean

/**
 * Whether a company became another one in a quarter, by the figures that tell it (`perimeterItems`), asked for by item.
 */
export function changesOf(figuresOf: (item: (typeof perimeterItems)[number]) => readonly Reported[]): Changed {
  const { get } = booksOf(
    perimeterItems.flatMap((item) =>
      figuresOf(item).map((figure): BookFigure => ({
        item,
        periodEnd: figure.periodEnd,
        months: figure.months,
        value: figure.value,
        unit: figure.unit,
        ...(figure.doubtful ? { doubtful: true as const } : {}),
      })),
    ),
  )
  return (month) => perimeterChanged(get, month)
}

/** Whether a company became another one in any of the four quarters up to a period's end. */
export function changedWithin(changed: Changed, periodEnd: string): boolean {
  return anyOfFour(changed, monthOf(periodEnd))
}

/**
 * From the fiscal year's beginning: the longest figure that ends there and is no longer than a year; a 3-month one only
 * where no longer one ends there.
 */
function cumulativeOf<F extends Reported>(figures: readonly F[], periodEnd: string): PeriodFigure<F> {
  const longest = figures
    .filter((one) => one.months > 0 && one.months <= 12 && monthOf(one.periodEnd) === monthOf(periodEnd))
    .sort((a, b) => b.months - a.months)[0]
  return longest ? asReported(longest) : none('NOT_REPORTED', 'reported')
}

/** Whether figures in a unit can be added and taken from each other; ratios and figures a share cannot. */
export function isAdditive(unit: string): boolean {
  return /^[A-Z]{3}$/.test(unit)
}

/**
 * One item's figure at the end of a period in a basis. Balances are the same in every basis; what is no money is only
 * as reported.
 * `changed`: whether the company became another one in a quarter (`changesOf`); never, unless given.
 */
export function figureOf<F extends Reported>(
  figures: readonly F[],
  periodEnd: string,
  basis: PeriodBasis,
  changed: Changed = () => false,
): PeriodFigure<F> {
  const balance = figures.findLast((one) => one.months === 0 && monthOf(one.periodEnd) === monthOf(periodEnd))
  if (balance) return asReported(balance)
  const figure = basis === 'cumulative' ? cumulativeOf(figures, periodEnd) : worked(figures, periodEnd, basis, changed)
  if (figure.formula === 'reported' || figure.inputs.every((input) => isAdditive(input.figure.unit))) return figure
  return none('NOT_ADDITIVE', figure.formula)
}

/**
 * Growth in per cent against a figure a year before; null where either is missing, in another unit, over another time,
 * or the earlier one is not above zero.
 */
export function growthOf(now: PeriodFigure, before: PeriodFigure): number | null {
  if (
    now.value === null ||
    before.value === null ||
    now.unit !== before.unit ||
    now.months !== before.months ||
    before.value <= 0
  )
    return null
  return rounded((now.value / before.value - 1) * 100)
}
