import { createHash } from 'node:crypto'
import { endOfDay, instantOf } from '@pandora/contract/time'
import type { DocumentAnalysis, EventFound } from '@pandora/intelligence/analysis'
import type { KnownEvent } from './read.queries.ts'
import { SAME_EVENT_DAYS } from './same-event.ts'

const DAY = 86_400_000
/** How far events are held in memory before and after the time that is read. */
export const EVENTS_BEFORE = 2 * SAME_EVENT_DAYS * DAY
export const EVENTS_AFTER = 90 * DAY

/** Whom or what an event is about. */
export interface EventSubject {
  kind: 'company' | 'industry' | 'theme'
  id: string
}

/** An event of a document, joined to the one event that all its documents tell of. */
export interface JoinedEvent {
  place: number
  found: EventFound
  eventId: string
  subject: EventSubject
  happenedAt: number
  precision: 'instant' | 'day'
  /** A source's event that takes its place, and from when. */
  taken: { by: string; at: string } | null
}

/** The document that tells: its wording was published and became known at instants (ms). */
export interface Telling {
  documentId: string
  publishedAt: number
  knownAt: number
}

/** Stretches of time (ms, by when events happened) that a document's events are held against. */
export function reachOf(
  { publishedAt }: Pick<Telling, 'publishedAt'>,
  analysis: Pick<DocumentAnalysis, 'events' | 'mentions'>,
): { from: number; to: number }[] {
  return analysis.events
    .filter((found) => subjectOf(found, analysis) !== null)
    .map((found) => whenOf(found.day, publishedAt).at)
    .map((at) => ({ from: at - SAME_EVENT_DAYS * DAY, to: at + SAME_EVENT_DAYS * DAY }))
}

/**
 * Events around the time that is read: finds for what a document tells the event that it is. A document joins only what
 * was founded by one known before it, so that documents group alike in whatever order they are read; those read before
 * one that was known earlier are read once more (`regroup.queries.ts`).
 */
export class EventBook {
  readonly #events = new Map<string, KnownEvent[]>()
  /** Keys of the events that a document founded. */
  readonly #founded = new Map<string, Set<string>>()

