import type { Field, Span } from '../analysis.ts'

export type RatingClass = 'buy' | 'outperform' | 'hold' | 'underperform' | 'sell'
export type RatingChange = 'up' | 'keep' | 'down' | 'new'
export interface RatingFound {
  class: RatingClass
  text: string
  span: Span
  change: RatingChange | null
}
export interface TargetFound {
  value: number
  currency: 'CNY' | 'USD' | 'HKD' | 'EUR'
  text: string
  span: Span
  close: number | null
}

const classes: Readonly<Record<string, RatingClass>> = {
  强烈推荐: 'buy',
  强烈买入: 'buy',
  强推: 'buy',
  买入: 'buy',
  推荐: 'buy',
  增持: 'outperform',
  优于大市: 'outperform',
  跑赢行业: 'outperform',
  跑赢大市: 'outperform',
  谨慎推荐: 'outperform',
  审慎推荐: 'outperform',
  审慎增持: 'outperform',
  持有: 'hold',
  中性: 'hold',
  同步大市: 'hold',
  观望: 'hold',
  减持: 'underperform',
  弱于大市: 'underperform',
  跑输行业: 'underperform',
  跑输大市: 'underperform',
  回避: 'sell',
  卖出: 'sell',
  'strong buy': 'buy',
  buy: 'buy',
  overweight: 'outperform',
  outperform: 'outperform',
  accumulate: 'outperform',
  add: 'outperform',
  hold: 'hold',
  neutral: 'hold',
  'market perform': 'hold',
  'equal-weight': 'hold',
  'equal weight': 'hold',
  'sector perform': 'hold',
  underweight: 'underperform',
  underperform: 'underperform',
  reduce: 'underperform',
  sell: 'sell',
  'strong sell': 'sell',
}
const zhWords =
  '强烈推荐|强烈买入|强推|审慎增持|审慎推荐|谨慎推荐|买入|推荐|增持|优于大市|跑赢行业|跑赢大市|持有|中性|同步大市|观望|减持|弱于大市|跑输行业|跑输大市|回避|卖出'
const enWords =
  'strong buy|strong sell|market perform|sector perform|equal[- ]weight|overweight|underweight|outperform|underperform|accumulate|neutral|reduce|buy|hold|sell|add'
// Every repetition is bounded: no text makes these slow. A word of rating counts only beside a word that says it is
// one, or in quotation marks after what is done with it.
const zhRating = new RegExp(
  `(?:评级|给予|维持|上调|下调|调整|首次覆盖|定为|升至|降至|转向|转为|重申)[^。！？\\n“”"]{0,12}[“"「]?(${zhWords})[”"」]?|[“"「](${zhWords})[”"」][^。！？\\n]{0,4}评级`,
  'gu',
)
const enRating = new RegExp(
  `\\b(?:rat(?:e[ds]?|ing)|upgrad(?:e[ds]?|ing)|downgrad(?:e[ds]?|ing)|raise[ds]?|cut|keep|maintain(?:s|ed)?|reiterat(?:e[ds]?|ing)|initiat(?:e[ds]?|ion|ing))\\b[^.!?\\n]{0,60}?\\b(${enWords})\\b`,
  'giu',
)
const zhTarget =
  /目标价(?:格)?(?:由[^。！？\n]{1,24}?(?:至|到|为))?(?:上调|下调|调整|提高|维持|定|下修|上修)?(?:至|为|到|在|是|：|:)?\s?(?:人民币|CNY|HK\$|US\$|\$)?\s?(\d{1,6}(?:\.\d{1,4})?)\s?(港元|港币|美元|欧元|元)?/gu
const enTarget =
  /\b(?:target(?: price)?|price target|TP|value it at|fair(?: value)? at)\b[^.!?\n\d$€]{0,24}?(US\$|HK\$|USD|HKD|EUR|CNY|RMB|\$|€|¥)?\s?(\d{1,6}(?:,\d{3})?(?:\.\d{1,4})?)(?![\d%])/giu
const zhClose = /(?:收盘价|现价|股价)[^。！？\n\d]{0,6}(\d{1,6}(?:\.\d{1,4})?)\s?(?:港元|港币|美元|欧元|元)/u
const enClose =
  /\b(?:last close|closed at|close of|current price)\b[^.!?\n\d]{0,16}(\d{1,6}(?:,\d{3})?(?:\.\d{1,4})?)/iu
