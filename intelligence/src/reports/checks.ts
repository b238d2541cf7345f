import { shifted } from './periods.ts'
import type { Change, Check, KeyFigure, Period, Subject, Unit } from './types.ts'

/**
 * A figure that statements hold: cumulative over `months` to `end`, or of a quarter alone; balances and ratios of 0
 * months.
 */
export interface StoredFigure {
  item: string
  end: string
  months: number
  value: number
  unit: string
}

/**
 * What is compared with: figures of the company known then, and ends of periods of which figures became known only
 * later.
 */
export interface Ground {
  stored: readonly StoredFigure[]
  later: ReadonlySet<string>
}

/** Items of statements that a subject may mean: in Chinese texts 净利润 is mostly that of the parent's holders. */
const itemsOf: Partial<Record<Subject, readonly string[]>> = {
  revenue: ['revenue'],
  net_profit: ['net_profit', 'parent_net_profit'],
  parent_net_profit: ['parent_net_profit'],
  operating_profit: ['operating_profit'],
  total_profit: ['total_profit'],
  gross_profit: ['gross_profit'],
  operating_cost: ['operating_cost'],
  research_expense: ['research_expense'],
  selling_expense: ['selling_expense'],
  administrative_expense: ['administrative_expense'],
  financial_expense: ['financial_expense'],
  income_tax: ['income_tax'],
  total_assets: ['total_assets'],
  total_liabilities: ['total_liabilities'],
  total_equity: ['total_equity', 'parent_equity'],
  cash: ['cash'],
  receivables: ['receivables'],
  inventories: ['inventories'],
  operating_cash_flow: ['operating_cash_flow'],
  investing_cash_flow: ['investing_cash_flow'],
  financing_cash_flow: ['financing_cash_flow'],
  capital_expenditure: ['capital_expenditure'],
  gross_margin: ['gross_margin'],
  net_margin: ['net_margin'],
  roe: ['roe'],
  eps: ['eps', 'diluted_eps'],
  debt_ratio: ['debt_ratio'],
}
const balances: ReadonlySet<Subject> = new Set<Subject>([
  'total_assets',
  'total_liabilities',
  'total_equity',
  'cash',
  'receivables',
  'inventories',
  'debt_ratio',
])
/** Ratios that sources give for a period, whatever its months. */
const ratios: ReadonlySet<Subject> = new Set<Subject>(['gross_margin', 'net_margin', 'roe', 'eps'])
/** Shares of a value by which an approximate one may differ. */
const ABOUT = 0.05

interface Found {
  place: number
  stored: StoredFigure
}

function storedFor(subject: Subject, period: Period, { stored }: Ground): Found[] {
  const items = itemsOf[subject] ?? []
  return stored.flatMap((one, place): Found[] => {
    if (!items.includes(one.item) || one.end !== period.end) return []
    return balances.has(subject) || (ratios.has(subject) && one.months === 0) || one.months === period.months
      ? [{ place, stored: one }]
      : []
  })
}

const sameUnit = (unit: Unit, stored: string): boolean =>
  unit === stored ||
  (unit === 'percent' && stored === 'percent') ||
  ((unit === 'CNY' || unit === 'CNY/share') && stored === 'CNY/share') ||
  ((unit === 'USD' || unit === 'USD/share') && stored === 'USD/share')
const round = (value: number): number => Number(value.toPrecision(12))

/**
 * A figure held against the company's statements; undefined where it is about nothing they hold. `step`: of the last
 * digit written.
 */
export function checkFigure(figure: KeyFigure, step: number, ground: Ground | null): Check | undefined {
  const { subject, period, value, unit, text, span, sentence } = figure
  if (!itemsOf[subject]) return undefined
  const none = (reason: Check['reason']): Check => ({
    verdict: 'no-fact',
    reason,
    about: 'value',
    subject,
    text,
    said: value,
    unit,
    stored: null,
    difference: null,
    period,
    span,
    sentence,
    stored_at: null,
  })
  if (figure.forecast) return none('FORECAST')
  if (ground === null) return none('NO_COMPANY')
  if (period === null) return none('NO_PERIOD')
  const candidates = storedFor(subject, period, ground)
  if (candidates.length === 0) return none(ground.later.has(period.end) ? 'NOT_KNOWN_YET' : 'NO_SOURCE')
  const like = candidates.filter(({ stored }) => sameUnit(unit, stored.unit))
  if (like.length === 0) return none('OTHER_CURRENCY')
  const nearest = like.toSorted((a, b) => Math.abs(a.stored.value - value) - Math.abs(b.stored.value - value))[0]
  if (!nearest) return none('NO_SOURCE')
  const { stored } = nearest
  // Texts round or cut off: one step of the last digit either way.
  const slack = Math.max(step * 1.0001, figure.approximate ? Math.abs(stored.value) * ABOUT : 0)
  const isRate = unit === 'percent'
  return {
    verdict: Math.abs(value - stored.value) <= slack ? 'agrees' : 'differs',
    reason: null,
    about: 'value',
    subject,
    text,
    said: value,
    unit,
    stored: stored.value,
    difference: isRate
      ? round(value - stored.value)
      : stored.value === 0
        ? null
        : round(((value - stored.value) / Math.abs(stored.value)) * 100),
    period,
    span,
    sentence,
    stored_at: nearest.place,
  }
}

/** A change against the year before, held against both years' figures; undefined where it is no such change. */
export function checkChange(
  change: Change,
  { text, step, span }: { text: string; step: number; span: Check['span'] },
  ground: Ground | null,
): Check | undefined {
  const { subject, rate, rateUnit, against, period, sentence } = change
  if (
    !itemsOf[subject] ||
    rate === null ||
    rateUnit === null ||
    against !== 'year' ||
    (rateUnit === 'percent') === (ratios.has(subject) && subject !== 'eps') ||
    subject === 'debt_ratio'
  )
    return undefined
  const unit: Unit = rateUnit
  const none = (reason: Check['reason']): Check => ({
    verdict: 'no-fact',
    reason,
    about: 'rate',
    subject,
    text,
    said: rate,
    unit,
    stored: null,
    difference: null,
    period,
    span,
    sentence,
    stored_at: null,
  })
  if (change.forecast) return none('FORECAST')
  if (ground === null) return none('NO_COMPANY')
  if (period === null) return none('NO_PERIOD')
  const now = storedFor(subject, period, ground)
  if (now.length === 0) return none(ground.later.has(period.end) ? 'NOT_KNOWN_YET' : 'NO_SOURCE')
  const pairs = storedFor(subject, shifted(period, -1), ground).flatMap((before) =>
    now
      .filter((one) => one.stored.item === before.stored.item && one.stored.unit === before.stored.unit)
      .map((one) => ({ one, before })),
  )
  // Of a base below or at zero a rate says nothing.
  const rates = pairs.flatMap(({ one, before }) =>
    rateUnit === 'percent-points'
      ? [{ one, stored: one.stored.value - before.stored.value }]
      : before.stored.value > 0
        ? [{ one, stored: (one.stored.value / before.stored.value - 1) * 100 }]
        : [],
  )
  const nearest = rates.toSorted((a, b) => Math.abs(a.stored - rate) - Math.abs(b.stored - rate))[0]
  if (!nearest) return none('NO_SOURCE')
  return {
    verdict: Math.abs(rate - nearest.stored) <= step * 1.0001 ? 'agrees' : 'differs',
    reason: null,
    about: 'rate',
    subject,
    text,
    said: rate,
    unit,
    stored: round(nearest.stored),
    difference: round(rate - nearest.stored),
    period,
    span,
    sentence,
    stored_at: nearest.one.place,
  }
}
