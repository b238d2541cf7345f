import { absenceWords } from '@pandora/contract/domains/figures/words'
import type { Language } from '@pandora/contract/language'
import {
  screenFields,
  screenWords,
  type ExportedCompany,
  type ScreenField,
  type ScreeningFilter,
} from '@pandora/contract/domains/screening/operations'
import type { SheetOf } from '@pandora/contract/workbook'
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
    cap: '市值口径',
    priced: '行情日',
    change: '涨跌幅口径',
    adjusted: '复权价：可能与交易所当日的涨跌幅不同',
    period: '报告期',
    pe: '无市盈率的原因',
    counted: '股本日',
    old: '报告期过旧',
    yes: '是',
    delisted: '含退市',
    oldPeriods: '计入旧报告期',
    shares: '总股本',
    vwap: '总股本 × 当日均价（只有复权价）',
    float: '流通股本',
    turnover: '成交额 ÷ 换手率',
    unit: { money: '', percent: '（%）', times: '（倍）', points: '', price: '' },
  },
  en: {
    name: 'Screening',
    code: 'Code',
    company: 'Company',
    english: 'English name',
    exchange: 'Exchange',
    industry: 'Industry',
    currency: 'Currency',
    cap: 'Market value by',
    priced: 'Priced on',
    change: 'Change by',
    adjusted: 'adjusted prices: it may differ from what the exchange counted',
    period: 'Period',
    pe: 'Why there is no PE',
    counted: 'Shares counted on',
    old: 'Period too old',
    yes: 'yes',
    delisted: 'delisted too',
    oldPeriods: 'old periods too',
    shares: 'all shares',
    vwap: 'all shares × average price of the day (adjusted prices only)',
    float: 'shares that trade',
    turnover: 'amount ÷ turnover rate',
    unit: { money: '', percent: ' (%)', times: ' (times)', points: '', price: '' },
  },
} as const

/** Everything that was screened as a table: full figures, missing empty. */
export function screenedTable(
  rows: readonly ExportedCompany[],
  columns: readonly ScreenField[] = screenFields,
  language: Language = 'zh-CN',
): SheetOf {
  const tongue = language === 'en' ? 'en' : 'zh'
  const w = words[tongue]
  return {
    name: w.name,
    head: [
      w.code,
      w.company,
      w.english,
      w.exchange,
      w.industry,
      w.currency,
      ...columns.map((field) => `${screenWords[field][tongue]}${w.unit[screenWords[field].measure]}`),
      w.cap,
      w.priced,
      w.period,
      w.pe,
      w.counted,
      w.old,
      w.change,
    ],
    rows: rows.map((row) => [
      row.stockCode,
      row.nameZh,
      row.nameEn,
      row.exchangeCode,
      (tongue === 'en' ? row.industryEn : null) ?? row.industryZh,
      row.currency,
      ...columns.map((field) => row[field]),
      row.capBasis === null ? null : w[row.capBasis],
      row.priceDate,
      row.periodEnd,
      row.peAbsence === null ? null : absenceWords[row.peAbsence][tongue],
      row.countedOn,
      row.old ? w.yes : null,
      row.changeAdjusted ? w.adjusted : null,
    ]),
  }
}

/** A filter in words, one line a condition. */
export function filterWords(filter: ScreeningFilter, market: Ran['market'], language: Language): string {
  const tongue = language === 'en' ? 'en' : 'zh'
  const between = (from: number, to: number) =>
    from === -Infinity ? `≤ ${to}` : to === Infinity ? `≥ ${from}` : `${from} – ${to}`
  const bounds = boundsOf(filter).map(
    ({ field, from, to }) =>
      `${screenWords[field][tongue]}${words[tongue].unit[screenWords[field].measure]} ${between(from, to)}`,
  )
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
