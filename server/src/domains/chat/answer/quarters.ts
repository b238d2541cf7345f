import { absenceWords } from '@pandora/contract/domains/figures/words'
import { figureAbsences, type FigureName } from '@pandora/contract/domains/figures/names'
import type { Measure } from '@pandora/intelligence/answers/vocabulary'
import { companyQuarters, type QuarterFigures } from '../../figures/offers/quarters.queries.ts'
import { addFact, companyName, inWords, nameIn, type Asking, type Draft } from './draft.ts'
import { spanName, type Span } from './spans.ts'

type Column = keyof QuarterFigures & string
interface InQuarter {
  figure: FigureName
  column: Column
  unit: 'money' | 'percent'
  /** The same whichever basis. */
  balance?: true
}

/** Where a quarter has a measure: by the item, ratio or field asked for. */
const inQuarter: Readonly<Record<string, InQuarter>> = {
  'item:revenue': { figure: 'revenue', column: 'revenue', unit: 'money' },
  'item:gross_profit': { figure: 'grossProfit', column: 'gross_profit', unit: 'money' },
  'field:grossProfit': { figure: 'grossProfit', column: 'gross_profit', unit: 'money' },
  'item:operating_profit': { figure: 'operatingProfit', column: 'operating_profit', unit: 'money' },
  'item:total_profit': { figure: 'totalProfit', column: 'total_profit', unit: 'money' },
  'item:income_tax': { figure: 'incomeTax', column: 'income_tax', unit: 'money' },
  'item:net_profit': { figure: 'netIncomeAfterTax', column: 'net_profit', unit: 'money' },
  'item:parent_net_profit': { figure: 'parentNetProfit', column: 'parent_net_profit', unit: 'money' },
  'item:interest_expense': { figure: 'interestExpense', column: 'interest_expense', unit: 'money' },
  'item:interest_income': { figure: 'interestIncome', column: 'interest_income', unit: 'money' },
  'item:investment_income': { figure: 'investmentIncome', column: 'investment_income', unit: 'money' },
  'item:total_assets': { figure: 'totalAssets', column: 'total_assets', unit: 'money', balance: true },
  'item:total_liabilities': { figure: 'totalLiabilities', column: 'total_liabilities', unit: 'money', balance: true },
  'item:total_equity': { figure: 'equity', column: 'equity', unit: 'money', balance: true },
  'item:parent_equity': { figure: 'parentEquity', column: 'parent_equity', unit: 'money', balance: true },
  'formula:grossMargin': { figure: 'grossProfitMargin', column: 'gross_margin', unit: 'percent' },
  'formula:netMargin': { figure: 'netProfitMargin', column: 'net_margin', unit: 'percent' },
  'formula:growth:revenue': { figure: 'revenueGrowthRate', column: 'revenue_growth', unit: 'percent' },
  'formula:growth:parent_net_profit': { figure: 'profitGrowthRate', column: 'profit_growth', unit: 'percent' },
  'field:roe': { figure: 'roe', column: 'roe', unit: 'percent', balance: true },
  'field:nopat': { figure: 'nopat', column: 'nopat', unit: 'money' },
}

const keyOf = (measure: Measure): string =>
  measure.kind === 'item'
    ? `item:${measure.item}`
    : measure.kind === 'formula'
      ? `formula:${measure.key}`
      : measure.kind === 'field'
        ? `field:${measure.field}`
        : ''

/** Where quarters have a measure: the column of a single quarter, or at the end of a year that of its four; null: nowhere. */
export function quarterColumn(measure: Measure, rolled: boolean): { column: Column; unit: InQuarter['unit'] } | null {
  const of = inQuarter[keyOf(measure)]
  if (!of) return null
  return { column: (rolled && !of.balance ? `${of.column}_ttm` : of.column) as Column, unit: of.unit }
}

/** The last quarter of a company of which a figure of its own is held. */
export async function lastQuarterOf(
  { services, view }: Asking,
  companyId: string,
): Promise<{ year: number; quarter: number } | null> {
  const rows = (await companyQuarters(services.sql, view, [companyId], { size: 8 })).get(companyId) ?? []
  const last = rows.find((one) => one.revenue !== null || one.parent_net_profit !== null) ?? rows[0]
  return last ? { year: last.year, quarter: last.quarter } : null
}

/** Years at whose end a figure of quarters is held, the latest first. */
export async function fieldYears({ services, view }: Asking, companyId: string, measure: Measure): Promise<number[]> {
  const of = inQuarter[keyOf(measure)]
  if (!of) return []
  const rows = (await companyQuarters(services.sql, view, [companyId], { size: 60 })).get(companyId) ?? []
  const column = (of.balance ? of.column : `${of.column}_ttm`) as Column
  return rows.flatMap((row) => (row.quarter === 4 && row[column] !== null ? [row.year] : []))
}

/** A figure of a single quarter or of four quarters, with the product's own receipt; why not, where there is none. */
export async function quarterFigure(
  draft: Draft,
  { services, view, known, reading }: Asking,
  companyId: string,
  measure: Measure,
  span: Span,
): Promise<string | { why: string | null }> {
  const of = inQuarter[keyOf(measure)]
  if (!of)
    return {
      why:
        measure.kind === 'field'
          ? inWords(
              draft,
              '它随股价而变：把顶部的“截至”设为那一天，再问一次',
              'It goes with the price: set the as-of day at the top to that time and ask again',
            )
          : inWords(
              draft,
              '这个科目只按年度和年初至今给出，没有单季与最近四季',
              'This item is told by year and year to date only, not by quarter',
            ),
    }
  const quarters = (await companyQuarters(services.sql, view, [companyId], { size: 60 })).get(companyId) ?? []
  const row =
    span.kind === 'quarter'
      ? quarters.find((one) => one.year === span.year && one.quarter === span.quarter)
      : span.kind === 'year'
        ? quarters.find((one) => one.year === span.year && one.quarter === 4)
        : quarters[0]
  if (!row)
    return {
      why: inWords(
        draft,
        '没有这一期的季度数据：导入财务报表文件',
        'No figures of that quarter: import a file of statements',
      ),
    }
  const rolled = span.kind !== 'quarter' && !of.balance
  const column = (rolled ? `${of.column}_ttm` : of.column) as Column
  const value = row[column]
  if (typeof value !== 'number') {
    const code = figureAbsences.find((one) => one === row.absences[column])
    return { why: code ? nameIn(draft, absenceWords[code]) : null }
  }
  const end = row.period_end
  return addFact(draft, {
    label: nameIn(draft, measure.name),
    companyId,
    company: companyName(draft, known, companyId),
    period:
      span.kind === 'ttm' || span.kind === 'now'
        ? inWords(draft, `截至 ${end} 的最近四季`, `the four quarters to ${end}`)
        : spanName(draft, span),
    unit: of.unit,
    currency: row.currency,
    value,
    decimals: of.unit === 'percent' ? reading.decimals : null,
    restated: row.restated,
    receipt: { figure: of.figure, basis: rolled || span.kind !== 'quarter' ? 'ttm' : 'quarter', periodEnd: end },
  })
}
