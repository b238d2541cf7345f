import { screenWords, statementFields, type ScreenField } from '@pandora/contract/domains/figures/fields'
import { todayFigures } from '@pandora/contract/domains/figures/today'
import { fieldReason } from '@pandora/contract/domains/figures/reasons'
import type { Unit } from '@pandora/intelligence/answers/amounts'
import type { MarketFigures } from '../../figures/offers/market.ts'
import { fieldOf } from '../../figures/offers/fields/values.ts'
import { readyMarket } from '../../figures/offers/fields/order.ts'
import { addFact, companyName, inWords, lacks, nameIn, type Asking, type Draft } from './draft.ts'

/** What a field of the screening is counted in. */
export function fieldUnit(field: ScreenField): Unit {
  const { measure } = screenWords[field]
  return measure === 'price' ? 'per-share' : measure
}

/** A field of a company of the market as a fact of the answer; null where it has none. */
export function fieldFact(
  draft: Draft,
  { known, reading }: Asking,
  row: MarketFigures,
  field: ScreenField,
): string | null {
  const value = fieldOf[field](row)
  if (value === null) return null
  const ofStatements = statementFields.has(field)
  const day = ofStatements ? row.periodEnd : row.priceDate
  const unit = fieldUnit(field)
  const receipt = todayFigures.find((one) => one === field)
  // What stands in for a price paid, and an adjusted change, say so.
  const mark =
    (field === 'marketCap' && row.capBasis !== 'shares') || (field === 'floatCap' && row.floatBasis !== 'shares')
      ? inWords(draft, '（†按均价或换手率估）', ' († by average price or turnover)')
      : field === 'changeRate' && row.changeAdjusted
        ? inWords(draft, '（‡复权）', ' (‡ adjusted)')
        : ''
  return addFact(draft, {
    label: `${nameIn(draft, screenWords[field])}${mark}`,
    companyId: row.companyId,
    company: companyName(draft, known, row.companyId),
    period: day === null ? null : inWords(draft, `截至 ${day}`, `as of ${day}`),
    unit,
    currency: ofStatements ? row.statementCurrency : row.currency,
    value,
    decimals: unit === 'percent' || unit === 'times' ? reading.decimals : unit === 'per-share' ? 2 : null,
    receipt: receipt ? { figure: receipt, basis: 'today', periodEnd: null } : null,
  })
}

/** A figure by the last price, or the newest of its kind; says why where there is none. */
export async function todayFact(
  draft: Draft,
  asking: Asking,
  companyId: string,
  field: ScreenField,
): Promise<string | null> {
  const market = await readyMarket(asking.services, asking.view)
  const row = market.rows.find((one) => one.companyId === companyId)
  const fact = row ? fieldFact(draft, asking, row, field) : null
  if (fact !== null) return fact
  const name = companyName(draft, asking.known, companyId)
  const why = row ? fieldReason(field, row) : null
  lacks(
    draft,
    inWords(draft, `${name}的${screenWords[field].zh}`, `${screenWords[field].en} of ${name}`),
    why
      ? nameIn(draft, why)
      : inWords(draft, '导入日线行情、股本或财务报表文件', 'Import a file of daily prices, share counts or statements'),
  )
  return null
}
