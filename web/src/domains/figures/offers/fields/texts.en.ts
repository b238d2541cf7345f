import type { zh } from './texts.zh.ts'

export const en: Record<keyof typeof zh, string> = {
  byFloat: 'float',
  byFloatLong: 'This is the value of the shares that trade',
  byTurnoverLong: 'This is the value of the shares that trade, by amount ÷ turnover rate of {day}',
  countedOn: 'Shares as of {day}',
  oldCell: 'Period to {end}, before {from}: an old period',
  otherDayCell: 'Of {day}; the market last traded on {last}',
  level: 'Shenwan level {level}',
  openReceipt: ', open the receipt of this figure of {name}',
  noCompany: 'this market has no figures of the company',
  foreign: 'Money in {currency}',
  unit_money: 'CNY M',
  unit_percent: '%',
  unit_times: '×',
  unit_points: 'pts',
  unit_price: 'CNY',
  unit_foreign: '{currency} M',
  unit_foreignPrice: '{currency}',
}
