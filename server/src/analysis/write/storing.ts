import { isDatabaseAway } from '@pandora/store/away'
import type { Sql } from '@pandora/store/database'
import type { Epochs } from '../read.queries.ts'
import type { ReadDocument } from './read-document.ts'
import { Overtaken, storeRead, tellRead } from './write.queries.ts'

/** Documents read that may wait to be stored, while a merge or the last storing is under way. */
const MOST_UNSTORED = 1000
/** How often readers are told, ms. */
const TELL_MS = 1000

interface StoringServices {
  sql: Sql
  marketId: number
  versionId: number
  /** The names and events that what is added has been read with. */
  epochs: () => Epochs | null
  now: () => number
  fault: (documentId: string, error: unknown) => void
  /** Called where events have been stored otherwise than a reader holds them in memory. */
  regroups: () => void
  /** Called where some could not be stored: what a reader holds in memory of them is not so. */
  refused: () => void
}

/** What was read and waits to be stored: beside the reading, one transaction after the other. */
export interface Storing {
  add: (row: ReadDocument) => void
  /** What was added and is not stored yet. */
  rows: () => readonly ReadDocument[]
  /** Begins to store what was added, where nothing is being stored. */
  begin: () => void
  /** Waits until all is stored; throws where something could not be. */
  settle: () => Promise<void>
  /** Waits while more waits than may. */
  room: () => Promise<void>
  /** Whether something could not be stored; `settle` says what. */
  failed: () => boolean
  /** Lets go of what was added, and of what failed. */
  drop: () => void
  /** Tells readers how many documents were stored. */
  tell: () => Promise<void>
  /** How many were stored so far, and the earliest of their times (ms). */
  done: () => { stored: number; earliest: number | null }
}

export function storing(services: StoringServices): Storing {
  const { sql, marketId, versionId, epochs, now, fault } = services
  let unstored: ReadDocument[] = []
  let inStore: readonly ReadDocument[] = []
  let running: Promise<void> | null = null
  let failure: { error: unknown } | null = null
  let stored = 0
  let earliest: number | null = null
  let told = { at: now(), count: 0, ids: [] as string[] }

  const storeOnce = async (rows: readonly ReadDocument[], by: Epochs | null): Promise<number> => {
    const done = await sql.begin((tx) => storeRead(tx, marketId, { versionId, epochs: by }, rows, now()))
    if (done.regrouped) services.regroups()
    return done.count
  }

  /**
   * Stores documents together; where that is refused, one by one, so that one that cannot be stored holds up no other:
   * of it the refusal is kept.
   */
  const storeAll = async (rows: readonly ReadDocument[], by: Epochs | null): Promise<number> => {
    const passedOn = (error: unknown) => isDatabaseAway(error) || error instanceof Overtaken
    try {
      return await storeOnce(rows, by)
    } catch (error) {
      if (passedOn(error)) throw error
      services.refused()
      let count = 0
      for (const row of rows) {
        count += await storeOnce([row], by).catch((refused: unknown) => {
          if (passedOn(refused)) throw refused
          fault(row.document.document_id, refused)
          return storeOnce(
            [
              {
                document: row.document,
                analysis: null,
                failure: 'NOT_STORED',
                storyId: null,
                events: [],
                later: [],
                companies: [],
              },
            ],
            by,
          )
        })
      }
      return count
    }
  }

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
    const count = await storeAll(rows, epochs())
    inStore = []
    stored += count
    for (const { document } of rows) earliest = Math.min(earliest ?? document.published_at, document.published_at)
    told.count += count
    if (told.ids.length <= 200) told.ids.push(...rows.map((row) => row.document.document_id))
    if (now() - told.at >= TELL_MS) await tell()
  }
  const begin = (): void => {
    if (running || unstored.length === 0) return
    running = store()
      .catch((error: unknown) => {
        failure ??= { error }
      })
      .finally(() => {
        running = null
      })
  }

  return {
    add: (row) => {
      unstored.push(row)
    },
    rows: () => [...inStore, ...unstored],
    begin,
    async settle() {
      while (running || unstored.length > 0) {
        begin()
        await running
        if (failure) throw failure.error
      }
      if (failure) throw failure.error
    },
    async room() {
      while (unstored.length > MOST_UNSTORED && running) await running
    },
    failed: () => failure !== null,
    drop() {
      unstored = []
      inStore = []
      failure = null
    },
    tell,
    done: () => ({ stored, earliest }),
  }
}
