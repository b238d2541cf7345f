import { monthOf } from '../../fundamentals/months.ts'
import type { Told, UnitEvidence, Yardstick } from './types.ts'

/** Powers of ten by which figures are told off: thousands, ten thousands, millions, hundred millions. */
export const exponents = [0, -3, 3, -4, 4, -6, 6, -8, 8] as const

/** How far the rounding of figures a share may leave the number of shares open: one way by a tenth, at 0.05 a share. */
const TOLD_WELL = 1.3
/** Fewest employees of which a mean says anything: what is misread is small. */
const FEWEST = 50

/**
 * What is usual, in single yuan. Of 8,702 company-years of 2019–2021 with employees, the largest flow of the year ÷
 * employees lies between 30,000 and 500 million; paid to and for employees between 10,000 and 4 million. Exchanges of
 * the mainland list no company of less than 30 million shares (of one yuan each), 50 million on most boards.
 */
const usual = {
  'per-head': { typical: 1e6, strange: [1.2e4, 3e9], absurd: [3e3, 3e10], impossible: [1e2, 1e12] },
  pay: { typical: 1.3e5, strange: [1e4, 1e7], absurd: [1e3, 1e8], impossible: [1e2, 1e9] },
  listing: { typical: 5e8, strange: [2.5e7, 6e11], absurd: [1e7, 6e12], impossible: [0, 1e15] },
} as const
/** What one unit of a currency is in yuan, to the power of ten that matters here; of others nothing is said. */
const inYuan: Readonly<Record<string, number>> = { CNY: 1, HKD: 1, USD: 7, EUR: 8, GBP: 9 }

const order = (value: number): number => Math.log10(Math.abs(value))
/** Orders of magnitude between two numbers of shares from which they are not of one company. */
const OTHER_SHARES = 0.6
/** What such shares say: never enough alone, for share counts are told in ten thousands too. */
const SHARES_SAY = 0.6

const median = (values: readonly number[]): number | undefined => {
  const sorted = values.toSorted((a, b) => a - b)
  const middle = sorted.length >> 1
  const [lower, upper] = [sorted[middle - 1], sorted[middle]]
  return sorted.length % 2 === 0 && lower !== undefined && upper !== undefined ? (lower + upper) / 2 : upper
}
/** Order of magnitude of the largest figure of a statement; undefined where none is other than 0. */
export function sizeOf({ figures }: Told): number | undefined {
  const largest = Math.max(...[...figures.values()].map(Math.abs))
  return largest > 0 ? order(largest) : undefined
}

/** Orders of magnitude by which each item that both tell grew from one to the other. */
export function growths(from: Told, to: Told): number[] {
  return [...from.figures].flatMap(([item, value]) => {
    const now = to.figures.get(item)
    return value === 0 || now === undefined || now === 0 ? [] : [order(now) - order(value)]
  })
}
export const medianOf = median

/** Half of what the last digit of money a share stands for: it is told to a hundredth. */
const HALF_CENT = 0.005

/** Numbers of shares between which a statement's own figures a share say that they lie. */
export interface ImpliedShares {
  least: number
  most: number
}

/**
 * Shares that a statement and its own figures a share imply: profit ÷ earnings, revenue ÷ revenue, equity ÷ book value
 * a share, as the rounding of what is told a share leaves them open; null where none is told.
 */
export function impliedShares(told: Told, yardsticks: readonly Yardstick[]): ImpliedShares | null {
  const at = (of: Yardstick['of']) =>
    yardsticks.find(
      (one) =>
        one.of === of &&
        one.unit === told.unit &&
        (one.of === 'book-value-per-share' || one.months === told.months) &&
        monthOf(one.day) === monthOf(told.periodEnd),
    )?.value
  const pairs =
    told.statement === 'income'
      ? [
          [told.figures.get('parent_net_profit') ?? lessMinorities(told), at('eps')],
          [told.figures.get('revenue'), at('revenue-per-share')],
        ]
      : told.statement === 'balance'
        ? [[told.figures.get('parent_equity') ?? told.figures.get('total_equity'), at('book-value-per-share')]]
        : []
  const ranges = pairs.flatMap(([whole, each]): ImpliedShares[] => {
    // Of different signs they are not of each other.
    if (!whole || each === undefined || whole * each < 0) return []
    const [value, one] = [Math.abs(whole), Math.abs(each)]
    return [{ least: value / (one + HALF_CENT), most: one > HALF_CENT ? value / (one - HALF_CENT) : Infinity }]
  })
  return ranges.toSorted((a, b) => a.most / a.least - b.most / b.least)[0] ?? null
}

