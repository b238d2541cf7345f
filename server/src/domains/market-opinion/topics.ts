import type { z } from 'zod'
import type { hotTopicItem } from '@pandora/contract/domains/market-opinion/shapes'
import { postPlatforms } from '@pandora/contract/domains/opinion/kinds'
import type { View } from '@pandora/store/as-of'
import type { Db } from '@pandora/store/database'
import type { HeldServices } from '../../shared/define-held.ts'
import { dayPlus } from '../../shared/timeline.ts'
import { marketFigures, type MarketFigures } from '../figures/offers/market.ts'
import { presentTopic } from './present.ts'
import { topicDays } from './rises.ts'
import { topicsBetween } from './topics.queries.ts'

type Topic = z.infer<typeof hotTopicItem>
/** Days that a topic’s row on the list is followed back. */
const REACH = 200
/** Shorter names are words of the language. */
const LEAST_NAME = 3

/** Companies that titles name, by their short names of three letters or more. */
export function namedIn(title: string, figures: Iterable<MarketFigures>): MarketFigures[] {
  return [...figures].filter(({ nameZh }) => nameZh !== null && nameZh.length >= LEAST_NAME && title.includes(nameZh))
}

/** The list of a platform on a day. */
export async function topicsOn(
  services: HeldServices,
  db: Db,
  view: View,
  platform: string,
  day: string,
): Promise<Topic[]> {
  const [rows, figures] = await Promise.all([
    topicsBetween(db, view, platform, { from: dayPlus(day, -REACH), to: day }),
    marketFigures(services, view),
  ])
  return topicDays(rows, day).map((one) => presentTopic(one, namedIn(one.row.title, figures.values())))
}

/** Hot topics of both forums whose title names a company, the newest first. */
export async function companyTopics(
  services: HeldServices,
  db: Db,
  view: View,
  companyId: string,
  { from, to }: { from: string; to: string },
): Promise<(Topic & { day: string })[]> {
  const figures = await marketFigures(services, view)
  const own = figures.get(companyId)
  if (!own) return []
  const lists = await Promise.all(
    postPlatforms.map((platform) => topicsBetween(db, view, platform, { from: dayPlus(from, -1), to })),
  )
  return lists
    .flatMap((rows) => {
      const days = [
        ...new Set(rows.filter((row) => namedIn(row.title, [own]).length > 0).map((row) => row.observed_on)),
      ]
      return days
        .filter((day) => day >= from)
        .flatMap((day) =>
          topicDays(rows, day)
            .filter(({ row }) => namedIn(row.title, [own]).length > 0)
            .map((one) => ({ ...presentTopic(one, namedIn(one.row.title, figures.values())), day })),
        )
    })
    .toSorted((one, other) => (one.day < other.day ? 1 : one.day > other.day ? -1 : one.rank - other.rank))
}
