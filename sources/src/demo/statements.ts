import { advanceBank, bankSheets, beginBankYear, openBank, withoutGrossFees, type BankSheets } from './books/bank.ts'
import { cashFlowItems, equityItems, profitItems, TAX, zeros } from './books/items.ts'
import { dayAfter, tradingDayAfter } from './calendar.ts'
import { sectorOf } from './industries.ts'
import { quartersOf, type Quarter } from './quarters.ts'
import { randomOf, type Random } from './random.ts'
import type { DemoCompany } from './world.ts'

interface Published {
  periodEnd: string
  months: number
  publishedOn: string
}
/** Figures of a report, whole yuan: income and cash flow from the year's beginning, balance at the period's end. */
export interface GeneralReport extends Published {
  form: 'general'
  income: Record<IncomeItem, number>
  balance: Record<BalanceItem, number>
  cash: Record<CashItem, number>
}
/** The same of a bank, in the form that banks report in. */
export interface BankReport extends Published, BankSheets {
  form: 'bank'
}
export type Report = GeneralReport | BankReport

export const incomeItems = [
  'revenue',
  'operating_cost',
  'taxes_and_surcharges',
  'selling_expense',
  'administrative_expense',
  'research_expense',
  'financial_expense',
  'interest_expense',
  'interest_income',
  ...profitItems,
] as const
export const balanceItems = [
  'cash',
  'receivables',
  'inventories',
  'total_current_assets',
  'fixed_assets',
  'intangible_assets',
  'total_assets',
  'short_term_borrowings',
  'payables',
  'total_current_liabilities',
  'long_term_borrowings',
  'total_liabilities',
  ...equityItems,
] as const
export const cashItems = cashFlowItems
export type IncomeItem = (typeof incomeItems)[number]
export type BalanceItem = (typeof balanceItems)[number]
export type CashItem = (typeof cashItems)[number]

/** What a company did for its holders on an ex-date; per share held before. */
export interface Action {
  exDate: string
  announcedOn: string
  cash: number
  shares: number
}

/** A company's books up to `today`: reports, and dividends and splits whose ex-date has come or is announced. */
export interface Books {
  reports: Report[]
  quarters: Quarter[]
  actions: Action[]
}

const DAYS_OF_SALES = { receivables: 0.22, inventories: 0.18, payables: 0.2 }

interface State {
  shares: number
  balance: Record<BalanceItem, number>
  openingCash: number
  /** Of the year so far. */
  income: Record<IncomeItem, number>
  cash: Record<CashItem, number>
  /** Last year's profit of the holders, out of which this year's dividend comes. */
  lastProfit: number
}

/** Level-1 class of banks. */
const BANKS = '480000'

function opening(company: DemoCompany, random: Random): State {
  const { revenue } = company
  const balance = zeros(balanceItems)
  const shares = company.totalShares
  balance.cash = Math.round(revenue * random.between(0.12, 0.4))
  balance.receivables = Math.round(revenue * DAYS_OF_SALES.receivables)
  balance.inventories = Math.round(revenue * (1 - company.grossMargin) * DAYS_OF_SALES.inventories)
  balance.fixed_assets = Math.round(revenue * random.between(0.35, 0.9))
  balance.intangible_assets = Math.round(revenue * random.between(0.03, 0.15))
  balance.payables = Math.round(revenue * (1 - company.grossMargin) * DAYS_OF_SALES.payables)
  balance.short_term_borrowings = Math.round(revenue * random.between(0, 0.15))
  balance.long_term_borrowings = Math.round(revenue * random.between(0, 0.2))
  balance.paid_in_capital = shares
  total(balance)
  const net = balance.total_assets - balance.total_liabilities
  balance.minority_interests = Math.round(net * random.between(0, 0.05))
  // What the holders paid in beyond the nominal: negative only where the nominal is more than all there is.
  balance.capital_reserve = Math.round((net - balance.minority_interests - shares) * random.between(0.4, 0.7))
  balance.retained_earnings = net - balance.minority_interests - shares - balance.capital_reserve
  total(balance)
  return {
    shares,
    balance,
    openingCash: balance.cash,
    income: zeros(incomeItems),
    cash: zeros(cashItems),
    lastProfit: Math.round(revenue * 0.06),
  }
}

/** Sums of the balance sheet from its parts. */
function total(balance: Record<BalanceItem, number>): void {
  balance.total_current_assets = balance.cash + balance.receivables + balance.inventories
  balance.total_assets = balance.total_current_assets + balance.fixed_assets + balance.intangible_assets
  balance.total_current_liabilities = balance.short_term_borrowings + balance.payables
  balance.total_liabilities = balance.total_current_liabilities + balance.long_term_borrowings
  balance.total_equity =
    balance.paid_in_capital + balance.capital_reserve + balance.retained_earnings + balance.minority_interests
}

