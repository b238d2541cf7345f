import type { View } from '@pandora/store/as-of'
import type { HeldServices } from '../../../shared/define-held.ts'
import { wordsOf } from '../news.ts'
import { presentTopic } from '../present.ts'
import { heldTopics } from '../topics.ts'

/** The hottest topics of risk as their own page tells them, and how many topics there are. */
export async function hottestTopics(services: HeldServices, view: View, most: number) {
  const { topics } = await heldTopics.read(services, view, {})
  const shown = topics.slice(0, most)
  const { names, titles } = await wordsOf(services.sql, view, shown)
  return { total: topics.length, topics: shown.map((topic) => presentTopic(topic, names, titles)) }
}
