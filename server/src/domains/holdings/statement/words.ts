import type { Bilingual } from '@pandora/contract/language'
import type { StatementField } from '@pandora/contract/domains/holdings/shapes'
import type { RowReason } from './rows.ts'

/** What is said of a row; `{value}` is what stands there. */
export const rowWords: Readonly<Record<RowReason | 'KNOWN' | 'UNKNOWN_CODE' | 'SEVERAL_CODES', Bilingual>> = {
  BROKEN_ROW: {
    zh: '这一行不完整，或列数与表头不符。',
    en: 'The row is not whole, or has other columns than the header.',
  },
  BAD_DAY: { zh: '“{value}”不是日期。', en: '“{value}” is no day.' },
  DAY_ORDER: {
    zh: '“{value}”分不清哪个是月、哪个是日：请把日期写成“年-月-日”。',
    en: 'Which of “{value}” is the month cannot be told: please write days as year-month-day.',
  },
  BAD_CODE: { zh: '“{value}”不是证券代码。', en: '“{value}” is no code of a security.' },
  BAD_SIDE: { zh: '不知道“{value}”是买还是卖。', en: 'Whether “{value}” buys or sells is not known.' },
  BAD_QUANTITY: {
    zh: '数量“{value}”不对：要大于 0，最多 4 位小数。',
    en: 'The quantity “{value}” is not right: above 0, with at most 4 decimals.',
  },
  BAD_PRICE: {
    zh: '价格“{value}”不对：要大于 0，最多 6 位小数。',
    en: 'The price “{value}” is not right: above 0, with at most 6 decimals.',
  },
  BAD_FEES: { zh: '费用“{value}”不是数字。', en: 'The fee “{value}” is no number.' },
  MARGIN: { zh: '不记录融资融券和卖空（{value}）。', en: 'Margin and short dealing is not kept ({value}).' },
  NOT_A_TRADE: { zh: '不是证券交易（{value}），略过。', en: 'No trade in a security ({value}); left out.' },
  BONUS_COUNTED: {
    zh: '送转股由公司行动自动计入（{value}），略过。',
    en: 'New shares are counted from corporate actions ({value}); left out.',
  },
  KNOWN: { zh: '已经导入过，略过。', en: 'Imported before; left out.' },
  UNKNOWN_CODE: { zh: '这个市场里没有代码“{value}”。', en: 'There is no code “{value}” in this market.' },
  SEVERAL_CODES: {
    zh: '代码“{value}”有几只证券，文件里没有说是哪个交易所。',
    en: 'Several securities have the code “{value}”, and the file does not say of which exchange.',
  },
}

/** What fields are called in refusals. */
export const fieldWords: Readonly<Record<StatementField, Bilingual>> = {
  day: { zh: '成交日期', en: 'Date' },
  code: { zh: '证券代码', en: 'Symbol' },
  exchange: { zh: '交易市场', en: 'Exchange' },
  name: { zh: '证券名称', en: 'Name' },
  side: { zh: '买卖标志', en: 'Side' },
  quantity: { zh: '成交数量', en: 'Quantity' },
  price: { zh: '成交价格', en: 'Price' },
  amount: { zh: '成交金额', en: 'Amount' },
  commission: { zh: '手续费', en: 'Commission' },
  stampDuty: { zh: '印花税', en: 'Stamp duty' },
  transferFee: { zh: '过户费', en: 'Transfer fee' },
  otherFees: { zh: '其他费', en: 'Other fees' },
  number: { zh: '成交编号', en: 'Trade number' },
  note: { zh: '备注', en: 'Note' },
}
