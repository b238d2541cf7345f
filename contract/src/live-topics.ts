import type { Hearers } from './domain.ts'
import { domains, type DeclaredDomain } from './domains.ts'

type TopicsOf<One> = One extends { topics: infer Topics } ? keyof Topics & string : never
/** What a live event is about. */
export type LiveTopic = TopicsOf<DeclaredDomain>

const hearers = Object.assign({}, ...domains.map((domain) => domain.topics ?? {})) as Readonly<
  Record<LiveTopic, Hearers>
>

/** Every live topic. */
export const liveTopics = Object.keys(hearers) as LiveTopic[]
/** Topics that only administrators hear. */
export const adminTopics: ReadonlySet<LiveTopic> = new Set(
  liveTopics.filter((topic) => hearers[topic] === 'administrators'),
)
