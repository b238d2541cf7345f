import { setImmediate as turn } from 'node:timers/promises'
import { dayOf } from '@pandora/contract/time'
import type { DocumentAnalysis, DocumentText } from '@pandora/intelligence/analysis'
import type { AnalysisTools } from '@pandora/intelligence/analyse'
import { buildGazetteer, type GazetteerEntry } from '@pandora/intelligence/entities/gazetteer'
import type { LinearModel } from '@pandora/intelligence/linear/model'
import type { Sql } from '@pandora/store/database'
import { applyCorrections, fitting } from './corrections.ts'
import { relabelled } from './relabelled.ts'
import { EventBook, EVENTS_AFTER, EVENTS_BEFORE, reachOf } from './event-book.ts'
import { gazetteerEntries } from './names/gazetteer.ts'
import {
  countTries,
  dropGone,
  eventsBetween,
  nextBatch,
  recentFloor,
  type Batch,
  type Epochs,
  type WaitingDocument,
} from './read.queries.ts'
import { readingAhead, type Ahead } from './second/ahead.ts'
import type { SecondReader } from './second/second.ts'
import { storyBook } from './stories/stories.ts'
import type { ReadDocument } from './write/read-document.ts'
import { storing, type Storing } from './write/storing.ts'
import { Overtaken } from './write/write.queries.ts'

/** Documents that are fetched and read together. */
export const BATCH = 200
/** After so many tries that took the process down a document is read alone, and after so many given up. */
const ALONE_AFTER = 2
const GIVEN_UP_AFTER = 4
/** Days that present scores and themes rest on most: where older documents wait too, these are read before them. */
const RECENT_DAYS = 150
/** Most links that one text may make: a list of all companies is about none of them. */
const MOST_LINKS = 60

/** What a reader works with. */
export interface ReaderServices {
  sql: Sql
  versionId: number
  model: (name: string) => LinearModel | undefined
  analyse: (document: DocumentText, tools: AnalysisTools, at: string) => DocumentAnalysis
  /** Begins a second thread that analyses with these names; none where there is nothing to gain by it. */
  second?: (names: readonly GazetteerEntry[]) => SecondReader
  /** Time without scoring the present after it, in times of what it took, where it is not the usual. */
  rest?: number
  /** Documents read together, where it is not the usual number. */
  batch?: number
  now: () => number
  stopping: () => boolean
  /** Raised where something has come in: scoring the past makes way for it. */
  wanted: { raised: boolean }
  /** A document that could not be read. */
  fault: (documentId: string, error: unknown) => void
  /** Called after every few documents: the reader is alive. */
  beat: () => void
}

/** Reads what waits in a market. Keeps names, stories and events in memory between calls. */
export interface MarketReader {
  /**
   * Reads what is recent, or, where nothing recent waits, until nothing waits, something recent comes in or the process
   * stops; answers how many documents were stored, and the earliest of their times (ms).
   */
  work: () => Promise<{ stored: number; earliest: number | null }>
}

