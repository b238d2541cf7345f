import type { Span } from '../analysis.ts'
import type { Piece } from '../text/sentences.ts'

/** What the shares of companies named in a row did together: 1 up, −1 down. */
export interface ListedMove extends Span {
  text: string
  sign: 1 | -1
}

/** Between two names of one row. */
const joined = /^(?:[（(][^）)]{0,16}[）)])?(?:、|和|及|以及|与)$/u
const lead =
  '^(?:[（(][^）)]{0,16}[）)])?(?:等)?(?:[十百余多数\\d]{1,4}(?:股|只(?:个股|股票)?|家公司))?' +
  '(?:均|皆|亦|也|纷纷|双双|盘中|早盘|午后|尾盘|开盘|此前|直线|一度|一字|快速|集体|继续|持续|大幅|触及|逼近|接近|迅速|20cm|20CM|30cm|30CM|等)*'
const figure = '(?:[超逾近约]|\\d)'
const moves = [
  [
    1,
    new RegExp(
      `${lead}(?:涨停|封板|跟涨|领涨|大涨|收涨|上涨|涨${figure}|高开|走高|走强|拉升|冲高|上扬|飙升|涨幅[居靠]前|` +
        '创[^，。；]{0,6}新高|[一二三四五六七八九十\\d]+连板|\\d+天\\d+板)(?!风险|压力|空间|周期)',
      'u',
    ),
  ],
  [
    -1,
    new RegExp(
      `${lead}(?:跌停|跟跌|领跌|大跌|收跌|下跌|跌${figure}|低开|走低|走弱|下挫|重挫|跳水|跌幅[居靠]前|创[^，。；]{0,6}新低)(?!风险|压力|空间|周期)`,
      'u',
    ),
  ],
] as const

/**
 * Moves of shares told of companies one after the other, “A、B涨超10%，C、D等跟涨”: of each company what its own row did,
 * null where it is told to have gone both ways. `named`: places of companies in the body, in order.
 */
export function listedMoves(
  body: string,
  named: readonly (Piece & { id: string })[],
): ReadonlyMap<string, ListedMove | null> {
  const found = new Map<string, ListedMove | null>()
  let row: (typeof named)[number][] = []
  for (const [at, one] of named.entries()) {
    row.push(one)
    const next = named[at + 1]
    if (next && next.start >= one.end && joined.test(body.slice(one.end, next.start))) continue
    const move = moveBehind(body, one.end)
    if (move)
      for (const { id } of row) {
        const known = found.get(id)
        found.set(id, known === undefined || known?.sign === move.sign ? move : null)
      }
    row = []
  }
  return found
}

function moveBehind(body: string, from: number): ListedMove | null {
  const rest = body.slice(from, from + 48)
  for (const [sign, pattern] of moves) {
    const match = pattern.exec(rest)
    if (match) return { field: 'body', start: from, end: from + match[0].length, text: match[0], sign }
  }
  return null
}
