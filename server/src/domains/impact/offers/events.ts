import { weighs } from '@pandora/intelligence/impact/strength'
import type { EventAmount, ImpactEvent } from '@pandora/intelligence/impact/types'
import type { DisclosedRow, EvidenceRow } from './ground.queries.ts'
import { signOfEvent } from './signs.ts'

/** Documents of one event that a score looks at; the earliest, for these brought it. */
const MOST_DOCUMENTS = 200
/** Yuan a US dollar for the size of an event: an order of magnitude is what is weighed. */
export const CNY_PER_USD = 7

const supersededOf = (ms: number): number | null => (ms === Infinity ? null : ms)

/**
 * Events as they were known at every time: a version of each from every change of what its documents say, that the
 * score takes the one in force.
 */
export function impactEvents(evidence: readonly EvidenceRow[], disclosed: readonly DisclosedRow[]): ImpactEvent[] {
  const given = Map.groupBy(disclosed, (row) => row.event_id)
  const told = Map.groupBy(evidence, (row) => row.event_id)
  const events: ImpactEvent[] = []
  for (const [id, rows] of told) events.push(...versionsOf(id, rows, given.get(id) ?? []))
  for (const [id, rows] of given) if (!told.has(id)) events.push(...versionsOf(id, [], rows))
  return events
}

function versionsOf(id: string, evidence: readonly EvidenceRow[], disclosed: readonly DisclosedRow[]): ImpactEvent[] {
  const changes = [
    ...new Set([...evidence, ...disclosed].flatMap((row) => [row.known_at, row.superseded_at])),
  ].toSorted((a, b) => a - b)
  return changes.flatMap((knownAt, at): ImpactEvent[] => {
    const until = changes[at + 1]
    if (until === undefined) return []
    const inForce = (row: { known_at: number; superseded_at: number }) =>
      row.known_at <= knownAt && row.superseded_at > knownAt
    const event = combined(id, evidence.filter(inForce), disclosed.filter(inForce))
    return event ? [{ ...event, knownAt, supersededAt: supersededOf(until) }] : []
  })
}

/**
 * One event of what its documents say and of what a source gives: the sides most stories take, the amount of the
 * surest.
 */
export function combined(
  id: string,
  evidence: readonly EvidenceRow[],
  disclosed: readonly DisclosedRow[],
): Omit<ImpactEvent, 'knownAt' | 'supersededAt'> | null {
  const [source] = disclosed
  // A report of how far it is, told every month, adds a document and nothing else to what brought the news.
  const news = evidence.filter((row) => row.grade !== 'progress')
  const counted = news.length > 0 ? news : evidence
  const surest = counted.toSorted(
    (a, b) => b.confidence - a.confidence || a.known_at - b.known_at || (a.document_id < b.document_id ? -1 : 1),
  )
  const [best] = surest
  const graded = surest.find((row) => row.grade !== null)
  const first = source ?? best
  if (!first) return null
  const telling = counted.filter((row) => weighs(row.modality))
  const told = telling.length > 0 ? telling.reduce((sum, row) => sum + row.sign * row.confidence, 0) : null
  return {
    id,
    type: first.type,
    subject: source
      ? { kind: 'company', id: source.company_id }
      : { kind: best?.subject_kind ?? 'company', id: best?.subject_id ?? '' },
    happenedAt: first.happened_at,
    sign: signOfEvent({ type: first.type, told, given: source !== undefined }),
    modality: source ? 'fact' : modalityOf(counted),
    confidence: source ? 1 : (best?.confidence ?? 1),
    sizeClass: surest.find((row) => row.size_class !== null)?.size_class ?? source?.size_class ?? null,
    amount: amountOf(surest),
    grade: graded?.grade ?? null,
    region: graded?.region ?? null,
    change: surest.find((row) => row.change !== null)?.change ?? null,
    documents: [
      ...evidence
        .toSorted((a, b) => a.known_at - b.known_at || (a.document_id < b.document_id ? -1 : 1))
        .slice(0, MOST_DOCUMENTS)
        .map((row) => ({ documentId: row.document_id, story: row.story_id, knownAt: row.known_at })),
      ...(source?.document_id && !evidence.some((row) => row.document_id === source.document_id)
        ? [{ documentId: source.document_id, story: null, knownAt: source.known_at }]
        : []),
    ],
  }
}

/**
 * The amount that the surest document tells, in yuan where it is money; money before shares, shares before a part of
 * them.
 */
function amountOf(surest: readonly EvidenceRow[]): EventAmount | null {
  for (const units of [['CNY', 'USD'], ['shares'], ['percent']] as const) {
    const row = surest.find((one) => one.amount !== null && units.some((unit) => unit === one.unit))
    if (row && row.amount !== null && row.unit !== null)
      return {
        value: row.amount * (row.unit === 'USD' ? CNY_PER_USD : 1),
        unit: row.unit === 'USD' ? 'CNY' : row.unit,
        of: row.amount_of,
      }
  }
  return null
}

/** What most stories say of it; of as many the later. */
export function modalityOf(evidence: readonly EvidenceRow[]): ImpactEvent['modality'] {
  const counts = new Map<ImpactEvent['modality'], { stories: Set<string>; latest: number }>()
  for (const { modality, story_id: story, document_id: document, known_at: at } of evidence) {
    const own = counts.get(modality) ?? { stories: new Set<string>(), latest: at }
    own.stories.add(story ?? document)
    own.latest = Math.max(own.latest, at)
    counts.set(modality, own)
  }
  return (
    [...counts].toSorted(([, a], [, b]) => b.stories.size - a.stories.size || b.latest - a.latest)[0]?.[0] ?? 'fact'
  )
}