/** Opens a reader of a market. Only one may work at a time: the caller holds the market. */
export function marketReader(services: ReaderServices, marketId: number): MarketReader {
  const { sql, now, stopping, beat } = services
  const size = services.batch ?? BATCH
  const stories = storyBook(sql, marketId)
  let tools: AnalysisTools | null = null
  let book = new EventBook()
  let covered: { from: number; to: number } | null = null
  let epochs: Epochs | null = null
  let fresh = true
  /** Whether events have been stored otherwise than they are held in memory. */
  let regrouped = false
  /** Whether memory holds what could not be stored. */
  let unlike = false
  const begin = services.second
  const ahead = readingAhead(size, begin && (async () => begin(await gazetteerEntries(sql, marketId))))
  /** Sees to it that memory holds the texts and events that a document is held against. */
  const reach = async (document: WaitingDocument, analysis: DocumentAnalysis): Promise<void> => {
    const post = document.kind === 'post'
    await stories.reach({ at: document.published_at, post })
    if (post) return
    for (const { from, to } of reachOf({ publishedAt: document.published_at }, analysis))
      if (!covered || from < covered.from || to > covered.to) book.add(await eventsBetween(sql, marketId, from, to))
  }

  const read = async (
    document: WaitingDocument,
    { corrections, given }: Batch,
    said: DocumentAnalysis | null | undefined,
  ): Promise<ReadDocument> => {
    const failed = (failure: string): ReadDocument => ({
      document,
      analysis: null,
      failure,
      storyId: null,
      events: [],
      later: [],
      companies: [],
    })
    if (document.tries >= GIVEN_UP_AFTER) return failed('PROCESS_ENDED')
    let analysis: DocumentAnalysis
    try {
      if (!tools) throw new Error('the names are not loaded')
      const whole = said ?? services.analyse(document, tools, dayOf(document.published_at))
      const fit = fitting(document, corrections.get(document.document_id) ?? [])
      analysis = fit.length > 0 ? relabelled(document, applyCorrections(whole, fit), fit) : whole
    } catch (error) {
      services.fault(document.document_id, error)
      return failed(error instanceof RangeError ? 'OUT_OF_RANGE' : 'ANALYSIS_FAILED')
    }
    if (analysis.limits.includes('binary') || analysis.limits.includes('empty'))
      return failed(analysis.limits.includes('binary') ? 'BINARY' : 'EMPTY')
    const named = companiesNamed(analysis)
    const isPost = document.kind === 'post'
    await reach(document, analysis)
    const { leader, later } = stories.leaderOf({
      id: document.document_id,
      at: document.published_at,
      known: document.known_ms,
      title: document.title,
      body: document.body,
      post: isPost,
      companies: [...named.keys()],
    })
    return {
      document,
      analysis,
      failure: null,
      storyId: leader,
      later,
      events: isPost
        ? []
        : book.join(
            marketId,
            {
              documentId: document.document_id,
              publishedAt: document.published_at,
              knownAt: document.again ? now() : document.known_ms,
            },
            analysis,
          ),
      companies: [...named]
        .filter(([id]) => !given.get(document.document_id)?.has(id))
        .slice(0, MOST_LINKS)
        .map(([id, relation]) => ({ id, relation })),
    }
  }

  /** Makes what is held in memory fit the time and the names; stores what is read first, where it must be read back. */
  const prepare = async ({ documents, epochs: present }: Batch, store: Storing): Promise<void> => {
    const at = documents[0]?.published_at ?? now()
    const named = epochs?.names_epoch === present.names_epoch
    const told = !unlike && epochs?.events_epoch === present.events_epoch
    // What was read by other names or events is refused.
    if (!named || !told) await store.settle()
    if (!named) await ahead.end()
    if (!tools || !named)
      tools = { gazetteer: buildGazetteer(await gazetteerEntries(sql, marketId)), model: services.model }
    if (!told) stories.forget()
    else if (stories.isFull()) {
      const kept = ({ document: { published_at, kind } }: ReadDocument) =>
        stories.keeps(at, { at: published_at, post: kind === 'post' })
      if (!store.rows().every(kept)) await store.settle()
      stories.trim(at)
    }
    const stale =
      !told || !covered || regrouped || at - EVENTS_BEFORE / 2 < covered.from || at > covered.to - EVENTS_AFTER / 2
    epochs = present
    if (!stale) return
    if (store.rows().some(({ events }) => events.length > 0)) await store.settle()
    unlike = false
    regrouped = false
    book = new EventBook()
    covered = { from: at - EVENTS_BEFORE, to: at + EVENTS_AFTER }
    book.add(await eventsBetween(sql, marketId, covered.from, covered.to))
  }

  /** Reads until nothing waits, or what was read is overtaken; answers whether it is to be begun anew. */
  const readOnce = async (store: Storing): Promise<boolean> => {
    let whole = false
    /** What is not stored yet cannot be read back: it is kept. */
    const prune = (before: number): void => {
      if (covered) covered.from = Math.max(covered.from, before)
      book.prune(before, new Set(store.rows().flatMap((one) => one.events.map((event) => event.eventId))))
    }
    const floor = await recentFloor(sql, marketId, RECENT_DAYS)
    let after = floor
    let next: Promise<Batch | null> = Promise.resolve(null)
    let handed: Promise<Ahead | null> = Promise.resolve(null)
    let recent: Promise<boolean> = Promise.resolve(false)
    const fetchNext = (): void => {
      next = nextBatch(sql, marketId, after, size)
      recent = floor === null ? recentFloor(sql, marketId, RECENT_DAYS).then((found) => found !== null) : recent
      for (const asked of [next, recent]) asked.catch(() => undefined)
    }
    const handNext = (): void => {
      handed = next.then((batch) => ahead.hand(batch?.documents ?? []))
      handed.catch(() => undefined)
    }
    fetchNext()
    handNext()
    try {
      for (;;) {
        const fetched = await next
        if (stopping() || store.failed()) break
        let batch: readonly WaitingDocument[] = fetched?.documents ?? []
        const first = batch[0]
        if (!fetched || !first) {
          await store.settle()
          if (after === floor) break
          after = floor
          fetchNext()
          handNext()
          continue
        }
        const suspect = batch.findIndex((one) => one.tries >= ALONE_AFTER)
        if (suspect >= 0) batch = suspect === 0 ? batch.slice(0, 1) : batch.slice(0, suspect)
        const last: WaitingDocument = batch.at(-1) ?? first
        after = { known_at: last.known_at, document_id: last.document_id }
        if (fresh || suspect >= 0) await countTries(sql, marketId, batch)
        fresh = false
        await prepare(fetched, store)
        fetchNext()
        const part = await handed
        const from = part?.from ?? 0
        let said: Awaited<ReturnType<Ahead['said']>> = null
        if (from >= batch.length) handNext()
        for (const [at, document] of batch.entries()) {
          if (at === from) {
            said = (await part?.said()) ?? null
            handNext()
          }
          store.add(await read(document, fetched, said?.[at - from]))
          if (at % 25 === 24) {
            beat()
            await turn()
          }
        }
        beat()
        prune(last.published_at - EVENTS_BEFORE)
        store.begin()
        if (await recent) break
        // What was tried alone is stored before the next.
        if (suspect >= 0) await store.settle()
        await store.room()
      }
      await store.settle()
      whole = true
      await dropGone(sql, marketId)
      return false
    } catch (error) {
      if (!(error instanceof Overtaken)) throw error
      // The names in memory are renewed where they have changed; what was told and not stored is not so.
      whole = true
      store.drop()
      stories.forget()
      covered = null
      return true
    } finally {
      // Whatever stopped half-way, memory and tables may differ.
      if (!whole) {
        covered = null
        fresh = true
        epochs = null
      }
      await handed.catch(() => undefined)
      await ahead.end()
    }
  }

  return {
    async work() {
      const store = storing({
        ...services,
        marketId,
        epochs: () => epochs,
        regroups: () => {
          regrouped = true
        },
        refused: () => {
          unlike = true
        },
      })
      while (await readOnce(store)) if (stopping()) break
      await store.tell()
      return store.done()
    },
  }
}

/** Companies that a text names, with whether it is about them: named in the title, or the only ones. */
export function companiesNamed({ mentions }: DocumentAnalysis): Map<string, 'subject' | 'mention'> {
  const named = new Map<string, 'subject' | 'mention'>()
  for (const { kind, id, field } of mentions)
    if (kind === 'company' && id !== null && (field === 'title' || !named.has(id)))
      named.set(id, field === 'title' ? 'subject' : 'mention')
  return named
}
