import { addCharacterGrams, FeatureBag } from '../linear/features.ts'
import { familyOf, hashOf } from '../linear/hash.ts'
import type { LinearModel, ModelFacts } from '../linear/model.ts'
import { setProbabilities, trainSets, type SetExample } from '../linear/train-sets.ts'
import { topicLists } from './lexicon.ts'

/** What a flash can be about; several at once. */
export const topicNames = [
  'china',
  'foreign',
  'company',
  'economy',
  'industry',
  'market',
  'policy',
  'international',
  'politics',
  'futures',
  'energy',
  'bonds',
  'property',
  'crypto',
  'forex',
  'covid',
] as const
export type Topic = (typeof topicNames)[number]

const BITS = 17
/** Name and version of the features below: a model answers to these only. */
const EXTRACTOR = 'topics-3'
/** Units read: a flash says in its first lines what it is about. */
const READ = 400
/** Least probability of a topic that is named. */
const NAMED = 0.5
const grams = familyOf('topic gram')
const opening = familyOf('topic opening')
const bag = new FeatureBag(BITS)
/** How many words of each list a text has, up to so many. */
const MOST_OF_LIST = 4
const families = topicLists.map(({ list }) => ({
  family: familyOf(`topic list ${list}`),
  first: familyOf(`topic list first ${list}`),
}))
/**
 * Words of all lists by their first unit, with the place of their list: a text is gone through once for all of them.
 */
const listed = Map.groupBy(
  topicLists.flatMap(({ words }, list) => [...new Set(words)].map((word) => ({ word, list }))),
  ({ word }) => word.charCodeAt(0),
)
/** Units in which a flash names its matter. */
const HEAD = 24

function read(text: string): FeatureBag {
  const lower = text
    .slice(0, READ)
    .normalize('NFKC')
    .toLowerCase()
    .replace(/\d+(?:\.\d+)?/gu, '0')
  bag.begin()
  addCharacterGrams(bag, lower, { start: 0, end: lower.length, least: 1, most: 4, family: grams, value: 0.5 })
  addLists(lower)
  // How a flash begins tells its desk.
  for (let length = 2; length <= Math.min(5, lower.length); length++)
    bag.gram(hashOf(lower, 0, length, opening), 1, 0, length)
  bag.end()
  return bag
}

/** How many words of each list the text has, and how many of them where it begins. */
function addLists(lower: string): void {
  const seen = new Set<object>()
  const [found, early] = [new Uint8Array(families.length), new Uint8Array(families.length)]
  for (let at = 0; at < lower.length; at++)
    for (const entry of listed.get(lower.charCodeAt(at)) ?? []) {
      if (seen.has(entry) || !lower.startsWith(entry.word, at)) continue
      seen.add(entry)
      found[entry.list] = (found[entry.list] ?? 0) + 1
      if (at < HEAD) early[entry.list] = (early[entry.list] ?? 0) + 1
    }
  families.forEach(({ family, first }, list) => {
    if (found[list]) bag.plain(family, Math.min(MOST_OF_LIST, found[list]) / MOST_OF_LIST)
    if (early[list]) bag.plain(first, Math.min(2, early[list]) / 2)
  })
}

/** Topics of a text with their probabilities, likeliest first: those of at least one half, else none. */
export function topicsOf(text: string, model: LinearModel): { topic: string; probability: number }[] {
  const probabilities = setProbabilities(model, read(text))
  return model.labels
    .map((topic, at) => ({ topic, probability: probabilities[at] ?? 0 }))
    .filter(({ probability }) => probability >= NAMED)
    .toSorted((a, b) => b.probability - a.probability)
}

/** A model of topics from texts with their topics. Throws RangeError without texts. */
export function trainTopics(
  rows: readonly { text: string; topics: readonly string[] }[],
  facts: Pick<ModelFacts, 'seed' | 'origin' | 'version'>,
): LinearModel {
  const examples = rows.map(({ text, topics }): SetExample => ({
    features: read(text).vector(),
    labels: new Set(topics.map((topic) => topicNames.indexOf(topic as Topic)).filter((at) => at >= 0)),
  }))
  return trainSets(
    examples,
    { bits: BITS, epochs: 15, rate: 0.3, l2: 1e-5, balance: 0.8, maxBytes: 900_000 },
    { ...facts, name: 'topics-zh', extractor: EXTRACTOR, labels: topicNames },
  )
}
