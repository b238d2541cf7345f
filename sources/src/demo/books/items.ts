/** What both forms of a fictional company's statements hold, general and of banks, in the order that reports have it. */
export const profitItems = [
  'operating_profit',
  'non_operating_income',
  'non_operating_expense',
  'total_profit',
  'income_tax',
  'net_profit',
  'parent_net_profit',
  'minority_profit',
] as const
export const equityItems = [
  'paid_in_capital',
  'capital_reserve',
  'retained_earnings',
  'minority_interests',
  'total_equity',
] as const
export const cashFlowItems = [
  'operating_cash_flow',
  'investing_cash_flow',
  'financing_cash_flow',
  'net_cash_change',
  'opening_cash',
  'closing_cash',
] as const

/** Part of the profit before tax that is paid as tax. */
export const TAX = 0.18

/** Every item at nothing. */
export const zeros = <Item extends string>(items: readonly Item[]): Record<Item, number> =>
  Object.fromEntries(items.map((item) => [item, 0])) as Record<Item, number>
