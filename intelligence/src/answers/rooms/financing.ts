import { roundOf } from '@pandora/contract/domains/financing/rounds'
import { numeral, NUMERAL, scaleOf } from '../numerals.ts'
import type { FinancingAsked } from './asked.ts'
import type { RoomText } from './room-text.ts'

const STAGE =
  /(pre-?[a-d]|[a-h])(\+)?\s?轮(?:融资)?((?:及|或)?(?:以后|之后|以上|后期))?|(天使|种子)轮(?:融资)?((?:及|或)?(?:以后|之后|以上))?|\b(?:a )?series (pre-[a-d]|[a-h])(\+)?(?: rounds?)?( or later| and (?:later|beyond)| onwards?)?(?![a-z])|\b(seed|angel)[- ](?:rounds?|stage)( or later| and later| onwards?)?\b/g
const FINANCING =
  /投(?:资)?(?:了|过)(?:哪些|哪几家|什么|谁|几家|啥)(?:公司|企业|项目)?|\b(?:what|who|which (?:companies|startups)) (?:has|have|did|does)(?= .{2,40} (?:invest(?:ed)?|put money))|\binvest(?:ed|s)? in(?=[?. ]*$| this| last| in | over| since| recently| lately)|\b(?:was|were|been) raised\b|\braised (?=in|by)\b|(?:是|被)?谁投(?:资)?的|谁投(?:资)?(?:了|过)|(?:都)?有?谁投(?:资)?|(?:的)?投资(?:方|人|机构)(?:都)?(?:有|是)(?:哪些|谁)|融了(?:多少(?:钱|资金)?|几笔|几轮)?|\bwho (?:has |have )?(?:invested in|backed|funded|put money in(?:to)?|raised)\b|\binvestors (?:in|of|behind)\b|融资(?:轮次?|事件|案例|记录|额(?!最)|金额(?!最)|消息|新闻)|融资(?!融券|余额|活动|现金|净|成本|租赁|买入|担保|客|性)|融到|融了|创投(?:融资)?|初创(?:公司|企业)?|创业(?:公司|企业)|\b(?:start-?ups?|(?:funding|financing|venture|investment|vc) (?:rounds?|deals?)|rounds?(?: of (?:funding|financing))?|fund-?raising(?:s| rounds?)?|raised (?:money|funding|capital))\b/g
const AROUND =
  /领投方?|谁家的?|是谁|投资方|投资机构|跟投|投(?:了|过|资)?|拿到|完成|获得|获(?=[^批]|$)|做|赛道|领域|规模|轮次?|谁领投|由谁|背后|融资方|总共|一共|合计|多少钱|资金|(?:的)?投资|今年来|\b(?:join(?:ed|s)?|took part in|take part in|participate[sd]? in|did|which|how much|in total|altogether|who led(?: them| it| each)?|led by|lead investors?|investors?|backed by|invested in|raised|closed|completed|deals?|sized?|which investors?|money|funding|led|it|of the year|in the (?:field|sector|area) of|field|sector)\b/g
const LARGEST =
  /最多钱|(?:the )?most(?: money)?\b|(?:按)?金额(?:最大|最高|从大到小|排序|排名)|最大(?:的|额)?|从大到小|最多(?:的)?|\b(?:by (?:size|amount)|(?:the )?(?:largest|biggest)(?: first| ones?)?)\b/g
const OTHER =
  /为什么|为何|原因|影响|怎么|如何|怎样|余额|利率|成本|(?<!有)没有?(?![吗?？。]|$)|未|不|\b(?:why|impact|how (?:do|does|to|will))\b/

/** What the rounds held are not told with. */
const VALUATION =
  /(?:投后|投前)?估值(?:是|有)?(?:多少|多高)?|\b(?:and )?(?:at )?(?:what|which)? ?(?:post-money |pre-money )?valuations?\b/g

/** What the rounds come to is asked for. */
const SUMMED =
  /融(?:资)?了?(?:总共|一共|合计)?多少(?:钱|资金|亿|万)|融资(?:总额|总金额|规模|额)(?:是|有)?(?:多少|多大)|\bhow much (?:money |funding |capital )?(?:was|were|did|has|have|is)\b|\btotal (?:raised|amount|funding)\b/