function incomeOf(quarter: Quarter, state: State, overhead: number, random: Random): Record<IncomeItem, number> {
  const income = zeros(incomeItems)
  const { revenue } = quarter
  income.revenue = revenue
  income.operating_cost = Math.round(revenue * (1 - quarter.grossMargin))
  income.taxes_and_surcharges = Math.round(revenue * 0.006)
  income.selling_expense = Math.round(revenue * overhead * 0.4 * random.between(0.92, 1.08))
  income.administrative_expense = Math.round(revenue * overhead * 0.33 * random.between(0.92, 1.08))
  income.research_expense = Math.round(revenue * overhead * 0.27 * random.between(0.92, 1.08))
  income.financial_expense = Math.round(
    (state.balance.short_term_borrowings + state.balance.long_term_borrowings) * 0.0095 - state.balance.cash * 0.003,
  )
  // The two that make up the financial expense, to the yuan.
  income.interest_expense = Math.round(
    (state.balance.short_term_borrowings + state.balance.long_term_borrowings) * 0.0095,
  )
  income.interest_income = income.interest_expense - income.financial_expense
  income.operating_profit =
    revenue -
    income.operating_cost -
    income.taxes_and_surcharges -
    income.selling_expense -
    income.administrative_expense -
    income.research_expense -
    income.financial_expense
  income.non_operating_income = Math.round(revenue * random.between(0, 0.004))
  income.non_operating_expense = Math.round(revenue * random.between(0, 0.004))
  income.total_profit = income.operating_profit + income.non_operating_income - income.non_operating_expense
  income.income_tax = Math.max(0, Math.round(income.total_profit * TAX))
  income.net_profit = income.total_profit - income.income_tax
  const { minority_interests: minority, total_equity: equity } = state.balance
  income.minority_profit = equity > 0 ? Math.round((income.net_profit * minority) / equity) : 0
  income.parent_net_profit = income.net_profit - income.minority_profit
  return income
}

/** Moves the balance through a quarter; cash is what is left, so that all three statements meet. */
function advance(
  state: State,
  quarter: Quarter,
  income: Record<IncomeItem, number>,
  paid: number,
  split: number,
  random: Random,
): void {
  const { balance } = state
  const before = { ...balance }
  const yearly = quarter.revenue * 4
  balance.receivables = Math.round(yearly * DAYS_OF_SALES.receivables * random.between(0.9, 1.1))
  balance.inventories = Math.round(
    yearly * (1 - quarter.grossMargin) * DAYS_OF_SALES.inventories * random.between(0.9, 1.1),
  )
  balance.payables = Math.round(yearly * (1 - quarter.grossMargin) * DAYS_OF_SALES.payables * random.between(0.9, 1.1))
  const wear = Math.round(before.fixed_assets * 0.022)
  const amortised = Math.round(before.intangible_assets * 0.015)
  const invested = Math.round((wear + amortised) * random.between(0.7, 1.6))
  balance.fixed_assets += Math.round(invested * 0.85) - wear
  balance.intangible_assets += invested - Math.round(invested * 0.85) - amortised
  const operating =
    income.net_profit +
    wear +
    amortised -
    (balance.receivables - before.receivables) -
    (balance.inventories - before.inventories) +
    (balance.payables - before.payables)
  const least = Math.round(yearly * 0.06)
  let cash = before.cash + operating - invested - paid
  // Short of cash it borrows, rich in cash it pays back.
  const borrowed =
    cash < least
      ? least - cash
      : -Math.min(balance.short_term_borrowings, Math.max(0, Math.round((cash - yearly * 0.35) * 0.5)))
  balance.short_term_borrowings += borrowed
  cash += borrowed
  balance.cash = cash
  balance.retained_earnings += income.parent_net_profit - paid
  balance.minority_interests += income.minority_profit
  balance.paid_in_capital += split
  balance.capital_reserve -= split
  state.shares += split
  total(balance)
  state.cash.operating_cash_flow += operating
  state.cash.investing_cash_flow -= invested
  state.cash.financing_cash_flow += borrowed - paid
  for (const item of incomeItems) state.income[item] += income[item]
}

