import type { EventFound } from '../analysis.ts'
import { alike, windowOf } from './alike.ts'

/** An event as one document tells it. `at`: ms since 1970. `subject`: the company, or what else it is about (an industry); null: nobody known, and then only copies of one `story` are one event. */
export interface Sighting { document: string; at: number; subject: string | null; story: string | null; found: EventFound }

/** A change of what is known, by a later document. */
export interface Correction { document: string; at: number; from: EventFound['modality']; to: EventFound['modality'] }

/** One event, told by one document or many. The first one leads; later ones add what it lacks, confirm or deny it. */
export interface SameEvent {
  id: string
  type: string
  subject: string | null
  lead: string
  firstAt: number
  lastAt: number
  day: string | null
  sign: EventFound['sign']
  amount: EventFound['amount']
  sizeClass: EventFound['sizeClass']
  modality: EventFound['modality']
  /** 1 − Π(1 − confidence) over stories: copies of one story count once. */
  confidence: number
  /** Sightings in order of time. */
  evidence: readonly Sighting[]
  corrections: readonly Correction[]
}

/** What a sighting led to: the event it is part of, and ids that are no more because their events became this one. */
export interface Sighted { event: SameEvent; replaced: readonly string[] }

interface Bucket { sightings: Sighting[]; events: SameEvent[] }

/** Sightings kept a subject and type: older ones are settled. */
const KEPT = 256

const inOrder = (a: Sighting, b: Sighting): number => a.at - b.at || (a.document < b.document ? -1 : a.document > b.document ? 1 : a.found.trigger.start - b.found.trigger.start)

/**
 * One event in many documents. The sightings of a subject and type are put in order of time whenever one comes, so that what is one event does not depend on the order they came in;
 * an id once given stays with the event that holds the sighting it was given for. The same sighting twice changes nothing.
 */
export class SameEvents {
  readonly #buckets = new Map<string, Bucket>()
  /** Ids by the sighting they were given for, in the order they were given. */
  readonly #given = new Map<string, { id: string; number: number }>()

  /** Takes a sighting in. */
  add(sighting: Sighting): Sighted {
    const key = bucketOf(sighting)
    const bucket = this.#buckets.get(key) ?? { sightings: [], events: [] }
    this.#buckets.set(key, bucket)
    const known = bucket.events.find(({ evidence }) => evidence.some((one) => markOf(one) === markOf(sighting)))
    if (known) return { event: known, replaced: [] }
    const at = bucket.sightings.findIndex((one) => inOrder(sighting, one) < 0)
    bucket.sightings.splice(at < 0 ? bucket.sightings.length : at, 0, sighting)
    const before = bucket.events
    bucket.events = this.#settled(key, bucket.sightings)
    const event = bucket.events.find(({ evidence }) => evidence.includes(sighting)) as SameEvent
    const now = new Set(bucket.events.map(({ id }) => id))
    const replaced = before.filter(({ id }) => !now.has(id)).map(({ id }) => id)
    this.#forget(bucket)
    return { event, replaced }
  }

  /** Events now known of a subject and type, or of all. */
  events(subject?: string, type?: string): SameEvent[] {
    return [...this.#buckets.values()].flatMap(({ events }) => events).filter((one) => (subject === undefined || one.subject === subject) && (type === undefined || one.type === type))
  }

  #settled(key: string, sightings: readonly Sighting[]): SameEvent[] {
    const groups: Sighting[][] = []
    for (const one of sightings) {
      // The latest group it fits; a group is open as long as its last sighting is near enough.
      const open = groups.findLast((group) => one.at - (group.at(-1)?.at ?? 0) <= windowOf(one.found.type) && group.every((other) => alike(one.found, other.found)))
      if (open) open.push(one)
      else groups.push([one])
    }
    return groups.map((group) => eventOf(this.#idOf(key, group), group))
  }

  #idOf(key: string, group: readonly Sighting[]): string {
    let first: { id: string; number: number } | null = null
    for (const one of group) {
      const given = this.#given.get(`${key} ${markOf(one)}`)
      if (given && (!first || given.number < first.number)) first = given
    }
    if (first) return first.id
    const lead = group[0] as Sighting
    const made = { id: `${key} ${lead.document}`, number: this.#given.size }
    this.#given.set(`${key} ${markOf(lead)}`, made)
    return made.id
  }

  /** Lets the oldest sightings go, whole events at a time. */
  #forget(bucket: Bucket): void {
    while (bucket.sightings.length > KEPT && bucket.events.length > 1) {
      const oldest = bucket.events.shift() as SameEvent
      bucket.sightings = bucket.sightings.filter((one) => !oldest.evidence.includes(one))
    }
  }
}

const bucketOf = ({ subject, story, document, found: { type } }: Sighting): string => `${type} ${subject ?? `~${story ?? document}`}`
const markOf = ({ document, found: { trigger } }: Sighting): string => `${document} ${trigger.field} ${trigger.start}`

const certainty: Readonly<Record<EventFound['modality'], number>> = { rumour: 0, plan: 1, fact: 2, denied: 3 }

function eventOf(id: string, group: readonly Sighting[]): SameEvent {
  const lead = group[0] as Sighting
  const corrections: Correction[] = []
  let { modality, sign, amount, sizeClass, day } = lead.found
  const stories = new Map<string, number>()
  for (const { document, at, story, found } of group) {
    const name = story ?? document
    stories.set(name, Math.max(stories.get(name) ?? 0, found.confidence))
    // A rumour becomes a plan, a plan a fact; what is denied later is denied, until a fact comes after it.
    if (found.modality !== modality && (certainty[found.modality] > certainty[modality] || (modality === 'denied' && found.modality === 'fact'))) {
      corrections.push({ document, at, from: modality, to: found.modality })
      modality = found.modality
      sign = found.sign
    }
    if (amount === null && found.amount !== null) {
      amount = found.amount
      sizeClass = found.sizeClass
    }
    day ??= found.day
  }
  let doubt = 1
  for (const confidence of stories.values()) doubt *= 1 - Math.min(confidence, 0.99)
  return {
    id, type: lead.found.type, subject: lead.subject, lead: lead.document, firstAt: lead.at, lastAt: (group.at(-1) ?? lead).at, day, sign, amount, sizeClass, modality,
    confidence: 1 - doubt, evidence: [...group], corrections,
  }
}
