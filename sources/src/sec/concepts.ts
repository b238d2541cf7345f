/**
 * Concepts of both taxonomies (us-gaap, ifrs-full) that say what one of our items says, the best first. Of one filing
 * the first that it gives counts.
 */
export interface ItemConcepts {
  statement: 'income' | 'balance' | 'cash-flow' | 'indicator'
  concepts: readonly string[]
}

const of = (
  statement: ItemConcepts['statement'],
  items: Readonly<Record<string, readonly string[]>>,
): [string, ItemConcepts][] => Object.entries(items).map(([item, concepts]) => [item, { statement, concepts }])

/** Our items with their concepts. What is mapped to none keeps its own name, `us-gaap:…`. */
export const itemConcepts: ReadonlyMap<string, ItemConcepts> = new Map([
  ...of('income', {
    revenue: [
      'Revenues',
      'RevenueFromContractWithCustomerExcludingAssessedTax',
      'RevenueFromContractWithCustomerIncludingAssessedTax',
      'SalesRevenueNet',
      'RevenuesNetOfInterestExpense',
      'SalesRevenueGoodsNet',
      'Revenue',
      'RevenueFromContractsWithCustomers',
    ],
    operating_cost: ['CostOfRevenue', 'CostOfGoodsAndServicesSold', 'CostOfGoodsSold', 'CostOfSales'],
    gross_profit: ['GrossProfit'],
    selling_expense: ['SellingAndMarketingExpense', 'SellingExpense', 'DistributionCosts'],
    administrative_expense: ['GeneralAndAdministrativeExpense', 'AdministrativeExpense'],
    selling_general_administrative: ['SellingGeneralAndAdministrativeExpense'],
    research_expense: ['ResearchAndDevelopmentExpense', 'ResearchAndDevelopmentExpenseExcludingAcquiredInProcessCost'],
    interest_expense: ['InterestExpense', 'InterestExpenseNonoperating', 'InterestExpenseDebt', 'FinanceCosts'],
    interest_income: ['InvestmentIncomeInterest', 'InterestIncomeOther', 'FinanceIncome'],
    operating_profit: ['OperatingIncomeLoss', 'ProfitLossFromOperatingActivities'],
    total_profit: [
      'IncomeLossFromContinuingOperationsBeforeIncomeTaxesExtraordinaryItemsNoncontrollingInterest',
      'IncomeLossFromContinuingOperationsBeforeIncomeTaxesMinorityInterestAndIncomeLossFromEquityMethodInvestments',
      'ProfitLossBeforeTax',
    ],
    income_tax: ['IncomeTaxExpenseBenefit', 'IncomeTaxExpenseContinuingOperations'],
    // Where nobody else holds a part, only the profit of the parent's holders is filed, and it is the whole.
    net_profit: ['ProfitLoss', 'NetIncomeLoss'],
    parent_net_profit: ['NetIncomeLoss', 'ProfitLossAttributableToOwnersOfParent'],
    minority_profit: [
      'NetIncomeLossAttributableToNoncontrollingInterest',
      'ProfitLossAttributableToNoncontrollingInterests',
    ],
  }),
  ...of('balance', {
    cash: ['CashAndCashEquivalentsAtCarryingValue', 'CashAndCashEquivalents'],
    receivables: [
      'AccountsReceivableNetCurrent',
      'ReceivablesNetCurrent',
      'CurrentTradeReceivables',
      'TradeAndOtherCurrentReceivables',
    ],
    inventories: ['InventoryNet', 'Inventories'],
    total_current_assets: ['AssetsCurrent', 'CurrentAssets'],
    fixed_assets: ['PropertyPlantAndEquipmentNet', 'PropertyPlantAndEquipment'],
    intangible_assets: [
      'IntangibleAssetsNetExcludingGoodwill',
      'FiniteLivedIntangibleAssetsNet',
      'IntangibleAssetsOtherThanGoodwill',
    ],
    goodwill: ['Goodwill'],
    total_assets: ['Assets'],
    short_term_borrowings: ['ShortTermBorrowings', 'DebtCurrent', 'ShorttermBorrowings'],
    payables: ['AccountsPayableCurrent', 'TradeAndOtherCurrentPayables'],
    total_current_liabilities: ['LiabilitiesCurrent', 'CurrentLiabilities'],
    long_term_borrowings: ['LongTermDebtNoncurrent', 'ConvertibleDebtNoncurrent', 'LongtermBorrowings'],
    total_liabilities: ['Liabilities'],
    paid_in_capital: ['CommonStockValue', 'IssuedCapital'],
    capital_reserve: [
      'AdditionalPaidInCapital',
      'AdditionalPaidInCapitalCommonStock',
      'SharePremium',
      'AdditionalPaidinCapital',
    ],
    retained_earnings: ['RetainedEarningsAccumulatedDeficit', 'RetainedEarnings'],
    minority_interests: ['MinorityInterest', 'NoncontrollingInterests'],
    parent_equity: ['StockholdersEquity', 'EquityAttributableToOwnersOfParent'],
    total_equity: [
      'StockholdersEquityIncludingPortionAttributableToNoncontrollingInterest',
      'Equity',
      'StockholdersEquity',
    ],
  }),
  ...of('cash-flow', {
    operating_cash_flow: [
      'NetCashProvidedByUsedInOperatingActivities',
      'NetCashProvidedByUsedInOperatingActivitiesContinuingOperations',
      'CashFlowsFromUsedInOperatingActivities',
    ],
    investing_cash_flow: [
      'NetCashProvidedByUsedInInvestingActivities',
      'NetCashProvidedByUsedInInvestingActivitiesContinuingOperations',
      'CashFlowsFromUsedInInvestingActivities',
    ],
    financing_cash_flow: [
      'NetCashProvidedByUsedInFinancingActivities',
      'NetCashProvidedByUsedInFinancingActivitiesContinuingOperations',
      'CashFlowsFromUsedInFinancingActivities',
    ],
    capital_expenditure: [
      'PaymentsToAcquirePropertyPlantAndEquipment',
      'PaymentsToAcquireProductiveAssets',
      'PurchaseOfPropertyPlantAndEquipmentClassifiedAsInvestingActivities',
    ],
    net_cash_change: [
      'CashCashEquivalentsRestrictedCashAndRestrictedCashEquivalentsPeriodIncreaseDecreaseIncludingExchangeRateEffect',
      'CashAndCashEquivalentsPeriodIncreaseDecrease',
      'IncreaseDecreaseInCashAndCashEquivalents',
    ],
  }),
  ...of('indicator', {
    eps: ['EarningsPerShareBasic', 'EarningsPerShareBasicAndDiluted', 'BasicEarningsLossPerShare'],
    diluted_eps: ['EarningsPerShareDiluted', 'EarningsPerShareBasicAndDiluted', 'DilutedEarningsLossPerShare'],
  }),
])
