import type { zh } from './units.texts.zh.ts'

export const en: Record<keyof typeof zh, string> = {
  CNY: 'CNY',
  USD: 'USD',
  HKD: 'HKD',
  EUR: 'EUR',
  percent: '%',
  percent_points: 'pp',
  shares: 'shares',
  CNY_share: 'CNY/share',
  USD_share: 'USD/share',
  times: '×',
  people: 'people',
  tons: 't',
  units: 'units',
}
