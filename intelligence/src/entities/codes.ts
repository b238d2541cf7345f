import { isDigit, isWord } from './fold.ts'

const markOf: Readonly<Record<string, string>> = {
  sz: 'SHZ',
  sh: 'SSE',
  ss: 'SSE',
  bj: 'BSE',
  hk: 'HKEX',
  us: 'US',
  o: 'NASDAQ',
  oq: 'NASDAQ',
  n: 'NYSE',
  nasdaq: 'NASDAQ',
  nyse: 'NYSE',
  sse: 'SSE',
  szse: 'SHZ',
  hkex: 'HKEX',
  hkg: 'HKEX',
  sha: 'SSE',
  she: 'SHZ',
  amex: 'US',
}
const american = new Set(['NASDAQ', 'NYSE', 'US'])
/** What makes of six digits an amount, a date or a number. */
const amounts = new Set('元万亿股%年月日人份件台辆吨户号手张'.split(''))

/** How a code stands in a text. */
export interface CodeSeen {
  /** What marks it as a code: an exchange, `$`, a word such as 代码, brackets; null where nothing does. */
  by: 'exchange' | 'dollar' | 'word' | 'brackets' | null
  /** The exchange that the text says, where it says one. */
  exchange: string | null
  /** The code with its marks, in folded places. */
  start: number
  end: number
}

/** Reads what stands around a code at a place; null where it is no code there but part of a number or amount. */
export function codeAt(text: string, start: number, end: number): CodeSeen | null {
  const numeric = isDigit(text.charCodeAt(start))
  let from = start
  let to = end
  let exchange: string | null = null
  const before = /(?:^|[^a-z0-9])([a-z]{1,6})(?: ?[:.] ?| )?$/.exec(text.slice(Math.max(0, start - 10), start))
  // Letters need a mark between: US CPI is no code of an American exchange.
  const joined = numeric || /[:.] ?$/.test(text.slice(Math.max(0, start - 2), start))
  if (before?.[1] && markOf[before[1]] && before[1].length > 1 && joined) {
    exchange = markOf[before[1]] ?? null
    from = start - (before[0].length - (/^[a-z]/.test(before[0]) ? 0 : 1))
  }
  const after = /^[ .:]([a-z]{1,3})(?![a-z0-9])/.exec(text.slice(end, end + 5))
  if (
    exchange === null &&
    after?.[1] &&
    markOf[after[1]] &&
    (numeric || after[1] !== 'us') &&
    (numeric || text[end] === '.' || text[end] === ':' || after[1].length < 2)
  ) {
    exchange = markOf[after[1]] ?? null
    to = end + after[0].length
  }
  // `TSE:` before another code is the exchange.
  if (!numeric && exchange === null && text[end] === ':' && isWord(text.charCodeAt(end + 1))) return null
  const left = text[from - 1] ?? ''
  const right = text[to] ?? ''
  if (numeric && exchange === null) {
    if (
      isWord(text.charCodeAt(start - 1)) ||
      amounts.has(right) ||
      left === '.' ||
      left === '-' ||
      left === '第' ||
      left === '¥' ||
      left === '￥'
    )
      return null
    if ((right === '.' || right === ',') && isDigit(text.charCodeAt(to + 1))) return null
    if (left === ',' && isDigit(text.charCodeAt(from - 2))) return null
  }
  const bracketed = (left === '(' && (right === ')' || right === ',' || right === ' ')) || left === '[' || left === '【'
  // 证券APP is no code: letters are one only where they are called so.
  const said = (
    numeric ? /(?:代码|行情|简称|股票|证券|ticker|symbol|code)[: ]?$/ : /(?:代码|ticker|symbol)[: ]{0,2}$/
  ).test(text.slice(Math.max(0, from - 8), from))
  const dollar = left === '$' && (!numeric || exchange !== null)
  return {
    by: exchange !== null ? 'exchange' : dollar ? 'dollar' : said ? 'word' : bracketed ? 'brackets' : null,
    exchange,
    start: dollar ? from - 1 : from,
    end: to,
  }
}

/** Whether the exchange that a text says can be that of an entry. */
export function sameExchange(said: string | null, known: string | null | undefined): boolean {
  return said === null || !known || said === known || (american.has(said) && american.has(known))
}
