import type { zh } from './performanceTexts.zh.ts'

export const en: Record<keyof typeof zh, string> = {
  performance: 'Quarters',
  revenue: 'Revenue',
  operatingProfit: 'Op. profit',
  netProfit: 'Net profit',
  rightAxis: ' (r)',
  quarter: 'Quarter',
  quarterOf: 'Quarters of {name}, {from} to {to}',
  noQuarters: 'As of this time there are no statements of it.',
  import: 'Import',
  computing: 'Quarters are being worked out',
  ttm: 'Last four quarters',
}
