/** How flows are counted: from the fiscal year's beginning as reported, the quarter alone, the twelve months to the end. */
export type PeriodBasis = 'cumulative' | 'quarter' | 'ttm'

/** A figure as it is reported: over `months` to `periodEnd`, 0 for a balance. */
export interface Reported {
  periodEnd: string
  months: number
  value: number
  unit: string
}

export type Absence = 'NOT_REPORTED' | 'NO_EARLIER_PERIOD' | 'NOT_FOUR_QUARTERS' | 'OTHER_UNITS' | 'NOT_ADDITIVE'
export type Formula = 'reported' | 'difference' | 'sum-of-quarters' | 'year-and-difference'

/** A figure of a period in a basis: its value, or why there is none; made of `inputs`, each added or taken away. */
export interface PeriodFigure<F extends Reported = Reported> {
  value: number | null
  /** Months it is over: 0 for a balance, 3 for a quarter, 12 for a year; null where there is no figure. */
  months: number | null
  unit: string | null
  absence: Absence | null
  formula: Formula
  inputs: readonly { sign: 1 | -1; figure: F }[]
}

/** Days by which the ends of two periods may differ and still be the same one: years of 52 and 53 weeks. */
const TOLERANCE = 10
const DAY = 86_400_000

const ms = (day: string): number => Date.parse(`${day}T00:00:00Z`)

/** The day `months` before the end of a period: 2024-05-31 and 3 give 2024-02-29. Ends of months stay ends of months. */
export function monthsBefore(day: string, months: number): string {
  const [year, month, date] = [Number(day.slice(0, 4)), Number(day.slice(5, 7)), Number(day.slice(8, 10))]
  const last = (y: number, m: number) => new Date(Date.UTC(y, m, 0)).getUTCDate()
  const target = month - months
  const at = new Date(Date.UTC(year, target - 1, 1))
  const end = last(at.getUTCFullYear(), at.getUTCMonth() + 1)
  at.setUTCDate(date === last(year, month) ? end : Math.min(date, end))
  return at.toISOString().slice(0, 10)
}

/** Whether two days are ends of the same period. */
export function sameEnd(one: string, other: string): boolean {
  return Math.abs(ms(one) - ms(other)) <= TOLERANCE * DAY
}

const rounded = (value: number): number => Number(value.toPrecision(15))

const none = <F extends Reported>(absence: Absence, formula: Formula): PeriodFigure<F> => ({ value: null, months: null, unit: null, absence, formula, inputs: [] })

function combined<F extends Reported>(formula: Formula, months: number, inputs: readonly { sign: 1 | -1; figure: F }[]): PeriodFigure<F> {
  const unit = inputs[0]?.figure.unit ?? null
  if (inputs.some(({ figure }) => figure.unit !== unit)) return none('OTHER_UNITS', formula)
  return { value: rounded(inputs.reduce((sum, { sign, figure }) => sum + sign * figure.value, 0)), months, unit, absence: null, formula, inputs }
}

const find = <F extends Reported>(figures: readonly F[], end: string, months: number): F | undefined =>
  figures.filter((one) => one.months === months && sameEnd(one.periodEnd, end)).sort((a, b) => Math.abs(ms(a.periodEnd) - ms(end)) - Math.abs(ms(b.periodEnd) - ms(end)))[0]

/** The quarter alone: as reported over three months, else the difference of two figures of one fiscal year. */
export function quarterOf<F extends Reported>(figures: readonly F[], periodEnd: string): PeriodFigure<F> {
  const own = find(figures, periodEnd, 3)
  if (own) return combined('reported', 3, [{ sign: 1, figure: own }])
  const whole = [12, 9, 6].flatMap((months) => find(figures, periodEnd, months) ?? [])
  if (whole.length === 0) return none('NOT_REPORTED', 'difference')
  for (const figure of whole) {
    const earlier = find(figures, monthsBefore(figure.periodEnd, 3), figure.months - 3)
    if (earlier) return combined('difference', 3, [{ sign: 1, figure }, { sign: -1, figure: earlier }])
  }
  return none('NO_EARLIER_PERIOD', 'difference')
}

/** The twelve months to the end: a year as reported; the year so far and the last whole year less its same part; else four quarters. */
export function trailingOf<F extends Reported>(figures: readonly F[], periodEnd: string): PeriodFigure<F> {
  const year = find(figures, periodEnd, 12)
  if (year) return combined('reported', 12, [{ sign: 1, figure: year }])
  for (const months of [9, 6, 3]) {
    const soFar = find(figures, periodEnd, months)
    if (!soFar) continue
    const whole = find(figures, monthsBefore(soFar.periodEnd, months), 12)
    const before = find(figures, monthsBefore(soFar.periodEnd, 12), months)
    if (whole && before) return combined('year-and-difference', 12, [{ sign: 1, figure: whole }, { sign: 1, figure: soFar }, { sign: -1, figure: before }])
  }
  const quarters = [0, 3, 6, 9].map((back) => quarterOf(figures, monthsBefore(periodEnd, back)))
  if (quarters.some(({ value }) => value === null)) return none(quarters[0]?.absence === 'NOT_REPORTED' ? 'NOT_REPORTED' : 'NOT_FOUR_QUARTERS', 'sum-of-quarters')
  return combined('sum-of-quarters', 12, quarters.flatMap(({ inputs }) => inputs))
}

/** From the fiscal year's beginning: the longest figure that ends there and is no longer than a year; a 3-month one only where no longer one ends there. */
export function cumulativeOf<F extends Reported>(figures: readonly F[], periodEnd: string): PeriodFigure<F> {
  const longest = figures.filter((one) => one.months > 0 && one.months <= 12 && sameEnd(one.periodEnd, periodEnd)).sort((a, b) => b.months - a.months)[0]
  return longest ? combined('reported', longest.months, [{ sign: 1, figure: longest }]) : none('NOT_REPORTED', 'reported')
}

/** Whether figures in a unit can be added and taken from each other; ratios and figures a share cannot. */
export function isAdditive(unit: string): boolean {
  return /^[A-Z]{3}$/.test(unit)
}

/** One item's figure at the end of a period in a basis. Balances are the same in every basis; what is no money is only as reported. */
export function figureOf<F extends Reported>(figures: readonly F[], periodEnd: string, basis: PeriodBasis): PeriodFigure<F> {
  const balance = find(figures, periodEnd, 0)
  if (balance) return combined('reported', 0, [{ sign: 1, figure: balance }])
  const figure = basis === 'cumulative' ? cumulativeOf(figures, periodEnd) : basis === 'quarter' ? quarterOf(figures, periodEnd) : trailingOf(figures, periodEnd)
  if (figure.formula === 'reported' || figure.inputs.every((input) => isAdditive(input.figure.unit))) return figure
  return none('NOT_ADDITIVE', figure.formula)
}

/** Growth in per cent against a figure a year before; null where either is missing, in another unit, over another time, or the earlier one is not above zero. */
export function growthOf(now: PeriodFigure, before: PeriodFigure): number | null {
  if (now.value === null || before.value === null || now.unit !== before.unit || now.months !== before.months || before.value <= 0) return null
  return rounded((now.value / before.value - 1) * 100)
}
