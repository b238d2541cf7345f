import { daysBefore } from '@pandora/intelligence/answers/days'
import type { Reading } from '@pandora/intelligence/answers/reading/reading'
import { closesOf } from '../../../markets/offers/closes.queries.ts'
import { companyName, inWords, say, type Asking, type Draft } from '../draft.ts'
import { adjustedFirst, ofBasis } from '../prices.ts'

/** Days back within which a move that is asked about without its day is looked for, and those before with a close. */
const [WITHIN, NEAR] = [30, 20]

/**
 * The day of the last 30 on which a stock moved furthest the way that a question takes it to have gone, either way where
 * it says none; null where there was no such day. Moves are of adjusted closes.
 */
export async function largestMove(
  { services, view, known }: Pick<Asking, 'services' | 'view' | 'known'>,
  companyId: string,
  way: Reading['moved'],
): Promise<string | null> {
  const from = daysBefore(known.today, WITHIN)
  const all = await closesOf(services.sql, view, { companyId, from: daysBefore(from, NEAR), to: known.today })
  const closes = ofBasis(all, adjustedFirst)
  const size = (move: number) => (way === 'up' ? move : way === 'down' ? -move : Math.abs(move))
  const moves = closes.flatMap(({ trade_date: day, close }, at) => {
    const before = closes[at - 1]
    return before && before.close > 0 && day >= from ? [{ day, size: size(close / before.close - 1) }] : []
  })
  // Of two alike the later one.
  const [first] = moves.toSorted((a, b) => b.size - a.size || (a.day < b.day ? 1 : -1))
  return first && first.size > 0 ? first.day : null
}

/** Says of which day a move is told whose day nobody named. */
export function sayLargestMove(draft: Draft, { known }: Asking, companyId: string, way: Reading['moved']): void {
  const name = companyName(draft, known, companyId)
  const [zh, en] =
    way === 'up' ? ['涨得最多', 'rose most'] : way === 'down' ? ['跌得最多', 'fell most'] : ['波动最大', 'moved most']
  say(
    draft,
    inWords(
      draft,
      `问题没有说是哪一天：以下是最近一个月里${name}${zh}的一天。`,
      `No day was named: this is the day of the last month on which ${name} ${en}.`,
    ),
  )
}
