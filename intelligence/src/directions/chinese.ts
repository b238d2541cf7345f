import { badMetrics, goodMetrics, lessMoves, moreMoves } from '../tone/lexicon-scope.ts'
import { Trie } from '../tone/trie.ts'
import { wordsIn } from '../tone/word-group.ts'
import type { Direction } from './types.ts'

const oneOf = (words: Iterable<string>): string =>
  `(?:${[...new Set(words)].toSorted((a, b) => b.length - a.length).join('|')})`

/** What profit is called: where a text says how it went, that is what it says. */
const earnings =
  '归母净利润 归母净利 扣非净利润 扣非净利 净利润 净利 利润总额 营业利润 利润 盈利 业绩 每股收益 净亏损 亏损额 亏损'
const more = new Set([...wordsIn(moreMoves), '增多', '走阔', '增厚', '改善', '好转'])
const less = new Set([...wordsIn(lessMoves), '降', '减亏', '恶化', '转差'])
const bad = new Set([...wordsIn(badMetrics), '净亏损', '亏损'])
const measures = new Trie(
  [...wordsIn(goodMetrics), ...bad, ...wordsIn(earnings), '新签订单', '产能利用率', '生产成本', '不良贷款率'].map(
    (word) => [word, true] as const,
  ),
)
const no = '(?:未能够?|并未|并没有|没有|并不会|不会|不再|未见|未有|从未|尚未|无法|难以|难|并无|未|没|不|无)'
/** Words between a measure and its movement that change nothing. */
const filler =
  '(?:同比|环比|同期|上年|去年|较|比|相比|与|预计|预期|仍然?|依然|将|会|也|都|均|亦|又|再度?|再次|继续|持续|连续|进一步|有所|小幅|大幅|略有?|略微|明显|显著|整体|总体|合计|累计|出现|呈现|实现|发生|录得|保持|任何|已|了|约|为|的|规模|金额|水平|总额|余额|数额|数据|季度|年度?|月|大|较大|多|逾|超过?|近|[\\d.,]+(?:亿|万)*元?[%％]?|[一二三四五六七八九两半]成|[\\s　])'
const moves = oneOf([...more, ...less])
/** A movement of the movement: the fall narrows, growth slows. */
const rates = '(?:增速|增幅|涨幅|升幅|涨势|增势|降幅|跌幅|减幅|跌势|颓势|下滑趋势|下降趋势)'
const rateMoves =
  '(?:收窄|缩窄|缩小|放缓|趋缓|减缓|回落|放慢|下滑|下降|扩大|走阔|加快|加速|提速|加深|提升|未止|不止|未改|延续|已止|止住|终结|扭转)'

/** What follows a measure where it says how the measure moved. */
const stated = new RegExp(
  `${filler}{0,5}(?:(?<rate>${rates})${filler}{0,3}(?<rateNo>${no})?${filler}{0,2}(?<rateMove>${rateMoves})|(?<turn>不增反降|不增反减|不升反降|不涨反跌|由升转降|由增转降|由正转负|由盈转亏|不降反增|不降反升|不减反增|不跌反涨|止跌回升|止跌企稳|止跌|触底回升|由降转增|由降转升|由负转正|由亏转盈)|(?<not>${no})?${filler}{0,5}(?<move>${moves})(?!预期|指引)|(?<pair>[从由]))`,
  'uy',
)
/** Statements that bear their sign in themselves. */
const set: readonly (readonly [pattern: RegExp, sign: 1 | -1, soft: boolean])[] = [
  [/(?:未能|尚未|仍未|难以|无法|没能|没有)(?:实现)?(?:扭亏|转盈|盈利)/gu, -1, false],
  [/扭亏为盈|扭亏|由亏转盈|转亏为盈/gu, 1, false],
  [/由盈转亏|盈转亏|转亏(?!为盈)/gu, -1, false],
  [
    /(?:不再|没有(?:出现|发生)?|未(?:出现|发生)?|不存在|结束|摆脱|走出)(?:连续|大额|经营)?(?:亏损|减值|违约|逾期)(?!扩大|收窄|缩|增|减)/gu,
    1,
    true,
  ],
  [/(?:没有|并未|未|不)(?:低于|弱于|差于|逊于)(?:市场)?预期/gu, 1, true],
  [/(?:没有|并未|未|未能)(?:超|超出|超过|高于|好于|达到?|符合)(?:市场)?预期/gu, -1, false],
  [/(?:不及|低于|弱于|差于|逊于)(?:市场)?预期/gu, -1, false],
  [/(?:超|超出|高于|好于|优于)(?:市场)?预期/gu, 1, false],
  [
    /(?:尚未|仍未|未能|暂未|无法|未)(?:全面|全部|完全)?(?:恢复(?:正常)?(?:生产|运营|运行|营业|供应|开采|运输|作业)|复产|复工|复航)/gu,
    -1,
    false,
  ],
  [/恢复(?:正常)?(?:生产|运营|运行|营业|供应|开采|运输|作业)|复产|复航|全面复工/gu, 1, false],
  [/结束[^，。；]{0,4}(?:连降|连跌|连亏|下滑|下降|下跌|亏损)/gu, 1, false],
  [/结束[^，。；]{0,4}(?:连增|连涨|连升|增长|上涨)/gu, -1, false],
  [/(?:没有|未|并未|不会)(?:受到?)?(?:[^，。；]{0,4})?(?:影响|冲击|流失|停产|减产|中断|取消)/gu, 1, true],
]
/** One of these stands in each of them. */
const telling = /[亏盈]|预期|结束|减值|违约|逾期|影响|冲击|流失|停产|减产|中断|取消|恢复|复[产工航]/u
const earningsWords = new Set(wordsIn(earnings))
/** Clause marks: what a sentence says of one thing ends there. */
const closing = /[，。；！？、,;!?\n]/u

