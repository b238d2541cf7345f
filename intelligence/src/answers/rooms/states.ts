import { numeral } from '../numerals.ts'
import type { ForumAsked, ScoresAsked, ThemesAsked } from './asked.ts'
import type { RoomText } from './room-text.ts'

const FORUM =
  /股吧|论坛|网友们?|股民们?|散户们?|\b(?:on )?(?:the )?(?:(?:stock )?forums?|message boards?|retail (?:investors|traders)|posters|forum posts?)\b/g
const STANCE =
  /多空(?:比例?|情绪|分歧|占比)?|情绪|讨论(?:热度|量|度)?(?:最高|最多|最热)?|热度(?:最高)?|发帖(?:量|数)?|帖子(?:数量?)?|看[多涨空跌](?:和看[多涨空跌])?(?:的?(?:比例|占比|帖子?))?|最热|(?:最)?(?:热门|热议|火)|怎么(?:看|说|评价)|看法|观点|骂|夸|吐槽|喷|唱[多空衰]|(?:在)?(?:聊|说|讨论)|口碑|\b(?:negative|positive|bull(?:s|ish)?|say(?:ing)?|think(?:ing)?|feel(?:ing)?|hottest|(?:complain|moan)(?:ing|s)?|sentiment|mood|polarity|bull(?:ish)?(?:[ /-](?:to[ -]|and )?bear(?:ish)?)?(?: (?:ratio|share|split)s?)?|bearish|bears?|(?:most )?(?:discussed|talked about|posted about)|number of posts|posts?(?: count)?)\b/g
const STANCE_AROUND =
  /上|里面?|大家|怎么(?:看|说|样)?|是|还是|什么|都|偏|主要|比例|占比|大概|最|帖子?|各占|分别|数量|\b(?:think|thinking|feel|ratio|split|counts?|roughly|most(?:ly)?|mainly|people|what|how|is|are|talking about|about|towards?|on)\b/g

/** That bulls or bears are asked for, which are counted on the forums alone. */
const SIDED = /看[多空](?:的)?(?:比例|占比|人|多|还是)|多空|\b(?:bullish|bearish) (?:share|ratio|part|or)\b/

/** Reads a question for how posts of the forum stand to companies, or which companies they are most of. */
export function readForum(text: RoomText): ForumAsked | null {
  // 白酒股的看多比例: who is bullish is told by the forums, of a company or a group that is named.
  const named = text.take(FORUM) !== null
  if (!named && !SIDED.test(text.lower)) return null
  const isBear = /看空|看跌|悲观|骂|吐槽|喷|唱[空衰]|bear|negative|complain/.test(text.lower)
  const isBull = /看多|看涨|看好|乐观|夸|唱多|bull|positive/.test(text.lower)
  if (!text.take(STANCE)) return null
  const most = text.count()
  const time = text.time()
  text.take(STANCE_AROUND)
  const narrow = text.companies.length === 0
  const [themes, industries] = narrow ? [text.themes(), text.industries()] : [[], []]
  if (time === null || !text.isWhole()) return null
  if (!named && text.companies.length + themes.length + industries.length === 0) return null
  const order = isBull === isBear ? 'discussed' : isBull ? 'bullish' : 'bearish'
  return { room: 'forum', companies: text.companies, order, most, themes, industries, ...time }
}

const HOTTEST =
  /(?:最热门?|最火|热度最高|最受关注|热门|当红)的?(?:(?:几|[\d一二三四五六七八九十两]{1,3})?个|些)?(?:主题|题材|概念)(?:板块)?|(?:主题|题材|概念)(?:板块)?的?(?:热度)?(?:排名|排行榜?|最热|最火|热度最高)|(?:哪些?|什么)(?:个|几个)?(?:主题|题材|概念)(?:板块)?(?:现在|目前|最近)?(?:的)?(?:最热门?|最火|热度最高)|\b(?:hottest|hot|trending|most talked[- ]about) (?:themes?|concepts?)\b|\b(?:which )?(?:themes?|concepts?) (?:(?:is|are) )?(?:the )?(?:hottest|by heat|ranked by heat|trending)\b/g
const BEST =
  /(?:涨得最[好多]|涨幅最[大高]|涨幅居前|表现最好|领涨)的?(?:[\d一二三四五六七八九十两]{1,3}个)?(?:主题|题材|概念)(?:板块)?|(?:哪些?|什么)(?:个|几个)?(?:主题|题材|概念)(?:板块)?[^，。]{0,8}(?:涨得最[好多]|涨幅最[大高]|表现最好|领涨)|\b(?:best[- ](?:performing|returning)) (?:themes?|concepts?)\b|\b(?:which )?(?:themes?|concepts?) (?:rose|gained|(?:has|have) (?:risen|gained)|(?:did|performed|returned)) (?:the )?(?:most|best)\b/g
