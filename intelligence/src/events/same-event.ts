import type { EventFound } from '../analysis.ts'
import { alike, tellingOf, windowOf } from './alike.ts'

/**
 * An event as one document tells it. `at`: ms since 1970. `subject`: the company, or what else it is about (an
 * industry); null: nobody known, and then only copies of one `story` are one event.
 */
export interface Sighting {
  document: string
  at: number
  subject: string | null
  story: string | null
  found: EventFound
}

/** A change of what is known, by a later document. */
export interface Correction {
  document: string
  at: number
  from: EventFound['modality']
  to: EventFound['modality']
}

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
export interface Sighted {
  event: SameEvent
  replaced: readonly string[]
}

/** Sightings of one event, and its tellings that differ in what tells events apart. */
interface Group {
  sightings: Sighting[]
  tellings: Map<string, EventFound>
  event: SameEvent | null
}

interface Bucket {
  sightings: Sighting[]
  marks: Set<string>
  groups: Group[]
  events: SameEvent[]
}

/** Sightings kept a subject and type: older ones are settled. */
const KEPT = 256

const inOrder = (a: Sighting, b: Sighting): number =>
  a.at - b.at ||
  (a.document < b.document ? -1 : a.document > b.document ? 1 : a.found.trigger.start - b.found.trigger.start)

/**
 * One event in many documents. The sightings of a subject and type are put in order of time whenever one comes, so that
 * what is one event does not depend on the order they came in;
 * an id once given stays with the event that holds the sighting it was given for. The same sighting twice changes
 * nothing.
 */
export class SameEvents {
  readonly #buckets = new Map<string, Bucket>()
  /** Ids by the sighting they were given for, in the order they were given. */
  readonly #given = new Map<string, { id: string; number: number }>()

  /** Takes a sighting in. */
  add(sighting: Sighting): Sighted {
    const key = bucketOf(sighting)
    const bucket = this.#buckets.get(key) ?? { sightings: [], marks: new Set(), groups: [], events: [] }
    this.#buckets.set(key, bucket)
    const mark = markOf(sighting)
    if (bucket.marks.has(mark))
      return {
        event: bucket.events.find(({ evidence }) => evidence.some((one) => markOf(one) === mark)) as SameEvent,
        replaced: [],
      }
    bucket.marks.add(mark)
    const at = bucket.sightings.findLastIndex((one) => inOrder(sighting, one) >= 0) + 1
    bucket.sightings.splice(at, 0, sighting)
    const before = bucket.events
    if (at === bucket.sightings.length - 1) place(bucket.groups, sighting)
    else {
      bucket.groups = []
      for (const one of bucket.sightings) place(bucket.groups, one)
    }
    for (const group of bucket.groups) group.event ??= eventOf(this.#idOf(key, group.sightings), group.sightings)
    bucket.events = bucket.groups.map(({ event }) => event as SameEvent)
    const event = bucket.events.find(({ evidence }) => evidence.includes(sighting)) as SameEvent
    const now = new Set(bucket.events.map(({ id }) => id))
    const replaced = before.filter(({ id }) => !now.has(id)).map(({ id }) => id)
    forget(bucket)
    return { event, replaced }
  }

  /** Events now known of a subject and type, or of all. */
  events(subject?: string, type?: string): SameEvent[] {
    return [...this.#buckets.values()]
      .flatMap(({ events }) => events)
      .filter((one) => (subject === undefined || one.subject === subject) && (type === undefined || one.type === type))
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
}

/**
 * Puts a sighting, the latest so far, into the latest group that it fits, or into one of its own. A group is open for
 * one window after its last sighting and three after its first.
 */
function place(groups: Group[], sighting: Sighting): void {
  const { at, found } = sighting
  const window = windowOf(found.type)
  const telling = tellingOf(found)
  const group = groups.findLast(
    ({ sightings, tellings }) =>
      at - (sightings.at(-1)?.at ?? 0) <= window &&
      at - (sightings[0]?.at ?? 0) <= 3 * window &&
      (tellings.has(telling) || [...tellings.values()].every((other) => alike(found, other))),
  )
  if (!group) {
    groups.push({ sightings: [sighting], tellings: new Map([[telling, found]]), event: null })
    return
  }
  group.sightings.push(sighting)
  group.tellings.set(telling, found)
  group.event = null
}

/** Lets the oldest events go: nothing that comes now can be part of them, unless it is older than everything kept. */
function forget(bucket: Bucket): void {
  while (bucket.sightings.length > KEPT && bucket.groups.length > 1) {
    const oldest = new Set(bucket.groups.shift()?.sightings)
    bucket.sightings = bucket.sightings.filter((one) => !oldest.has(one))
    for (const one of oldest) bucket.marks.delete(markOf(one))
    bucket.events.shift()
  }
}

const bucketOf = ({ subject, story, document, found: { type } }: Sighting): string =>
  `${type} ${subject ?? `~${story ?? document}`}`
const markOf = ({ document, found: { trigger } }: Sighting): string => `${document} ${trigger.field} ${trigger.start}`

const certainty: Readonly<Record<EventFound['modality'], number>> = {
  possible: 0,
  rumour: 0,
  plan: 1,
  fact: 2,
  ended: 3,
  denied: 3,
}

function eventOf(id: string, group: readonly Sighting[]): SameEvent {
  const lead = group[0] as Sighting
  const corrections: Correction[] = []
  let { modality, sign, amount, sizeClass, day } = lead.found
  const stories = new Map<string, number>()
  for (const { document, at, story, found } of group) {
    const name = story ?? document
    stories.set(name, Math.max(stories.get(name) ?? 0, found.confidence))
    // A rumour becomes a plan, a plan a fact; what is denied later is denied, until a fact comes after it.
    if (
      found.modality !== modality &&
      (certainty[found.modality] > certainty[modality] ||
        ((modality === 'denied' || modality === 'ended') && found.modality === 'fact'))
    ) {
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
    id,
    type: lead.found.type,
    subject: lead.subject,
    lead: lead.document,
    firstAt: lead.at,
    lastAt: (group.at(-1) ?? lead).at,
    day,
    sign,
    amount,
    sizeClass,
    modality,
    confidence: 1 - doubt,
    evidence: [...group],
    corrections,
  }
}
