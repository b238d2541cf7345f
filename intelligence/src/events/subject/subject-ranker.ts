import { continued, familyOf, finished, hashOf } from '../../linear/hash.ts'
import type { FeatureBag } from '../../linear/features.ts'
import { lexiconOf, candidatesIn } from '../lexicon.ts'
import { nameCandidates, signs, type NameCandidate } from './subject-candidates.ts'
import { eventTypeNames } from '../types.ts'

export const rankerExtractor = 'event-subject-1'
export const rankerBits = 18

const family = Object.fromEntries(
  [
    'name',
    'gram',
    'head',
    'tail',
    'left',
    'right',
    'length',
    'kinds',
    'near',
    'place',
    'count',
    'rank',
    'inside',
    'code',
    'between',
    'rival',
  ].map((name) => [name, familyOf(name)]),
) as Record<string, number>
const of = (name: string): number => family[name] ?? 0
const salted = (hash: number, type: number): number => finished(continued(hash, type + 1))

/** A text with what of it is the same for all candidates. */
export interface SubjectScene {
  text: string
  type: number
  candidates: NameCandidate[]
  triggers: { start: number; end: number; strong: boolean }[]
}

/** Prepares the question: to which company of this text did an event of this type happen? */
export function subjectScene(text: string, type: string, known: ((name: string) => boolean) | null): SubjectScene {
  const number = eventTypeNames.indexOf(type)
  const triggers = candidatesIn(lexiconOf('zh'), text, 0, Math.min(text.length, 600)).filter(
    (one) => one.type === number,
  )
  const strong = triggers.filter((one) => one.strong)
  return {
    text,
    type: number,
    candidates: nameCandidates(text, known),
    triggers: strong.length > 0 ? strong : triggers,
  }
}

const bucket = (distance: number): number => (distance < 12 ? distance : distance < 20 ? 12 : distance < 40 ? 13 : 14)

/** Puts the features of a candidate into the bag. */
export function rankerFeatures(bag: FeatureBag, scene: SubjectScene, candidate: NameCandidate): void {
  const { text, type, triggers } = scene
  const { start, end, kinds } = candidate
  const length = end - start
  bag.begin()
  const add = (name: string, value: number, crossed = true) => {
    const hash = continued(of(name), value)
    bag.plain(finished(hash), 1)
    if (crossed) bag.plain(salted(hash, type), 1)
  }
  const addText = (name: string, from: number, to: number, crossed = false) => {
    if (to <= from) return
    const hash = hashOf(text, Math.max(0, from), Math.min(text.length, to), of(name))
    bag.plain(hash, 1)
    if (crossed) bag.plain(salted(hash, type), 1)
  }
  addText('name', start, end)
  addText('head', start, start + 1)
  addText('head', start, start + 2)
  addText('tail', end - 1, end)
  addText('tail', end - 2, end)
  addText('tail', end - 3, end)
  for (let at = start; at + 2 <= end; at++) addText('gram', at, at + 2)
  for (const reach of [1, 2, 3]) addText('left', start - reach, start)
  for (const reach of [1, 2, 3, 4]) addText('right', end, end + reach, reach > 1)
  // The seam itself: last unit before and first unit of the name; last of the name and first behind it.
  addText('inside', start - 1, start + 1)
  addText('between', end - 1, end + 1)
  add('length', Math.min(length, 16), false)
  add('kinds', kinds)
  add('length', 32 + Math.min(length, 16) * 64 + kinds, false)
  add('place', Math.min(20, start), false)
  const nearest = nearestTrigger(triggers, start, end)
  add('near', nearest)
  add('near', 1000 + nearest * 64 + kinds, false)
  if (triggers.length === 0) add('near', 900)
  const trigger = triggers.find((one) => one.start >= end)
  if (trigger) {
    const way = text.slice(end, trigger.start)
    add(
      'count',
      (/[，,；;]/u.test(way) ? 1 : 0) +
        (/[。！!？?\s]/u.test(way) ? 2 : 0) +
        (/[（(]\d{6}[)）]/u.test(way.slice(8)) ? 4 : 0),
    )
    // Names with codes that stand between: the nearer one is likelier.
    add(
      'rank',
      Math.min(
        4,
        scene.candidates.filter(
          (one) =>
            (one.kinds & signs.code) !== 0 && one.end - one.start === 4 && one.start > end && one.end <= trigger.start,
        ).length,
      ),
    )
  }
  let times = 0
  for (
    let at = text.indexOf(text.slice(start, end));
    at >= 0 && times < 4;
    at = text.indexOf(text.slice(start, end), at + length)
  )
    times++
  add('count', 100 + times, false)
  // Whether another, surer candidate lies over this one.
  let rival = 0
  for (const one of scene.candidates) {
    if (one.start >= end || one.end <= start || one === candidate) continue
    if ((one.kinds & signs.known) !== 0) rival |= one.end - one.start > length ? 1 : 2
    if ((one.kinds & signs.code) !== 0 && one.end === end) rival |= 4
  }
  add('rival', rival * 64 + kinds, false)
}

/** How far the nearest trigger is, and on which side: 0–14 ahead of it, 20–34 behind it, 40 over it. */
function nearestTrigger(triggers: SubjectScene['triggers'], start: number, end: number): number {
  let best = 99
  for (const one of triggers) {
    const place = one.start >= end ? bucket(one.start - end) : one.end <= start ? 20 + bucket(start - one.end) : 40
    if (place % 20 < best % 20 || best === 99) best = place
  }
  return best
}
