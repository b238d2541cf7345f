import { absenceWords } from '@pandora/contract/domains/figures/words'
import { screenWords, type fieldFigures, type ScreenField } from '@pandora/contract/domains/figures/fields'
import type { Language } from '@pandora/contract/language'
import type { z } from 'zod'

type FieldFigures = z.infer<typeof fieldFigures>

const words = {
  zh: {
    cap: '市值口径',
    priced: '行情日',
    change: '涨跌幅口径',
    adjusted: '复权价：可能与交易所当日的涨跌幅不同',
    period: '报告期',
    pe: '无市盈率的原因',
    counted: '股本日',
    old: '报告期过旧',
    yes: '是',
    shares: '总股本',
    vwap: '总股本 × 当日均价（只有复权价）',
    float: '流通股本',
    turnover: '成交额 ÷ 换手率',
    unit: { money: '', percent: '（%）', times: '（倍）', points: '', price: '' },
  },
  en: {
    cap: 'Market value by',
    priced: 'Priced on',
    change: 'Change by',
    adjusted: 'adjusted prices: it may differ from what the exchange counted',
    period: 'Period',
    pe: 'Why there is no PE',
    counted: 'Shares counted on',
    old: 'Period too old',
    yes: 'yes',
    shares: 'all shares',
    vwap: 'all shares × average price of the day (adjusted prices only)',
    float: 'shares that trade',
    turnover: 'amount ÷ turnover rate',
    unit: { money: '', percent: ' (%)', times: ' (times)', points: '', price: '' },
  },
} as const

const wordsOf = (language: Language) => words[language === 'en' ? 'en' : 'zh']

/** A field with its unit, as the head of a file's column says it; money is in single units of the row's currency. */
export function fieldHead(field: ScreenField, language: Language): string {
  const { zh, en, measure } = screenWords[field]
  return `${language === 'en' ? en : zh}${wordsOf(language).unit[measure]}`
}

/** Heads of the columns that hold fields in a file, and of those behind them that say of what and when they are. */
export function fieldHeads(columns: readonly ScreenField[], language: Language): string[] {
  const w = wordsOf(language)
  return columns.length === 0
    ? []
    : [
        ...columns.map((field) => fieldHead(field, language)),
        w.cap,
        w.priced,
        w.period,
        w.pe,
        w.counted,
        w.old,
        w.change,
      ]
}

/** The cells beneath: full figures, missing empty. */
export function fieldCells(
  columns: readonly ScreenField[],
  row: FieldFigures | null,
  language: Language,
): (string | number | null)[] {
  const w = wordsOf(language)
  if (columns.length === 0) return []
  if (row === null) return fieldHeads(columns, language).map(() => null)
  return [
    ...columns.map((field) => row[field]),
    row.capBasis === null ? null : w[row.capBasis],
    row.priceDate,
    row.periodEnd,
    row.peAbsence === null ? null : absenceWords[row.peAbsence][language === 'en' ? 'en' : 'zh'],
    row.countedOn,
    row.old ? w.yes : null,
    row.changeAdjusted ? w.adjusted : null,
  ]
}
