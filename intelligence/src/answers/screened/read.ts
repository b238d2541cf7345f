import { plainQuestion } from '../asked.ts'
import { RANK_ZH } from '../cues.ts'
import { unexplained } from '../fillers.ts'
import { numeral, NUMERAL } from '../numerals.ts'
import { readPeriods } from '../periods.ts'
import { inPlainWords } from '../reading/colloquial.ts'
import { leftOut, narrows, ofAllGroups } from '../reading/narrowed.ts'
import { RANK_EN } from '../reading/ranks.ts'
import { themesIn } from '../reading/themes.ts'
import { holdsIndustry, industryAt, isHan, measureAt } from '../reading/words-at.ts'
import { measureWords } from '../vocabulary.ts'
import type { Known, NamedIndustry, NamedTheme } from '../reading/reading.ts'
import { againstInPlainWords, takeAgainst } from './against.ts'
import { boundsIn } from './bounds.ts'
import { readClauses, type Token } from './clauses.ts'
import type { Screen } from './screen.ts'
import { nestedIn } from './nested.ts'
import { ratedIn } from './rated.ts'
import { wheresIn } from './where.ts'
import { boundsInPlainWords, FALL, RISE } from './wording.ts'

/** What is to come, supposed, advised or told by texts is in no screen. */
const ELSEWHERE =
  /会不会|能不能买|将会|将要|明年|后年|下(?:个)?(?:月|周|季)|预测|预计|预期|应该|该不该|推荐|值得|看好|如果|假如|要是|为什么|为何|原因|新闻|公告|研报|股吧|论坛|政策|\b(?:will|would you|should|going to|next (?:year|month|week|quarter)|predict|forecast|expect(?:ed|s)?|recommend|if|why|news|announce(?:d|ments?)|reports? say|forum|analysts?|suppliers?|customers?)\b|供应商|客户|平均|中位|均值|\b(?:average|mean|median)\b|哪(?:个|些)(?:行业|板块)|which (?:industry|industries|sectors?)/

const spelt = 'zero one two three four five six seven eight nine ten eleven twelve'.split(' ')
const countIn = (word: string): number => numeral(word) ?? spelt.indexOf(word)
const COUNT_EN = '(\\d{1,2}|two|three|four|five|six|seven|eight|nine|ten|twelve)'

/** Each of so many years or quarters: 连续三年, three years running. */
const EVERY: readonly RegExp[] = [
  new RegExp(
    `(?:已经?)?(?:连续|连着)(?:了)?(?:最近|近|过去)?\\s?(?<!\\d)(\\d{1,2}|[一二两三四五六七八九十]+)\\s?(?:个)?(年|季度?|财年)(?:都|均|全部|保持|维持|以来|里|内|来)*`,
    'g',
  ),
  new RegExp(
    `(?:最近|近|过去|这)?\\s?(?<!\\d)(\\d{1,2}|[一二两三四五六七八九十]+)\\s?(?:个)?(年|季度?|财年)(?:里|内|来|间)?(?:连续|都|均|每年都?|每一?年都?|每个?季度?都?|年年|全都|全部)+`,
    'g',
  ),
  new RegExp(
    `(?:for |in )?(?:each of |every one of |all of )?(?:the )?(?:last |past |previous )?${COUNT_EN} (?:consecutive |straight |successive |full |fiscal )*(years?|quarters?)(?: of)? (?:running|in a row|straight|on end|consecutively|on the trot|in succession)`,
    'g',
  ),
  new RegExp(
    `(?:for |in |over )?(?:the )?(?:last |past )?${COUNT_EN} (?:consecutive|straight|successive) (years?|quarters?)(?: of)?`,
    'g',
  ),
  new RegExp(
    `(?:in |for |over )?(?:each|every one|all) of (?:the )?(?:last |past )?${COUNT_EN} (years?|quarters?)`,
    'g',
  ),
  new RegExp(`(?:for|in|over|during) (?:the )?(?:last|past) ${COUNT_EN} (years|quarters)`, 'g'),
]

