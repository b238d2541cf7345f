import type { FigureAbsence, FigureName } from '@pandora/contract/domains/figures/names'
import { balance, changedWithin, fourQuarters, quarter, type Amount, type Books } from './books.ts'
import { taxRateOf } from './nopat.ts'
import { perimeterChanged, perimeterItems } from './perimeter.ts'
import type { Basis, Formula, Part, Worked } from './types.ts'

/** Figures that come from statements alone. */
export type StatementFigure = Exclude<FigureName, 'marketCap' | 'peTtm' | 'peg' | 'pbRatio'>
/** A company's figures by name, basis and month; each is worked out once. */
export type Figures = (name: StatementFigure | 'taxRate', basis: Basis, month: number) => Worked

/** Items that a figure is reported as, the first found counts. */
const flows: Partial<Record<StatementFigure, readonly string[]>> = {
  revenue: ['revenue'],
  operatingProfit: ['operating_profit'],
  totalProfit: ['total_profit'],
  incomeTax: ['income_tax'],
  netIncomeAfterTax: ['net_profit', 'parent_net_profit'],
  parentNetProfit: ['parent_net_profit', 'net_profit'],
  interestExpense: ['interest_expense'],
  interestIncome: ['interest_income'],
  investmentIncome: ['investment_income'],
  grossProfit: ['gross_profit'],
}
const balances: Partial<Record<StatementFigure, readonly string[]>> = {
  totalAssets: ['total_assets'],
  totalLiabilities: ['total_liabilities'],
  equity: ['total_equity', 'parent_equity'],
  parentEquity: ['parent_equity'],
}
/** Ratios that sources give themselves, in per cent. */
const given: Partial<Record<StatementFigure, string>> = {
  grossProfitMargin: 'gross_margin',
  netProfitMargin: 'net_margin',
  revenueGrowthRate: 'revenue_growth',
  profitGrowthRate: 'net_profit_growth',
  roe: 'roe',
}

/**
 * Of how many months a ratio that a source gives may be: of a quarter alone only the first quarter's, of four quarters
 * only the whole year's. That of the year so far is neither, nor is one of which nobody says how long it is of.
 */
const monthsFor = (basis: Basis): readonly number[] => (basis === 'quarter' ? [3] : [12])
/** Months of the year so far; 0 where nobody says. */
const yearSoFar = [3, 6, 9, 12, 0] as const

/** Part of all equity up to which minorities change a tax rate by less than it is rounded to. */
const NEXT_TO_NONE = 0.01

/** Every item that figures are worked out from. */
export const wantedItems: readonly string[] = [
  ...new Set([
    ...Object.values(flows).flat(),
    ...Object.values(balances).flat(),
    ...Object.values(given),
    'operating_cost',
    'minority_interests',
    'minority_profit',
    ...perimeterItems,
  ]),
]