/** The least amount of a round, before or behind its number: 过亿, 超过5000万, 1亿元以上, over CNY 100 million. */
const BOUND = new RegExp(
  `(?:(不低于|不少于|至少)|超过?|过|大于|高于)\\s?(${NUMERAL})?\\s?(亿|千万|百万|万)(?:元|人民币)?(?!美|港|欧|英镑|日元)|(${NUMERAL})\\s?(亿|千万|百万|万)(?:元|人民币)?(?:及)?以上(?:的)?|\\b(?:(at least)|over|above|more than|exceeding) (?:cny|rmb|¥)?\\s?(\\d+(?:\\.\\d+)?)\\s?(million|billion|bn|mn|m)(?: yuan| rmb| cny)?\\b`,
  'g',
)
/** An amount that is no such bound, or of another currency: rounds are told in yuan. */
const AMOUNT =
  /[\d.一二三四五六七八九十百千]\s?(?:亿|千万|百万|万|million|billion|bn|mn)|过亿|[美港欧日]元|\b(?:usd|dollars)\b|[$€£]/

/** The least amount asked for, in yuan, and whether it is to be passed; null where none is. */
function leastOf(match: RegExpExecArray | null): FinancingAsked['least'] {
  if (!match) return null
  const [, zhLeast, zhCount, zhUnit, behind, behindUnit, enLeast, enCount, enUnit] = match
  const count = numeral(zhCount ?? behind ?? enCount ?? '1')
  const unit = scaleOf(zhUnit ?? behindUnit ?? enUnit ?? '')
  if (count === null || unit === null) return null
  return { amount: count * unit, passed: (zhLeast ?? behind ?? enLeast) === undefined }
}

/** The round that a question names, and whether those behind it are asked for too. */
function stageOf(match: RegExpExecArray | null): FinancingAsked['stage'] {
  if (!match) return null
  const [, zh, zhPlus, zhLater, zhEarly, earlyLater, en, enPlus, enLater, enEarly, enEarlyLater] = match
  const name = zh ?? zhEarly ?? en ?? enEarly ?? ''
  const round =
    roundOf(`${name}${(zhPlus ?? enPlus) ? '+' : ''}${zhEarly ? '' : zh || en ? '轮' : ''}`) ?? roundOf(name)
  const isLater = (zhLater ?? earlyLater ?? enLater ?? enEarlyLater) !== undefined
  return round ? { code: round.code, orLater: isLater } : null
}

/** Reads a question for rounds of financing of companies without a listing. */
export function readFinancing(text: RoomText): FinancingAsked | null {
  // Of a company with a listing its own rounds.
  const [company, ...others] = text.companies
  if (others.length > 0 || OTHER.test(text.lower)) return null
  const valuation = text.take(VALUATION) !== null
  const told = text.take(STAGE)
  const stage = stageOf(told)
  // 融资金额最大: the order first, or 金额 would be taken alone.
  const bound = text.take(BOUND)
  const least = leastOf(bound)
  if (bound && !least) return null
  const summed = SUMMED.test(text.lower)
  const order = text.take(LARGEST) ? ('largest' as const) : ('newest' as const)
  if ((!text.take(FINANCING) && !told) || (told && !stage)) return null
  const most = text.count()
  const time = text.time()
  text.take(AROUND)
  const left = text.topic()
  // 机器人行业: the field is 机器人.
  const field = left?.replace(/(?:行业|产业|领域|赛道|方向|板块)$|\s(?:sector|industry|space|field)$/i, '') ?? null
  const topic = company && left === '' ? company.written : company ? null : field
  if (time === null || topic === null || topic.length > 40 || AMOUNT.test(topic.toLowerCase())) return null
  // A round alone is nothing yet: 天使轮 may be asked what it means.
  const narrows = stage !== null || least !== null
  if (topic === '' && !time.recent && time.period === null && order === 'newest' && !narrows && most === null)
    return null
  return { room: 'financing', topic, stage, least, order, most, valuation, summed, ...time }
}
