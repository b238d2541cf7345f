import { fieldReason } from '@pandora/contract/domains/figures/reasons'
import { screenWords, type fieldFigures, type ScreenField } from '@pandora/contract/domains/figures/fields'
import type { Language } from '@pandora/contract/language'
import type { z } from 'zod'

type FieldFigures = z.infer<typeof fieldFigures>

const words = {
  zh: {
    cap: '市值口径',
    floats: '流通市值口径',
    priced: '行情日',
    change: '涨跌幅口径',
    adjusted: '复权价：可能与交易所当日的涨跌幅不同',
    period: '报告期',
    missing: '缺失的原因',
    counted: '股本日',
    old: '报告期过旧',
    yes: '是',
    shares: '总股本',
    vwap: '总股本 × 当日均价（只有复权价）',
    float: '流通股本',
    floatVwap: '流通股本 × 当日均价（只有复权价）',
    turnover: '成交额 ÷ 换手率',
    unit: { money: '', percent: '（%）', times: '（倍）', points: '', price: '' },
  },
  en: {
    cap: 'Market value by',
    floats: 'Float value by',
    priced: 'Priced on',
    change: 'Change by',
    adjusted: 'adjusted prices: it may differ from what the exchange counted',
    period: 'Period',
    missing: 'Why figures are missing',
    counted: 'Shares counted on',
    old: 'Period too old',
    yes: 'yes',
    shares: 'all shares',
    vwap: 'all shares × average price of the day (adjusted prices only)',
    float: 'shares that trade',
    floatVwap: 'shares that trade × average price of the day (adjusted prices only)',
    turnover: 'amount ÷ turnover rate',
    unit: { money: '', percent: ' (%)', times: ' (times)', points: '', price: '' },
  },
} as const

/** Words for what the value of the shares that trade rests on. */
const floatWords = { shares: 'float', vwap: 'floatVwap', turnover: 'turnover' } as const

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
        w.missing,
        w.counted,
        w.old,
        w.change,
        ...(columns.includes('floatCap') ? [w.floats] : []),
      ]
}

/** Why each empty cell of a row is empty, as far as it is known; null where none is. */
function missingOf(columns: readonly ScreenField[], row: FieldFigures, language: Language): string | null {
  const tongue = language === 'en' ? 'en' : 'zh'
  const told = columns.flatMap((field) => {
    const why = row[field] === null ? fieldReason(field, row)?.[tongue] : null
    return why ? [`${screenWords[field][tongue]}${tongue === 'en' ? ': ' : '：'}${why}`] : []
  })
  return told.length === 0 ? null : told.join(tongue === 'en' ? '; ' : '；')
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
    missingOf(columns, row, language),
    row.countedOn,
    row.old ? w.yes : null,
    row.changeAdjusted ? w.adjusted : null,
    ...(columns.includes('floatCap') ? [row.floatBasis === null ? null : w[floatWords[row.floatBasis]]] : []),
  ]
}