/** The figures of a company's books. */
export function figuresOf({ get, doubtful }: Books): Figures {
  const done = new Map<string, Worked>()
  const changes = new Map<number, boolean>()
  const changed = (month: number): boolean => {
    let known = changes.get(month)
    if (known === undefined) changes.set(month, (known = perimeterChanged(get, month)))
    return known
  }
  const books: Books = { get, changed, ...(doubtful ? { doubtful } : {}) }
  const figure: Figures = (name, basis, month) => {
    const key = `${name} ${basis} ${month}`
    let worked = done.get(key)
    if (!worked) done.set(key, (worked = { name, basis, month, ...work(name, basis, month) }))
    return worked
  }

  const flow = (item: string, basis: Basis, month: number): Amount =>
    basis === 'quarter' ? quarter(books, item, month) : fourQuarters(books, item, month)

  function work(name: StatementFigure | 'taxRate', basis: Basis, month: number): Amount {
    switch (name) {
      case 'grossProfit':
        return first([
          () => flow('gross_profit', basis, month),
          () =>
            less(
              figure('revenue', basis, month),
              named('grossProfit', basis, month, flow('operating_cost', basis, month)),
            ),
        ])
      case 'parentEquity':
        return first([() => balance(books, 'parent_equity', month), () => lessMinority(month)])
      case 'grossProfitMargin':
        return ratioOr(name, basis, month, 'grossProfit', 'revenue')
      case 'netProfitMargin':
        return ratioOr(name, basis, month, 'netIncomeAfterTax', 'revenue')
      case 'revenueGrowthRate':
        return growthOr(name, basis, month, 'revenue')
      case 'profitGrowthRate':
        return growthOr(name, basis, month, 'parentNetProfit')
      case 'roe':
        return first([() => roe(month), () => stated('roe', month, monthsFor('ttm'))])
      case 'taxRate':
        return taxRate(basis, month)
      case 'nopat':
        return nopat(basis, month)
      default: {
        const items = flows[name] ?? balances[name] ?? []
        return first(
          items.map(
            (item, place) => () =>
              standing(place > 0, flows[name] ? flow(item, basis, month) : balance(books, item, month)),
          ),
        )
      }
    }
  }

  function lessMinority(month: number): Amount {
    const whole = balance(books, 'total_equity', month)
    const minority = balance(books, 'minority_interests', month)
    return minority.value === null
      ? standing(true, whole)
      : less(named('equity', 'ttm', month, whole), named('parentEquity', 'ttm', month, minority))
  }

  function ratioOr(
    name: StatementFigure,
    basis: Basis,
    month: number,
    above: StatementFigure,
    below: StatementFigure,
  ): Amount {
    return first([
      () => ratio('margin', figure(above, basis, month), figure(below, basis, month), 'REVENUE_NOT_POSITIVE'),
      () => stated(name, month, monthsFor(basis)),
    ])
  }

  function growthOr(name: StatementFigure, basis: Basis, month: number, of: StatementFigure): Amount {
    const [now, before] = [figure(of, basis, month), figure(of, basis, month - 12)]
    // Of two companies no growth is told, though the source should give one.
    if (changedWithin(books, month))
      return {
        ...none('PERIMETER_CHANGED'),
        formula: 'growth',
        parts: [
          { role: 'now', of: now },
          { role: 'before', of: before },
        ],
      }
    return first([
      () => {
        if (now.value === null) return none(now.absence)
        if (before.value === null) return none(yearBefore(before))
        if (now.unit !== before.unit) return none('CURRENCY_DIFFERS')
        if (before.value <= 0) return none('BASE_NOT_POSITIVE')
        return made('growth', (now.value / before.value - 1) * 100, [
          { role: 'now', of: now },
          { role: 'before', of: before },
        ])
      },
      () => stated(name, month, monthsFor(basis)),
    ])
  }

  /** Profit of the last four quarters over the mean of equity now and a year before, both of the parent's holders. */
  function roe(month: number): Amount {
    const [profit, now, before] = [
      figure('parentNetProfit', 'ttm', month),
      figure('parentEquity', 'ttm', month),
      figure('parentEquity', 'ttm', month - 12),
    ]
    if (profit.value === null || now.value === null) return none(profit.absence ?? now.absence)
    if (before.value === null) return none(yearBefore(before))
    if (now.unit !== profit.unit || now.unit !== before.unit) return none('CURRENCY_DIFFERS')
    const mean = (now.value + before.value) / 2
    if (mean <= 0) return none('EQUITY_NOT_POSITIVE')
    return made('roe', (profit.value / mean) * 100, [
      { role: 'profit', of: profit },
      { role: 'now', of: now },
      { role: 'before', of: before },
    ])
  }

  function taxRate(basis: Basis, month: number): Amount {
    const [total, tax, net] = [
      figure('totalProfit', basis, month),
      figure('incomeTax', basis, month),
      netProfit(basis, month),
    ]
    const rate = taxRateOf(total.value, tax.value, net.value, { standsIn: net.standIn === true })
    if (!rate) return none(total.absence ?? (net.value === null ? net.absence : 'TAX_UNKNOWN') ?? 'TAX_UNKNOWN')
    const parts: Part[] = [
      { role: 'tax', of: tax.value === null ? net : tax },
      { role: 'before-tax', of: total },
    ]
    return made('margin', rate.value, rate.basis === 'loss' ? [{ role: 'before-tax', of: total }] : parts)
  }

  /**
   * Net profit as a tax may be derived from it: with the part of the minorities. Where a source gives the parent's
   * only, that and the minorities' profit; the parent's alone stands in
   * where there are next to no minorities, or nothing tells of them; else what lies between is tax and minorities in
   * one.
   */
  function netProfit(basis: Basis, month: number): Worked {
    const net = figure('netIncomeAfterTax', basis, month)
    if (net.value === null || !net.standIn) return net
    const parent = figure('parentNetProfit', basis, month)
    const minorities = flow('minority_profit', basis, month)
    if (parent.value !== null && minorities.value !== null && parent.unit === minorities.unit) {
      return named('netIncomeAfterTax', basis, month, {
        value: parent.value + minorities.value,
        absence: null,
        unit: parent.unit,
        formula: 'difference',
        parts: [{ role: '+', of: parent }, ...minorities.parts],
      })
    }
    const share = minorityShare(month)
    if (share === null) return net
    return share <= NEXT_TO_NONE
      ? named('netIncomeAfterTax', basis, month, { ...net, standIn: true })
      : named('netIncomeAfterTax', basis, month, none('TAX_UNKNOWN'))
  }

  /**
   * The minorities' part of all equity at the end of a month, as reported or as assets less liabilities less the
   * parent's; null where nothing tells of it.
   */
  function minorityShare(month: number): number | null {
    const at = (item: string): number | null => balance(books, item, month).value
    const difference = (one: number | null, other: number | null): number | null =>
      one === null || other === null ? null : one - other
    const equity = at('total_equity') ?? difference(at('total_assets'), at('total_liabilities'))
    const minorities = at('minority_interests') ?? difference(equity, at('parent_equity'))
    return equity === null || minorities === null || equity <= 0 ? null : Math.abs(minorities) / equity
  }

  function nopat(basis: Basis, month: number): Amount {
    const [profit, rate] = [figure('operatingProfit', basis, month), figure('taxRate', basis, month)]
    if (profit.value === null || rate.value === null) return none(profit.absence ?? rate.absence)
    return {
      ...made('nopat', profit.value * (1 - rate.value / 100), [
        { role: 'profit', of: profit },
        { role: 'rate', of: rate },
      ]),
      unit: profit.unit,
    }
  }

  /** A ratio as the source gives it, of one of these numbers of months. */
  function stated(name: StatementFigure, month: number, among: readonly number[]): Amount {
    const item = given[name]
    if (item === undefined) return none('NOT_REPORTED')
    for (const months of among) {
      const one = books.get(item, month, months)
      if (one)
        return {
          value: one.value,
          absence: null,
          unit: 'percent',
          formula: 'stated',
          parts: [{ role: 'value', of: one }],
        }
    }
    return none(yearSoFar.some((months) => books.get(item, month, months)) ? 'ONLY_YEAR_TO_DATE' : 'NOT_REPORTED')
  }

  return figure
}

