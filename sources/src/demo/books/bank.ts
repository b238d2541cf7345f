import type { Quarter } from '../quarters.ts'
import type { Random } from '../random.ts'
import type { DemoCompany } from '../world.ts'
import { cashFlowItems, equityItems, profitItems, TAX, zeros } from './items.ts'

// The books of a fictional bank, in the form that banks report in: what it earns is interest and fees, what it has is
// lent, what it owes are deposits. Everything in whole yuan, so that the three statements meet exactly.

export const bankIncomeItems = [
  'revenue',
  'interest_income',
  'interest_expense',
  'net_interest_income',
  'fee_income',
  'fee_expense',
  'net_fee_income',
  'taxes_and_surcharges',
  'business_administrative_expense',
  'credit_impairment',
  ...profitItems,
] as const
export const bankBalanceItems = [
  'cash_and_central_bank',
  'loans_and_advances',
  'financial_investments',
  'fixed_assets',
  'intangible_assets',
  'total_assets',
  'customer_deposits',
  'interbank_liabilities',
  'bonds_issued',
  'total_liabilities',
  ...equityItems,
] as const
export const bankCashItems = ['net_deposits_received', 'net_loans_granted', ...cashFlowItems] as const
type Income = Record<(typeof bankIncomeItems)[number], number>
type Balance = Record<(typeof bankBalanceItems)[number], number>
type Cash = Record<(typeof bankCashItems)[number], number>

/** The three statements of a bank. */
export interface BankSheets {
  income: Income
  balance: Balance
  cash: Cash
}

export interface BankState extends BankSheets {
  shares: number
  /** Last year's profit of the holders, out of which this year's dividend comes. */
  lastProfit: number
  openingCash: number
  /** Part of the revenue that is fees, of what it has that is lent, and of deposits that lies with the central bank. */
  fees: number
  lent: number
  reserve: number
}

/** What is paid on deposits, and on other debt, a quarter. */
const [ON_DEPOSITS, ON_DEBT] = [0.0042, 0.0065] as const
/** Deposits over equity: a bank with less capital takes in no more, and one with more has room. */
const [LEAST_DEPOSITS, MOST_DEPOSITS] = [8.5, 13] as const

/** Sums of what is owed and held, and what is left of them put into securities. */
function settle({ balance, lent, reserve }: BankState): void {
  balance.total_liabilities = balance.customer_deposits + balance.interbank_liabilities + balance.bonds_issued
  balance.total_equity =
    balance.paid_in_capital + balance.capital_reserve + balance.retained_earnings + balance.minority_interests
  balance.total_assets = balance.total_liabilities + balance.total_equity
  balance.cash_and_central_bank = Math.round(balance.customer_deposits * reserve)
  balance.loans_and_advances = Math.round(balance.total_assets * lent)
  balance.financial_investments =
    balance.total_assets -
    balance.cash_and_central_bank -
    balance.loans_and_advances -
    balance.fixed_assets -
    balance.intangible_assets
}

/** A bank on the day before its first quarter. */
export function openBank({ revenue, totalShares: shares }: DemoCompany, random: Random): BankState {
  const balance = zeros(bankBalanceItems)
  const net = Math.round(revenue * random.between(3, 3.8))
  balance.customer_deposits = Math.round(net * random.between(9.5, 11.5))
  balance.interbank_liabilities = Math.round(net * random.between(0.9, 1.8))
  balance.bonds_issued = Math.round(net * random.between(0.5, 1.2))
  balance.fixed_assets = Math.round(revenue * random.between(0.35, 0.6))
  balance.intangible_assets = Math.round(revenue * random.between(0.03, 0.1))
  balance.paid_in_capital = shares
  balance.minority_interests = Math.round(net * random.between(0, 0.03))
  balance.capital_reserve = Math.round((net - balance.minority_interests - shares) * random.between(0.3, 0.5))
  balance.retained_earnings = net - balance.minority_interests - shares - balance.capital_reserve
  const state: BankState = {
    shares,
    lastProfit: Math.round(revenue * 0.34),
    openingCash: 0,
    fees: random.between(0.14, 0.26),
    lent: random.between(0.54, 0.62),
    reserve: random.between(0.08, 0.11),
    income: zeros(bankIncomeItems),
    balance,
    cash: zeros(bankCashItems),
  }
  settle(state)
  state.openingCash = balance.cash_and_central_bank
  return state
}

