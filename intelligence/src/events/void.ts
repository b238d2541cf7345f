import type { Piece } from '../text/sentences.ts'
import type { Candidate } from './lexicon.ts'

// Words after which a trigger names no event at all: what something does not amount to, what would follow if, what a
// rule or a lesson is about.
const zh =
  /(?:(?:市场监督管理局|工商)[^，。]{0,6}|(?:向|对|经)[^，。]{0,6}(?:控股股东|实际控制人|管理层|股东)[^，。]{0,12}|董事会对[^，。]{0,10})$|(?:不构成|不涉及|不属于|不会导致|未构成|是否构成|如果|一旦|假如|假设|倘若|若(?!干)|如何|什么是|什么叫|怎么)[^，。；]{0,24}$/u
const en =
  /\b(?:does not constitute|not constitute|if|should|whether|how to|what is|why|were it to|in case of|unless)\b[^,.;]{0,60}$/u

/** A supervisor's filing or approval of a listing or an issue, and a register's entry: approvals of no product. */
const listed =
  '(?:境外|港股|香港|联交所|港交所|[AH]股|主板|科创板|创业板|北交所)[^，。；]{0,12}(?:上市|发行)|' +
  '(?:上市|发行)备案|证监会[^，。；]{0,30}(?:股票|股份|债券|发行|上市)'
const business = '营业执照|工商|登记机关|市场监督管理局|市场监管局|行政审批局|变更登记|business regist'

/** Advice to buy more of a share or less, which nobody has taken by that. */
const advice =
  '评级[^，。；]{0,6}(?:增持|减持)|(?:增持|减持)[”"’」]?(?:的)?(?:投资)?评级|[“"‘「](?:谨慎|审慎)?(?:增持|减持)[”"’」]'
/** Flows of orders through the market, which are no holders. */
const flows = '净买入|净卖出|净流入|净流出|主力资金|融资买入|专用席位|龙虎榜|\\bnet (?:buy|sell)ing\\b'

/**
 * Words in a sentence by which a type's triggers are about something else: registers, not drugs; shares that only move.
 */
