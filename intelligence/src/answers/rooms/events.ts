import type { DocumentKind } from '@pandora/contract/domains/documents/kinds'
import type { EventsAsked } from './asked.ts'
import type { RoomText } from './room-text.ts'

/** Words for events, with the types that they stand for; the first that matches a place takes it. */
const words: readonly (readonly [pattern: RegExp, types: readonly string[]])[] = [
  [/(?:股份|股票)?回购|\b(?:share |stock )?(?:buy[- ]?backs?|repurchases?)\b/g, ['buy-back']],
  [
    /减持|抛售股份|\binsider (?:sales|selling)\b|\bstake (?:cuts?|reductions?|sales?)\b|\b(?:(?:share|major )?holders?|insiders?|shareholders?) (?:who )?(?:sold|selling|sell|reduced|reducing|cut(?:ting)?)(?: (?:down|shares|their (?:stakes?|holdings?)|stakes?|holdings?))?\b|\bshareholder (?:sales|selling|reductions?)\b/g,
    ['holder-sells'],
  ],
  [
    /增持|\binsider (?:purchases|buying)\b|\bstake (?:increases?|purchases?)\b|\b(?:(?:share|major )?holders?|insiders?|shareholders?) (?:who )?(?:bought|buying|buy|increased|increasing|added)(?: (?:more|shares|their (?:stakes?|holdings?)|stakes?|holdings?))?\b|\bshareholder (?:purchases|buying)\b/g,
    ['holder-buys'],
  ],
  [
    /行政处罚|处罚|处分|被?(?:证监会|交易所|监管(?:机构|部门|层)?)?罚(?:款|单|过)?|挨罚|警示函|\b(?:fined|fines|penalt(?:y|ies)|penalised|penalized)\b/g,
    ['penalty'],
  ],
  [
    /(?:监管|交易所)?(?:问询函?|关注函|监管函|工作函)|被?立案(?:调查)?|被调查|现场检查|\b(?:regulatory )?(?:inquiry|enquiry) letters?\b|\bexchange (?:inquir|enquir)(?:y|ies)\b|\b(?:investigations?|investigated|probes?|probed)\b/g,
    ['inspection'],
  ],
  [/信披违规|信息披露违规|\bdisclosure breach(?:es)?\b/g, ['disclosure-breach']],
  [
    /中标|获得?订单|大单|拿(?:下|到)订单|\b(?:contract|order|tender) wins?\b|\b(?:orders?|contracts?|tenders?) won\b|\b(?:won|winning) (?:new |big |large |major )?(?:orders?|contracts?|tenders?)\b/g,
    ['contract-win', 'contract-signed'],
  ],
  [
    /(?:产品)?(?:涨价|提价)|\b(?:product )?price (?:increases?|rises?|hikes?)\b|\brais(?:ed|ing|e) (?:their )?prices\b/g,
    ['product-price-up'],
  ],
  [/(?:产品)?降价|\b(?:product )?price cuts?\b|\bcut(?:ting)? (?:their )?prices\b/g, ['product-price-down']],
  [
    /并购重组(?!失败|终止)|(?<!终止)并购(?!失败|终止)|重大资产重组(?!失败|终止)|(?<!failed |terminated |abandoned |off )\b(?:mergers?(?: and acquisitions?)?|m&a)\b/g,
    ['merger'],
  ],
  [/诉讼|\b(?:lawsuits?|litigation)\b/g, ['lawsuit']],
  [/股权质押|股份质押|质押|\bshare pledges?\b|\bpledges?\b/g, ['pledge']],
  [/(?:业绩)?(?:预增|预喜)|\b(?:guidance (?:raises?|raised)|raised guidance|upbeat guidance)\b/g, ['guidance-up']],
  [/(?:业绩)?(?:预亏|预减)|\b(?:profit warnings?|guidance cuts?|cut guidance)\b/g, ['guidance-down']],
  [/生产事故|安全事故|事故|\baccidents?\b/g, ['accident']],
  [/产品召回|召回|\b(?:product )?recalls?\b/g, ['recall']],
  [/扩产|产能扩张|\bcapacity (?:expansions?|additions?)\b/g, ['capacity']],
  [/停产|\bplant closures?\b|\bclosures?\b/g, ['closure']],
  [
    /高管(?:变动|离职|辞职|变更)|\b(?:management|executive) (?:changes|departures|resignations)\b/g,
    ['management-change'],
  ],
  [
    /(?:新品|新产品)(?:发布|上市)|发布新品|\bproduct launch(?:es)?\b|\blaunched (?:new )?products?\b/g,
    ['product-launch'],
  ],
  [
    /(?:并购|重组|收购)(?:失败|终止)|终止(?:重组|并购|收购)|\b(?:failed|terminated|abandoned|called[- ]off) (?:mergers?|acquisitions?|deals?)\b/g,
    ['merger-fails'],
  ],
  [/收购|\bacquisitions?\b|\btakeovers?\b/g, ['merger']],
  [/对外投资|\bnew investments?\b/g, ['investment']],
  [/股权转让|股份转让|\b(?:stake|equity) transfers?\b/g, ['equity-transfer']],
  [/控制权变更|实控人变更|易主|\bchanges? (?:of|in) control\b/g, ['control-change']],
  [/再融资|定增|定向增发|配股|\b(?:private placements?|rights issues?|refinancings?)\b/g, ['financing']],
  [/分红(?:方案|预案)|\bdividend plans?\b/g, ['dividend-plan']],
  [/(?:银行)?账户(?:被)?冻结|\bfrozen accounts?\b|\baccounts? frozen\b/g, ['account-frozen']],
  [/债务违约|债券违约|违约|\b(?:debt |bond )?defaults?\b|\bdefaulted\b/g, ['debt-default']],
  [/胜诉|\b(?:won (?:a |its |the )?lawsuits?|lawsuits? won)\b/g, ['lawsuit-won']],
  [/内幕交易|短线交易|\binsider trading\b|\btrading breach(?:es)?\b/g, ['trading-breach']],
  [/财务造假|造假|\baccounting fraud\b/g, ['accounting-fraud']],
  [/(?:被)?制裁|\bsanction(?:s|ed)?\b/g, ['sanction']],
  [/(?:股价|股票|交易)?(?:异常波动|异动)|\babnormal (?:trading|moves?)\b/g, ['abnormal-trading']],
  [/投诉|维权|\bcomplaints?\b/g, ['complaint']],
  [/(?:获|拿)?(?:政府)?补贴|\bsubsid(?:y|ies)\b/g, ['subsidy']],
  [/对外担保|\bguarantees\b/g, ['guarantee']],
  [/(?:产品|药品|新药)?获批|\bproduct approvals?\b/g, ['product-approval']],
]
/** Who does it, where the word for the event says it already. */
const AROUND =
  /(?:大|控股|主要|第一大|重要)?股东(?:们)?|董监高|高管|监管(?:机构|部门)?|交易所|证监会|因为?违规|提到|提及|动作|计划|产品|事件|案件|记录|情况|谁|\b(?:(?:share|stock)?holders?|insiders?|regulators?|mention(?:s|ed|ing)?|told of|plans?|events?|deals?|received?|got|hit with|been)\b/g
