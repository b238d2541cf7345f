import { numeral, NUMERAL } from '../numerals.ts'
import type { Period } from '../periods.ts'
import type { PaidYearsAsked, RunsAsked, TimeAsked } from './asked.ts'
import type { RoomText } from './room-text.ts'
import { GROUPS, stocksCounted } from './swings.ts'

const spelt = 'zero one two three four five six seven eight nine ten eleven twelve'.split(' ')
const COUNT_EN = '(?:\\d{1,2}|two|three|four|five|six|seven|eight|nine|ten)'
/** A number of a stretch of words, in either language; null where it says none. */
function countIn(text: string): number | null {
  const word = new RegExp(`(?<![\\d.])${NUMERAL}|\\b${COUNT_EN}\\b`).exec(text)?.[0]
  if (word === undefined) return null
  const at = spelt.indexOf(word)
  return at >= 0 ? at : numeral(word)
}

const DAYS_ZH =
  /(?:已经?)?(?:连续|连着|一连|接连)(?:了)?(?:\d{1,2}|[一二两三四五六七八九十几]|多少)?(?:个)?(?:交易)?(?:日|天)(?:都|均|在|是)?(?:的)?(?:收)?(?:上?涨|升|下?跌)(?!停)(?:了)?|(?:已经?)?(?:连续?(?:上?涨|下?跌))(?:了)?(?:\d{1,2}|[一二两三四五六七八九十几]|多少)?(?:个)?(?:交易)?(?:日|天)(?:数)?(?:了)?|(?<!\d)(?:\d{1,2}|[二两三四五六七八九十])连(?:涨|跌)/g
const WENT_UP = 'rose|risen|rise|rising|gained|gaining|climbed|advanced|closed higher|up'
const WENT_DOWN = 'fell|fallen|fall|falling|dropped|declined|lost|closed lower|down'
const DAYS_EN = new RegExp(
  `\\b(?:${WENT_UP}|${WENT_DOWN})(?: ground)? (?:for |in |on )?(?:each of |every one of )?(?:the )?(?:last |past )?(?:at least )?${COUNT_EN} (?:(?:straight|consecutive|successive) )?(?:trading )?(?:days|sessions)(?: (?:in a row|running|straight|on end|in succession|consecutively))?\\b|\\bhow many (?:(?:straight|consecutive) )?(?:trading )?(?:days|sessions)(?: in a row| running| straight)?(?=.{0,60}\\b(?:${WENT_UP}|${WENT_DOWN})\\b)|\\b(?:${COUNT_EN}[- ](?:days?|sessions?) )?(?:winning|rising|losing|falling) (?:streaks?|runs?)\\b`,
  'g',
)
/** What says that days follow one another: “up three days” alone may be of three days together. */
const IN_A_ROW =
  /in a row|running|straight|consecutive|successive|succession|on end|each of|every one of|streak|how many/
const EXTREME =
  /(?:股价|收盘价)?(?:再)?(?:创|刷新|创出|创下)(?:了|出|下)?(?:过)?(?:的)?(?:近|最近|过去)?(?:(?:\d|[一二两三])年|(?:\d{1,2}|[一二两三六])个月|半年|52\s?周|历史|上市以来)?(?:以?来)?(?:的)?(?:收盘)?新(?:高|低)(?:价|点)?|\b(?:at|hit|hits|hitting|made|makes|making|reached|set|setting|touched) (?:an? |the |their |its )?(?:new )?(?:(?:\d|one|two|three)[- ]years? |52[- ]weeks? |(?:\d{1,2}|three|six)[- ]months? |all[- ]time |record )(?:closing )?(?:high|low)s?\b|\bnew (?:(?:\d|one|two|three)[- ]years? |52[- ]weeks? |(?:\d{1,2}|three|six)[- ]months? |all[- ]time )?(?:closing )?(?:high|low)s?\b/g
const LIMIT =
  /(?:封(?:死|住)?|打到)?(?:涨停|跌停)(?:了|收盘)?|\b(?:(?:hit|at|closed at|reached|hitting) )?(?:the |their |its )?(?:daily )?(?:limit[- ](?:up|down)|(?:upper|lower)[- ](?:price )?limits?)\b/g
/** Of limits: boards opened again, streaks of limits, rules, chances and reasons are no list of who closed there. */
const OTHER =
  /会|为什么|为何|原因|影响|意味|什么意思|制度|规则|连板|炸板|打板|开板|首板|一字|概率|如何|怎么|(?<!有)没有?(?![吗?？。]|$)|未|不|差一点|\b(?:why|how (?:do|does|to)\b(?! .{0,40}streak)|impact|mean(?:s|ing)?|rules?|not|never|without|almost|nearly|near|close to|order|if)\b/
const AROUND =
  /股票|个股|公司|股价|收盘价?|天数|最多|最长|最久|今天|今日|已经?|\b(?:stocks?|shares?|names?|companies|price|prices|closed|longest|most|today|has|have|been|on|with|in a row|straight|running|risen|rising|rose|fallen|falling|fell|up|down|currently|that)\b/g

/** Days that a new high or low is of: those it says, a year where it says none; `all`: of all that are held. */
function timeOfExtreme(said: string): { all: boolean; period: Period } {
  const year: Period = { kind: 'lastYears', count: 1 }
  if (/历史|上市以来|all[- ]time|record/.test(said)) return { all: true, period: year }
  const count = countIn(said) ?? (/\bone\b/.test(said) ? 1 : null)
  if (/半年/.test(said)) return { all: false, period: { kind: 'lastDays', count: 182 } }
  if (count === null || /52/.test(said)) return { all: false, period: year }
  return /月|month/.test(said)
    ? { all: false, period: { kind: 'lastDays', count: Math.round(count * 30.4) } }
    : { all: false, period: { kind: 'lastYears', count } }
}

