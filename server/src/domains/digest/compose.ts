import { DIGEST_TEXTS, STORIES, type DigestEdition } from '@pandora/contract/domains/digest/terms'
import { saidAlready } from '@pandora/intelligence/digest/extract'
import { isRoundup } from '@pandora/intelligence/digest/roundup'
import {
  newSentences,
  ranking,
  storiesOf,
  type Interest,
  type RankedStory,
  type Story,
} from '@pandora/intelligence/digest/stories'
import type { View } from '@pandora/store/as-of'
import type { Db } from '@pandora/store/database'
import type { AnalysedRow } from '../analysis/offers/analysed.queries.ts'
import type { ListedDocument } from '../documents/offers/documents.queries.ts'
import { scoresAt } from '../impact/offers/scores.ts'
import type { Names } from '../../shared/names.ts'
import { companyMoves, indexMoves, type MoveRow } from './figures/figures.queries.ts'
import { countNews, textsOfThemes, textsWithin } from './ground.queries.ts'
import { GroundTexts } from './ground-texts.ts'
import type { Sentence } from './sentences.ts'
import type { Span } from './span.ts'
import type { SubjectMatter } from './subject.ts'

/** Stories that are looked at for what is new in them, the heaviest first. */
const LOOKED = 80
/** Indexes, and companies that rose or fell most, of the figures. */
const FIGURES = { indexes: 6, movers: 5 } as const

/** What every digest of a span and a kind of edition rests on, whoever reads it. */
export interface Ground {
  view: View & { asOf: number }
  span: Span
  stories: Story[]
  /** Stories by their weight for a reader. */
  rank: (interest: Omit<Interest, 'scores'>) => RankedStory[]
  texts: GroundTexts
  newsCount: number
  /** Texts that list what others tell, of which no story is made. */
  roundups: number
  cut: boolean
  indexes: MoveRow[]
  risers: MoveRow[]
  fallers: MoveRow[]
}

/** Reads the ground of a span as it was known at its end, or at the view's instant where that is before. */
export async function readGround(
  db: Db,
  { marketId, asOf }: View,
  { from, to }: Span,
  edition: DigestEdition,
): Promise<Ground> {
  const end = asOf === null ? to : Math.min(to, asOf)
  const view = { marketId, asOf: end }
  const span = { from, to: end }
  const texts = await textsWithin(db, view, span, DIGEST_TEXTS + 1)
  const within = texts.slice(-DIGEST_TEXTS)
  const read = within.filter((one) => !isRoundup(one))
  const stories = storiesOf(
    read.map((one) => ({
      id: one.document_id,
      at: one.published_at,
      age: (end - one.published_at) / 3_600_000,
      title: one.title,
      body: one.body,
      source: one.source_name,
      subjects: one.subjects,
      mentions: one.mentions,
      keys: one.story_id === null ? [] : [one.story_id],
      happened: one.events,
      events: one.event_types,
    })),
    edition,
  )
  return {
    view,
    span,
    stories,
    rank: ranking(stories, await scoresOf(db, marketId, end, stories)),
    texts: new GroundTexts(view),
    newsCount: await countNews(db, view, span),
    roundups: within.length - read.length,
    cut: texts.length > DIGEST_TEXTS,
    indexes: await indexMoves(db, view, span, FIGURES.indexes),
    risers: await companyMoves(db, view, span, 1, FIGURES.movers),
    fallers: await companyMoves(db, view, span, -1, FIGURES.movers),
  }
}

/** A story that an earlier edition told: when, under which words for it, and in which sentences. */
export interface ToldBefore {
  at: number
  keys: readonly string[]
  texts: readonly string[]
}

/** A story as it is told. */
export interface ToldStory extends RankedStory {
  sentences: Sentence[]
  documents: ListedDocument[]
  toldAt: number | null
}

/** A digest that is composed, before it is put into words. */
export interface Composed {
  ground: Ground
  stories: ToldStory[]
  storyCount: number
  leftOut: number
  names: ReadonlyMap<string, Names>
  analysed: ReadonlyMap<string, AnalysedRow>
}

interface Asked {
  matter: SubjectMatter
  most?: number
  before?: readonly ToldBefore[]
}

/** Share of a headline that an earlier edition says of one story from which it tells that story again. */
const SAME = 0.75

/** Whether a story is one that was told before: by what texts or events it shares with it, or by its headline. */
const isSame = ({ keys, texts }: ToldBefore, story: Story, title: string): boolean =>
  keysOf(story).some((key) => keys.includes(key)) || saidAlready(title, texts) >= SAME

/** Words by which a story is known again: its texts, the stories and events that they tell. */
export const keysOf = ({ ids, keys }: Story): string[] => [...new Set([...ids, ...keys])]

/** Largest of risk and opportunity of the companies of stories, as they were known at an instant. */
async function scoresOf(db: Db, marketId: number, at: number, stories: readonly Story[]): Promise<Map<string, number>> {
  const scores = await scoresAt(db, marketId, [...new Set(stories.flatMap(({ subjects }) => subjects))], at)
  return new Map([...scores].map(([id, one]) => [id, Math.max(one.riskPoint ?? 0, one.opportunityPoint ?? 0)]))
}

/**
 * Composes a digest of a ground for a reader: stories by weight, each with two or three sentences out of its texts; one
 * that was told before only with what is new.
 */
export async function compose(
  db: Db,
  ground: Ground,
  { matter, most = STORIES.edition, before = [] }: Asked,
): Promise<Composed> {
  const { view, span } = ground
  const followed = await textsOfThemes(db, view, matter.themes, span)
  const all = ground.rank({ watched: matter.companies, followed, only: matter.only })
  const ordered = all.slice(0, LOOKED)
  const stories: ToldStory[] = []
  let leftOut = 0
  for (let at = 0; at < ordered.length && stories.length < most; at += most) {
    const part = ordered.slice(at, at + most)
    const told = await ground.texts.told(
      db,
      part.map(({ story }) => story),
    )
    for (const one of part) {
      if (stories.length >= most) break
      const { documents, sentences } = told.get(one.story) ?? { documents: [], sentences: [] }
      const earlier = before.filter((edition) => isSame(edition, one.story, documents[0]?.title ?? ''))
      const last = earlier.length === 0 ? null : Math.max(...earlier.map((edition) => edition.at))
      const fresh = newSentences(
        sentences,
        earlier.flatMap((edition) => edition.texts),
      )
      if (last !== null && fresh.length === 0) leftOut++
      else stories.push({ ...one, sentences: last === null ? sentences : fresh, documents, toldAt: last })
    }
  }
  return {
    ground,
    stories,
    storyCount: all.length,
    leftOut,
    names: await ground.texts.names(db, [
      ...new Set(stories.flatMap(({ story }) => [...story.subjects, ...story.mentions])),
    ]),
    analysed: await ground.texts.analysed(
      db,
      stories.map(({ story }) => story.leader),
    ),
  }
}
