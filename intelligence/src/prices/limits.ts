/** What of a stock says by how much its price may move on a day. */
export interface LimitedStock {
  exchange: string
  code: string
  currency: string
  nameZh: string | null
  listedOn: string | null
}

/** Why it is not known which limit applies. */
export type NoLimit = 'board' | 'special-treatment' | 'new'

/** Boards by the ranges of codes that their exchanges give to A shares. */
const boards: readonly (readonly [exchange: string, code: RegExp, board: 'main' | 'star' | 'chinext' | 'bse'])[] = [
  ['SSE', /^60\d{4}$/, 'main'],
  ['SSE', /^68[89]\d{3}$/, 'star'],
  ['SHZ', /^00\d{4}$/, 'main'],
  ['SHZ', /^30\d{4}$/, 'chinext'],
  ['BSE', /^(?:4|8|92)\d+$/, 'bse'],
]
/** ChiNext went from 10 to 20 % on this day. */
const CHINEXT_WIDENED = '2020-08-24'
/**
 * On this day the exchanges put out for comment that stocks of the main boards under special treatment go from 5 to 10 %:
 * since when it holds is not known here, so that none of the two is told from then on.
 */
const SPECIAL_IN_DOUBT = '2025-06-27'
/** Days within which a new stock may have no limit: five trading days, and the longest holidays among them. */
const NEW_DAYS = 20

/**
 * By how many per cent of the close before a price may move on a day, or why that is not known: 10 on the main boards of
 * Shanghai and Shenzhen (5 under special treatment), 20 on STAR and ChiNext, 30 in Beijing, as the trading rules of
 * the three exchanges set them.
 */
export function limitOf(stock: LimitedStock, day: string): { percent: number } | { unknown: NoLimit } {
  const board = boards.find(([exchange, code]) => exchange === stock.exchange && code.test(stock.code))?.[2]
  if (board === undefined || stock.currency !== 'CNY') return { unknown: 'board' }
  if (stock.listedOn !== null && Date.parse(day) - Date.parse(stock.listedOn) < NEW_DAYS * 86_400_000)
    return { unknown: 'new' }
  if (board === 'bse') return { percent: 30 }
  if (board === 'star') return { percent: 20 }
  if (board === 'chinext') return { percent: day < CHINEXT_WIDENED ? 10 : 20 }
  if (!/^S?\*?ST/.test(stock.nameZh ?? '')) return { percent: 10 }
  return day < SPECIAL_IN_DOUBT ? { percent: 5 } : { unknown: 'special-treatment' }
}

/** The price at a limit: the close before and so many per cent of it, rounded to a whole fen, half of one up. */
export function limitPrice(before: number, percent: number, way: 'up' | 'down'): number {
  const hundredths = Math.round(before * 100) * (way === 'up' ? 100 + percent : 100 - percent)
  return Math.floor((hundredths + 50) / 100) / 100
}
