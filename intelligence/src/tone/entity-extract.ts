import type { FeatureBag } from '../linear/features.ts'
import { continued, familyOf, finished, hashOf } from '../linear/hash.ts'
import type { Cue } from './cues.ts'
import { normalised } from './extract.ts'
import type { Place } from './names.ts'

/** Version of the features below. */
export const entityExtractor = 'entity-tone-zh-1'
export const ENTITY_BITS = 18

const CLAUSE = familyOf('entity clause')
const BEFORE = familyOf('entity before')
const AFTER = familyOf('entity after')
const NAME = familyOf('entity name')
const COUNT = familyOf('entity count')
const CUE = familyOf('entity cue')
const WHOLE = familyOf('entity text')

/** Most places of a company that are read. */
const MOST_PLACES = 4
/** How far from a name its clause is read, in characters, each way. */
const REACH = 40
/** Stands for the company that is asked about, for another, in clauses as features see them. */
const [OWN, OTHER] = ['我', '它']

/** What is known of the text before its companies are asked about. */
export interface EntityContext {
  text: string
  /** The text as features see it. */
  plain: string
  cues: readonly Cue[]
  /** Places of every company, in order of the list. */
  places: readonly (readonly Place[])[]
  names: readonly string[]
  /** What the text as a whole says: probabilities of risk, opportunity, neutral. */
  whole: ArrayLike<number>
  titleEnd: number
}

export function entityContext(
  text: string,
  cues: readonly Cue[],
  companies: readonly { name: string; places: readonly Place[] }[],
  whole: ArrayLike<number>,
  titleEnd: number,
): EntityContext {
  return {
    text,
    plain: normalised(text),
    cues,
    places: companies.map(({ places }) => places),
    names: companies.map(({ name }) => name),
    whole,
    titleEnd,
  }
}

const isBreak = (unit: string | undefined) => unit === undefined || '，。！？；,!?;\n 　'.includes(unit)
const hash = (word: string, family: number) => hashOf(word, 0, word.length, family)

/**
 * Features of one company in its text: the clauses it stands in with the names masked, what stands right before and
 * after it, signed words near it, what the whole says, and how it is named.
 */
export function extractEntity(bag: FeatureBag, context: EntityContext, which: number, trace = false): void {
  const own = context.places[which] ?? []
  bag.begin(trace)
  const name = context.names[which] ?? ''
  const { whole } = context
  const presence = own.length === 0 ? 'absent' : 'there'
  for (let label = 0; label < 3; label++) bag.plain(hash(`${presence} whole ${label}`, WHOLE), whole[label] ?? 0)
  bag.plain(hash(presence, COUNT), 0.5)
  bag.plain(hash(`companies ${Math.min(4, context.names.length)}`, COUNT), 0.5)
  bag.plain(hash(`places ${Math.min(3, own.length)}`, COUNT), 0.3)
  bag.plain(hash(name, NAME), 0.5)
  bag.plain(hash(`ends ${name.slice(-2)}`, NAME), 0.3)
  const first = own[0]
  if (first) {
    if (first.start < context.titleEnd) bag.plain(hash('in title', COUNT), 0.3)
    const earlier = context.places.filter(
      (others, at) => at !== which && (others[0]?.start ?? Infinity) < first.start,
    ).length
    bag.plain(hash(`order ${Math.min(3, earlier)}`, COUNT), 0.5)
    if (first.start === 0) bag.plain(hash('begins', COUNT), 0.3)
  }
  for (const place of own.slice(0, MOST_PLACES))
    addPlace(bag, context, which, place, 1 / Math.min(MOST_PLACES, own.length))
  bag.end()
}

function addPlace(bag: FeatureBag, context: EntityContext, which: number, place: Place, share: number): void {
  const { plain, cues } = context
  let [from, to] = [place.start, place.end]
  while (from > 0 && place.start - from < REACH && !isBreak(plain[from - 1])) from--
  while (to < plain.length && to - place.end < REACH && !isBreak(plain[to])) to++
  const { text: masked, at } = maskedClause(context, which, { start: from, end: to }, place)
  const clause = { start: from, end: to, value: share }
  addMasked(bag, masked, 0, masked.length, { ...clause, least: 2, most: 4, family: CLAUSE })
  addMasked(bag, masked, Math.max(0, at - 6), at, { ...clause, least: 1, most: 3, family: BEFORE })
  addMasked(bag, masked, at + 1, Math.min(masked.length, at + 9), { ...clause, least: 1, most: 3, family: AFTER })
  let [good, bad] = [0, 0]
  let nearestBefore: Cue | null = null
  let nearestAfter: Cue | null = null
  for (const cue of cues) {
    if (cue.start >= to + REACH) break
    if (cue.end <= from - REACH || cue.sign === 0) continue
    const inside = cue.start >= from && cue.end <= to
    if (inside) {
      if (cue.sign > 0) good += cue.strength
      else bad += cue.strength
      const side = cue.end <= place.start ? 'before' : 'after'
      const kind = `${side} ${cue.entry.category}${cue.sign}`
      bag.plain(hash(kind, CUE), 0.2 * share, cue.start, cue.end)
    }
    if (cue.end <= place.start) nearestBefore = cue
    else if (cue.start >= place.end) nearestAfter ??= cue
  }
  bag.plain(hash('good', COUNT), Math.log1p(good) * 0.5 * share, from, to)
  bag.plain(hash('bad', COUNT), Math.log1p(bad) * 0.5 * share, from, to)
  if (nearestBefore)
    bag.plain(
      hash(`${nearestBefore.end > from ? 'near' : 'far'} before ${nearestBefore.sign}`, CUE),
      0.4 * share,
      nearestBefore.start,
      nearestBefore.end,
    )
  if (nearestAfter)
    bag.plain(
      hash(`${nearestAfter.start < to ? 'near' : 'far'} after ${nearestAfter.sign}`, CUE),
      0.4 * share,
      nearestAfter.start,
      nearestAfter.end,
    )
}

/** Grams of a masked clause; they rest on the whole clause, since masks have moved its characters. */
function addMasked(
  bag: FeatureBag,
  masked: string,
  from: number,
  to: number,
  {
    start,
    end,
    least,
    most,
    family,
    value,
  }: { start: number; end: number; least: number; most: number; family: number; value: number },
): void {
  for (let first = from; first < to; first++) {
    let running = family
    for (let at = first; at < Math.min(to, first + most); at++) {
      running = continued(running, masked.charCodeAt(at))
      if (at - first + 1 >= least) bag.gram(finished(running), value, start, end)
    }
  }
}

/** The clause with the company at hand and the other companies masked, and where the company stands in it. */
function maskedClause(
  context: EntityContext,
  which: number,
  clause: Place,
  place: Place,
): { text: string; at: number } {
  const inside: { start: number; end: number; mask: string }[] = []
  context.places.forEach((list, company) => {
    for (const one of list)
      if (one.start >= clause.start && one.end <= clause.end)
        inside.push({ ...one, mask: company === which ? OWN : OTHER })
  })
  inside.sort((a, b) => a.start - b.start)
  let text = ''
  let at = 0
  let done = clause.start
  for (const { start, end, mask } of inside) {
    if (start < done) continue
    text += context.plain.slice(done, start)
    if (start === place.start) at = text.length
    text += mask
    done = end
  }
  return { text: text + context.plain.slice(done, clause.end), at }
}