  add(events: readonly KnownEvent[]): void {
    for (const event of events) {
      const key = keyOf({ kind: event.subject_kind, id: event.subject_id }, event.type)
      if (!this.#events.get(key)?.some((one) => one.event_id === event.event_id)) this.#put(event)
    }
  }

  /** Enters an event in the place of what was held of it. */
  #put(event: KnownEvent): void {
    const key = keyOf({ kind: event.subject_kind, id: event.subject_id }, event.type)
    const others = (this.#events.get(key) ?? []).filter((one) => one.event_id !== event.event_id)
    this.#events.set(key, [...others, event])
    if (event.given || event.founder_id === null) return
    this.#founded.set(event.founder_id, (this.#founded.get(event.founder_id) ?? new Set()).add(key))
  }

  /** Forgets what this wording of a document founded: it is read once more. */
  #dropOwn(knownAt: number, documentId: string): void {
    for (const key of this.#founded.get(documentId) ?? []) {
      const rest = (this.#events.get(key) ?? []).filter((one) => !isOwn(one, knownAt, documentId))
      if (rest.length === 0) this.#events.delete(key)
      else this.#events.set(key, rest)
    }
  }

  /** Forgets what happened before an instant (ms), but for some. */
  prune(before: number, kept: ReadonlySet<string> = new Set()): void {
    for (const [key, own] of this.#events) {
      const rest = own.filter((one) => one.happened_at >= before || kept.has(one.event_id))
      if (rest.length === 0) this.#events.delete(key)
      else if (rest.length < own.length) this.#events.set(key, rest)
      if (rest.length < own.length)
        for (const { founder_id: founder } of own)
          if (founder !== null && !rest.some((one) => one.founder_id === founder))
            this.#founded.get(founder)?.delete(key)
    }
    for (const [founder, keys] of this.#founded) if (keys.size === 0) this.#founded.delete(founder)
  }

  /**
   * The events that a document tells of, each once: the surest telling of one stands. Those about nobody known are left
   * out. A source's event is joined by what became known
   * after it; what was known before founds one of its own, whose place the source's takes.
   */
  join(
    marketId: number,
    { documentId, publishedAt, knownAt }: Telling,
    analysis: Pick<DocumentAnalysis, 'events' | 'mentions'>,
  ): JoinedEvent[] {
    const joined = new Map<string, JoinedEvent>()
    this.#dropOwn(knownAt, documentId)
    analysis.events.forEach((found, place) => {
      const subject = subjectOf(found, analysis)
      if (!subject) return
      const { at: happenedAt, precision } = whenOf(found.day, publishedAt)
      const away = (one: KnownEvent) => Math.abs(one.happened_at - happenedAt)
      const near = (this.#events.get(keyOf(subject, found.type)) ?? []).filter(
        (one) => away(one) <= SAME_EVENT_DAYS * DAY,
      )
      const [same] = near
        .filter((one) =>
          one.given
            ? one.known_ms <= knownAt
            : (one.until_ms === null || knownAt < one.until_ms) && isFoundedBy(one, knownAt, documentId),
        )
        .toSorted(
          (a, b) => Number(b.given) - Number(a.given) || away(a) - away(b) || (a.event_id < b.event_id ? -1 : 1),
        )
      const [taker] = same
        ? []
        : near
            .filter((one) => one.given)
            .toSorted((a, b) => a.known_ms - b.known_ms || away(a) - away(b) || (a.event_id < b.event_id ? -1 : 1))
      const event: KnownEvent = same ?? {
        event_id: idOf(marketId, documentId, subject, found.type),
        subject_kind: subject.kind,
        subject_id: subject.id,
        type: found.type,
        happened_at: happenedAt,
        given: false,
        known_at: new Date(knownAt).toISOString(),
        known_ms: knownAt,
        until: taker?.known_at ?? null,
        until_ms: taker?.known_ms ?? null,
        into_id: taker?.event_id ?? null,
        founder_id: documentId,
      }
      const before = joined.get(event.event_id)
      if (before && before.found.confidence >= found.confidence) return
      const taken = event.until === null || event.into_id === null ? null : { by: event.into_id, at: event.until }
      joined.set(event.event_id, { place, found, eventId: event.event_id, subject, happenedAt, precision, taken })
      if (!same) this.#put(event)
      // It is stored with the time that the surest telling of its founder says.
      else if (isOwn(event, knownAt, documentId)) this.#put({ ...event, happened_at: happenedAt })
    })
    return [...joined.values()]
  }
}

/** Whether this wording of the document founded an event. */
const isOwn = (event: KnownEvent, knownAt: number, documentId: string): boolean =>
  !event.given && event.founder_id === documentId && event.known_ms === knownAt

/** Whether an event was founded by this document, or by one that was known before it. */
const isFoundedBy = (event: KnownEvent, knownAt: number, documentId: string): boolean =>
  event.known_ms < knownAt || (event.known_ms === knownAt && (event.founder_id ?? '') <= documentId)

const keyOf = ({ kind, id }: EventSubject, type: string): string => `${kind} ${id} ${type}`

/**
 * An event's id follows from the document first met that tells of it, so that the same reading gives the same events.
 */
function idOf(marketId: number, documentId: string, { kind, id }: EventSubject, type: string): string {
  return `found-${createHash('sha256').update([marketId, documentId, kind, id, type].join('\n')).digest('hex').slice(0, 20)}`
}

/** The company an event is about; without one the industry or theme that stands nearest to what happened. */
function subjectOf(
  { companyId, trigger }: EventFound,
  { mentions }: Pick<DocumentAnalysis, 'mentions'>,
): EventSubject | null {
  if (companyId !== null) return { kind: 'company', id: companyId }
  let nearest: { distance: number; subject: EventSubject } | null = null
  for (const { kind, id, field, start, end } of mentions) {
    if (id === null || field !== trigger.field || (kind !== 'industry' && kind !== 'theme')) continue
    const distance = start > trigger.end ? start - trigger.end : trigger.start > end ? trigger.start - end : 0
    if (distance <= 60 && (nearest === null || distance < nearest.distance))
      nearest = { distance, subject: { kind, id } }
  }
  return nearest?.subject ?? null
}

/**
 * The day a text names, or else the time of the text. A day of its own is told by its end, but never later than the
 * text where it is not announced ahead.
 */
function whenOf(day: string | null, publishedAt: number): { at: number; precision: 'instant' | 'day' } {
  const [start, end] = day === null ? [Number.NaN, Number.NaN] : [instantOf(day), endOfDay(day)]
  // A year beside the text's by more than two is a figure that was taken for a day, or history.
  if (!Number.isFinite(start) || Math.abs(start - publishedAt) > 2 * 366 * DAY)
    return { at: publishedAt, precision: 'instant' }
  if (start <= publishedAt && publishedAt <= end) return { at: publishedAt, precision: 'instant' }
  return { at: end, precision: 'day' }
}