const WORST =
  /(?:跌得最[惨多]|跌幅最[大高]|表现最差|领跌)的?(?:[\d一二三四五六七八九十两]{1,3}个)?(?:主题|题材|概念)(?:板块)?|(?:哪些?|什么)(?:个|几个)?(?:主题|题材|概念)(?:板块)?[^，。]{0,8}(?:跌得最[惨多]|跌幅最[大高]|表现最差|领跌)|\bworst[- ]performing (?:themes?|concepts?)\b|\b(?:which )?(?:themes?|concepts?) (?:fell|lost|dropped|did|performed) (?:the )?(?:most|worst)\b/g
/** How many of them: 最热的五个主题. */
const MANY = /([\d一二三四五六七八九十两]{1,3})个/
const OWN_THEMES =
  /(?:属于|沾了?|有|涉及|是)(?:的)?(?:哪些|什么|啥)(?:主题|题材|概念)(?:板块)?|(?:主题|题材|概念)(?:板块)?(?:有|是)?(?:哪些|什么)|\b(?:which|what) (?:themes?|concepts?) (?:is|does|are|do|has)\b|\bthemes? (?:of|that)\b/g
const THEMES_AROUND = /板块|里面|之一|\b(?:belongs? to|in|part of|covers?|by (?:heat|price|return)|performance)\b/g

/** Reads a question for the hottest themes, those whose companies' prices went furthest, or those of a company. */
export function readThemes(text: RoomText): ThemesAsked | null {
  if (text.companies.length > 0) {
    if (!text.take(OWN_THEMES)) return null
    text.take(THEMES_AROUND)
    const time = text.time()
    if (time === null || time.period !== null || !text.isWhole()) return null
    return { room: 'themes', companies: text.companies, by: 'heat', from: 'top', most: null, ...time }
  }
  const worst = text.take(WORST)
  const best = worst ?? text.take(BEST)
  const found = best ?? text.take(HOTTEST)
  if (!found) return null
  const prices = best !== null
  const most = numeral(MANY.exec(found[0])?.[1] ?? '') ?? text.count()
  const time = text.time()
  text.take(THEMES_AROUND)
  if (time === null || !text.isWhole()) return null
  return {
    room: 'themes',
    companies: [],
    by: prices ? 'prices' : 'heat',
    from: worst ? 'bottom' : 'top',
    most,
    ...time,
  }
}

const SCORE = /(风险|机会)(?:得分|评分|分数|分值|分)|\b(risk|opportunity) (?:points?|scores?)\b/g
const HIGHEST = /最高(?:的)?|居前|排名|(?:排在)?最前(?:面)?(?:的)?|\b(?:highest|top|largest|most)\b/g
const REASONS =
  /(?:各自|分别)?(?:都)?(?:是)?(?:为啥|为什么|为何|因为什么|什么原因|原因|理由)(?:呢|吗)?|怎么来的|\b(?:and )?(?:(?:tell me |say )?why(?: each)?|(?:with |give )?(?:the )?reasons?(?: (?:for|of) each)?|what(?:['’]s| is)? (?:behind|drives|driving)(?: (?:it|them|each))?)\b/g
const MOVED =
  /(?:最近)?(?:怎么变的?|有(?:什么|哪些|没有)?变化|变化|变动)(?:了|吗)?|(?:是)?(?:什么|被什么)(?:推动|带动|拉动|影响)的?|\b(?:and )?(?:what (?:moved|changed|drove) (?:it|them)|how (?:has it|did it|it has) chang(?:ed|e)|(?:the )?recent changes?|change)\b/g

/** Reads a question for the companies of the highest scores with what each is made of, or for what moved one. */
export function readScores(text: RoomText): ScoresAsked | null {
  const score = text.take(SCORE)
  if (!score) return null
  const side = /机会|opportunity/.test(score[0]) ? ('opportunity' as const) : ('risk' as const)
  const isOne = text.companies.length > 0
  const [moved, reasons] = [text.take(MOVED), text.take(REASONS)]
  if (isOne ? !moved : !reasons || !text.take(HIGHEST)) return null
  const most = text.count()
  const time = text.time()
  const [themes, industries] = isOne ? [[], []] : [text.themes(), text.industries()]
  if (time === null || !text.isWhole() || (!isOne && time.period !== null)) return null
  return { room: 'scores', companies: text.companies, side, most, themes, industries, ...time }
}