const figure = (text: string): number | null => {
  const match = /^[\s约超近逾的]{0,3}(-?\d[\d,]*(?:\.\d+)?)\s*(万亿|亿|万)?/u.exec(text)
  if (!match) return null
  return (
    Number((match[1] ?? '').replaceAll(',', '')) *
    (match[2] === '万亿' ? 1e12 : match[2] === '亿' ? 1e8 : match[2] === '万' ? 1e4 : 1)
  )
}

/** From one figure to another, behind a measure: 从3.2亿元降至1.1亿元. */
function pairAt(text: string): -1 | 0 | 1 {
  const before = figure(text.slice(1))
  const way = /[至到]/u.exec(text.slice(1, 26))
  const after = way ? figure(text.slice(way.index + 2)) : null
  return before === null || after === null ? 0 : after > before ? 1 : after < before ? -1 : 0
}

const rateOf = (rate: string, rateMove: string, denied: boolean): number => {
  const up = /^[增涨升]/u.test(rate) ? 1 : -1
  const way = /扩大|走阔|加快|加速|提速|加深|提升|未止|不止|未改|延续/u.test(rateMove) ? 1 : -1
  return up * way * (denied ? -1 : 1)
}

/**
 * Directions that a piece of Chinese states, in order of their places. Text is read as it stands, at most `limit`
 * units.
 */
export function chineseDirections(text: string, limit: number): Direction[] {
  const read = text.slice(0, limit)
  const found: Direction[] = []
  for (let at = 0; at < read.length; at++) {
    if (measures.at(read, at) === null) continue
    const from = measures.end
    const measure = read.slice(at, from)
    stated.lastIndex = from
    const match = stated.exec(read)
    if (!match) continue
    const [start, end] = [at, from + match[0].length]
    at = end - 1
    const { rate, rateMove = '', rateNo, turn, not, move = '', pair } = match.groups ?? {}
    const wanted =
      bad.has(measure) ||
      (/成本|费用|率$/u.test(measure) &&
        !/毛利|净利|利用|市占|覆盖|充足|开工|出租|入住|上座|稼动|良率|翻台|股息/u.test(measure))
        ? -1
        : 1
    let way = 0
    if (rate !== undefined) way = rateOf(rate, rateMove, rateNo !== undefined && !rateMove.endsWith('止'))
    else if (turn !== undefined) way = /^(?:不[增升涨]|由[升增正盈])/u.test(turn) ? -1 : 1
    else if (pair !== undefined) way = pairAt(read.slice(end - 1))
    else way = (more.has(move) ? 1 : -1) * (not === undefined ? 1 : -1)
    if (way === 0) continue
    const soft = not !== undefined || rateNo !== undefined
    found.push({ start, end, sign: wanted * way > 0 ? 1 : -1, soft, earnings: earningsWords.has(measure) })
  }
  if (telling.test(read))
    for (const [pattern, sign, soft] of set)
      for (const match of read.matchAll(pattern)) {
        const [start, end] = [match.index, match.index + match[0].length]
        if (found.some((one) => one.start < end && start < one.end)) continue
        found.push({ start, end, sign, soft, earnings: /盈|亏|预期/u.test(match[0]) })
      }
  return found.filter(({ start, end }) => !closing.test(read.slice(start, end))).sort((a, b) => a.start - b.start)
}
