import { setImmediate as turn } from 'node:timers/promises'
import { dayOf } from '@pandora/contract/time'
import type { DocumentAnalysis, DocumentText } from '@pandora/intelligence/analysis'
import type { AnalysisTools } from '@pandora/intelligence/analyse'
import { buildGazetteer, type GazetteerEntry } from '@pandora/intelligence/entities/gazetteer'
import type { LinearModel } from '@pandora/intelligence/linear/model'
import { isDatabaseAway } from '@pandora/store/away'
import type { Sql } from '@pandora/store/database'
import { applyCorrections, fitting } from './corrections.ts'
import { relabelled } from './relabelled.ts'
import { correctionsInForce, type Correction } from './corrections.queries.ts'
import { EventBook, EVENTS_AFTER, EVENTS_BEFORE, reachOf } from './event-book.ts'
import { gazetteerEntries } from './names/gazetteer.ts'
import {
  companiesGiven,
  countTries,
  dropGone,
  epochsOf,
  eventsBetween,
  nextWaiting,
  recentFloor,
  type Epochs,
  type WaitingDocument,
} from './read.queries.ts'
import { readingAhead, type Ahead } from './second/ahead.ts'
import type { SecondReader } from './second/second.ts'
import { storyBook } from './stories/stories.ts'
import { storeRead, tellRead } from './write/write.queries.ts'
import type { ReadDocument } from './write/read-document.ts'

