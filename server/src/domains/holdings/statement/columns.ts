import type { StatementField } from '@pandora/contract/domains/holdings/shapes'

/**
 * What brokers call the columns of their statements, most telling first: of several columns that fit the first name
 * wins. Compared without blanks, case, brackets and what stands in them.
 */
const names: Readonly<Record<StatementField, readonly string[]>> = {
  day: [
    '成交日期',
    '交易日期',
    '发生日期',
    '交割日期',
    '清算日期',
    '业务日期',
    '日期',
    '成交时间',
    'tradedate',
    'date',
    'datetime',
    'executiondate',
    'date/time',
  ],
  code: [
    '证券代码',
    '股票代码',
    '代码',
    '基金代码',
    '产品代码',
    'symbol',
    'ticker',
    'code',
    'securitycode',
    'stockcode',
    'instrument',
  ],
  exchange: [
    '交易市场',
    '交易所名称',
    '交易所',
    '市场',
    '市场名称',
    '交易板块',
    'exchange',
    'market',
    'listingexchange',
  ],
  name: ['证券名称', '股票名称', '名称', '证券简称', 'name', 'security', 'description'],
  side: [
    '买卖标志',
    '买卖方向',
    '操作',
    '交易类别',
    '业务名称',
    '买卖',
    '方向',
    '委托方向',
    '业务类型',
    '摘要',
    'side',
    'action',
    'buy/sell',
    'transactiontype',
    'type',
    'kind',
  ],
  quantity: [
    '成交数量',
    '成交股数',
    '数量',
    '发生数量',
    '股数',
    'quantity',
    'qty',
    'shares',
    'filledquantity',
    'units',
  ],
  price: [
    '成交价格',
    '成交均价',
    '价格',
    '成交价',
    '均价',
    'price',
    'tradeprice',
    'averageprice',
    't.price',
    'fillprice',
  ],
  amount: ['成交金额', '成交额', '交易金额', 'amount', 'grossamount', 'tradevalue', 'value', 'proceeds'],
  commission: ['手续费', '佣金', '净佣金', '交易佣金', 'commission', 'fee', 'fees', 'comm/fee'],
  stampDuty: ['印花税', 'stampduty', 'tax', 'taxes'],
  transferFee: ['过户费', 'transferfee'],
  otherFees: [
    '其他费',
    '其他费用',
    '附加费',
    '规费',
    '经手费',
    '其他杂费',
    '杂费',
    'otherfees',
    'regulatoryfee',
    'secfee',
  ],
  number: ['成交编号', '成交序号', '流水号', '成交号', 'tradeid', 'executionid', 'transactionid'],
  note: ['备注', 'note', 'notes', 'memo'],
}

/** A header as it is compared. */
const plain = (header: string): string =>
  header
    .normalize('NFKC')
    .toLowerCase()
    .replace(/[(（[][^(（[)）\]]*[)）\]]/g, '')
    .replace(/[\s_:：]/g, '')

export type Mapping = Partial<Record<StatementField, string>>

/** Which column is which field: as told, else by its name. A column is one field. */
export function columnsOf(
  columns: readonly string[],
  told: readonly { field: StatementField; column: string }[] = [],
): Mapping {
  const mapping: Mapping = {}
  for (const { field, column } of told) if (columns.includes(column)) mapping[field] = column
  const left = new Map(
    columns.filter((column) => !Object.values(mapping).includes(column)).map((column) => [plain(column), column]),
  )
  const silent = new Set(told.filter(({ column }) => column === '').map(({ field }) => field))
  for (const [field, known] of Object.entries(names) as [StatementField, readonly string[]][]) {
    if (mapping[field] !== undefined || silent.has(field)) continue
    const name = known.find((one) => left.has(one))
    const column = name === undefined ? undefined : left.get(name)
    if (name === undefined || column === undefined) continue
    mapping[field] = column
    left.delete(name)
  }
  return mapping
}

/** Fields without which no row can be read; the price may be worked out of the amount. */
export function missingIn(mapping: Mapping): StatementField[] {
  const needed: StatementField[] = ['day', 'code', 'side', 'quantity']
  return [
    ...needed.filter((field) => mapping[field] === undefined),
    ...(mapping.price === undefined && mapping.amount === undefined ? (['price'] as const) : []),
  ]
}
