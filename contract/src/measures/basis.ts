import type { Bilingual } from '../language.ts'

/**
 * What a figure that is not what was paid, or what the exchange counted, rests on: a value by the day's average price,
 * a change of adjusted prices.
 */
export const basisWords: Readonly<Record<'averaged' | 'adjusted', Bilingual>> = {
  averaged: {
    zh: '来源只有复权价：以当日均价（成交额 ÷ 成交量）代替实际收盘价',
    en: 'The source gives adjusted prices only: the day’s average price (amount ÷ volume) stands in for the close paid',
  },
  adjusted: {
    zh: '复权价的涨跌幅：可能与交易所当日的涨跌幅不同',
    en: 'Change of adjusted prices: it may differ from what the exchange counted',
  },
}