const UP =
  /从低到高|由低到高|从小到大|由小到大|升序|最低|最便宜|最少|最小|倒数|垫底|\b(?:lowest|smallest|cheapest|least|fewest)\b|\bascending\b|\blow(?:est)? to high(?:est)?\b/g
const DOWN =
  /从高到低|由高到低|从大到小|由大到小|降序|最高|最贵|最多|最大|最快|排名|排前|\b(?:highest|biggest|largest|top|most|priciest|dearest|best|fastest)\b|\bdescending\b|\bhigh(?:est)? to low(?:est)?\b/g
const BY =
  /(?:请|再|那)?(?:把(?:它们|这些)?)?按照?|(?:and |now |then |please )?(?:(?:sort|rank|order)(?:ed|ing)?(?: (?:them|those|these|it|the list|all))?(?: by| on))|\bin order of\b|\bby\b|\bon(?= (?:p\/?[eb]|pe|pb|price|market|ev|roe|revenue|sales|yield|dividend)\b)/g
const BREAK =
  /[、，;；。]|(?<!\d)[,/.]|[,/.](?!\d)|但是?|不过|而且?|并且?|且|同时|又|以及|另外|还要|然后|\b(?:yet|but|and|while|whilst|plus|also|though|with|whose)\b/g
const REFERS = new RegExp(
  `(?:在)?(?:上面|上述|刚才|刚刚|前面)?(?:这|那)(?:几|些|${NUMERAL})\\s?(?:家|只|个|支)?(?:公司|企业|股票)?(?:当中|之中|里面|里头|里边|里|中)?|^(?:那)?其中|^里面|它们(?:当中|之中|里面|里|中)?|\\b(?:which |how many |who |what )?(?:of|among|out of|from|in) (?:those|these|them|that list|the list|this list)(?: ${COUNT_EN})?\\b|\\b(?:those|these|them)\\b(?! (?:that|which|who|with|in|from|whose))(?: ${COUNT_EN})?`,
)
const COUNTS =
  /(?:一共|总共|共)?(?:有)?(?<!挑|选|找|来|给|这|那|哪|前|推荐)(?:多少|几)\s?(?:家|只|支|个)(?:上市)?(?:公司|企业|股票)?|多少(?:上市)?公司|(?:公司|股票|企业)?(?:一共|总共)?有多少(?=$|[?？，,])|\bhow many\b(?: companies| stocks| names| firms)?(?: are there| is that| in (?:total|all))?|\bnumber of (?:companies|stocks|names)\b/g
const SHARE =
  /(?:占|比)(?:全部|所有|整体|总数|全市场|市场|上市公司|公司)?(?:的)?(?:比例|比重|比|多少|几成|百分之几)(?:是|为|有)?(?:多少|多大|几成)?(?:呢)?|比例(?:是|有|为)?多少|\b(?:and )?(?:what|which) (?:share|proportion|percentage|fraction|part|per ?cent|%)(?: (?:is|are|was|were) (?:that|this|it|they))?(?: of(?: all| them| those| the (?:market|total|whole))*)?|\b(?:as )?(?:a|the) (?:share|proportion|percentage|fraction) of (?:all|the (?:market|total|whole))|%\s?of (?:all|the market)/g
const WITHOUT_ST =
  /[，,]?(?:剔除|排除|去掉|不含|不包?括|不要|除去?|非)\s?\*?st(?:股票?|公司)?(?:的)?|[，,]?\s?\b(?:ex|excl\.?|excluding|without|no|non)[- ]\*?st\b(?: (?:stocks|names|companies))?/g

/** Words that ask for companies. */
const MANY =
  /哪|谁|有没有|公司|企业|股票|个股|名单|的票|的股|\b(?:which|who|companies|company|stocks?|names|firms|anyone|everyone|list|screen|find)\b/
/** Words of bounds. */
const LOOSE =
  /大于|小于|超过|高于|低于|不足|不到|多于|少于|至少|至多|以上|以下|\b(?:more than|less than|at least|at most|above|below|exceed(?:s|ing)?|greater than|higher than|lower than)\b|[<>≥≤]/g
/** Only sorts the list before it. */
const SORTS = /^(?:再|那)?(?:请)?(?:把.{0,6})?按|^(?:and |now |then )?(?:sort|rank|order)\b/

