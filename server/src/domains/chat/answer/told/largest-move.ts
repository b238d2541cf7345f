import { daysBefore } from '@pandora/intelligence/answers/days'
import type { Reading } from '@pandora/intelligence/answers/reading/reading'
import { closesOf } from '../../../markets/offers/closes.queries.ts'
import { companyName, inWords, say, type Asking, type Draft } from '../draft.ts'
import { adjustedFirst, ofBasis } from '../prices.ts'
import { textFact } from '../rooms/parts.ts'

/** A move of a day, in per cent, from which on it is no small one. */
const FAR = 2
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

/** The move of the last day on which a stock was traded, in per cent of adjusted closes; null where it was not of late. */
export async function lastMove(
  { services, view, known }: Pick<Asking, 'services' | 'view' | 'known'>,
  companyId: string,
): Promise<{ day: string; move: number } | null> {
  const all = await closesOf(services.sql, view, { companyId, from: daysBefore(known.today, WITHIN), to: known.today })
  const [before, last] = ofBasis(all, adjustedFirst).slice(-2)
  if (!before || !last || before.close <= 0) return null
  return { day: last.trade_date, move: (last.close / before.close - 1) * 100 }
}

/** Whether a move is no small one, and the way that a question takes it to have gone. */
export const wentFar = (move: number, way: Reading['moved']): boolean =>
  way === 'up' ? move >= FAR : way === 'down' ? move <= -FAR : Math.abs(move) >= FAR

/**
 * Says that a move is told of the last day of trade, and where it was a small one that it was; `isEarly`: the day that is
 * asked of has no close yet.
 */
export function sayLastMove(
  draft: Draft,
  { known, reading: { moved: way } }: Asking,
  companyId: string,
  { day, move, isEarly }: { day: string; move: number; isEarly: boolean },
): void {
  const name = companyName(draft, known, companyId)
  const fact = textFact(draft, inWords(draft, '最近一个交易日', 'Last day of trade'), day)
  const isOther = (way === 'up' && move < 0) || (way === 'down' && move > 0)
  const isSmall = !isOther && !wentFar(move, way)
  say(
    draft,
    isEarly
      ? inWords(
          draft,
          '今天还没有收盘价：以下是最近一个交易日 ',
          'There is no close of today yet: this is the last day of trade, ',
        )
      : inWords(draft, '问题没有说是哪一天：先说最近一个交易日 ', 'No day was named: this is the last day of trade, '),
    { fact },
    isSmall
      ? inWords(draft, `，${name}这一天的涨跌不大。`, `, on which ${name} moved little.`)
      : inWords(draft, '。', '.'),
  )
}

/** Says of which day a move is told besides the last one. */
export function sayLargestMove(draft: Draft, { known }: Asking, companyId: string, way: Reading['moved']): void {
  const name = companyName(draft, known, companyId)
  const [zh, en] =
    way === 'up' ? ['涨得最多', 'rose most'] : way === 'down' ? ['跌得最多', 'fell most'] : ['波动最大', 'moved most']
  say(
    draft,
    inWords(
      draft,
      `以下是最近一个月里${name}${zh}的一天。`,
      `This is the day of the last month on which ${name} ${en}.`,
    ),
  )
}