const none = (absence: FigureAbsence | null): Amount => ({
  value: null,
  absence: absence ?? 'NOT_REPORTED',
  unit: null,
  formula: null,
  parts: [],
})
/** Why nothing can be held against the year before. */
const yearBefore = ({ absence }: Amount): FigureAbsence =>
  absence === 'UNIT_DOUBTFUL' ? 'UNIT_DOUBTFUL' : 'NO_YEAR_BEFORE'
/** Freed of binary dust: what grew by exactly ten per cent meets a bound of ten. */
const made = (formula: Formula, value: number, parts: readonly Part[]): Amount => ({
  value: Number(value.toPrecision(12)),
  absence: null,
  unit: 'percent',
  formula,
  parts,
})
const named = (name: StatementFigure, basis: Basis, month: number, amount: Amount): Worked => ({
  name,
  basis,
  month,
  ...amount,
})

/** An amount that stands in for what was asked for. */
const standing = (stands: boolean, amount: Amount): Amount =>
  stands && amount.value !== null ? { ...amount, standIn: true } : amount

/**
 * The first way that leads to a value; the reason is that of the first, but that only the year so far is known says
 * more.
 */
function first(ways: readonly (() => Amount)[]): Amount {
  let reason: Amount | undefined
  let toDate: Amount | undefined
  for (const way of ways) {
    const amount = way()
    if (amount.value !== null) return amount
    if (amount.absence === 'ONLY_YEAR_TO_DATE') toDate = amount
    if (!reason || (reason.absence === 'NOT_REPORTED' && amount.absence !== 'NOT_REPORTED')) reason = amount
  }
  return toDate && reason?.absence !== 'PERIMETER_CHANGED' && reason?.absence !== 'UNIT_DOUBTFUL'
    ? toDate
    : (reason ?? none('NOT_REPORTED'))
}

/** One less another; where what is taken off was reported as it is, it stands among the parts as reported. */
function less(whole: Worked, off: Worked): Amount {
  if (whole.value === null || off.value === null) return none(whole.absence ?? off.absence)
  if (whole.unit !== off.unit) return none('CURRENCY_DIFFERS')
  const parts = off.parts.map(({ role, of }): Part => ({ role: role === '-' ? '+' : '-', of }))
  const wholes: readonly Part[] =
    whole.formula === 'reported' ? whole.parts.map(({ of }) => ({ role: '+', of })) : [{ role: '+', of: whole }]
  return {
    value: whole.value - off.value,
    absence: null,
    unit: whole.unit,
    formula: 'difference',
    parts: [...wholes, ...parts],
  }
}

function ratio(formula: Formula, above: Worked, below: Worked, notPositive: FigureAbsence): Amount {
  if (above.value === null || below.value === null) return none(below.absence ?? above.absence)
  if (above.unit !== below.unit) return none('CURRENCY_DIFFERS')
  if (below.value <= 0) return none(notPositive)
  return made(formula, (above.value / below.value) * 100, [
    { role: 'above', of: above },
    { role: 'below', of: below },
  ])
}
