import { fieldsOf } from './fields.ts'
import { alike, clausesOf, type Clause } from './strength/clauses.ts'
import { figureChange, termChange } from './strength/figures.ts'
import { definitions, results } from './strength/results.ts'
import { climb } from './strength/scales.ts'
import type { StrengthWord } from './strength/words.ts'

/** Least likeness of two clauses that say something of the same. */
const SAME_MATTER = 0.6
/** Likeness of clauses below which a sentence counts as said anew in other words. */
const ANEW = 0.34

/** Clauses of both wordings that speak of the same; of two sentences of one clause each, those two sooner. */
function matters(old: readonly Clause[], young: readonly Clause[]): [Clause, Clause][] {
  const [only, other] = [old[0], young[0]]
  if (only && other && old.length === 1 && young.length === 1 && alike(only, other) >= ANEW) return [[only, other]]
  const likely = old
    .flatMap((one) => young.map((two) => ({ one, two, like: alike(one, two) })))
    .filter(({ like }) => like >= SAME_MATTER)
    .toSorted((a, b) => b.like - a.like)
  const taken = new Set<Clause>()
  return likely.flatMap(({ one, two }): [Clause, Clause][] => {
    if (taken.has(one) || taken.has(two)) return []
    taken.add(one).add(two)
    return [[one, two]]
  })
}

/** The strongest word counts most: one 必须 is not made milder by a 做好 beside it. */
const mean = (words: readonly StrengthWord[]): number =>
  (Math.max(...words.map(({ level }) => level)) + words.reduce((sum, { level }) => sum + level, 0) / words.length) / 2
/** A clause without a word of strength simply says that something is done. */
const PLAIN = 1
/** Least change that is told. */
const TOLD = 0.3

interface Change {
  change: number
  words: readonly string[]
}
/** How much more one clause commits to than another, and the words that come and go. */
function changeOf(old: readonly StrengthWord[], young: readonly StrengthWord[]): Change {
  const gone = old.filter(({ word }) => !young.some((other) => other.word === word))
  const come = young.filter(({ word }) => !old.some((other) => other.word === word))
  if (gone.length + come.length === 0) return { change: 0, words: [] }
  // Another word that goes no further than one that stays adds nothing: 坚持优先发展 is 优先发展.
  const stays = old.filter(({ word }) => young.some((other) => other.word === word)).map(({ level }) => level)
  const [own, ...both] = [come, gone].filter((words) => words.length > 0)
  if (own && both.length === 0 && own.every(({ level }) => level >= PLAIN && stays.some((other) => other >= level)))
    return { change: 0, words: [] }
  // What is said beside a word that stays adds to it or takes from it.
  return {
    change: (come.length > 0 ? mean(come) : PLAIN) - (gone.length > 0 ? mean(gone) : PLAIN),
    words: [...gone, ...come].map(({ word }) => word),
  }
}

/** Most clauses of a sentence said anew that is still taken for one statement, and least change told of it. */
const [ONE_STATEMENT, TOLD_ANEW] = [2, 0.25]

/** Of a statement said anew in other words on the same field, strength is that of all its words. */
function saidAnew(before: string, after: string, old: readonly Clause[], young: readonly Clause[]): Change | null {
  if (Math.max(old.length, young.length) > ONE_STATEMENT) return null
  if (old.some((one) => young.some((other) => alike(one, other) >= ANEW))) return null
  const fields = fieldsOf(before)
  if (![...fieldsOf(after)].some((field) => fields.has(field))) return null
  const [was, is] = [old, young].map((clauses) => clauses.flatMap(({ words }) => words))
  const told = changeOf(was ?? [], is ?? [])
  return Math.abs(told.change) >= TOLD_ANEW ? told : null
}

/** Words that bind, in a clause that one wording has beside what both say. */
const BINDING = 3
function bindingChange(old: readonly Clause[], young: readonly Clause[], pairs: readonly [Clause, Clause][]): Change {
  const own = (clauses: readonly Clause[], side: 0 | 1) =>
    clauses
      .filter((one) => pairs.every((pair) => pair[side] !== one))
      .flatMap(({ words }) => words.filter(({ level }) => level >= BINDING).map(({ word }) => word))
  const [was, is] = [own(old, 0), own(young, 1)]
  const none = pairs.length === 0 || was.length > 0 === is.length > 0
  return { change: none ? 0 : is.length > 0 ? 1 : -1, words: [...was, ...is] }
}

/** Duties that a sentence gains or loses with a clause of its own. */
const duty = /问责|追责|追究|处罚|约谈|不得|严禁|禁止|罚款|吊销|依法查处/u
function dutyChange(old: readonly Clause[], young: readonly Clause[], pairs: readonly [Clause, Clause][]): Change {
  const [was, is] = [old, young].map((clauses) => clauses.map(({ text }) => duty.exec(text)?.[0]).find(Boolean) ?? null)
  return pairs.length === 0 || (was === null) === (is === null)
    ? { change: 0, words: [] }
    : { change: is === null ? -1 : 1, words: [is ?? was ?? ''] }
}

/**
 * Whether one wording of a sentence commits to more than another, and the words by which it is seen; null where nothing
 * says so. Told, in this order, by: phrases of a field's own scale (稳健 → 适度宽松), words of degree in clauses that
 * speak of the same, the one figure by what its target means, a term, a duty that is added; words of a short statement
 * said wholly anew on the same field. What tells of a result is not held against what is to be done.
 */
export function compareStrength(
  before: string,
  after: string,
): { direction: 'stronger' | 'weaker'; words: readonly string[] } | null {
  if (results.test(before) || results.test(after)) return null
  if (definitions.test(before) !== definitions.test(after)) return null
  const told = ({ change, words }: Change) => ({
    direction: change > 0 ? ('stronger' as const) : ('weaker' as const),
    words: [...new Set(words)],
  })
  const scale = climb(before, after)
  if (scale.change !== 0) return told(scale)
  const [old, young] = [clausesOf(before), clausesOf(after)]
  const pairs = matters(old, young)
  const changes = pairs
    .map(([one, other]) => changeOf(one.words, other.words))
    .filter(({ change }) => Math.abs(change) >= TOLD)
  const change = changes.reduce((sum, one) => sum + one.change, 0)
  if (Math.abs(change) >= TOLD) return told({ change, words: changes.flatMap(({ words }) => words) })
  for (const ways of [figureChange, termChange])
    for (const [one, other] of pairs) {
      const step = ways(one.text, other.text)
      if (step.change !== 0) return told(step)
    }
  for (const ways of [bindingChange, dutyChange]) {
    const added = ways(old, young, pairs)
    if (added.change !== 0) return told(added)
  }
  const anew = pairs.length === 0 ? saidAnew(before, after, old, young) : null
  return anew && told(anew)
}
