import { RANK_ZH } from '../cues.ts'
import { numeral } from '../numerals.ts'
import type { Reading } from './reading.ts'

/** Words that ask for the largest loss: of a loss or a fall the largest is the lowest figure. */
export const MOST_LOST = /亏损(?:额)?最|亏得最|最亏|(?:biggest|largest|worst) (?:net )?loss/
const FALLS =
  /跌幅|跌得最|领跌|表现最差|losers?|worst[- ]performing|worst (?:\d|two|three|five|ten|stocks|performers)|(?:fell|dropped|lost) (?:the )?most/

/** How many are asked for in English. */
export const RANK_EN =
  /\b(?:top|bottom|the|best|worst)\s(\d{1,3}|two|three|four|five|ten)\b|\b(\d{1,3}|two|three|four|five|ten)\s(?=(?:best|worst|largest|biggest|highest|lowest|cheapest|smallest|most)\b)/i

/** How many of a ranking a question asks for, or which place alone, and from which end. */
export function rankOf(text: string, cuesFound: ReadonlySet<string>): Reading['rank'] {
  const order =
    (cuesFound.has('lowest') || /第.{1,3}低/.test(text)) !== (FALLS.test(text) || MOST_LOST.test(text)) ? 'up' : 'down'
  const match = new RegExp(RANK_ZH, 'g').exec(text)
  const [, front, place, which, most, least, several] = match ?? []
  if (place !== undefined) {
    const at = numeral(place)
    return at === null ? null : { from: at, to: at, order }
  }
  const written = front ?? which ?? most ?? least ?? several
  if (written !== undefined) {
    const to = numeral(written)
    if (to !== null && to >= 1 && to <= 200) return { from: 1, to, order }
  }
  const [, named, before] = RANK_EN.exec(text) ?? []
  const english = named ?? before
  if (english) {
    const to = numeral(english) ?? { two: 2, three: 3, four: 4, five: 5, ten: 10 }[english.toLowerCase()] ?? 10
    return { from: 1, to, order }
  }
  if (!cuesFound.has('highest') && !cuesFound.has('lowest')) return null
  return /哪些|哪几[只家个支]|companies|\b(?:stocks|shares|names|firms|gainers|losers|banks|lenders|brokers|brokerages|insurers|developers|miners|producers|\w+makers|manufacturers|retailers|suppliers|customers)\b|排名|rank/i.test(
    text,
  )
    ? { from: 1, to: 10, order }
    : { from: 1, to: 1, order }
}
