import type { Span } from '../analysis.ts'
import type { Piece } from '../text/sentences.ts'

/** A move of a share's price that a title tells of: 1 up, −1 down. */
export interface PriceMove extends Span {
  text: string
  sign: 1 | -1
}

const highest =
  '(?:a |an |its |to |new |fresh |another |yet )*(?:record|all[- ]time|lifetime|[\\w-]+-(?:year|month|week))'
const how = '(?:(?:were|was|are|is|last|closed?|closes|ended|ends?|finish(?:ed|es)?|trad(?:ed?|es|ing)|opened|opens?) )'
const shares = '(?:shares?|stocks?|equities)'

/** What shares do, by direction, in English: verbs, “up” with its figure, marks that were reached, gains that go on. */
const said = {
  down:
    'fall|falls|fell|slide|slides|slid|drop|drops|dropped|tumble|tumbles|tumbled|slump|slumps|slumped|sink|sinks|sank|' +
    'plunge|plunges|plunged|dip|dips|dipped|decline|declines|declined|retreat|retreats|retreated|lower|' +
    `down(?= \\d)|(?:hits?|closed?|closes|extends?|extended)(?: at)? ${highest} low|limit down|` +
    'hits? limit down|(?:extends?|extended) (?:its |their )?(?:loss|losses|slide|decline|declines|fall)',
  up:
    'rise|rises|rose|gain|gains|gained|jump|jumps|jumped|climb|climbs|climbed|surge|surges|surged|rally|rallies|' +
    'rallied|soar|soars|soared|advance|advances|advanced|higher|' +
    `stands out with \\d[\\d.]* ?% gain|up(?= \\d)|(?:hits?|closed?|closes|touch(?:es|ed)?|reach(?:es|ed)?)(?: at)? ${highest} high|limit up|` +
    'hits? limit up|(?:extends?|extended) (?:its |their )?(?:gain|gains|rise|rally|advance)',
} as const

const englishEnd = '(?![\\w-])'
/** The same in Chinese; a title that begins with a move and its figure is of a share too: “涨2.93%，某公司…”. */
const zhShares = {
  down: '股价(?:大幅)?(?:下跌|大跌|走低|跳水|下挫|重挫|跌超)|^(?:大|收)?跌[超逾近]?\\d[\\d.]*%',
  up: '股价(?:大幅)?(?:上涨|大涨|走高|拉升|上扬|涨超)|^(?:大|收)?涨[超逾近]?\\d[\\d.]*%',
} as const
const ofShares = {
  down: new RegExp(`${shares} ${how}*(?:${said.down})${englishEnd}|${zhShares.down}`, 'iu'),
  up: new RegExp(`${shares} ${how}*(?:${said.up})${englishEnd}|${zhShares.up}`, 'iu'),
} as const

// Behind a company's own name the word for its shares may be left out; then a figure, an end or the like must show that
// the price is spoken of: “X up 2.93 %”, “X大涨8%”. 涨价 is of products, 下行压力 of nothing that happened.
const shown = '(?=\\s*(?:$|[,.;:，。；：、!！]|\\d|(?:on|at|as|in|after|to|by|with|amid)\\b))'
const early =
  '(?:股价|股票|异动|[AH]股|今[日天]|昨[日天]|盘[中前后]|午后|早盘|尾盘|开盘|全[日天]|收盘|强势|逆[市势]|放量|直线|一度|竞价|' +
  '再[度次]?|大幅|持续|连续|触及|\\d+月\\d+日|\\d+日|[，,：:\\s])*'
const zhEnd = '(?!价|薪|工资|压力|周期|空间|风险|幅)'
const ofCompany = {
  down: new RegExp(
    `^(?:(?:['’]s)?(?: ${shares})? ${how}*(?:${said.down})${englishEnd}${shown}|` +
      `${early}(?:下跌|大跌|暴跌|跌停|跌[超逾近]|收跌|收低|走弱|走低|下挫|重挫|跳水|闪崩|跌|创[^，。；]{0,6}新低)${zhEnd})`,
    'iu',
  ),
  up: new RegExp(
    `^(?:(?:['’]s)?(?: ${shares})? ${how}*(?:${said.up})${englishEnd}${shown}|` +
      `${early}(?:上涨|大涨|暴涨|涨停|涨[超逾近]|收涨|收高|走强|走高|上行|拉升|飙升|上扬|涨|创[^，。；]{0,6}新高|` +
      `[一二三四五六七八九十\\d]+连板|封板)${zhEnd})`,
    'iu',
  ),
} as const

const conjunction = /\b(?:as|after|although|while|despite|even though|if|when)\b|[虽尽]/iu
const directions = [
  ['down', -1],
  ['up', 1],
] as const

/**
 * That shares rise or fall, as the main thing a title says: the first of such words in it, not behind a conjunction.
 * `named`: places of companies in the title, behind which shares need not be spoken of.
 */
export function priceMoveIn(title: string, named: readonly Piece[] = []): PriceMove | null {
  const found = directions.flatMap(([way, sign]): PriceMove[] => [
    ...placed(title, 0, ofShares[way], sign),
    ...named.flatMap(({ end }) => placed(title, end, ofCompany[way], sign)),
  ])
  return (
    found
      .filter(({ start }) => !conjunction.test(title.slice(0, start)))
      .toSorted((one, other) => one.start - other.start || other.end - one.end)[0] ?? null
  )
}

/** Where a pattern first stands from a place on, without the blanks around it. */
function placed(title: string, from: number, pattern: RegExp, sign: 1 | -1): PriceMove[] {
  const match = pattern.exec(title.slice(from))
  if (!match) return []
  const text = match[0].trim()
  const start = from + match.index + match[0].indexOf(text)
  return [{ field: 'title', start, end: start + text.length, text, sign }]
}
