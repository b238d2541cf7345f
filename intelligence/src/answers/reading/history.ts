import { numeral, NUMERAL, scaleOf } from '../numerals.ts'

/** What of a price's past a question asks for besides closes and changes. */
export type OfHistory =
  /** How far the last close is below the highest one; `deepest`: the largest fall from a high to a later low. */
  | { kind: 'drawdown'; deepest: boolean }
  /** The day with the largest fall, or rise. */
  | { kind: 'day'; way: 'fall' | 'rise' }
  /** The mean of closes. */
  | { kind: 'mean' }
  /** What an amount put in at the beginning would be worth by its price. */
  | { kind: 'invested'; amount: number }

const DRAWDOWN =
  /(?:距离?|离)(?:它)?(?:的)?(?:历史|前期)?最高价(?:还差|还有|差|有|跌|回撤)了?(?:多少|多远)|(?:距离?|离|较|比)?(?:历史|前期|阶段|年内)?(?:最)?高(?:点|位)(?:还差|差|有|回撤|跌|下跌|回落)?了?(?:多少|多远)?|(?:最深(?:的时候)?|最大)?回撤(?:了)?(?:多少)?|跌了?多少(?=.{0,4}高点)|(?:how far |down )?(?:is it |off|below|from) (?:its |the |an )?(?:all-time |record |recent |52[- ]?weeks? )?(?:high|peak)\b|(?:max(?:imum)? |largest |deepest )?drawdown/
const DEEPEST = /最大回撤|最深|max(?:imum)? drawdown|largest drawdown|deepest/
const WORST =
  /跌(?:幅|得)?最(?:多|大|惨|狠)的?(?:一|那|哪)?天|单日(?:最大)?跌幅(?:最大)?|(?:worst|biggest down|largest down) (?:single )?day|(?:biggest|largest|worst) (?:one|single|1)[- ]day (?:drop|fall|loss|decline)/
const BEST =
  /涨(?:幅|得)?最(?:多|大|猛|好)的?(?:一|那|哪)?天|单日(?:最大)?涨幅(?:最大)?|(?:best|biggest up|largest up) (?:single )?day|(?:biggest|largest|best) (?:one|single|1)[- ]day (?:gain|rise|jump)/
const MEAN =
  /平均(?:的)?(?:收盘价?|股价|价格|价位)|(?:收盘价?|股价)(?:的)?(?:平均(?:值|数)?|均值)|(?<![日周月年])均价|\b(?:average|mean) (?:of )?(?:the )?(?:daily )?(?:closing|close|share|stock)? ?(?:prices?|closes?)\b/
const INVESTED_ZH = new RegExp(`(?:买|投|投资|投入)了?\\s?(${NUMERAL})\\s?(万|千|百万|亿)?(?:元|块钱?|人民币)`)
const INVESTED_EN =
  /(?:invest(?:ed|ing)?|put(?:ting)?|bought) (?:cny |rmb |¥|\$)?(\d[\d,.]*)\s?(k|thousand|million|m)?(?: yuan| rmb| cny| worth)?(?: in(?:to)?| of)?/
const WORTH =
  /(?:现在)?(?:是|能|会)?值(?:多少|几)?(?:钱)?|变成多少|拿到(?:今天|现在)|持有到(?:今天|现在)|worth(?: today| now)?|be worth|(?:what |how much )?would (?:i|we|you) have(?: today| now)?|(?:现在)?(?:能|会)?(?:有|剩)多少(?:钱)?$/g

/** What of a price's past a question in lower case asks for, with the characters that say so; null where nothing. */
export function historyIn(text: string): { of: OfHistory; spans: { start: number; end: number }[] } | null {
  const span = (match: RegExpExecArray | RegExpMatchArray) => ({
    start: match.index ?? 0,
    end: (match.index ?? 0) + match[0].length,
  })
  const invested = INVESTED_ZH.exec(text) ?? INVESTED_EN.exec(text)
  const worth = [...text.matchAll(WORTH)]
  if (invested && worth.length > 0) {
    const amount = numeral((invested[1] ?? '').replaceAll(',', ''))
    const scale =
      { k: 1000, thousand: 1000, million: 1e6, m: 1e6 }[invested[2] ?? ''] ?? scaleOf(invested[2] ?? '') ?? 1
    if (amount !== null && amount > 0)
      return { of: { kind: 'invested', amount: amount * scale }, spans: [invested, ...worth].map(span) }
  }
  const worst = WORST.exec(text)
  if (worst) return { of: { kind: 'day', way: 'fall' }, spans: [span(worst)] }
  const best = BEST.exec(text)
  if (best) return { of: { kind: 'day', way: 'rise' }, spans: [span(best)] }
  const mean = MEAN.exec(text)
  if (mean) return { of: { kind: 'mean' }, spans: [span(mean)] }
  const drawdown = DRAWDOWN.exec(text)
  if (!drawdown) return null
  // The time that the high is of is read as any other time.
  const weeks = /52[- ]?weeks?/.exec(drawdown[0])
  const whole = span(drawdown)
  const at = weeks ? whole.start + weeks.index : 0
  const spans = weeks
    ? [
        { start: whole.start, end: at },
        { start: at + weeks[0].length, end: whole.end },
      ]
    : [whole]
  return { of: { kind: 'drawdown', deepest: DEEPEST.test(text) }, spans }
}