/** Documents that are fetched and read together. */
export const BATCH = 200
/** Documents read that may wait to be stored, while a merge or the last storing is under way. */
const MOST_UNSTORED = 5 * BATCH
/** After so many tries that took the process down a document is read alone, and after so many given up. */
const ALONE_AFTER = 2
const GIVEN_UP_AFTER = 4
/** How often readers are told, ms. */
const TELL_MS = 1000
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
  const { sql, versionId, now, stopping, beat } = services
  const size = services.batch ?? BATCH
  const stories = storyBook(sql, marketId)
  let tools: AnalysisTools | null = null
  let book = new EventBook()
  let covered: { from: number; to: number } | null = null
  let epochs: Epochs | null = null
  let fresh = true
  /** Whether events have been stored otherwise than they are held in memory. */
  let regrouped = false
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
    corrections: ReadonlyMap<string, readonly Correction[]>,
    given: ReadonlyMap<string, ReadonlySet<string>>,
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

  const storeOnce = async (rows: readonly ReadDocument[]): Promise<number> => {
    const stored = await sql.begin((tx) => storeRead(tx, marketId, versionId, rows, now()))
    regrouped ||= stored.regrouped
    return stored.count
  }

  /**
   * Stores documents together; where that is refused, one by one, so that one that cannot be stored holds up no other:
   * of it the refusal is kept.
   */
  const storeAll = async (rows: readonly ReadDocument[]): Promise<number> => {
    try {
      return await storeOnce(rows)
    } catch (error) {
      if (isDatabaseAway(error)) throw error
      // What is held in memory of those that cannot be stored is not so.
      epochs = null
      let count = 0
      for (const row of rows) {
        count += await storeOnce([row]).catch((refused: unknown) => {
          if (isDatabaseAway(refused)) throw refused
          services.fault(row.document.document_id, refused)
          return storeOnce([
            {
              document: row.document,
              analysis: null,
              failure: 'NOT_STORED',
              storyId: null,
              events: [],
              later: [],
              companies: [],
            },
          ])
        })
      }
      return count
    }
  }

  /**
   * Makes what is held in memory fit the time and the names; `settle` stores what is read first, where it must be read
   * back.
   */
  const prepare = async (first: WaitingDocument, settle: () => Promise<void>): Promise<void> => {
    const present = await epochsOf(sql, marketId)
    if (epochs?.names_epoch !== present.names_epoch) await ahead.end()
    if (!tools || epochs?.names_epoch !== present.names_epoch)
      tools = { gazetteer: buildGazetteer(await gazetteerEntries(sql, marketId)), model: services.model }
    const at = first.published_at
    const told = epochs?.events_epoch === present.events_epoch
    if (!told || stories.isFull()) {
      await settle()
      if (told) stories.trim(at)
      else stories.forget()
    }
    const stale =
      epochs?.events_epoch !== present.events_epoch ||
      !covered ||
      regrouped ||
      at - EVENTS_BEFORE / 2 < covered.from ||
      at > covered.to - EVENTS_AFTER / 2
    epochs = present
    if (!stale) return
    await settle()
    regrouped = false
    book = new EventBook()
    covered = { from: at - EVENTS_BEFORE, to: at + EVENTS_AFTER }
    book.add(await eventsBetween(sql, marketId, covered.from, covered.to))
  }

  return {
    async work() {
      let unstored: ReadDocument[] = []
      let inStore: readonly ReadDocument[] = []
      let storing: Promise<void> | null = null
      let failure: { error: unknown } | null = null
      let whole = false
      let stored = 0
      let earliest: number | null = null
      let told = { at: now(), count: 0, ids: [] as string[] }

      const tell = async (): Promise<void> => {
        if (told.count === 0) return
        const said = told
        told = { at: now(), count: 0, ids: [] }
        await tellRead(sql, marketId, said.ids, said.count, Math.max(now() - said.at, 1) / 1000)
      }
      const store = async (): Promise<void> => {
        const rows = unstored
        unstored = []
        inStore = rows
        const count = await storeAll(rows)
        inStore = []
        stored += count
        for (const { document } of rows) earliest = Math.min(earliest ?? document.published_at, document.published_at)
        told.count += count
        if (told.ids.length <= 200) told.ids.push(...rows.map((row) => row.document.document_id))
        if (now() - told.at >= TELL_MS) await tell()
      }
      /** What is not stored yet cannot be read back: it is kept. */
      const prune = (before: number): void => {
        if (covered) covered.from = Math.max(covered.from, before)
        book.prune(
          before,
          new Set([...unstored, ...inStore].flatMap((one) => one.events.map((event) => event.eventId))),
        )
      }
      const start = (): void => {
        if (storing || unstored.length === 0) return
        storing = store()
          .catch((error: unknown) => {
            failure ??= { error }
          })
          .finally(() => {
            storing = null
          })
      }
      const settle = async (): Promise<void> => {
        while (storing || unstored.length > 0) {
          start()
          await storing
          if (failure) throw failure.error
        }
      }

      const floor = await recentFloor(sql, marketId, RECENT_DAYS)
      let after = floor
      let next: Promise<WaitingDocument[]> = Promise.resolve([])
      let handed: Promise<Ahead | null> = Promise.resolve(null)
      const fetchNext = (): void => {
        next = nextWaiting(sql, marketId, after, size)
        next.catch(() => undefined)
      }
      const handNext = (): void => {
        handed = next.then(ahead.hand)
        handed.catch(() => undefined)
      }
      fetchNext()
      handNext()
      try {
        for (;;) {
          let batch: WaitingDocument[] = await next
          if (stopping() || failure) break
          const first = batch[0]
          if (!first) {
            await settle()
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
          await prepare(first, settle)
          const ids = batch.map((one) => one.document_id)
          const [corrections, given] = await Promise.all([
            correctionsInForce(sql, marketId, ids),
            companiesGiven(sql, marketId, ids),
          ])
          fetchNext()
          const linked = new Map(
            [...Map.groupBy(given, (one) => one.document_id)].map(([id, own]) => [
              id,
              new Set(own.map((one) => one.company_id)),
            ]),
          )
          const part = await handed
          const from = part?.from ?? 0
          let said: Awaited<ReturnType<Ahead['said']>> = null
          if (from >= batch.length) handNext()
          for (const [at, document] of batch.entries()) {
            if (at === from) {
              said = (await part?.said()) ?? null
              handNext()
            }
            unstored.push(await read(document, corrections, linked, said?.[at - from]))
            if (at % 25 === 24) {
              beat()
              await turn()
            }
          }
          beat()
          prune(last.published_at - EVENTS_BEFORE)
          start()
          if (floor === null && (await recentFloor(sql, marketId, RECENT_DAYS)) !== null) break
          // What waits is bounded, and what was tried alone is stored before the next.
          if (suspect >= 0) await settle()
          while (unstored.length > MOST_UNSTORED && storing) await storing
        }
        await settle()
        if (failure) throw (failure as { error: unknown }).error
        whole = true
        await dropGone(sql, marketId)
        await tell()
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
      return { stored, earliest }
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