/** Words of such questions that narrow nothing. */
const FILLING =
  /(?:这)?[两三四五]个?条件(?:都|同时|全部)?|(?:都|均|全部?|同时|一起)?(?:满足|符合|达标|具备)(?:条件)?(?:的)?|条件|(?:的)?话|一只|几只|几家|一家|那种|那些|选股|选出|挑几|帮|的票|票|股(?![价本东息份权])|还|仍|却|均|都|全|一共|总共|排(?:一下|个?序|列|名)?(?:下|序)?|倒序|吗|没有?|过(?!去)|\b(?:everyone|everybody|every|all|any|firms?|names?|stocks?|companies|company|players?|plays?|makers?|groups?|issuers?|businesses|only|first|those|ones?|that|which|who|where|whose|have|has|had|having|with|been|still|yet|but|also|too|are|is|be|trading|trades?|trade|at|sit|sitting|currently|screen|filter|search|hunt|looking|ratios?|levels?|of|for|and|the|in|at|than|what|whats|there|other|both|same|time|as|well|times|on|from|least|share|shares|dividend payers|payers?|latest|now|next|few|list|please|show|give|me|a|an|some|pass|passes|meet|meets|meeting|fit|fits|satisfy|satisfies|three|conditions|criteria|year|basis|yoy|year-on-year)\b/g

/** Words of a stretch that is taken, and what they are. */
class Words {
  readonly lower: string
  readonly taken: boolean[]
  readonly tokens: Token[] = []

  constructor(lower: string) {
    this.lower = lower
    this.taken = Array.from({ length: lower.length }, () => false)
  }
  isFree(start: number, end: number): boolean {
    return !this.taken.slice(start, end).some(Boolean)
  }
  /** Takes every free place where a global pattern matches; the matches. */
  take(pattern: RegExp): RegExpExecArray[] {
    const found: RegExpExecArray[] = []
    for (const match of this.lower.matchAll(pattern)) {
      const end = match.index + match[0].length
      if (match[0] === '' || !this.isFree(match.index, end)) continue
      this.taken.fill(true, match.index, end)
      found.push(match)
    }
    return found
  }
}

interface Groups {
  industries: NamedIndustry[]
  except: NamedIndustry[]
  themes: NamedTheme[]
  /** Whether a company is named, of which no list is. */
  isOfCompany: boolean
}

/** What joins one group that is left out to the next: 剔除ST和银行, ex banks and real estate. */
const ALSO_OUT = /^(?:行业|板块|股票?|类)?\s?(?:和|与|及|以及|、|or|and|&)\s?(?:the )?$/

/** Takes what names groups, figures and companies, the longest word at each place. */
function readNames(words: Words, known: Known, outBefore: number | null): Groups {
  const { lower, taken, tokens } = words
  let lastOut = outBefore
  const groups: Groups = { industries: [], except: [], themes: [], isOfCompany: false }
  const takeThemes = (saidOnly: boolean) => {
    for (const { theme, start, end, said } of themesIn(lower, known, taken)) {
      if (saidOnly && !said) continue
      if (!groups.themes.some((one) => one.themeId === theme.themeId)) groups.themes.push(theme)
      taken.fill(true, start, end)
    }
  }
  takeThemes(true)
  // 电池 of 固态电池 is no class of industry.
  const wider = themesIn(lower, known, taken).filter((one) => holdsIndustry(lower, one, known))
  for (let at = 0; at < lower.length;) {
    if (taken[at]) {
      at++
      continue
    }
    const name = known.names.at(lower, at)
    const measure = measureAt(lower, at)
    const industry = wider.some((one) => one.start <= at && at < one.end) ? null : industryAt(lower, at, known)
    const end = Math.max(name?.end ?? 0, measure?.end ?? 0, industry?.end ?? 0)
    if (end === 0 || !words.isFree(at, end)) {
      at++
      continue
    }
    taken.fill(true, at, end)
    if (measure?.end === end) tokens.push({ is: 'measure', measure: measure.measure, start: at, end })
    else if (name?.end === end) groups.isOfCompany = true
    else if (industry) {
      const joined = lastOut !== null && ALSO_OUT.test(lower.slice(lastOut, at)) ? { start: at, end } : null
      const out = leftOut(lower, at, end) ?? joined
      ;(out ? groups.except : groups.industries).push(industry.industry)
      if (out) lastOut = end
      if (out) taken.fill(true, out.start, out.end)
      const tail =
        /^(?:行业|板块|业(?![务绩主])|概念股?|股票|类?股(?![份本东价息市权利])|类|里面?|中| (?:industry|sector|stocks?|names?|companies|firms|plays))/.exec(
          lower.slice(end),
        )?.[0].length ?? 0
      taken.fill(true, end, end + tail)
    }
    at = end
  }
  takeThemes(false)
  return groups
}