const elsewhere: Readonly<Record<string, RegExp>> = {
  'contract-win':
    /大单净|净流入|净流出|主力资金|大单资金|超大单|散单|盘口|委买|委卖|买单|卖单|大单(?:成交|买入|卖出|托|压)/u,
  'holder-buys': new RegExp(`${advice}|${flows}`, 'u'),
  // A gift is no sale, whatever the holding falls to after it.
  'holder-sells': new RegExp(`${advice}|^(?!.*(?:减持|出售|卖出|抛售)).*(?:捐赠|捐出)|${flows}`, 'u'),
  'equity-transfer': /^(?!.*(?:转让|受让)).*(?:捐赠|捐出)/u,
  'control-change':
    /^(?!.*(?:实际控制人|控制权|控股股东)[^，。；]{0,6}(?:变更为|变为|易主)).*(?:捐赠|捐出)|\bcontrolling (?:share)?holders? (?:to (?:buy|sell)|had|has|bought|sold|buys|sells|plans?)\b/u,
  'lawsuit-won': /风险警示/u,
  // Shares that may be sold from a day on: nothing is launched, and nobody raises money.
  'product-launch': /限售股|上市流通/u,
  financing: /限售股[^。；]{0,30}上市流通|上市流通的限售股/u,
  'merger-fails': /终止(?:公司)?股票上市|终止上市|退市整理|风险警示/u,
  // What runs out of margins, or out of an office, is no accident.
  accident:
    /自燃率|事故率|\b(?:margins?|profits?|profitability|earnings|revenues?|sales|cash|returns?|value|market share|customers?) (?:is |are |was |were |keeps? |has |have )?(?:leak|bleed)|\bleak(?:ed|s)? (?:to|by|online|documents?|memo|letter|e-?mail|report|data|audio|photos?)\b|\b(?:letter|memo|e-?mail|documents?|report|draft|data|information|photos?|video|plans?|details) (?:was |were |is |are |has been )?leak/u,
  // What is lifted is no curb any more.
  'regulation-tightens':
    /\b(?:large|mid|small|mega|micro)[- ]?caps?\b|\bmarket caps?\b|\b(?:curbs?|restrictions?|limits?|bans?)\b[^.;]{0,50}\b(?:lifted|eased|removed|scrapped|relaxed|loosened|abolished)\b|\b(?:lifts?|eases?|removes?|scraps?|relaxes|loosens|abolishes)\b[^.;]{0,30}\b(?:curbs?|restrictions?|limits?|bans?)\b|(?:放宽|放松|取消|解除)[^，。；]{0,16}(?:限制|限购|管制|准入|门槛|禁令)/u,
  'regulation-eases': /\b(?:large|mid|small|mega|micro)[- ]?caps?\b/u,
  shortage: /紧平衡/u,
  judgment: /请求(?:法院)?判令|最终(?:裁决|判决)|裁决结果|判决结果/u,
  'management-change': /应当|须经|可以连任|选举产生|章程规定|每届任期|法定人数|议事规则/u,
  'product-approval': new RegExp(`${listed}|${business}`, 'u'),
  inspection: /(?:向|对)[^，。]{0,8}(?:控股股东|实际控制人|管理层)|董事会[^，。]{0,12}核查|书面函询/u,
  'product-price-up':
    /偏离值|异常波动|股价|收涨|收报|盘中|沪指|指数|成交额|换手率|\b(?:shares?|stocks?|equities|index|futures)\b[^,;]{0,12}\b(?:rise|rose|fall|fell|slid|slide|drop|surge|jump|clos|gain|tumbl|slump|sink|sank|climb|rall)/u,
  'product-price-down':
    /偏离值|异常波动|股价|收跌|收报|盘中|沪指|指数|成交额|换手率|\b(?:shares?|stocks?|equities|index|futures)\b[^,;]{0,12}\b(?:rise|rose|fall|fell|slid|slide|drop|surge|jump|clos|gain|tumbl|slump|sink|sank|climb|rall)/u,
  'input-price-up':
    /涨幅居前|跌幅居前|行业方面|股价|收涨|盘中|沪指|成交额|换手率|\bshares\b|\bstocks?\b|\bsession\b|\bindex\b|\bmarket close\b|\b(?:gains|advances) led by\b/u,
  'input-price-down':
    /涨幅居前|跌幅居前|行业方面|股价|收跌|盘中|沪指|成交额|换手率|\bshares\b|\bstocks?\b|\bsession\b|\bindex\b|\bmarket close\b|\b(?:declines|losses) led by\b/u,
  'guidance-down':
    /目标价|评级|\banalysts?\b|\bbrokers?\b|\bbrokerages?\b|券商|分析师|研报|上修空间|下修风险|\btp (?:of )?(?:cny|rmb|hk|us)|\b(?:cut|raised|moved) to (?:reduce|sell|hold|neutral|buy|outperform|underperform|overweight|underweight)\b|\b(?:up|down)grades? on\b/u,
  'guidance-up':
    /目标价|评级|增长点|\banalysts?\b|\bbrokers?\b|\bbrokerages?\b|券商|分析师|研报|上修空间|下修风险|\btp (?:of )?(?:cny|rmb|hk|us)|\b(?:cut|raised|moved) to (?:reduce|sell|hold|neutral|buy|outperform|underperform|overweight|underweight)\b|\b(?:up|down)grades? on\b/u,
}

/**
 * Words right beside a trigger by which it is about something else: an account of bought-back shares, a company that is
 * called a subsidiary.
 */
const beside: Readonly<Record<string, RegExp>> = {
  // What nobody has to tell: the size of an order, the price of a deal.
  'disclosure-breach':
    /(?:金额|数量|数额|价格|细节|详情|条款|名称|身份|估值|比例|规模|时间|投资方|双方|暂|尚)[^，。；]{0,3}未(?:对外|公开)?披露/u,
  'buy-back': /回购专用|回购专户|回购专项|回购账户|已回购股份|回购贷款|剔除回购/u,
  merger:
    /并购重组(?:的|概念|板块|题材|预期)|(?<!成为)控股(?:子|孙)公司(?!.{0,4}(?:控制|合并|收购))|合并报表|并购重组〕|并购股权投资/u,
  'product-launch': /为后续[^，。]{0,6}量产|尚未[^，。]{0,6}量产|未实现量产/u,
  'contract-signed': /(?:保证|担保|抵押|质押)(?:合同|协议)|终止协议|补充协议|产权交易合同|出让合同|认购协议/u,
  financing: /募集资金(?:净额)?(?:用于|用途|投资)|变更[^，。]{0,6}募集|募投/u,
  capacity: /产能调减|产能利用率|去产能|产能合作/u,
  'product-price-down': /[不未](?:会|想|愿)?(?:打|参与|卷入|跟进)价格战/u,
  inspection: /内部(?:控制)?检查|问询函回复|问询函的回复/u,
}

