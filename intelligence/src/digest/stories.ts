import { saidAlready } from './extract.ts'
import { featureNames, featuresOf, type FeatureName } from './features.ts'
import { mergeTold, toldFor, type Retold } from './merge.ts'
import { weightOf, type WeightedFor } from './weights.ts'

/** A text that a digest may tell of. */
export interface DigestText extends Retold {
  /** Who told it. */
  source: string
  /** Companies that it only mentions. */
  mentions: readonly string[]
  /** Types of the events that it tells of. */
  events: readonly string[]
  /** Hours before the edition closes. */
  age: number
}

type Told = Pick<DigestText, 'title' | 'body'>

/** A story: what tells it, in order of time, and how much it matters by its words and by who told it. */
export interface Story {
  /** The text that tells it: the first, but for a much more complete one of the next few, or a count's last standing. */
  leader: string
  ids: readonly string[]
  sources: readonly string[]
  subjects: readonly string[]
  mentions: readonly string[]
  events: readonly string[]
  /** By what it is known again: what its texts are copies of, and the events of companies that they are told for. */
  keys: readonly string[]
  /** When it was first told, ms. */
  at: number
  /** Parts of its importance, as logarithms of odds: what it says, and how many told it. */
  said: number
  toldBy: number
}

const told: ReadonlySet<FeatureName> = new Set(['copies', 'sources'])
/** Words of a body beyond which a text tells no more of a story than a shorter one. */
const COMPLETE = 600
/** By how much longer a later text must be to tell the story in place of an earlier one. */
const MORE = 1.5

/** Letters up to which a text says one thing, and the share of its words that stays from one figure to the next. */
const [ONE_THING, STAYS] = [80, 0.6]
const tellingOf = ({ title, body }: Told) => body || title
const figure = /\d+(?:[.,]\d+)*/gu
const figuresIn = (text: string): Set<string> => new Set(text.match(figure))

/**
 * Whether a text tells the next figure of what another told in much the same words: a quote, a sum so far. The earlier
 * one is no longer so.
 */
function isNextFigure(one: Told, later: Told): boolean {
  const [before, after] = [tellingOf(one), tellingOf(later)]
  if (Math.max(before.length, after.length) > ONE_THING) return false
  const [was, is] = [figuresIn(before), figuresIn(after)]
  const changed = [...was].some((text) => !is.has(text)) && [...is].some((text) => !was.has(text))
  return changed && saidAlready(after.replace(figure, ''), [before.replace(figure, '')]) >= STAYS
}

/** Stories of texts that came in order of time, with their importance for a kind of edition. */
export function storiesOf(texts: readonly DigestText[], edition: WeightedFor): Story[] {
  const leaders = mergeTold(texts)
  return [...Map.groupBy(texts, ({ id }) => leaders.get(id) ?? id).values()].map((those): Story => {
    const union = (of: (text: DigestText) => readonly string[]) => [...new Set(those.flatMap(of))]
    const subjects = union((one) => one.subjects)
    const sources = union((one) => [one.source])
    const lengthOf = ({ body }: DigestText) => Math.min(body.length, COMPLETE)
    const fullest = those.slice(0, 4).reduce((one, other) => (lengthOf(other) > MORE * lengthOf(one) ? other : one))
    const best = those.findLast((one) => isNextFigure(fullest, one)) ?? fullest
    const features = featuresOf({
      title: best.title,
      body: best.body,
      copies: those.length,
      sources: sources.length,
      companies: subjects.length,
      age: best.age,
    })
    const weights = weightOf(edition)
    let [said, toldBy] = [weights.bias, 0]
    for (const [at, name] of featureNames.entries()) {
      const part = (weights.weights[at] ?? 0) * (features[at] ?? 0)
      if (told.has(name)) toldBy += part
      else said += part
    }
    return {
      leader: best.id,
      ids: those.map(({ id }) => id),
      sources,
      subjects,
      mentions: union((one) => one.mentions).filter((id) => !subjects.includes(id)),
      events: union((one) => one.events),
      keys: union((one) => [...one.keys, ...(one.subjects.length > 0 ? toldFor(one) : [])]),
      at: Math.min(...those.map(({ at }) => at)),
      said,
      toldBy,
    }
  })
}

/** What a reader looks at, and how much befalls the companies. */
export interface Interest {
  /** Companies that the reader watches. */
  watched: ReadonlySet<string>
  /** Texts that are about what the reader follows (a theme), whatever they name. */
  followed: ReadonlySet<string>
  /** Only stories of these are wanted. */
  only: boolean
  /** Largest of risk and opportunity of a company, 0 to 100. */
  scores: ReadonlyMap<string, number>
}