/** Who sold, bought or fined, where only theirs is asked for. */
const BY: Readonly<Record<string, RegExp>> = {
  'holder-sells': /高管|董监高|控股股东|第一大股东/,
  'holder-buys': /高管|董监高|控股股东|第一大股东/,
  penalty: /证监会|交易所(?!问询|关注|监管|工作)/,
}
/** Only the last one. */
const LAST =
  /(?:最近|上|最后)一?次(?:的)?|(?:是)?(?:在)?什么时候|何时|\b(?:when (?:was|were|did)|the last|latest|last)(?= .{0,40}(?:sell|buy|fine|penal|buy-?back|repurchase|pledge|investig|inquir|lawsuit))/g
const LARGEST =
  /(?:按)?金额(?:最大|最高|从大到小|由大到小|排序|排名)|规模最大|最大(?:的|额)?|从大到小|\b(?:by (?:size|amount)|(?:the )?(?:largest|biggest)(?: first| ones?)?|ranked)\b/g
const sources: readonly (readonly [pattern: RegExp, kind: DocumentKind])[] = [
  [/公告|\bannouncements?\b|\bfilings?\b/g, 'announcement'],
  [/新闻|报道|\bnews(?: articles?)?\b/g, 'news'],
  [/研报|\bresearch reports?\b/g, 'report'],
]
/** Reasons, effects, ways and what did not happen are none of a list's. */
const OTHER =
  /为什么|为何|原因|影响|后果|怎么|如何|怎样|意味|(?<!有)没有?(?![吗?？。]|$)|未|不|(?<![董监事证东大协])会(?![议计员])|除了|以外|\b(?:why|how (?:do|does|to|can|come)|impact|effect|reasons?)\b/

/** Reads a question for events of a kind, of companies, of a group of them or of the whole market. */
export function readEvents(text: RoomText): EventsAsked | null {
  const types = words.flatMap(([pattern, own]) => (text.take(pattern) ? own : []))
  if (types.length === 0 || OTHER.test(text.lower)) return null
  text.take(AROUND)
  const kinds = sources.flatMap(([pattern, kind]) => (text.take(pattern) ? [kind] : []))
  const isLast = text.take(LAST) !== null
  const order = text.take(LARGEST) ? ('largest' as const) : ('newest' as const)
  const most = text.count()
  const time = text.time()
  const narrow = text.companies.length === 0
  const [themes, industries] = narrow ? [text.themes(), text.industries()] : [[], []]
  if (time === null || !text.isWhole()) return null
  const shown = most ?? (isLast ? 1 : null)
  return {
    room: 'events',
    companies: text.companies,
    types,
    order,
    sources: kinds,
    by: types.flatMap((type) => BY[type]?.exec(text.lower)?.[0] ?? [])[0] ?? null,
    most: shown,
    themes,
    industries,
    ...time,
  }
}