/**
 * Words right behind a trigger by which it is about something else: a share or a session that closes at a price or
 * higher, a deal or a round of money that closes, shut nothing down.
 */
const behind: Readonly<Record<string, { word: RegExp; goesOn: RegExp }>> = {
  closure: {
    word: /^clos/u,
    goesOn:
      /^(?: (?:bell|price|high|low|up|down|higher|lower|flat|mixed|little changed|unchanged|in on)\b| (?:at|above|below|near|around|with|to) (?:an? |its |the |new )*(?:\W?\d|cny|rmb|usd|hkd|us\$|record|all-time|lifetime|fresh|high|low|gain|loss|[\w-]+-(?:year|month|week))|[^,.;]{0,40}\b(?:acquisition|merger|deal|takeover|buyout|purchase|offering|placement|funding|financing|round|series [a-h]|transaction|loan|sale of|gap)\b)/u,
  },
}

/** Supplies, and the words before them by which they have gone on for long: nobody has won one. */
const supplies = /供货|供应/u
const goesOn = /(?:长期|一直|常年|多年来|正在|持续|稳定|目前)[^，。；]{0,16}$/u

/** Where a text says what might go wrong, as every report does: none of it happened. */
const risks: Readonly<Record<'zh' | 'en', RegExp>> = {
  // 风险提示：公司股票…… is a notice of what came.
  zh: /^[\s\d.、（）()◆■●▪]{0,6}(?:风险提示|风险因素|主要风险|投资风险|潜在风险)[：:](?!.*(?:公司|股票|股份|债券))/u,
  // Risks remain as a company defaults: told of what came.
  en: /^\s{0,4}(?:risks? (?:to [^.;]{0,40})?includes?\b|(?:key|main|principal|downside|upside) risks? (?:to [^.;]{0,40})?(?:includes?|are)\b|(?:(?:key|main|principal|downside|upside) )?risks?(?: factors?)?:)/u,
}

/** Words without which a type's triggers are used in some other sense. */
const needed: Readonly<Record<string, RegExp>> = {
  // 现货断供 is a shortage: only what a state or a seller abroad keeps back is a limit.
  'export-limit': /^(?!.*断供)|出口|进口|海外|境外|国外|外商|对华|美国|欧盟|日本|韩国|荷兰|管制|禁|制裁|关税|清单/u,
  'lawsuit-won':
    /court|judge|jury|\bcase\b|suit|arbitrat|appeal|trial|tribunal|legal|patent|ruling|litigation|dispute|liabilit|fine|法院|诉|仲裁|官司|判|裁|案|审|纠纷/u,
  judgment:
    /court|judge|jury|trial|tribunal|appeal|convict|sentenc|ruling|verdict|arbitrat|pay|法|判|裁|审|刑|诉|仲裁|败诉|调解/u,
  'regulation-eases':
    /rule|regulat|govern|minist|\blaw|\bban|tax|central bank|licen|permit|curb|restrict|\bfed\b|polic|quota|authorit|standard|rate|visa|beijing|brussels|state|reserve|tariff|limit|threshold|approv|\p{Script=Han}/u,
  'regulation-tightens':
    /rule|regulat|govern|minist|\blaw|\bban|tax|central bank|licen|permit|curb|restrict|polic|quota|authorit|standard|watchdog|scrutin|crack|clamp|caps|levy|mandate|parliament|sec\b|require|\p{Script=Han}/u,
}

/**
 * What companies declare as a matter of form: that nothing is left undisclosed, that a notice holds no false record. It
 * tells of no breach, and denies none either: nobody spoke of one.
 * “并非不存在” says the opposite.
 */