function incomeOf(
  { revenue, grossMargin }: Quarter,
  { fees, balance }: BankState,
  overhead: number,
  random: Random,
): Income {
  const income = zeros(bankIncomeItems)
  income.revenue = revenue
  income.net_fee_income = Math.round(revenue * fees * random.between(0.9, 1.1))
  income.fee_expense = Math.round(income.net_fee_income * random.between(0.08, 0.14))
  income.fee_income = income.net_fee_income + income.fee_expense
  income.net_interest_income = revenue - income.net_fee_income
  income.interest_expense = Math.round(
    balance.customer_deposits * ON_DEPOSITS + (balance.interbank_liabilities + balance.bonds_issued) * ON_DEBT,
  )
  income.interest_income = income.net_interest_income + income.interest_expense
  income.taxes_and_surcharges = Math.round(revenue * 0.01)
  income.business_administrative_expense = Math.round(revenue * overhead * 0.58 * random.between(0.94, 1.06))
  // Loans that go bad take what a surprise of the quarter takes.
  income.credit_impairment = Math.round(revenue * (overhead * 0.42 + 1 - grossMargin) * random.between(0.92, 1.08))
  income.operating_profit =
    revenue - income.taxes_and_surcharges - income.business_administrative_expense - income.credit_impairment
  income.non_operating_income = Math.round(revenue * random.between(0, 0.003))
  income.non_operating_expense = Math.round(revenue * random.between(0, 0.003))
  income.total_profit = income.operating_profit + income.non_operating_income - income.non_operating_expense
  income.income_tax = Math.max(0, Math.round(income.total_profit * TAX))
  income.net_profit = income.total_profit - income.income_tax
  const { minority_interests: minority, total_equity: equity } = balance
  income.minority_profit = equity > 0 ? Math.round((income.net_profit * minority) / equity) : 0
  income.parent_net_profit = income.net_profit - income.minority_profit
  return income
}

/** Moves a bank through a quarter; `paid`: dividends, `split`: shares out of capital. */
export function advanceBank(
  state: BankState,
  quarter: Quarter,
  {
    growth,
    overhead,
    paid,
    split,
    random,
  }: { growth: number; overhead: number; paid: number; split: number; random: Random },
): void {
  const { balance, cash } = state
  const before = { ...balance }
  const income = incomeOf(quarter, state, overhead, random)
  balance.retained_earnings += income.parent_net_profit - paid
  balance.minority_interests += income.minority_profit
  balance.paid_in_capital += split
  balance.capital_reserve -= split
  state.shares += split
  const equity = before.total_equity + income.net_profit - paid
  const wished = before.customer_deposits * (1 + growth / 4 + random.normal() * 0.008)
  balance.customer_deposits = Math.round(Math.min(equity * MOST_DEPOSITS, Math.max(equity * LEAST_DEPOSITS, wished)))
  balance.interbank_liabilities = Math.round(balance.customer_deposits * random.between(0.09, 0.16))
  balance.bonds_issued = Math.round(balance.customer_deposits * random.between(0.06, 0.09))
  const wear = Math.round(before.fixed_assets * 0.022)
  const amortised = Math.round(before.intangible_assets * 0.015)
  const bought = Math.round((wear + amortised) * random.between(0.7, 1.5))
  balance.fixed_assets += Math.round(bought * 0.85) - wear
  balance.intangible_assets += bought - Math.round(bought * 0.85) - amortised
  settle(state)
  const moved = (item: keyof Balance) => balance[item] - before[item]
  const taken = moved('customer_deposits') + moved('interbank_liabilities')
  // Loans stand after what is expected to be lost: what was lent is more by that.
  const granted = moved('loans_and_advances') + income.credit_impairment
  cash.net_deposits_received += taken
  cash.net_loans_granted += granted
  cash.operating_cash_flow += income.net_profit + wear + amortised + income.credit_impairment + taken - granted
  cash.investing_cash_flow -= bought + moved('financial_investments')
  cash.financing_cash_flow += moved('bonds_issued') - paid
  for (const item of bankIncomeItems) state.income[item] += income[item]
}

/** A bank's year begins: what flowed counts from nothing. */
export function beginBankYear(state: BankState): void {
  state.lastProfit = state.income.parent_net_profit || state.lastProfit
  state.openingCash = state.balance.cash_and_central_bank
  state.income = zeros(bankIncomeItems)
  state.cash = zeros(bankCashItems)
}

/** The statements of the year so far. */
export function bankSheets({ income, balance, cash, openingCash }: BankState): BankSheets {
  return {
    income: { ...income },
    balance: { ...balance },
    cash: {
      ...cash,
      net_cash_change: balance.cash_and_central_bank - openingCash,
      opening_cash: openingCash,
      closing_cash: balance.cash_and_central_bank,
    },
  }
}

/** Fees that were counted gross are counted net: revenue and the cost of earning them fall alike. */
export function withoutGrossFees(income: Income, share: number): Income {
  const by = Math.round(income.net_fee_income * share)
  return {
    ...income,
    revenue: income.revenue - by,
    fee_income: income.fee_income - by,
    net_fee_income: income.net_fee_income - by,
    business_administrative_expense: income.business_administrative_expense - by,
  }
}
