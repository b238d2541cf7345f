import { riskTypeFacts, type RiskGroup, type RiskType } from '@pandora/contract/domains/risk/types'
import { errors, Refusal } from '@pandora/contract/errors'
import { dayOf } from '@pandora/contract/time'
import { riskTopics, type RiskTelling, type RiskTopic } from '@pandora/intelligence/risks/topics'
import type { View } from '@pandora/store/as-of'
import { defineHeld, type HeldServices } from '../../shared/define-held.ts'
import { tellingsOf, type TellingRow } from './tellings.queries.ts'

/** A telling with its tone and where it befalls. */
export interface Telling extends RiskTelling {
  type: RiskType
  place: string
  tone: string | null
  strength: number | null
}
export type Topic = RiskTopic<Telling>

/** All topics of a view, and the instant (ms) of its newest text of a risk: what heat is counted from. */
export interface Topics {
  topics: readonly Topic[]
  byId: ReadonlyMap<string, Topic>
  newest: number | null
}

/** A row as the tellings of its subjects: a place, or each company that the document is about. */
function tellingsIn(row: TellingRow): Telling[] {
  const facts = riskTypeFacts[row.risk_type]
  const companies = row.company_ids.length === 0 ? [''] : row.company_ids
  const subjects = facts.befalls === 'place' ? [row.place] : companies
  return subjects.map((subject) => ({
    documentId: row.document_id,
    storyId: row.story_id,
    type: row.risk_type,
    subject,
    at: row.published_at,
    day: dayOf(row.published_at),
    confidence: row.confidence,
    place: row.place,
    tone: row.tone,
    strength: row.tone_strength,
  }))
}

/** Of a risk of companies a document tells once, however many places it names. */
function onceEach(tellings: readonly Telling[]): Telling[] {
  const seen = new Set<string>()
  return tellings.filter(({ documentId, type, subject }) => {
    const key = `${documentId} ${type} ${subject}`
    return !seen.has(key) && seen.add(key) !== undefined
  })
}

/** Topics are heavy to make and the same for every reader: they are held. */
export const heldTopics = defineHeld({
  id: 'risk.topicSet',
  whole: true,
  reads: ['risk_document', 'document_company'],
  load: async ({ db, view }): Promise<Topics> => {
    const rows = await tellingsOf(db, view)
    const newest = rows.reduce<number | null>((most, row) => Math.max(most ?? row.published_at, row.published_at), null)
    const topics = riskTopics(onceEach(rows.flatMap(tellingsIn)), newest ?? 0)
    return { topics, byId: new Map(topics.map((one) => [one.topicId, one])), newest }
  },
})

/** What of the topics is asked for. */
export interface TopicFilter {
  group?: RiskGroup | undefined
  riskType?: RiskType | undefined
  companyId?: string | undefined
  place?: string | undefined
}

/** Topics that a filter leaves, the hottest first. */
export const filtered = (topics: readonly Topic[], { group, riskType, companyId, place }: TopicFilter): Topic[] =>
  topics.filter(
    ({ type, subject, tellings: [first] }) =>
      (riskType === undefined || type === riskType) &&
      (group === undefined || (first !== undefined && riskTypeFacts[first.type].group === group)) &&
      (companyId === undefined || subject === companyId) &&
      (place === undefined || subject === place),
  )

/** A topic by its id. Throws NOT_FOUND. */
export async function topicOf(
  services: HeldServices,
  view: View,
  topicId: string,
): Promise<{ topic: Topic; newest: number }> {
  const { byId, newest } = await heldTopics.read(services, view, {})
  const topic = byId.get(topicId)
  if (!topic || newest === null) throw new Refusal(errors.NOT_FOUND)
  return { topic, newest }
}

/** Type of a topic as the contract has it. */
export const typeOf = ({ tellings: [first] }: Topic): RiskType => first?.type ?? 'natural_disaster'
/** Whether the topic is of a place. */
export const isOfPlace = (topic: Topic): boolean => riskTypeFacts[typeOf(topic)].befalls === 'place'
