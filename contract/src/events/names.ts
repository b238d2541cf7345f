type Names = Readonly<Record<string, Readonly<Record<'zh' | 'en', string>>>>

/** Types of events that texts are read for. */
const read: Names = {
  'earnings-beat': { zh: '业绩增长', en: 'Earnings up' },
  'earnings-miss': { zh: '业绩下滑', en: 'Earnings down' },
  'guidance-up': { zh: '预告向好', en: 'Guidance raised' },
  'guidance-down': { zh: '预告转差', en: 'Guidance cut' },
  'contract-win': { zh: '中标获单', en: 'Contract won' },
  'contract-loss': { zh: '失去订单', en: 'Contract lost' },
  'product-approval': { zh: '产品获批', en: 'Product approved' },
  'product-launch': { zh: '新品发布', en: 'Product launched' },
  capacity: { zh: '产能扩张', en: 'Capacity added' },
  shortage: { zh: '供应短缺', en: 'Shortage' },
  'buy-back': { zh: '股份回购', en: 'Share buy-back' },
  'holder-sells': { zh: '股东减持', en: 'Holder sells' },
  'holder-buys': { zh: '股东增持', en: 'Holder buys' },
  pledge: { zh: '股权质押', en: 'Share pledge' },
  financing: { zh: '再融资', en: 'Financing' },
  'dividend-plan': { zh: '分红方案', en: 'Dividend plan' },
  merger: { zh: '并购重组', en: 'Merger or acquisition' },
  'merger-fails': { zh: '重组失败', en: 'Merger fails' },
  recall: { zh: '产品召回', en: 'Product recalled' },
  accident: { zh: '生产事故', en: 'Accident' },
  lawsuit: { zh: '诉讼', en: 'Lawsuit' },
  'lawsuit-won': { zh: '胜诉', en: 'Lawsuit won' },
  inspection: { zh: '调查检查', en: 'Investigation' },
  penalty: { zh: '处罚', en: 'Penalty' },
  fraud: { zh: '涉嫌欺诈', en: 'Suspected fraud' },
  'management-change': { zh: '高管变动', en: 'Management change' },
  'regulation-tightens': { zh: '监管收紧', en: 'Regulation tightens' },
  'regulation-eases': { zh: '政策放松', en: 'Regulation eases' },
  subsidy: { zh: '补贴扶持', en: 'Subsidy' },
  sanction: { zh: '制裁', en: 'Sanction' },
  'export-limit': { zh: '出口限制', en: 'Export limits' },
  'product-price-up': { zh: '产品涨价', en: 'Product prices up' },
  'product-price-down': { zh: '产品降价', en: 'Product prices down' },
  'input-price-up': { zh: '原料涨价', en: 'Input prices up' },
  'input-price-down': { zh: '原料降价', en: 'Input prices down' },
  investment: { zh: '对外投资', en: 'Investment' },
  'contract-signed': { zh: '签署合同', en: 'Contract signed' },
  'product-breach': { zh: '产品违规', en: 'Product breach' },
  closure: { zh: '停产歇业', en: 'Closure' },
  'equity-transfer': { zh: '股权转让', en: 'Equity transfer' },
  'control-change': { zh: '控制权变更', en: 'Change of control' },
  guarantee: { zh: '对外担保', en: 'Guarantee' },
  'account-frozen': { zh: '资金账户风险', en: 'Accounts frozen' },
  'asset-trouble': { zh: '资产负面', en: 'Asset trouble' },
  'debt-default': { zh: '债务违约', en: 'Debt default' },
  judgment: { zh: '判决', en: 'Judgment' },
  'disclosure-breach': { zh: '信披违规', en: 'Disclosure breach' },
  'trading-breach': { zh: '交易违规', en: 'Trading breach' },
  'accounting-fraud': { zh: '财务造假', en: 'Accounting fraud' },
  'suspected-crime': { zh: '涉嫌违法', en: 'Suspected crime' },
  'management-absent': { zh: '高管不能履职', en: 'Management absent' },
  'executive-scandal': { zh: '高管负面', en: 'Executive scandal' },
  'illegal-fundraising': { zh: '涉嫌非法集资', en: 'Illegal fundraising' },
  'pyramid-scheme': { zh: '涉嫌传销', en: 'Pyramid scheme' },
  complaint: { zh: '投诉维权', en: 'Complaints' },
  absconded: { zh: '失联跑路', en: 'Absconded' },
  'withdrawal-blocked': { zh: '提现困难', en: 'Withdrawals blocked' },
  'rating-change': { zh: '评级调整', en: 'Rating change' },
  'abnormal-trading': { zh: '股市异常', en: 'Abnormal trading' },
}

/** Types that no text is read for: those of sources and of what was stored before. */
const unread: Names = {
  results: { zh: '业绩', en: 'Results' },
  guidance: { zh: '业绩预告', en: 'Guidance' },
  order: { zh: '订单', en: 'Order' },
  product: { zh: '产品', en: 'Product' },
  'holding-change': { zh: '持股变动', en: 'Holding change' },
  dividend: { zh: '分红', en: 'Dividend' },
  restructuring: { zh: '重组', en: 'Restructuring' },
  bankruptcy: { zh: '破产', en: 'Bankruptcy' },
  investigation: { zh: '立案调查', en: 'Formal investigation' },
  delisting: { zh: '退市', en: 'Delisting' },
  suspension: { zh: '停牌', en: 'Suspension' },
  rating: { zh: '评级', en: 'Rating' },
  default: { zh: '违约', en: 'Default' },
  management: { zh: '管理层', en: 'Management' },
  policy: { zh: '政策', en: 'Policy' },
  price: { zh: '价格', en: 'Price' },
  cooperation: { zh: '合作', en: 'Cooperation' },
  'price-move': { zh: '股价异动', en: 'Price move' },
  tone: { zh: '语气', en: 'Tone' },
  other: { zh: '其他', en: 'Other' },
}

/** What types of events are called; no two types have one name. */
export const eventNames: Names = { ...read, ...unread }

/** Types of events that texts are read for: what a rule can wait for. */
export const readEventTypes: readonly string[] = Object.keys(read)

const typesByName = new Map(
  Object.entries(eventNames).flatMap(([type, { zh, en }]) => [[zh, type] as const, [en.toLowerCase(), type] as const]),
)

/** The type of event that a word names, by its name in either language or as it is read; any other word is itself. */
export const eventTypeOf = (word: string): string => typesByName.get(word.toLowerCase()) ?? word