/** Takes streaks and times. */
function readTimes(words: Words, today: string): void {
  const { lower, taken, tokens } = words
  for (const pattern of EVERY)
    for (const { 0: word, 1: count = '', 2: unit = '', index } of words.take(pattern))
      tokens.push({
        is: 'every',
        every: { unit: /季|quarter/.test(unit) ? 'quarter' : 'year', count: countIn(count), to: null },
        start: index,
        end: index + word.length,
      })
  for (const { period, start, end } of readPeriods(lower, today, taken)) {
    if (!words.isFree(start, end)) continue
    taken.fill(true, start, end)
    if (period.kind !== 'latest') tokens.push({ is: 'time', period, start, end })
  }
}

/** Takes bounds, rises and falls, low and high, orders and what joins them. */
function readTokens(words: Words): void {
  const { lower, taken, tokens } = words
  for (const bound of boundsIn(lower, taken)) {
    taken.fill(true, bound.start, bound.end)
    tokens.push({ is: 'bound', bound, start: bound.start, end: bound.end })
  }
  for (const { 0: word, index } of words.take(new RegExp(`[${RISE}${FALL}]`, 'g')))
    tokens.push({ is: 'way', way: word === FALL ? 'fall' : 'rise', start: index, end: index + 1 })
  for (const [pattern, order] of [
    [UP, 'up'],
    [DOWN, 'down'],
  ] as const)
    for (const { 0: word, index } of words.take(pattern))
      tokens.push({ is: 'order', order, by: false, start: index, end: index + word.length })
  for (const { 0: word, index } of words.take(
    /(?:比较|较|偏|很|要)?(?:低|高)(?:一?些|一?点)?|\b(?:low|high|cheap|rich)\b/g,
  ))
    tokens.push({
      is: 'relative',
      relative: /低|low|cheap/.test(word) ? 'low' : 'high',
      start: index,
      end: index + word.length,
    })
  for (const { 0: word, index } of words.take(BREAK))
    tokens.push({ is: 'break', start: index, end: index + word.length })
  tokens.sort((a, b) => a.start - b.start)
}

interface Top {
  top: number
  order: 'up' | 'down'
}

/** How many of a list are asked for, and from which end where the same words say it: a list of a list has several. */
function topsOf(words: Words): Top[] {
  const english = new RegExp(`${RANK_EN.source}|\\b${COUNT_EN}(?= (?:companies|stocks|names|firms)\\b)`, 'gi')
  return [...words.take(new RegExp(RANK_ZH, 'g')), ...words.take(english)].flatMap(([whole, ...groups]): Top[] => {
    const top = countIn((groups.find((one) => one !== undefined) ?? '').toLowerCase())
    const order = /最低|低$|小$|少$|bottom|worst/.test(whole) ? 'up' : 'down'
    return top >= 1 && top <= 200 ? [{ top, order }] : []
  })
}

/**
 * Reads a question for companies that meet bounds, each on a figure and a time of its own; null where it asks for
 * something else, or where not all of it is understood. Pure, and the same for the same day.
 */
