import type { Bilingual } from '../language.ts'

/** What the figures of an item are counted in: money, per cent, money a share, or a plain ratio (times). */
export type ItemMeasure = 'money' | 'percent' | 'per-share' | 'times'
export interface StatementItemName extends Bilingual {
  statement: 'income' | 'balance' | 'cash-flow' | 'indicator'
  measure: ItemMeasure
}

const named = (
  statement: StatementItemName['statement'],
  measure: ItemMeasure,
  items: Record<string, readonly [zh: string, en: string]>,
): Record<string, StatementItemName> =>
  Object.fromEntries(Object.entries(items).map(([item, [zh, en]]) => [item, { statement, measure, zh, en }]))

/**
 * Items of statements that the product knows by name, in the order of a statement. A file may bring others: they are
 * kept and shown under
 * the name that the file gives them. Money of income and cash flow is cumulative from the fiscal year's beginning;
 * balances stand at the period's end.
 */
export const statementItems: Readonly<Record<string, StatementItemName>> = {
  ...named('income', 'money', {
    revenue: ['营业收入', 'Revenue'],
    operating_cost: ['营业成本', 'Cost of revenue'],
    gross_profit: ['毛利', 'Gross profit'],
    taxes_and_surcharges: ['税金及附加', 'Taxes and surcharges'],
    selling_expense: ['销售费用', 'Selling expense'],
    administrative_expense: ['管理费用', 'Administrative expense'],
    selling_general_administrative: ['销售及管理费用', 'Selling, general and administrative expense'],
    research_expense: ['研发费用', 'Research and development expense'],
    financial_expense: ['财务费用', 'Financial expense'],
    interest_expense: ['利息支出', 'Interest expense'],
    interest_income: ['利息收入', 'Interest income'],
    investment_income: ['投资收益', 'Investment income'],
    main_business_profit: ['主营业务利润', 'Profit from main business'],
    operating_profit: ['营业利润', 'Operating profit'],
    non_operating_income: ['营业外收入', 'Non-operating income'],
    non_operating_expense: ['营业外支出', 'Non-operating expense'],
    non_operating_net: ['营业外收支净额', 'Non-operating income, net'],
    total_profit: ['利润总额', 'Profit before tax'],
    income_tax: ['所得税费用', 'Income tax'],
    net_profit: ['净利润', 'Net profit'],
    parent_net_profit: ['归母净利润', 'Net profit to shareholders of the parent'],
    parent_net_profit_ex_nonrecurring: ['扣非归母净利润', 'Net profit to the parent, non-recurring items excluded'],
    minority_profit: ['少数股东损益', 'Profit to minority interests'],
  }),
  ...named('balance', 'money', {
    cash: ['货币资金', 'Cash'],
    receivables: ['应收账款', 'Receivables'],
    inventories: ['存货', 'Inventories'],
    total_current_assets: ['流动资产合计', 'Total current assets'],
    fixed_assets: ['固定资产', 'Fixed assets'],
    intangible_assets: ['无形资产', 'Intangible assets'],
    goodwill: ['商誉', 'Goodwill'],
    total_assets: ['资产总计', 'Total assets'],
    short_term_borrowings: ['短期借款', 'Short-term borrowings'],
    payables: ['应付账款', 'Payables'],
    total_current_liabilities: ['流动负债合计', 'Total current liabilities'],
    long_term_borrowings: ['长期借款', 'Long-term borrowings'],
    total_liabilities: ['负债合计', 'Total liabilities'],
    paid_in_capital: ['股本', 'Paid-in capital'],
    capital_reserve: ['资本公积', 'Capital reserve'],
    retained_earnings: ['未分配利润', 'Retained earnings'],
    minority_interests: ['少数股东权益', 'Minority interests'],
    parent_equity: ['归母股东权益', 'Equity of shareholders of the parent'],
    total_equity: ['股东权益合计', 'Total equity'],
  }),
  ...named('cash-flow', 'money', {
    operating_cash_flow: ['经营活动现金流净额', 'Operating cash flow'],
    investing_cash_flow: ['投资活动现金流净额', 'Investing cash flow'],
    financing_cash_flow: ['筹资活动现金流净额', 'Financing cash flow'],
    capital_expenditure: ['资本开支', 'Capital expenditure'],
    net_cash_change: ['现金净增加额', 'Net change in cash'],
    opening_cash: ['期初现金', 'Cash at the beginning'],
    closing_cash: ['期末现金', 'Cash at the end'],
  }),
  ...named('indicator', 'per-share', {
    eps: ['每股收益', 'Earnings per share'],
    diluted_eps: ['稀释每股收益', 'Diluted earnings per share'],
    book_value_per_share: ['每股净资产', 'Book value per share'],
    operating_cash_flow_per_share: ['每股经营现金流', 'Operating cash flow per share'],
    revenue_per_share: ['每股营业收入', 'Revenue per share'],
  }),
  ...named('indicator', 'percent', {
    roe: ['净资产收益率', 'Return on equity'],
    gross_margin: ['毛利率', 'Gross margin'],
    net_margin: ['净利率', 'Net margin'],
    revenue_growth: ['营业收入同比', 'Revenue growth'],
    net_profit_growth: ['净利润同比', 'Net profit growth'],
    eps_growth: ['每股收益同比', 'Growth of earnings per share'],
    total_assets_growth: ['总资产同比', 'Growth of total assets'],
    net_assets_growth: ['净资产同比', 'Growth of net assets'],
    equity_growth: ['股东权益同比', 'Growth of equity'],
    interest_cover: ['利息保障倍数（%）', 'Interest cover (per cent)'],
    equity_ratio: ['股东权益比率', 'Equity ratio'],
    debt_ratio: ['资产负债率', 'Debt ratio'],
  }),
  ...named('indicator', 'times', {
    receivables_turnover: ['应收账款周转率', 'Receivables turnover'],
    inventory_turnover: ['存货周转率', 'Inventory turnover'],
    current_assets_turnover: ['流动资产周转率', 'Current assets turnover'],
    current_ratio: ['流动比率', 'Current ratio'],
    quick_ratio: ['速动比率', 'Quick ratio'],
    cash_flow_to_sales: ['经营现金流 / 营业收入', 'Operating cash flow to revenue'],
    cash_flow_to_assets: ['经营现金流 / 总资产', 'Operating cash flow to assets'],
    cash_flow_to_profit: ['经营现金流 / 净利润', 'Operating cash flow to net profit'],
  }),
}