export type WeighingCode = 'importance' | 'told-by' | 'watched' | 'named' | 'score' | 'event' | 'theme'

/** A story with its weight for a reader, which the parts add up to. */
export interface RankedStory {
  story: Story
  weight: number
  why: { code: WeighingCode; words: string[]; weight: number }[]
}

/** What being about a watched company adds, naming one, being of a followed theme, telling of an event; a full score. */
const ADDS = { watched: 4, named: 1.5, theme: 3, event: 0.6, score: 2 } as const

const hundredths = (value: number): number => Math.round(value * 100) / 100

/** The heaviest first; of equals the newer one. */
const heavier = (a: RankedStory, b: RankedStory): number =>
  b.weight - a.weight || b.story.at - a.story.at || (a.story.leader < b.story.leader ? -1 : 1)

const nobody: ReadonlySet<string> = new Set()

function weigh(story: Story, { watched, followed, scores }: Omit<Interest, 'only'>): RankedStory {
  const own = story.subjects.filter((id) => watched.has(id))
  const named = story.mentions.filter((id) => watched.has(id))
  const isFollowed = story.ids.some((id) => followed.has(id))
  const scored = story.subjects
    .map((id) => ({ id, points: scores.get(id) ?? 0 }))
    .toSorted((a, b) => b.points - a.points)[0]
  const why: RankedStory['why'] = [
    { code: 'importance' as const, words: [], weight: story.said },
    { code: 'told-by' as const, words: [...story.sources], weight: story.toldBy },
    { code: 'watched' as const, words: own, weight: own.length > 0 ? ADDS.watched : 0 },
    { code: 'named' as const, words: named, weight: own.length === 0 && named.length > 0 ? ADDS.named : 0 },
    { code: 'theme' as const, words: [], weight: isFollowed ? ADDS.theme : 0 },
    {
      code: 'event' as const,
      words: [...story.events],
      weight: story.events.length > 0 ? ADDS.event : 0,
    },
    {
      code: 'score' as const,
      words: scored ? [scored.id] : [],
      weight: scored ? (ADDS.score * scored.points) / 100 : 0,
    },
  ]
    .map((one) => ({ ...one, weight: hundredths(one.weight) }))
    .filter((one) => one.code === 'importance' || one.weight !== 0)
  return { story, weight: hundredths(why.reduce((sum, one) => sum + one.weight, 0)), why }
}

/**
 * Stories by their weight for a reader, the heaviest first, for one reader after another: what a story weighs for who
 * looks at none of its companies is worked out once.
 */
export function ranking(
  stories: readonly Story[],
  scores: Interest['scores'],
): (interest: Omit<Interest, 'scores'>) => RankedStory[] {
  const plain = stories.map((story) => weigh(story, { watched: nobody, followed: nobody, scores })).toSorted(heavier)
  const placesOf = (idsOf: (story: Story) => readonly string[]) => {
    const places = new Map<string, number[]>()
    stories.forEach((story, place) => {
      for (const id of idsOf(story)) places.set(id, [...(places.get(id) ?? []), place])
    })
    return places
  }
  const ofCompany = placesOf(({ subjects, mentions }) => [...subjects, ...mentions])
  const ofText = placesOf(({ ids }) => ids)
  return ({ watched, followed, only }) => {
    const places = new Set<number>()
    for (const id of watched) for (const place of ofCompany.get(id) ?? []) places.add(place)
    for (const id of followed) for (const place of ofText.get(id) ?? []) places.add(place)
    const touched = new Set([...places].flatMap((place) => stories[place] ?? []))
    const own = [...touched].map((story) => weigh(story, { watched, followed, scores })).toSorted(heavier)
    if (only) return own
    const merged: RankedStory[] = []
    let next = 0
    for (const one of plain) {
      if (touched.has(one.story)) continue
      for (let mine = own[next]; mine && heavier(mine, one) < 0; mine = own[++next]) merged.push(mine)
      merged.push(one)
    }
    return [...merged, ...own.slice(next)]
  }
}

/** Stories by their weight for a reader, the heaviest first; of equals the newer one. */
export const ranked = (stories: readonly Story[], { scores, ...interest }: Interest): RankedStory[] =>
  ranking(stories, scores)(interest)

/** Share of a sentence's letters, in pairs, that must be new for it to say something new. */
const NEW = 0.5

/** Sentences that say something that those told before did not. */
export const newSentences = <Sentence extends { text: string }>(
  sentences: readonly Sentence[],
  before: readonly string[],
): Sentence[] =>
  before.length === 0 ? [...sentences] : sentences.filter((one) => 1 - saidAlready(one.text, before) >= NEW)
