import { calendarDays } from '../calendar.ts'
import { randomOf } from '../random.ts'
import type { World } from '../world.ts'
import type { Fact } from './fact.ts'

/** Days back that fans are counted of. */
const DAYS = 60
/** A day on which an author was not counted, one of so many. */
const MISSED = 23
/** Days in which an author wins half of the fans he will ever have. */
const HALF = 500
const DAY = 86_400_000

const daysBetween = (from: string, to: string) => (Date.parse(to) - Date.parse(from)) / DAY

/** Fans of those who write posts, day by day: whoever writes more wins more of them, and some days were not counted. */
export function* authorCountFacts(world: World): Generator<Fact> {
  const days = calendarDays(world.from, world.today).slice(-DAYS - 1, -1)
  for (const author of world.authors) {
    const random = randomOf(world.seed, 'fans', author.id)
    const all = Math.exp(random.normal() * 1.3 + 8) * Math.sqrt(author.activity)
    for (const day of days) {
      if (randomOf(world.seed, 'fans', author.id, day).int(0, MISSED) === 0) continue
      const age = daysBetween(author.joinedOn, day)
      if (age < 0) continue
      yield {
        kind: 'author_count',
        values: { author_id: author.id, observed_on: day, fans: Math.round(all * (1 - 0.5 ** (age / HALF))) },
      }
    }
  }
}