export function readScreen(question: string, known: Known): Screen | null {
  const whole = plainQuestion(question).toLowerCase()
  const rating = ratedIn(whole)
  const plain = rating?.rest ?? whole
  const said = inPlainWords(boundsInPlainWords(againstInPlainWords(plain))).toLowerCase()
  if (ELSEWHERE.test(plain)) return null
  const nested = nestedIn(plain)
  if (nested) {
    const [outer, inner] = [readScreen(nested.outer, known), readScreen(nested.inner, known)]
    return outer && inner && outer.top !== null ? { ...inner, asksForMany: true, refers: null, within: outer } : null
  }
  const words = new Words(said)
  const [st] = words.take(WITHOUT_ST)
  const withoutSt = st !== undefined
  for (const { 0: word, index } of words.take(BY))
    words.tokens.push({ is: 'order', order: null, by: true, start: index, end: index + word.length })
  const refers = takeRefers(words)
  const where = wheresIn(said, words.taken)
  for (const { start, end } of where) words.taken.fill(true, start, end)
  const share = words.take(SHARE).length > 0
  const counts = words.take(COUNTS).length > 0 || share
  const groups = readNames(words, known, st ? st.index + st[0].length : null)
  if (groups.isOfCompany) return null
  readTimes(words, known.today)
  const [top, ...tops] = topsOf(words)
  takeAgainst(said, words.taken, words.tokens)
  readTokens(words)
  // A bound without its number, 现金流大于净利润, is of two figures against each other.
  if (tops.length > 0 || words.take(LOOSE).length > 0) return null
  words.take(FILLING)
  if (unexplained(said, words.taken).length > 0) return null
  const clauses = readClauses(words.tokens, {
    isCounted: counts,
    isEnglish: !isHan(said),
    end: top?.order ?? null,
  })
  if (!clauses) return null
  const size = measureWords.get('总市值')
  const order =
    clauses.bySize && size && /最便宜|最贵|cheapest|priciest|dearest|best/.test(said) === false
      ? { column: { measure: size, time: null, every: null }, order: clauses.bySize }
      : clauses.order
  if (clauses.bySize !== null && order === null) return null
  const isUnbound = clauses.bounds.length === 0 && !order
  const isEmpty = isUnbound && clauses.shown.length === 0
  const areGroups = groups.industries.length + groups.themes.length + groups.except.length + where.length > 0
  const isBare = isEmpty && !areGroups && !withoutSt && !rating
  // A figure alone, 那净利润呢, is asked of whom was spoken of.
  if (isUnbound && !isEmpty && !areGroups && !refers && !counts) return null
  if (isBare && !refers && !counts) return null
  const isOfList = refers || (isBare && counts)
  return {
    asksForMany: areGroups || rating !== null || counts || isOfList || MANY.test(said),
    bounds: clauses.bounds,
    shown: clauses.shown,
    order,
    top: top?.top ?? (order && isSingular(said) ? 1 : null),
    counts,
    share,
    industries: groups.industries,
    themes: groups.themes,
    except: groups.except,
    ofAllGroups: ofAllGroups(said),
    where: where.map((one) => one.where),
    withoutSt,
    rated: rating?.rated ?? null,
    refers: isOfList ? 'said' : narrows(said) || (SORTS.test(said) && !areGroups) ? 'may' : null,
    within: null,
  }
}

function takeRefers(words: Words): boolean {
  const match = REFERS.exec(words.lower)
  if (!match) return false
  words.taken.fill(true, match.index, match.index + match[0].length)
  return true
}

/** Whether one company is asked for. */
const isSingular = (text: string): boolean =>
  /哪一?家|哪一?只|谁|\b(?:which one|who is|who's)\b|\b(?:cheapest|largest|biggest|smallest|priciest|dearest) (?:[a-z]+ ){0,2}(?:company|stock|developer|bank|name|brewer|lender|maker|miner|insurer|retailer|utility|airline)\b/.test(
    text,
  ) && !/哪些/.test(text)

/** Reads a question that may follow on from a list: of the companies of the one before it. */
export function readScreenAfter(question: string, before: readonly string[], known: Known): Screen | null {
  const own = readScreen(question, known)
  if (!own || own.refers === null) return own
  const last = before.at(-1)
  const base = last === undefined ? null : readScreenAfter(last, before.slice(0, -1), known)
  if (base) return { ...own, within: base }
  return own.refers === 'may' ? own : null
}