/** The same as one number, where it is told to a tenth or so. */
function sharesImplied(told: Told, yardsticks: readonly Yardstick[]): number | null {
  const implied = told.statement === 'income' ? impliedShares(told, yardsticks) : null
  return implied && implied.most / implied.least <= TOLD_WELL ? Math.sqrt(implied.least * implied.most) : null
}

const lessMinorities = ({ figures }: Told): number | undefined => {
  const net = figures.get('net_profit')
  return net === undefined ? undefined : net - (figures.get('minority_profit') ?? 0)
}

/** Months between the day shares were counted and a period's end within which they are held against each other. */
const COUNTED_NEAR = 24

/** Whether a statement implies fewer shares than an exchange of the mainland lists. */
export function tooFewToList(told: Told, yardsticks: readonly Yardstick[]): boolean {
  const implied = sharesImplied(told, yardsticks)
  return implied !== null && implied < usual.listing.strange[0]
}

/** Something measured of a statement: how far from what is usual it lies when the unit is a power of ten other. */
export interface Measured {
  cost: (exponent: number) => number
  evidence: UnitEvidence
}

/** Cost of lying outside of what is usual, with a little for the distance to what is typical: it settles the power. */
const costIn =
  (range: (typeof usual)[keyof typeof usual], value: number) =>
  (exponent: number): number => {
    const real = value / 10 ** exponent
    const beyond = [range.strange, range.absurd, range.impossible].filter(
      ([least, most]) => real < least || real > most,
    ).length
    return beyond + 0.02 * Math.abs(order(real) - order(range.typical))
  }

/** What can be measured of a statement: shares that it implies, flows and pay ÷ employees. */
export function measuredOf(told: Told, yardsticks: readonly Yardstick[], { listed }: { listed: boolean }): Measured[] {
  return [...sharesOf(told, yardsticks, listed), ...perHeadOf(told, yardsticks)]
}

function sharesOf(told: Told, yardsticks: readonly Yardstick[], listed: boolean): Measured[] {
  const implied = sharesImplied(told, yardsticks)
  if (implied === null) return []
  const month = monthOf(told.periodEnd)
  const away = (one: Yardstick): number => Math.abs(monthOf(one.day) - month)
  const counted = yardsticks
    .filter((one) => one.of === 'shares' && one.value > 0 && away(one) <= COUNTED_NEAR)
    .toSorted((a, b) => away(a) - away(b))[0]
  const measured: Measured[] = []
  if (counted)
    measured.push({
      cost: (exponent) => {
        const differs = Math.abs(order(implied) - exponent - order(counted.value))
        return (differs > OTHER_SHARES ? SHARES_SAY : 0) + 0.01 * differs
      },
      evidence: { kind: 'shares', implied, against: counted.value, day: counted.day },
    })
  if (listed && told.unit === 'CNY')
    measured.push({ cost: costIn(usual.listing, implied), evidence: { kind: 'listing', implied } })
  return measured
}

function perHeadOf(told: Told, yardsticks: readonly Yardstick[]): Measured[] {
  const rate = inYuan[told.unit]
  if (told.months !== 12 || told.statement === 'balance' || rate === undefined) return []
  const employees = yardsticks.find(
    (one) => one.of === 'employees' && monthOf(one.day) === monthOf(told.periodEnd),
  )?.value
  if (employees === undefined || employees < FEWEST) return []
  const largest = Math.max(...[...told.figures.values()].map(Math.abs))
  const pay = told.figures.get('cash_paid_to_employees')
  return [
    ...(largest > 0
      ? [
          {
            cost: costIn(usual['per-head'], (largest * rate) / employees),
            evidence: { kind: 'per-head', value: largest / employees, employees } as const,
          },
        ]
      : []),
    ...(pay !== undefined && pay > 0
      ? [
          {
            cost: costIn(usual.pay, (pay * rate) / employees),
            evidence: { kind: 'pay', value: pay / employees, employees } as const,
          },
        ]
      : []),
  ]
}
