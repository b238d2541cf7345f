import { absenceWords } from '@pandora/contract/figure-words'
import type { Language } from '@pandora/contract/language'
import { screenFields, screenWords, type ScreenField, type ScreeningFilter } from '@pandora/contract/screening'
import type { SheetOf } from '@pandora/contract/workbook'
import { boundsOf, fieldOf, isOld, yearSoFarOf } from './filter.ts'
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
    ratios: '为年初至今的比率',
    old: '报告期过旧',
    yes: '是',
    delisted: '含退市',
    oldPeriods: '计入旧报告期',
    yearSoFar: '计入年初至今的比率',
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
    ratios: 'Ratios of the year so far',
    old: 'Period too old',
    yes: 'yes',
    delisted: 'delisted too',
    oldPeriods: 'old periods too',
    yearSoFar: 'ratios of the year so far too',
    shares: 'all shares',
    vwap: 'all shares × average price of the day (adjusted prices only)',
    float: 'shares that trade',
    turnover: 'amount ÷ turnover rate',
    unit: { money: '', percent: ' (%)', times: ' (times)', points: '', price: '' },
  },
} as const

/** Everything that was screened as a table: full figures, missing empty. */
export function screenedTable(
  { rows, market }: Pick<Ran, 'rows' | 'market'>,
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
      w.ratios,
      w.old,
      w.change,
    ],
    rows: rows.map((row) => {
      const node = row.industryCode === null ? undefined : market.classes.get(row.industryCode)
      return [
        row.code,
        row.nameZh,
        row.nameEn,
        row.exchange,
        (tongue === 'en' ? node?.nameEn : null) ?? node?.nameZh ?? null,
        row.currency,
        ...columns.map((field) => fieldOf[field](row)),
        row.marketCap !== null
          ? row.capBasis === 'vwap'
            ? w.vwap
            : w.shares
          : row.floatCap === null
            ? null
            : row.capBasis === 'turnover'
              ? w.turnover
              : w.float,
        row.priceDate,
        row.periodEnd,
        row.peAbsence === null ? null : absenceWords[row.peAbsence][tongue],
        row.countedOn,
        yearSoFarOf(row)
          .map((field) => screenWords[field][tongue])
          .join(tongue === 'en' ? ', ' : '、') || null,
        isOld(row, market.present) ? w.yes : null,
        row.changeAdjusted ? w.adjusted : null,
      ]
    }),
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
    ...(['delisted', 'oldPeriods', 'yearSoFar'] as const).flatMap((name) =>
      filter[name] ? [words[tongue][name]] : [],
    ),
  ].join('; ')
}