/** The dividend and split of a year, decided on last year's profit; ex-date between June and July. */
function actionOf(
  seed: number,
  company: DemoCompany,
  year: number,
  state: { shares: number; lastProfit: number; balance: { capital_reserve: number } },
): Action | null {
  const random = randomOf(seed, 'action', company.id, year)
  const exDate = tradingDayAfter(dayAfter(`${year}-06-05`, random.int(0, 24)), 0)
  const payout = random.chance(0.25) ? 0 : random.between(0.15, 0.5)
  const cash = state.lastProfit > 0 ? Math.floor((state.lastProfit * payout * 100) / state.shares) / 100 : 0
  const shares =
    random.chance(0.12) && state.balance.capital_reserve > state.shares ? random.pick([0.2, 0.3, 0.4, 0.5, 1]) : 0
  if (exDate <= company.firstDay || (cash === 0 && shares === 0)) return null
  return { exDate, announcedOn: dayAfter(exDate, -7), cash, shares }
}

/** A company's books in the making, a quarter at a time. */
interface Making {
  /** What decides on this year's dividend and split. */
  state: { shares: number; lastProfit: number; balance: { capital_reserve: number } }
  beginYear: () => void
  advance: (quarter: Quarter, paid: number, split: number, random: Random) => void
  sheets: () =>
    | Pick<BankReport, 'form' | 'income' | 'balance' | 'cash'>
    | Pick<GeneralReport, 'form' | 'income' | 'balance' | 'cash'>
}

function generalMaking(company: DemoCompany, overhead: number, random: Random): Making {
  const state = opening(company, random)
  return {
    state,
    beginYear: () =>
      Object.assign(state, {
        lastProfit: state.income.parent_net_profit || state.lastProfit,
        openingCash: state.balance.cash,
        income: zeros(incomeItems),
        cash: zeros(cashItems),
      }),
    advance: (quarter, paid, split, own) =>
      advance(state, quarter, incomeOf(quarter, state, overhead, own), paid, split, own),
    sheets: () => ({
      form: 'general',
      income: { ...state.income },
      balance: { ...state.balance },
      cash: {
        ...state.cash,
        net_cash_change: state.balance.cash - state.openingCash,
        opening_cash: state.openingCash,
        closing_cash: state.balance.cash,
      },
    }),
  }
}

function bankMaking(company: DemoCompany, overhead: number, random: Random): Making {
  const state = openBank(company, random)
  return {
    state,
    beginYear: () => beginBankYear(state),
    advance: (quarter, paid, split, own) =>
      advanceBank(state, quarter, { growth: company.growth, overhead, paid, split, random: own }),
    sheets: () => ({ form: 'bank', ...bankSheets(state) }),
  }
}

/**
 * A company's books up to `today`. A later `today` only adds to them. Values in whole yuan meet every identity exactly.
 */
export function booksOf(seed: number, company: DemoCompany, from: string, today: string): Books {
  const sector = sectorOf.get(company.path[0])
  const netMargin = (sector?.netMargin ?? 0.07) * Math.min(1.6, company.grossMargin / (sector?.grossMargin ?? 0.25))
  const overhead = Math.max(0.02, company.grossMargin - netMargin / (1 - TAX) - 0.01)
  const quarters = quartersOf(seed, company, from, dayAfter(today, 100))
  const making = company.path[0] === BANKS ? bankMaking : generalMaking
  const made = making(company, overhead, randomOf(seed, 'opening', company.id))
  const books: Books = { reports: [], quarters: quarters.filter((one) => one.publishedOn <= today), actions: [] }
  for (const quarter of quarters) {
    const random = randomOf(seed, 'report', company.id, quarter.periodEnd)
    const year = Number(quarter.periodEnd.slice(0, 4))
    const month = Number(quarter.periodEnd.slice(5, 7))
    if (month === 3) made.beginYear()
    const { state } = made
    const action = month === 6 ? actionOf(seed, company, year, state) : null
    if (action && action.announcedOn <= today) books.actions.push(action)
    const paid = action ? Math.round(action.cash * state.shares) : 0
    made.advance(quarter, paid, action ? Math.round(action.shares * state.shares) : 0, random)
    if (quarter.publishedOn > today) continue
    books.reports.push({
      periodEnd: quarter.periodEnd,
      months: month,
      publishedOn: quarter.publishedOn,
      ...made.sheets(),
    })
  }
  return books
}

/**
 * The same report restated: sales that were counted gross are counted net, so revenue and cost fall alike and nothing
 * else moves. Of a bank these are its fees.
 */
export function restated(report: Report, share: number, publishedOn: string): Report {
  if (report.form === 'bank') return { ...report, publishedOn, income: withoutGrossFees(report.income, share) }
  const by = Math.round(report.income.operating_cost * share)
  return {
    ...report,
    publishedOn,
    income: {
      ...report.income,
      revenue: report.income.revenue - by,
      operating_cost: report.income.operating_cost - by,
    },
  }
}