/** Reads a question for prices that went one way day after day, at a new high or low, or that closed at their limit. */
export function readRuns(text: RoomText): RunsAsked | null {
  if (OTHER.test(text.lower)) return null
  const isOfMany = text.companies.length === 0
  const days = text.take(DAYS_ZH) ?? text.take(DAYS_EN)
  const extreme = days ? null : text.take(EXTREME)
  const limit = days || extreme ? null : text.take(LIMIT)
  const [said] = days ?? extreme ?? limit ?? []
  if (said === undefined || (days && /[a-z]/.test(said) && !IN_A_ROW.test(text.lower))) return null
  const most = isOfMany ? stocksCounted(text) : null
  const time = text.time()
  const [themes, industries] = isOfMany ? [text.themes(), text.industries()] : [[], []]
  if (isOfMany && text.take(GROUPS)) return null
  text.take(AROUND)
  if (time === null || !text.isWhole()) return null
  const own = extreme ? timeOfExtreme(said) : null
  const told = own && time.period === null ? { ...time, period: own.period } : time
  // A streak and a close at its limit are of the last day, or of the day that is named.
  if (!extreme && time.period !== null && time.period.kind !== 'day') return null
  return {
    room: 'runs',
    way: wayOf(days && /how many/.test(said) ? text.lower : said),
    of: days
      ? { kind: 'days', least: countIn(said.replace(/^.*?\b(?:how many)\b/, '')) }
      : own
        ? { kind: 'extreme', all: own.all }
        : { kind: 'limit' },
    companies: text.companies,
    themes,
    industries,
    most,
    ...told,
  }
}

const wayOf = (said: string): 'up' | 'down' =>
  new RegExp(`跌|低|\\b(?:${WENT_DOWN}|losing|low|lows|lower)\\b`).test(said) ? 'down' : 'up'

const PAID_ZH =
  /(?:已经?)?(?:连续|连着)(?:了)?(?:\d{1,2}|[一二两三四五六七八九十几]|多少)?(?:个)?年(?:都|均|有|每年)?(?:进行|实施|派发)?(?:了)?(?:现金)?(?:分红|派息|派现)(?:了)?|连续(?:现金)?(?:分红|派息|派现)(?:了)?(?:\d{1,2}|[一二两三四五六七八九十几]|多少)?(?:个)?年(?:数)?(?:了)?|(?:自|从)?(20\d\d)年?(?:以来|起|开始|至今)?(?:，|,)?(?:每年|年年|一直)(?:都|均)?(?:有)?(?:进行|实施|派发)?(?:现金)?(?:分红|派息|派现)|(?:近|最近|过去)(?:\d{1,2}|[一二两三四五六七八九十])年(?:每年|年年)(?:都|均)?(?:有)?(?:现金)?(?:分红|派息|派现)/g
const PAID_EN = new RegExp(
  `\\b(?:paid|paying|pays) (?:out )?(?:an? |their |its )?(?:cash )?dividends? (?:(?:in |for )?(?:each|every one|all) of (?:the )?(?:last|past) ${COUNT_EN} years|(?:for |in )?${COUNT_EN} (?:(?:straight|consecutive|successive) )?years(?: in a row| running| straight| in succession)?|(?:in )?(?:every|each) year since (20\\d\\d))|\\bhow many (?:(?:straight|consecutive) )?years(?: in a row| running| straight)?(?=.{0,50}\\b(?:paid|paying|pays) (?:an? )?(?:cash )?dividends?\\b)`,
  'g',
)
const PAID_AROUND =
  /股票|个股|公司|现金|年数|最多|最长|\b(?:stocks?|shares?|names?|companies|that|have|has|paid|paying|pays|an?|cash|dividends?|consecutively|with|in a row|straight|running|each|every|year|been)\b/g
const PAID_OTHER =
  /为什么|为何|原因|会|(?<!有)没有?(?![吗?？。]|$)|未|不|增长|提高|高于|超过|以上|\b(?:why|not|never|raised|increased|grew|growing|above|over|more than|cut|if)\b/

/** Reads a question for companies that paid cash dividends year after year. */
export function readPaidYears(text: RoomText): PaidYearsAsked | null {
  if (PAID_OTHER.test(text.lower)) return null
  const found = text.take(PAID_ZH) ?? text.take(PAID_EN)
  if (!found) return null
  const said = found[0]
  const isOfMany = text.companies.length === 0
  const most = isOfMany ? stocksCounted(text) : null
  const [themes, industries] = isOfMany ? [text.themes(), text.industries()] : [[], []]
  if (isOfMany && text.take(GROUPS)) return null
  text.take(PAID_AROUND)
  const since = found.slice(1).find((one) => one !== undefined)
  const count = since === undefined && !/how many|几|多少/.test(said) ? countIn(said) : null
  if (!text.isWhole()) return null
  // Of companies in general how many years are asked of none.
  if (isOfMany && since === undefined && count === null) return null
  const none: TimeAsked = { period: null, recent: false }
  return {
    room: 'paidYears',
    count,
    since: since === undefined ? null : Number(since),
    companies: text.companies,
    themes,
    industries,
    most,
    ...none,
  }
}