const moneys: Readonly<Record<string, TargetFound['currency']>> = {
  元: 'CNY',
  港元: 'HKD',
  港币: 'HKD',
  美元: 'USD',
  欧元: 'EUR',
  US$: 'USD',
  USD: 'USD',
  $: 'USD',
  HK$: 'HKD',
  HKD: 'HKD',
  EUR: 'EUR',
  '€': 'EUR',
  CNY: 'CNY',
  RMB: 'CNY',
  '¥': 'CNY',
}
/** Characters of a body in which a rating is looked for: it stands at the beginning, or in the last lines. */
const READ = 12_000

const fields = (title: string, body: string): readonly (readonly [Field, string])[] => [
  ['title', title],
  ['body', body.slice(0, READ)],
]

/** What is done with a rating by the words before it. */
function changeOf(words: string): RatingChange | null {
  if (/首次|initiat/iu.test(words)) return 'new'
  if (/上调|升至|upgrad|rais/iu.test(words)) return 'up'
  if (/下调|降至|downgrad|cut/iu.test(words)) return 'down'
  return /维持|重申|keep|maintain|reiterat/iu.test(words) ? 'keep' : null
}

/** What a title alone says was done with the rating that stands in the text: Downgrading Tide Marine, 转向“减持”. */
const titled: readonly (readonly [RegExp, RatingChange])[] = [
  [
    /\bdown-?grad(?:e[ds]?|ing)\b|评级(?:被)?(?:下调|调低)|(?:下调|调低)评级|转[向为][“"「](?:减持|回避|卖出|弱于大市|跑输行业|跑输大市)/iu,
    'down',
  ],
  [
    /\bup-?grad(?:e[ds]?|ing)\b|评级(?:被)?(?:上调|调高)|(?:上调|调高)评级|转[向为][“"「](?:强烈推荐|强烈买入|强推|买入|推荐|增持|优于大市|跑赢行业|跑赢大市)/iu,
    'up',
  ],
]
const titleChange = (title: string): RatingChange | null => titled.find(([pattern]) => pattern.test(title))?.[1] ?? null

/** The rating that a broker's text gives, the title's before the body's; null where it says none. */
export function ratingIn(title: string, body: string): RatingFound | null {
  let first: RatingFound | undefined
  for (const [field, text] of fields(title, body)) {
    for (const pattern of [zhRating, enRating]) {
      for (const match of text.matchAll(pattern)) {
        const words = match[1] ?? match[2] ?? ''
        const known = classes[words] ?? classes[words.toLowerCase()]
        if (!known) continue
        const start = match.index + match[0].lastIndexOf(words)
        const change = changeOf(match[0])
        // The first says which; what was done with it may be said further on.
        if (!first) first = { class: known, text: words, span: { field, start, end: start + words.length }, change }
        else if (first.class === known) first = { ...first, change: first.change ?? change }
      }
    }
  }
  return first ? { ...first, change: first.change ?? titleChange(title) } : null
}

const numberOf = (text: string): number => Number(text.replaceAll(',', ''))

/**
 * The price that a broker's text holds a share to be worth, and the price it names beside; null where it says none.
 * `currency`: of the share, where the text names no other.
 */
export function targetIn(title: string, body: string, currency: TargetFound['currency'] = 'CNY'): TargetFound | null {
  for (const [field, text] of fields(title, body)) {
    for (const [pattern, language] of [
      [zhTarget, 'zh'],
      [enTarget, 'en'],
    ] as const) {
      for (const match of text.matchAll(pattern)) {
        const [number = '', money] = language === 'zh' ? [match[1], match[2]] : [match[2], match[1]]
        const value = numberOf(number)
        if (!(value > 0)) continue
        const close = zhClose.exec(body.slice(0, READ)) ?? enClose.exec(body.slice(0, READ))
        const at = match.index + match[0].lastIndexOf(number)
        return {
          value,
          currency: money === undefined ? currency : (moneys[money] ?? currency),
          text: match[0].slice(match[0].lastIndexOf(number)).trim(),
          span: { field, start: at, end: at + number.length },
          close: close ? numberOf(close[1] ?? '') : null,
        }
      }
    }
  }
  return null
}
