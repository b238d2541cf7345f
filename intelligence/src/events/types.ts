/** What kind of thing an event is: how lists are grouped and which other companies it may touch. */
export const eventClasses = [
  'results',
  'orders',
  'product',
  'operations',
  'price',
  'policy',
  'deal',
  'holding',
  'capital',
  'law',
  'people',
  'trust',
  'market',
] as const
export type EventClass = (typeof eventClasses)[number]

/** A type of event. `sign`: what it mostly means for its master company. */
export interface EventKind {
  type: string
  zh: string
  en: string
  class: EventClass
  sign: -1 | 0 | 1
  /** Whether suppliers and customers of the master company may feel it. */
  supply: boolean
  /** Whether it may be about an industry rather than one company. */
  industry: boolean
}

const kind = (
  group: EventClass,
  type: string,
  sign: -1 | 0 | 1,
  zh: string,
  en: string,
  touches: '' | 's' | 'i' | 'si' = '',
): EventKind => ({ type, zh, en, class: group, sign, supply: touches.includes('s'), industry: touches.includes('i') })

/** Every type the engine knows. */
export const eventKinds = [
  kind('results', 'earnings-beat', 1, '业绩增长', 'Earnings up', 's'),
  kind('results', 'earnings-miss', -1, '业绩下滑', 'Earnings down', 's'),
  kind('results', 'guidance-up', 1, '预告向好', 'Guidance raised', 's'),
  kind('results', 'guidance-down', -1, '预告转差', 'Guidance cut', 's'),
  kind('orders', 'contract-win', 1, '中标获单', 'Contract won', 's'),
  kind('orders', 'contract-loss', -1, '失去订单', 'Contract lost', 's'),
  kind('orders', 'contract-signed', 1, '签署合同', 'Contract signed', 's'),
  kind('product', 'product-approval', 1, '产品获批', 'Product approved'),
  kind('product', 'product-launch', 1, '新品发布', 'Product launched'),
  kind('product', 'recall', -1, '产品召回', 'Product recalled', 's'),
  kind('product', 'product-breach', -1, '产品违规', 'Product breach'),
  kind('operations', 'accident', -1, '生产事故', 'Accident', 's'),
  kind('operations', 'capacity', 1, '产能扩张', 'Capacity added', 's'),
  kind('operations', 'shortage', -1, '供应短缺', 'Shortage', 's'),
  kind('operations', 'closure', -1, '停产歇业', 'Closure', 's'),
  kind('price', 'input-price-up', -1, '原料涨价', 'Input prices up', 'i'),
  kind('price', 'input-price-down', 1, '原料降价', 'Input prices down', 'i'),
  kind('price', 'product-price-up', 1, '产品涨价', 'Product prices up', 'si'),
  kind('price', 'product-price-down', -1, '产品降价', 'Product prices down', 'si'),
  kind('policy', 'regulation-tightens', -1, '监管收紧', 'Regulation tightens', 'i'),
  kind('policy', 'regulation-eases', 1, '政策放松', 'Regulation eases', 'i'),
  kind('policy', 'subsidy', 1, '补贴扶持', 'Subsidy', 'i'),
  kind('policy', 'export-limit', -1, '出口限制', 'Export limits', 'si'),
  kind('policy', 'sanction', -1, '制裁', 'Sanction', 's'),
  kind('deal', 'merger', 1, '并购重组', 'Merger or acquisition'),
  kind('deal', 'merger-fails', -1, '重组失败', 'Merger fails'),
  kind('deal', 'investment', 1, '对外投资', 'Investment'),
  kind('deal', 'equity-transfer', 0, '股权转让', 'Equity transfer'),
  kind('deal', 'control-change', 0, '控制权变更', 'Change of control'),
  kind('holding', 'holder-buys', 1, '股东增持', 'Holder buys'),
  kind('holding', 'holder-sells', -1, '股东减持', 'Holder sells'),
  kind('holding', 'pledge', -1, '股权质押', 'Share pledge'),
  kind('capital', 'buy-back', 1, '股份回购', 'Share buy-back'),
  kind('capital', 'financing', -1, '再融资', 'Financing'),
  kind('capital', 'dividend-plan', 1, '分红方案', 'Dividend plan'),
  kind('capital', 'guarantee', 0, '对外担保', 'Guarantee'),
  kind('capital', 'account-frozen', -1, '资金账户风险', 'Accounts frozen'),
  kind('capital', 'asset-trouble', -1, '资产负面', 'Asset trouble'),
  kind('capital', 'debt-default', -1, '债务违约', 'Debt default', 's'),
  kind('law', 'lawsuit', -1, '诉讼', 'Lawsuit'),
  kind('law', 'lawsuit-won', 1, '胜诉', 'Lawsuit won'),
  kind('law', 'judgment', 0, '判决', 'Judgment'),
  kind('law', 'inspection', -1, '调查检查', 'Investigation'),
  kind('law', 'penalty', -1, '处罚', 'Penalty'),
  kind('law', 'disclosure-breach', -1, '信披违规', 'Disclosure breach'),
  kind('law', 'trading-breach', -1, '交易违规', 'Trading breach'),
  kind('law', 'accounting-fraud', -1, '财务造假', 'Accounting fraud'),
  kind('law', 'suspected-crime', -1, '涉嫌违法', 'Suspected crime'),
  kind('people', 'management-change', -1, '高管变动', 'Management change'),
  kind('people', 'management-absent', -1, '高管不能履职', 'Management absent'),
  kind('people', 'executive-scandal', -1, '高管负面', 'Executive scandal'),
  kind('trust', 'illegal-fundraising', -1, '涉嫌非法集资', 'Illegal fundraising'),
  kind('trust', 'pyramid-scheme', -1, '涉嫌传销', 'Pyramid scheme'),
  kind('trust', 'fraud', -1, '涉嫌欺诈', 'Suspected fraud'),
  kind('trust', 'complaint', -1, '投诉维权', 'Complaints'),
  kind('trust', 'absconded', -1, '失联跑路', 'Absconded'),
  kind('trust', 'withdrawal-blocked', -1, '提现困难', 'Withdrawals blocked'),
  kind('market', 'rating-change', -1, '评级调整', 'Rating change'),
  kind('market', 'abnormal-trading', -1, '股市异常', 'Abnormal trading'),
] as const satisfies readonly EventKind[]

const byType: ReadonlyMap<string, EventKind> = new Map(eventKinds.map((one) => [one.type, one]))

/** The kind of that name, or null. */
export const eventKind = (type: string): EventKind | null => byType.get(type) ?? null

/** Names of all types, in the order of `eventKinds`. */
export const eventTypeNames: readonly string[] = eventKinds.map(({ type }) => type)
