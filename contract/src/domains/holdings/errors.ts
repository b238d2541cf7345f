import { defineErrors } from '../../errors.ts'

/** Why a trade, or a file of trades, is not taken. */
export const holdingsErrors = defineErrors({
  SELLS_MORE_THAN_HELD: {
    status: 409,
    zh: '{day} 只持有 {held} 股，不能转出或卖出 {asked} 股。',
    en: 'Only {held} shares were held on {day}; {asked} cannot be sold or transferred out.',
  },
  BEFORE_LISTING: {
    status: 400,
    zh: '{day} 早于上市日 {listed}。',
    en: '{day} is before the listing on {listed}.',
  },
  DAY_IN_FUTURE: { status: 400, zh: '{day} 还没有到。', en: '{day} is yet to come.' },
  NOT_TRADING_DAY: {
    status: 400,
    zh: '{day} 不是 {exchange} 的交易日。',
    en: '{day} was no trading day of {exchange}.',
  },
  SECURITY_NOT_HELD: {
    status: 400,
    zh: '“{entity}”是指数或债券，只能记录股票和基金。',
    en: '“{entity}” is an index or a bond; only stocks and funds can be held here.',
  },
  QUANTITY_ZERO: { status: 400, zh: '数量要大于 0。', en: 'The quantity is to be above 0.' },
  PRICE_ZERO: { status: 400, zh: '买卖的价格要大于 0。', en: 'A price bought or sold at is to be above 0.' },
  GUEST_TRADES: {
    status: 409,
    zh: '访客账户最多记录 {limit} 笔交易，注册后可以更多。',
    en: 'A guest keeps at most {limit} trades. Register to keep more.',
  },
  STATEMENT_WITHOUT: {
    status: 400,
    zh: '文件里没有认出这些列：{columns}。请在对话框里指定。',
    en: 'These columns were not recognised in the file: {columns}. Choose them in the dialog.',
  },
  STATEMENT_UNREADABLE: {
    status: 400,
    zh: '“{file}”不是可以读取的表格。',
    en: '“{file}” is no table that can be read.',
  },
  STATEMENT_TOO_LONG: {
    status: 413,
    zh: '文件超过 {limit} 行，请分开导入。',
    en: 'The file has over {limit} rows. Import it in parts.',
  },
})
