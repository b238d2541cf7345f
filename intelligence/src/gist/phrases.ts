import type { EventFound } from '../analysis.ts'

/** How an English gist tells of an event: `words` must stand in the headline too, so that two readings agree. */
export interface Phrase {
  type: string
  words: RegExp
  en: string
  /** Figures that may follow. */
  tells?: 'money' | 'share'
  /** Modalities other than facts that it may be told in. */
  also?: readonly EventFound['modality'][]
}

const open = ['plan', 'ended'] as const

/** The first that fits tells; more particular ones stand first. */
export const phrases: readonly Phrase[] = [
  { type: 'contract-win', words: /预中标|中标候选/u, en: 'named first bidder for a contract', tells: 'money' },
  { type: 'contract-win', words: /中标/u, en: 'contract won', tells: 'money' },
  {
    type: 'contract-win',
    words: /获(?:得|取)?[^，]{0,24}(?:订单|定点)|收到[^，]{0,24}(?:订单|定点)/u,
    en: 'order won',
    tells: 'money',
  },
  { type: 'contract-signed', words: /新签/u, en: 'new contracts signed', tells: 'money' },
  { type: 'contract-signed', words: /签(?:署|订|下|约)?.{0,24}(?:合同|订单)/u, en: 'contract signed', tells: 'money' },
  { type: 'contract-signed', words: /协议/u, en: 'agreement signed' },
  { type: 'product-approval', words: /受理/u, en: 'product application accepted for review' },
  {
    type: 'product-approval',
    words: /临床.*(?:批准|获批|同意|通知书)|(?:批准|获批|同意).*临床/u,
    en: 'clinical trial cleared',
  },
  { type: 'product-approval', words: /一致性评价/u, en: 'consistency evaluation passed' },
  { type: 'product-approval', words: /注册证/u, en: 'product registration obtained' },
  {
    type: 'product-approval',
    words:
      /^(?!.*(?:临床|GMP|许可证|矿)).*(?:药|注射|片|胶囊|颗粒|疫苗|适应症|器械|支架|口服|抗体|上市).*(?:获批|批准|批件|通过)|^(?!.*(?:临床|GMP|许可证|矿)).*(?:获批|批准)上市/u,
    en: 'product approved',
  },
  {
    type: 'product-launch',
    words: /^[：:]?(?:子公司|旗下|储能|汽车)?(?:正式|全新|新)?(?:发布|推出)(?!公告|业绩|报告|声明|预告|计划|方案)/u,
    en: 'new product',
  },
  { type: 'recall', words: /召回/u, en: 'recall' },
  {
    type: 'buy-back',
    words: /^(?!.*(?:注销|用途|上限|价格调整)).*回购/u,
    en: 'share buy-back',
    tells: 'money',
    also: open,
  },
  {
    type: 'holder-buys',
    words: /^(?![：:]\s?(?:拟|计划|将|已|累计)?增持)(?!.*(?:破产|重整)).*增持/u,
    en: 'holder adds to stake',
    tells: 'share',
    also: open,
  },
  {
    type: 'holder-sells',
    words: /^(?![：:]\s?(?:拟|计划|将|已|累计)?减持).*减持/u,
    en: 'holder cuts stake',
    tells: 'share',
    also: open,
  },
  {
    type: 'pledge',
    words: /^(?!.*(?:新质押|再质押|又质押)).*(?:解除质押|解质押)/u,
    en: 'share pledge released',
    tells: 'share',
  },
  { type: 'pledge', words: /^(?!.*(?:比例|解除|解质)).*质押/u, en: 'shares pledged', tells: 'share' },
  { type: 'dividend-plan', words: /派|分红|现金红利/u, en: 'dividend' },
  { type: 'financing', words: /可转债/u, en: 'convertible bonds', tells: 'money', also: open },
  {
    type: 'financing',
    words: /^(?=.*(?:非公开|向(?:特定对象|专业投资者)|发行)).*(?:公司债|债券|中期票据|短期融资券)/u,
    en: 'bonds',
    tells: 'money',
    also: open,
  },
  { type: 'financing', words: /定增|向特定对象发行|非公开发行/u, en: 'private placement', tells: 'money', also: open },
  { type: 'financing', words: /配股/u, en: 'rights issue', tells: 'money', also: open },
  {
    type: 'subsidy',
    words: /^(?!.*(?:政策|行业)).*(?:获|收到).*(?:补助|补贴)/u,
    en: 'government subsidy',
    tells: 'money',
  },
  { type: 'guarantee', words: /担保/u, en: 'guarantee given', also: open },
  { type: 'lawsuit', words: /诉讼|起诉|仲裁/u, en: 'lawsuit or arbitration' },
  { type: 'lawsuit-won', words: /胜诉/u, en: 'lawsuit won' },
  {
    type: 'inspection',
    words: /^(?!.*(?:实控人|实际控制人|控股股东|股东|董事|高管|总经理|总裁|监事|员工|支行|分行|营业部)).*立案/u,
    en: 'formal investigation opened',
  },
  { type: 'inspection', words: /问询函|关注函/u, en: 'inquiry letter from the exchange' },
  {
    type: 'penalty',
    words: /^(?!.*(?:实控人|实际控制人|控股股东|股东)).*警示函/u,
    en: 'warning letter from the regulator',
  },
  {
    type: 'penalty',
    words: /^(?!.*(?:实控人|实际控制人|控股股东|股东)).*(?:监管函|监管警示)/u,
    en: 'letter from the regulator',
  },
  {
    type: 'penalty',
    words: /^(?!.*(?:实控人|实际控制人|控股股东|股东|董事|高管|总经理|总裁|监事|员工)).*事先告知/u,
    en: 'notice of a coming penalty',
  },
  {
    type: 'penalty',
    words:
      /^(?!.*(?:实控人|实际控制人|控股股东|股东|董事|高管|总经理|总裁|监事|员工|支行|分行|营业部)).*(?:罚款|被罚|处罚)/u,
    en: 'penalty',
    tells: 'money',
  },
  // Who is only suspected has broken nothing yet.
  {
    type: 'disclosure-breach',
    words:
      /^(?!.*(?:实控人|实际控制人|控股股东|股东|董事|高管|总经理|总裁|监事|员工)).*(?:涉嫌|立案|调查).*(?:信息披露|信披)|^(?!.*(?:实控人|实际控制人|控股股东|股东|董事|高管|总经理|总裁|监事|员工)).*(?:信息披露|信披).*(?:涉嫌|立案|调查)/u,
    en: 'investigated over its disclosures',
  },
  {
    type: 'disclosure-breach',
    words: /^(?!.*(?:涉嫌|立案|调查|实控人|实际控制人|控股股东|股东|董事|高管|总经理|总裁|监事)).*(?:信息披露|信披)/u,
    en: 'disclosure breach',
  },
  { type: 'management-change', words: /辞职|辞任|离任/u, en: 'executive or director resigns' },
  { type: 'management-change', words: /聘任|任命|选举|当选/u, en: 'executive or director appointed' },
  {
    type: 'control-change',
    words:
      /^(?!.*(?:购买|收购|谋)).*(?:控制权(?:拟|将|可能|或)?(?:发生)?(?:变更|转让)|(?:实控人|实际控制人|控股股东)(?:拟|将)?(?:发生)?变更)/u,
    en: 'change of control',
    also: open,
  },
  { type: 'merger', words: /要约收购/u, en: 'tender offer', also: open },
  {
    type: 'merger',
    words: /^(?!.*(?:债务重组|涉诉|诉讼)).*(?:收购|购买|并购|重组)/u,
    en: 'acquisition or restructuring',
    also: open,
  },
  {
    type: 'merger-fails',
    words:
      /^(?!.*(?:债务重组|控制权)).*(?:(?:终止|撤回)[^，]{0,30}(?:收购|购买|并购|重组)|(?:收购|购买|并购|重组)[^，]{0,16}(?:终止|失败))/u,
    en: 'acquisition or restructuring called off',
  },
  { type: 'equity-transfer', words: /转让|受让/u, en: 'transfer of equity', also: open },
  {
    type: 'investment',
    words: /^(?!.*(?:增资至|实控人|实际控制人|股东)).*(?:投资(?!者|评级|价值)|出资|增资|投建|设立)/u,
    en: 'investment',
    tells: 'money',
    also: open,
  },
  { type: 'capacity', words: /^(?!.*(?:试生产|投产后|预计)).*投产/u, en: 'new capacity in production' },
  {
    type: 'capacity',
    words: /^(?!.*(?:吸并|吸收合并|不确定)).*(?:扩产|扩建|扩大[^ ，]{0,16}产能|建设[^ ，]{0,24}项目|投建)/u,
    en: 'capacity expansion',
    also: open,
  },
  { type: 'closure', words: /检修/u, en: 'production halted for maintenance' },
  { type: 'closure', words: /停产|关停|关闭|歇业/u, en: 'production stopped' },
  { type: 'accident', words: /火灾|起火|爆炸|事故/u, en: 'accident' },
  { type: 'account-frozen', words: /^(?!.*(?:解除|解冻)).*冻结/u, en: 'accounts or shares frozen' },
  { type: 'product-price-up', words: /涨价|提价|上调/u, en: 'product prices raised', also: ['plan'] },
  { type: 'product-price-down', words: /降价|下调/u, en: 'product prices cut', also: ['plan'] },
  { type: 'abnormal-trading', words: /异常波动|异动/u, en: 'unusual price moves disclosed' },
  { type: 'abnormal-trading', words: /^(?!.*触及).*涨停/u, en: 'shares limit up' },
  { type: 'abnormal-trading', words: /^(?!.*触及).*跌停/u, en: 'shares limit down' },
  { type: 'abnormal-trading', words: /^(?!.*(?:退市|终止上市|风险警示)).*复牌/u, en: 'trading in shares resumes' },
  { type: 'abnormal-trading', words: /^(?!.*(?:退市|终止上市|风险警示)).*停牌/u, en: 'trading in shares halted' },
]
