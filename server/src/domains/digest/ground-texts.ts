import type { Story } from '@pandora/intelligence/digest/stories'
import type { View } from '@pandora/store/as-of'
import type { Db } from '@pandora/store/database'
import { analysedOf, type AnalysedRow } from '../analysis/offers/analysed.queries.ts'
import { textsOfDocuments, type ListedDocument } from '../documents/offers/documents.queries.ts'
import { companyNames, type Names } from '../../shared/names.ts'
import { sentencesOfStory, type Sentence } from './sentences.ts'

/** Texts of a story that are looked at for its sentences. */
const TEXTS = 6

/** How a story is told, whoever reads it. */
export interface StoryTexts {
  documents: ListedDocument[]
  sentences: Sentence[]
}

/** What is read by id, once for all who ask. */
class ReadOnce<Value> {
  readonly #known = new Map<string, Value | null>()
  readonly #read: (db: Db, ids: readonly string[]) => Promise<ReadonlyMap<string, Value>>

  constructor(read: (db: Db, ids: readonly string[]) => Promise<ReadonlyMap<string, Value>>) {
    this.#read = read
  }

  async of(db: Db, ids: readonly string[]): Promise<Map<string, Value>> {
    const missing = [...new Set(ids)].filter((id) => !this.#known.has(id))
    const read = missing.length === 0 ? new Map<string, Value>() : await this.#read(db, missing)
    for (const id of missing) this.#known.set(id, read.get(id) ?? null)
    return new Map(
      ids.flatMap((id): [string, Value][] => {
        const known = this.#known.get(id)
        return known === null || known === undefined ? [] : [[id, known]]
      }),
    )
  }
}

/**
 * Texts, names and readings of a ground's stories: ten thousand readers of one evening are told much the same stories,
 * and each is read, and its sentences chosen, once.
 */
export class GroundTexts {
  readonly #view: View
  readonly #names: ReadOnce<Names>
  readonly #analysed: ReadOnce<AnalysedRow>
  readonly #told = new Map<Story, StoryTexts>()

  constructor(view: View) {
    this.#view = view
    this.#names = new ReadOnce((db, ids) => companyNames(db, view, ids))
    this.#analysed = new ReadOnce((db, ids) => analysedOf(db, view, ids))
  }

  /** Texts and sentences of stories. */
  async told(db: Db, stories: readonly Story[]): Promise<ReadonlyMap<Story, StoryTexts>> {
    const missing = stories.filter((story) => !this.#told.has(story))
    const ids = missing.flatMap(({ ids: own }) => own.slice(0, TEXTS))
    const texts = new Map((await textsOfDocuments(db, this.#view, ids)).map((one) => [one.document_id, one]))
    for (const story of missing) {
      const own = story.ids.slice(0, TEXTS).flatMap((id) => texts.get(id) ?? [])
      // Their bodies are read for the sentences alone.
      const documents = own.map(({ body: _body, ...document }): ListedDocument => document)
      this.#told.set(story, { documents, sentences: sentencesOfStory(story, own) })
    }
    return this.#told
  }

  names(db: Db, ids: readonly string[]): Promise<ReadonlyMap<string, Names>> {
    return this.#names.of(db, ids)
  }

  analysed(db: Db, ids: readonly string[]): Promise<ReadonlyMap<string, AnalysedRow>> {
    return this.#analysed.of(db, ids)
  }
}
