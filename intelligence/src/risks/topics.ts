/** A document that tells of a risk, as topics are made of it: one row a risk and subject. */
export interface RiskTelling {
  documentId: string
  /** The story that it tells again; its own id where it is the first. */
  storyId: string
  type: string
  /** Code of a place, id of a company, or empty where the text names neither. */
  subject: string
  /** ms. */
  at: number
  day: string
  confidence: number
}

/** One matter: documents of one type of risk about one subject that follow one another. */
export interface RiskTopic<Telling extends RiskTelling = RiskTelling> {
  topicId: string
  type: string
  subject: string
  firstDay: string
  lastDay: string
  /** Newest first. */
  tellings: readonly Telling[]
  stories: number
  heat: number
}

const DAY = 86_400_000
/** Days without a word after which the same risk of the same subject is another topic. */
export const GAP_DAYS = 7
/** Days in which what a story adds to heat halves. */
export const HALF_LIFE_DAYS = 7
/** What stands between the parts of a topic's id. */
const BETWEEN = '~'

/** Id of a topic: its type, its subject and its first day. */
export const topicIdOf = (type: string, subject: string, firstDay: string): string =>
  [type, subject || '-', firstDay].join(BETWEEN)

/** What a topic's id says; null where it is none. */
export function topicOfId(id: string): { type: string; subject: string; firstDay: string } | null {
  const [type, subject, firstDay, ...rest] = id.split(BETWEEN)
  if (type === undefined || subject === undefined || firstDay === undefined || rest.length > 0) return null
  return { type, subject: subject === '-' ? '' : subject, firstDay }
}

/** What a story of a day adds to the heat of an instant: one, halved every seven days. */
export const heatAfter = (ms: number): number => 0.5 ** (Math.max(0, ms) / DAY / HALF_LIFE_DAYS)

/**
 * Topics of tellings: those of one type about one subject, parted where seven days pass without a word. Heat is the sum
 * over its stories, each by its newest telling. In order of heat, the hottest first.
 */
export function riskTopics<Telling extends RiskTelling>(
  tellings: readonly Telling[],
  now: number,
): RiskTopic<Telling>[] {
  const groups = Map.groupBy(tellings, ({ type, subject }) => `${type}${BETWEEN}${subject}`)
  const topics = [...groups.values()].flatMap((group) => {
    const ordered = group.toSorted((a, b) => a.at - b.at || (a.documentId < b.documentId ? -1 : 1))
    const parts: Telling[][] = []
    for (const one of ordered) {
      const last = parts.at(-1)
      const before = last?.at(-1)
      if (last && before && one.at - before.at <= GAP_DAYS * DAY) last.push(one)
      else parts.push([one])
    }
    return parts.flatMap((part) => topicOf(part, now) ?? [])
  })
  return topics.toSorted((a, b) => b.heat - a.heat || (a.topicId < b.topicId ? -1 : 1))
}

function topicOf<Telling extends RiskTelling>(part: readonly Telling[], now: number): RiskTopic<Telling> | null {
  const [first, last] = [part[0], part.at(-1)]
  if (!first || !last) return null
  const newest = new Map<string, number>()
  for (const { storyId, at } of part) newest.set(storyId, Math.max(at, newest.get(storyId) ?? -Infinity))
  return {
    topicId: topicIdOf(first.type, first.subject, first.day),
    type: first.type,
    subject: first.subject,
    firstDay: first.day,
    lastDay: last.day,
    tellings: part.toReversed(),
    stories: newest.size,
    heat: [...newest.values()].reduce((sum, at) => sum + heatAfter(now - at), 0),
  }
}
