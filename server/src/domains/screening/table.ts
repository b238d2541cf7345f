import { screenFields, type ScreenField } from '@pandora/contract/domains/figures/fields'
import type { Language } from '@pandora/contract/language'
import type { ExportedCompany, ScreeningFilter } from '@pandora/contract/domains/screening/operations'
import type { SheetOf } from '@pandora/contract/workbook'
import { fieldCells, fieldHead, fieldHeads } from '../figures/offers/fields/file.ts'
import { boundsOf } from './filter.ts'
import type { Ran } from './run.ts'

const words = {
  zh: {
    name: '筛选结果',
    code: '代码',
    company: '公司',
    english: '英文名',
    exchange: '交易所',
    industry: '行业',
    currency: '币种',
    delisted: '含退市',
    oldPeriods: '计入旧报告期',
  },
  en: {
    name: 'Screening',
    code: 'Code',
    company: 'Company',
    english: 'English name',
    exchange: 'Exchange',
    industry: 'Industry',
    currency: 'Currency',
    delisted: 'delisted too',
    oldPeriods: 'old periods too',
  },
} as const

/** Everything that was screened as a table: full figures, missing empty. */
export function screenedTable(
  rows: readonly ExportedCompany[],
  columns: readonly ScreenField[] = screenFields,
  language: Language = 'zh-CN',
): SheetOf {
  const w = words[language === 'en' ? 'en' : 'zh']
  return {
    name: w.name,
    head: [w.code, w.company, w.english, w.exchange, w.industry, w.currency, ...fieldHeads(columns, language)],
    rows: rows.map((row) => [
      row.stockCode,
      row.nameZh,
      row.nameEn,
      row.exchangeCode,
      (language === 'en' ? row.industryEn : null) ?? row.industryZh,
      row.currency,
      ...fieldCells(columns, row, language),
    ]),
  }
}

/** A filter in words, one line a condition. */
export function filterWords(filter: ScreeningFilter, market: Ran['market'], language: Language): string {
  const tongue = language === 'en' ? 'en' : 'zh'
  const between = (from: number, to: number) =>
    from === -Infinity ? `≤ ${to}` : to === Infinity ? `≥ ${from}` : `${from} – ${to}`
  const bounds = boundsOf(filter).map(({ field, from, to }) => `${fieldHead(field, language)} ${between(from, to)}`)
  const named = (filter.industries ?? []).map((code) => {
    const node = market.classes.get(code)
    return (tongue === 'en' ? node?.nameEn : null) ?? node?.nameZh ?? code
  })
  return [
    ...bounds,
    ...named,
    ...(filter.exchanges ?? []),
    ...(filter.themeId === undefined ? [] : [filter.themeId]),
    ...(filter.watched ? [tongue === 'en' ? 'watched' : '自选'] : []),
    ...(['delisted', 'oldPeriods'] as const).flatMap((name) => (filter[name] ? [words[tongue][name]] : [])),
  ].join('; ')
}