const declared: Readonly<Record<'zh' | 'en', readonly RegExp[]>> = {
  zh: [
    /(?<!并非|不是|绝非|并不是|是否)(?:不存在|没有|未发现|未有|并无|均无|亦无|尚无|也无|确无|无(?!法|视|论|关|人|线|数|故|形|偿|力|缝|息))[^，。；！？]{0,36}(?:应(?:予以?|当)?(?:公开)?披露[^，。；！？]{0,8}未[^，。；！？]{0,3}披露|未(?:按规定)?(?:公开)?披露)/gu,
    /(?<!并非|不是|绝非|并不是|是否)(?:不存在|没有|并无|无)(?:任何)?[^，。；！？]{0,8}(?:虚假记载|误导性陈述|重大遗漏)(?:[、或和与及者,，]{0,3}(?:虚假记载|误导性陈述|重大遗漏)){0,3}/gu,
    /(?<!并非|不是|绝非|并不是|是否)(?:不存在|没有|未)违反[^，。；！？]{0,16}信息披露[^，。；！？]{0,6}/gu,
  ],
  en: [
    /\b(?:no|not have any|without any|does not have|do not have|has not|have not|there (?:is|are) no)\b[^.;!?]{0,60}\b(?:undisclosed|(?:should|required to|ought to|must)(?: have been| be)? disclosed\b[^.;!?]{0,24}\bnot(?: been)?(?: disclosed)?)/gu,
    /\b(?:no|free of|free from|does not contain|do not contain|contains no)\b[^.;!?]{0,30}\b(?:false records?|misleading statements?|material omissions?)(?:(?:,| or| and)+ (?:any )?(?:false records?|misleading statements?|material omissions?)){0,3}/gu,
  ],
}

/** What a sentence may tell of a breach beside a declaration. */
const told = {
  zh: /未(?:及时|如实|按[^，。；]{0,8})?披露|隐瞒|虚假记载|误导性陈述|重大遗漏|信披违规|信息披露违/u,
  en: /failed to disclose|did not (?:disclose|report)|misle[ad]|concealed/u,
} as const

/** Whether a candidate stands in such a declaration, and the rest of its sentence tells of no breach. */
function isDeclared(language: 'zh' | 'en', text: string, { start, end }: Piece, { from, end: to }: Candidate): boolean {
  const sentence = text.slice(start, end)
  for (const pattern of declared[language]) {
    for (const match of sentence.matchAll(pattern)) {
      if (start + match.index > from || start + match.index + match[0].length < to) continue
      return !told[language].test(declared[language].reduce((rest, one) => rest.replace(one, ''), sentence))
    }
  }
  return false
}

/**
 * Whether the words before a candidate make it a supposition, a lesson or what something is not. `text` in lower case
 * for English.
 */
export function isVoid(
  language: 'zh' | 'en',
  text: string,
  { start, end }: Piece,
  candidate: Candidate,
  type: string,
): boolean {
  if (needed[type]?.test(text.slice(start, end)) === false || isQuestion(text, start, end)) return true
  if (risks[language].test(text.slice(start, end))) return true
  if (elsewhere[type]?.test(text.slice(start, end))) return true
  if (type === 'disclosure-breach' && isDeclared(language, text, { start, end }, candidate)) return true
  const around = beside[type]
  if (
    language === 'zh' &&
    around?.test(text.slice(Math.max(start, candidate.from - 8), Math.min(end, candidate.end + 6))) === true
  )
    return true
  const turned = behind[type]
  if (
    turned?.word.test(text.slice(candidate.start, candidate.end)) &&
    turned.goesOn.test(text.slice(candidate.end, end))
  )
    return true
  const before = text.slice(Math.max(start, candidate.from - 64), candidate.from)
  if (type === 'contract-win' && supplies.test(text.slice(candidate.from, candidate.end)) && goesOn.test(before))
    return true
  return (language === 'zh' ? zh : en).test(before)
}

/** Whether a sentence only asks. */
function isQuestion(text: string, start: number, end: number): boolean {
  const last = text.charCodeAt(end - 1)
  return (
    last === 0x3f || last === 0xff1f || /^(?:请问|是否|何时|有没有|能否|会不会)/u.test(text.slice(start, start + 4))
  )
}
