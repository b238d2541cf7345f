import { addCharacterGrams, type FeatureBag } from '../linear/features.ts'
import { familyOf, hashOf } from '../linear/hash.ts'
import { cuesIn, type Cue } from './cues.ts'
import { figurePairsIn } from './figures.ts'

/** Version of the features below: a model answers only to the features it was trained on. */
export const toneExtractor = 'tone-zh-2'
/** Width of the features, in bits. */
export const TONE_BITS = 18
/** Most units of a text that are read: what a story is shows by then. */
export const LONGEST_READ = 1500
/** So many units are read by all runs of one to four characters, what follows by pairs and threes: for speed. */
const WHOLE_GRAMS = 120
/** Most names whose characters count. */
const MOST_NAMES = 20

const GRAM = familyOf('tone gram')
const LEAD = familyOf('tone lead')
const WORD = familyOf('tone word')
const KIND = familyOf('tone kind')
const NEXT = familyOf('tone next')
const NAMES = familyOf('tone names')
const NAME_PART = familyOf('tone name part')
const COUNT = familyOf('tone count')
const PAIR = familyOf('tone pair')

/**
 * The text as features see it: digits are one digit, Latin is small, full-width forms are narrow. Same length, place by
 * place.
 */
export function normalised(text: string): string {
  let answer = ''
  for (let from = 0; from < text.length; from += 4096) {
    const units: number[] = []
    for (let at = from; at < Math.min(text.length, from + 4096); at++) {
      let unit = text.charCodeAt(at)
      if (unit >= 0xff01 && unit <= 0xff5e && unit !== 0xff0c && unit !== 0xff01 && unit !== 0xff1f && unit !== 0xff1b)
        unit -= 0xfee0
      if (unit >= 49 && unit <= 57) unit = 48
      else if (unit >= 65 && unit <= 90) unit += 32
      units.push(unit)
    }
    answer += String.fromCharCode(...units)
  }
  return answer
}

/**
 * Features of a text: characters, dictionary words as they stand there, sums of their signs, comparisons of figures,
 * length, and the names that are asked about where such are given. At most `LONGEST_READ` units are read.
 */
export function extractTone(
  bag: FeatureBag,
  text: string,
  { trace = false, names = [] }: { trace?: boolean; names?: readonly string[] } = {},
): Cue[] {
  const read = text.length > LONGEST_READ ? text.slice(0, LONGEST_READ) : text
  const plain = normalised(read)
  bag.begin(trace)
  const head = Math.min(plain.length, WHOLE_GRAMS)
  addCharacterGrams(bag, plain, { start: 0, end: head, least: 1, most: 4, family: GRAM })
  addCharacterGrams(bag, plain, { start: head, end: plain.length, least: 2, most: 3, family: GRAM })
  addCharacterGrams(bag, plain, {
    start: 0,
    end: Math.min(plain.length, 16),
    least: 2,
    most: 3,
    family: LEAD,
    value: 0.5,
  })
  dampen(bag, trace)
  const cues = cuesIn(read)
  addCues(bag, plain, cues)
  for (const { start, end, sign, change } of figurePairsIn(read))
    bag.plain(hashOf(sign > 0 ? 'up' : 'down', 0, 2, PAIR), 0.5 + 0.3 * Math.min(1, change), start, end)
  if (names.length > 0) addNames(bag, names)
  bag.plain(hashOf('length', 0, 6, COUNT), Math.log1p(read.length) / 10)
  bag.end()
  return cues
}

/** What stands in a text many times counts as its square root: a post may repeat one tag thirty times. */
function dampen(bag: FeatureBag, trace: boolean): void {
  const { ids, values, count, occurrences } = bag
  const repeated = new Map<number, number>()
  for (let at = 0; at < count; at++) {
    const value = values[at] ?? 0
    if (value <= 1) continue
    values[at] = Math.sqrt(value)
    if (trace) repeated.set(ids[at] ?? 0, 1 / Math.sqrt(value))
  }
  if (repeated.size > 0) for (const one of occurrences) one.value *= repeated.get(one.id) ?? 1
}

/**
 * Labels that are about the firms of a list learn how many there are and which: shipped models know nothing of them.
 */
function addNames(bag: FeatureBag, names: readonly string[]): void {
  bag.plain(hashOf(`names ${Math.min(4, names.length)}`, 0, 7, NAMES), 0.5)
  for (const name of names.slice(0, MOST_NAMES)) {
    bag.plain(hashOf(name, 0, name.length, NAMES), 0.3)
    for (let from = 0; from + 2 <= Math.min(name.length, 40); from++)
      bag.plain(hashOf(name, from, from + 2, NAME_PART), 0.1)
  }
}

const COUNTS = {
  good: hashOf('good', 0, 4, COUNT),
  bad: hashOf('bad', 0, 3, COUNT),
  last: hashOf('last', 0, 4, COUNT),
  first: hashOf('first', 0, 5, COUNT),
  balance: hashOf('balance', 0, 7, COUNT),
  none: hashOf('none', 0, 4, COUNT),
}

function addCues(bag: FeatureBag, plain: string, cues: readonly Cue[]): void {
  let [good, bad] = [0, 0]
  let [before, beforeClause] = [0, 0]
  let first: Cue | null = null
  let last: Cue | null = null
  for (const cue of cues) {
    const { start, end, sign, strength, turned, entry, afterContrast, conceded } = cue
    // The word itself, apart when it is turned: 终止 减持 is another feature than 减持.
    bag.gram(
      hashOf(
        plain,
        start,
        end,
        WORD + (turned === 'no' ? 0 : turned === 'reversed' ? 1 : turned === 'negated' ? 2 : 3) * 7919,
      ),
      1.5,
      start,
      end,
    )
    if (entry.category !== '') {
      const kind = `${entry.category}${sign}${turned}`
      bag.plain(hashOf(kind, 0, kind.length, KIND), 0.15 * Math.max(1, strength), start, end)
    }
    if (before !== 0 && cue.clause - beforeClause <= 1) bag.gram(hashOf(plain, start, end, before), 1, start, end)
    before = hashOf(plain, start, end, NEXT)
    beforeClause = cue.clause
    if (sign === 0) continue
    const weight = strength * (afterContrast ? 1.6 : conceded ? 0.5 : 1)
    if (sign > 0) good += weight
    else bad += weight
    first ??= cue
    last = cue
  }
  bag.plain(COUNTS.good, Math.log1p(good) / 2)
  bag.plain(COUNTS.bad, Math.log1p(bad) / 2)
  bag.plain(COUNTS.balance, (good - bad) / (3 + good + bad))
  if (first && last) {
    bag.plain(COUNTS.first, first.sign * 0.3, first.start, first.end)
    bag.plain(COUNTS.last, last.sign * 0.3, last.start, last.end)
  } else bag.plain(COUNTS.none, 0.5)
}
