import { importsErrors } from '@pandora/contract/domains/imports/errors'
import { Refusal } from '@pandora/contract/errors'
import type { KindName } from '@pandora/contract/records/kinds'
import type { Known } from '@pandora/contract/records/record'
import { copyIn } from './copy.ts'
import { copyText } from './copy-text.ts'
import type { Db, Sql } from './database.ts'
import { factTables } from './facts.ts'
import { copyFault } from './faults.ts'
import { instant } from './as-of.ts'
import { mergeKind, type MergeCounts } from './merge.ts'

/** Characters gathered for one COPY. Larger chunks were no faster and held more memory. */
const CHUNK = 1 << 20
/** Rows of a kind that are merged by looking each up. */
const FEW = 5000

export interface StagingOptions {
  runId: number
  marketId: number
  /** Start of the run (ms): when corrections it brings were known at the earliest, and when its facts were recorded. */
  startedAt: number
}

/** How a run's facts are merged. */
export interface MergeOptions {
  /**
   * True for a source as it is now; an old file that is read again is not: what it says was corrected stays corrected.
   */
  current?: boolean
}

/** Work that must see the merged facts in the same transaction; temporary tables `touched_<kind>` hold what changed. */
export type Derive = (tx: Db, changed: ReadonlyMap<KindName, MergeCounts>) => Promise<void>

/** Facts on their way in: gathered outside the fact tables, merged in one transaction. */
export interface Staging {
  /** Takes a fact whose values have its kind's columns. Buffers; call `drain` between batches. */
  add: (kind: KindName, values: Readonly<Record<string, unknown>>, known: Known, line: number) => void
  /** Sends what is full and waits where the database is behind. */
  drain: () => Promise<void>
  /** Merges everything in one transaction and drops the staging tables. */
  merge: (derive?: Derive, merging?: MergeOptions) => Promise<Map<KindName, MergeCounts>>
  /** Drops everything staged. */
  discard: () => Promise<void>
}

/** Makes sure of a place for tables of a run; what an earlier crash of the same run left there is dropped. */
async function openPlace(sql: Sql, runId: number): Promise<void> {
  // Asked for even where it is there, PostgreSQL demands the right to make one, which the processes do not have.
  const [made] = await sql`select 1 from pg_namespace where nspname = 'stage'`
  if (!made) await sql`create schema if not exists stage`
  await dropStaging(sql, runId)
}

/**
 * Opens staging for a run. What fills a chunk is sent to a table of the run beside the reading; of a kind that never
 * does, all is held back and staged by the transaction that merges it, which spares a small run a dozen commits.
 */
export function openStaging(sql: Sql, options: StagingOptions): Staging {
  let opened = false
  const buffers = new Map<KindName, string[]>()
  const sizes = new Map<KindName, number>()
  const created = new Set<KindName>()
  const undated = new Set<KindName>()
  const repeats = repeatsWithin()
  // Rows that the server said it took, by kind: as many must be there when they are merged.
  const sent = new Map<KindName, number>()
  // One COPY at a time runs beside the reading: measured a fifth faster than waiting for each (docs/performance.md).
  let copying: Promise<void> = Promise.resolve()

  /** Sends what is held back of a kind to a table. */
  const send = async (db: Db, kind: KindName, table: string): Promise<void> => {
    const lines = buffers.get(kind) ?? []
    if (lines.length === 0) return
    buffers.set(kind, [])
    sizes.set(kind, 0)
    const stored = await copyIn(db, `copy ${table} from stdin`, [lines.join('')]).catch((error: unknown) => {
      throw copyFault(error, kind, (place) => sourceLine(lines[place - 1]))
    })
    if (stored !== lines.length) throw new Refusal(importsErrors.IMPORT_ROWS_LOST, { kind, sent: lines.length, stored })
    sent.set(kind, (sent.get(kind) ?? 0) + stored)
  }
  const flush = async (kind: KindName): Promise<void> => {
    if (!opened) await openPlace(sql, options.runId)
    opened = true
    const table = stageTable(options.runId, kind)
    if (!created.has(kind)) await sql.unsafe(`create unlogged table ${table} (${stageColumns(kind)})`)
    created.add(kind)
    await send(sql, kind, table)
  }

  return {
    add(kind, values, known, line) {
      // Joined, not concatenated: a concatenation stays a tree of pieces that outlives the young generation.
      const cells = factTables[kind].columns.map(({ name }) => copyText(values[name]))
      cells.push(known.at === null ? '-infinity' : instantText(known.at), known.by, `${line}\n`)
      if (known.by === 'undated') undated.add(kind)
      repeats.look(kind, cells)
      const text = cells.join('\t')
      const lines = buffers.get(kind)
      if (lines) lines.push(text)
      else buffers.set(kind, [text])
      sizes.set(kind, (sizes.get(kind) ?? 0) + text.length)
    },
    async drain() {
      for (const [kind, size] of sizes) {
        if (size < CHUNK) continue
        await copying
        copying = flush(kind)
        // Its failure is thrown where it is waited for next.
        copying.catch(() => undefined)
      }
    },
    async merge(derive, { current = false } = {}) {
      await copying
      for (const kind of created) await flush(kind)
      const merged = await sql.begin(async (tx) => {
        const held = [...buffers.keys()].filter((kind) => !created.has(kind))
        if (held.length > 0) await tx.unsafe(held.map(heldTable).join(';\n'))
        for (const kind of held) await send(tx, kind, `held_${kind}`)
        // One merge at a time in a market: two runs of the same facts must see each other.
        await tx`select pg_advisory_xact_lock(5041002, ${options.marketId})`
        const counts = new Map<KindName, MergeCounts>()
        const views: string[] = []
        for (const kind of buffers.keys()) {
          const { counts: counted, view } = await mergeKind(tx, factTables[kind], {
            ...options,
            stage: created.has(kind) ? stageTable(options.runId, kind) : `held_${kind}`,
            distinct: repeats.none(kind),
            startedAt: instant(options.startedAt),
            current,
            small: (sent.get(kind) ?? 0) <= FEW,
            undated: undated.has(kind),
          })
          const staged = counted.new + counted.updated + counted.unchanged + counted.duplicate
          // A server that crashed since has emptied the table, and answers again as if nothing had been.
          if (staged !== sent.get(kind))
            throw new Refusal(importsErrors.IMPORT_ROWS_LOST, { kind, sent: sent.get(kind) ?? 0, stored: staged })
          counts.set(kind, counted)
          if (view) views.push(view)
        }
        await derive?.(tx, counts)
        // The tables that they look at stay.
        if (views.length > 0) await tx.unsafe(`drop view ${views.join(', ')}`)
        return counts
      })
      if (opened) await dropStaging(sql, options.runId)
      return merged
    },
    async discard() {
      await copying.catch(() => undefined)
      if (opened) await dropStaging(sql, options.runId)
    },
  }
}

