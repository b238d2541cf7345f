import type { KindName } from '@pandora/contract/records/kinds'
import type { Known } from '@pandora/contract/records/record'

/** A fact as a source gives it: values by column name, checked later against the kind's schema. */
export interface Extracted {
  /** Line of the file (the header is line 1), or position in the answer, counted from 1. */
  line: number
  kind: KindName
  values: Record<string, unknown>
  /** When it was known, where the source says better than the kind's rule. */
  known?: Known
  /** True when it is taken or refused by itself, whatever becomes of the rest of its row. */
  alone?: boolean
}

/** A row that was not taken: where, which field, why (a code of `rejections.ts`), and what stood there. */
export interface Rejection {
  line: number
  field: string
  reason: string
  value: string
  /** Kind of the fact that is refused with it; absent where the row could not be read as one. */
  kind?: KindName
  /** True when the rest of the row is taken all the same. */
  alone?: boolean
}

/** How far an extraction has come; `total` is null where it cannot be told. */
export interface Reading {
  bytes: number
  total: number | null
}

/** Where data comes from, in three steps; only `extract` touches files or the network. */
export interface Source<Query, Raw> {
  name: string
  /** Checks what was asked for. Throws a named refusal. */
  query: (asked: Record<string, unknown>) => Promise<Query>
  /**
   * What stands for the whole of what will be read: read once more, it is the same old statement, and what was
   * corrected since stays so.
   * Absent, the source says how things are now.
   */
  fingerprint?: (query: Query) => Promise<string>
  /** Raw rows, in batches, in order. */
  extract: (query: Query, progress: (reading: Reading) => void, signal: AbortSignal) => AsyncIterable<readonly Raw[]>
  /** Facts and rejections of one raw row. Pure. */
  transform: (query: Query, raw: Raw) => { records: readonly Extracted[]; rejections: readonly Rejection[] }
}

/** Rows handed on at once. */
const BATCH = 200

/**
 * A source whose rows have been extracted already, as only some of them are wanted: a run of it touches no file and no
 * network.
 */
export const extractedBefore = <Query, Raw>(source: Source<Query, Raw>, rows: readonly Raw[]): Source<Query, Raw> => ({
  ...source,
  async *extract(_query, progress) {
    for (let from = 0; from < rows.length; from += BATCH) {
      yield rows.slice(from, from + BATCH)
      progress({ bytes: Math.min(rows.length, from + BATCH), total: rows.length })
    }
  },
})
