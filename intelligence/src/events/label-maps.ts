// How labels of other lists of event types read in the engine's own. Each label has exactly one type, each type at most
// one label a list.

/** FewFC's ten types. */
export const fewfcTypes: Readonly<Record<string, string>> = {
  质押: 'pledge',
  投资: 'investment',
  股份股权转让: 'equity-transfer',
  减持: 'holder-sells',
  起诉: 'lawsuit',
  收购: 'merger',
  判决: 'judgment',
  中标: 'contract-win',
  签署合同: 'contract-signed',
  担保: 'guarantee',
}

/** FinESE's types; 其他 is none. */
export const fineseTypes: Readonly<Record<string, string>> = {
  信批违规: 'disclosure-breach',
  实控人股东变更: 'control-change',
  交易违规: 'trading-breach',
  涉嫌非法集资: 'illegal-fundraising',
  不能履职: 'management-absent',
  重组失败: 'merger-fails',
  评级调整: 'rating-change',
  业绩下滑: 'earnings-miss',
  涉嫌违法: 'suspected-crime',
  财务造假: 'accounting-fraud',
  涉嫌传销: 'pyramid-scheme',
  涉嫌欺诈: 'fraud',
  资金账户风险: 'account-frozen',
  高管负面: 'executive-scandal',
  资产负面: 'asset-trouble',
  投诉维权: 'complaint',
  产品违规: 'product-breach',
  提现困难: 'withdrawal-blocked',
  失联跑路: 'absconded',
  歇业停业: 'closure',
  公司股市异常: 'abnormal-trading',
}

/** Types of the demo market bear the engine's own names. */
export const demoTypes: readonly string[] = [
  'contract-win',
  'contract-loss',
  'product-approval',
  'product-launch',
  'recall',
  'accident',
  'buy-back',
  'holder-sells',
  'holder-buys',
  'guidance-up',
  'guidance-down',
  'earnings-beat',
  'earnings-miss',
  'regulation-tightens',
  'regulation-eases',
  'input-price-up',
  'input-price-down',
  'product-price-up',
  'product-price-down',
  'merger',
  'merger-fails',
  'lawsuit',
  'lawsuit-won',
  'inspection',
  'penalty',
  'capacity',
  'shortage',
  'subsidy',
  'export-limit',
  'management-change',
  'financing',
  'pledge',
  'dividend-plan',
]

/** Narrower types and the type of the demo market that covers them: where only the demo market's types are wanted. */
export const broaderType: Readonly<Record<string, string>> = {
  'management-absent': 'management-change',
  sanction: 'export-limit',
}