/** Rows of a kind whose keys are remembered: some 10 MB. */
const MOST_KEYS = 100_000

/**
 * Whether a run tells a fact twice, by its key as it is written; not known, and so taken for true, of keys that are no
 * texts, of those with half of a character, which is stored as another one, and of more rows than are remembered.
 */
function repeatsWithin() {
  const keys = new Map<KindName, Set<string> | null>()
  return {
    look(kind: KindName, cells: readonly string[]): void {
      const seen = keys.get(kind)
      if (seen === null) return
      const { writtenKey } = factTables[kind]
      const key = writtenKey?.map((place) => cells[place]).join('\t')
      if (key === undefined || !key.isWellFormed() || seen?.has(key) || (seen && seen.size >= MOST_KEYS))
        keys.set(kind, null)
      else if (seen) seen.add(key)
      else keys.set(kind, new Set([key]))
    },
    none: (kind: KindName): boolean => Boolean(keys.get(kind)),
  }
}

/** The line of the file that a staged row came from: its last cell. */
function sourceLine(text: string | undefined): number | undefined {
  return text === undefined ? undefined : Number(text.slice(text.lastIndexOf('\t') + 1))
}

const instantTexts = new Map<number, string>()

/** An instant as ISO text; the same few come again row after row. */
function instantText(ms: number): string {
  let text = instantTexts.get(ms)
  if (text === undefined) {
    text = new Date(ms).toISOString()
    if (instantTexts.size >= 10_000) instantTexts.clear()
    instantTexts.set(ms, text)
  }
  return text
}

/**
 * A table for what a run holds back of a kind. It stays with its connection, empty: made anew and dropped by each run,
 * four of them were a tenth of what a thousand posts ask of the database.
 */
const heldTable = (kind: KindName): string =>
  `create temp table if not exists held_${kind} (${stageColumns(kind)}) on commit delete rows`

const stageColumns = (kind: KindName): string =>
  [
    ...factTables[kind].columns.map(({ name, type }) => `"${name}" ${type}`),
    'known_at timestamptz, known_by known_by, line integer',
  ].join(', ')

function stageTable(runId: number, kind: KindName): string {
  return `stage.r${runId}_${kind}`
}

/** Drops the staging tables of a run, whoever made them. */
export async function dropStaging(sql: Sql, runId: number): Promise<void> {
  const tables = await sql<
    { name: string }[]
  >`select relname as name from pg_class c join pg_namespace n on n.oid = c.relnamespace
    where n.nspname = 'stage' and relkind = 'r' and relname like ${`r${runId}\\_%`}`
  for (const { name } of tables) await sql.unsafe(`drop table if exists stage."${name}"`)
}

/**
 * Drops staging tables of runs that nobody works on: a server may finish making one after the process that asked for it
 * was killed.
 */
export async function dropOrphanStaging(sql: Sql): Promise<void> {
  const runs = await sql<
    { run_id: number }[]
  >`select distinct substring(relname from '^r([0-9]+)_')::int as run_id from pg_class c
    join pg_namespace n on n.oid = c.relnamespace
    where n.nspname = 'stage' and relkind = 'r' and relname ~ '^r[0-9]+_'
    except select run_id from import_run where state in ('reading', 'merging', 'cancelling')`
  for (const { run_id: runId } of runs) await dropStaging(sql, runId)
}
