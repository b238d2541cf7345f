import { createHash } from 'node:crypto'
import type { View } from '@pandora/store/as-of'
import type { Sql } from '@pandora/store/database'
import { z } from 'zod'
import type { Services } from '../http/services.ts'
import type { Reading } from './held.ts'
import { topicsOf, type ReadTable } from './table-topics.ts'

/** What a held read is read with. */
export type HeldServices = Pick<Services, 'sql' | 'held'>

/** Where a held read reads. */
export interface HeldCall {
  services: HeldServices
  db: Sql
  view: View
  /** Instant (ms) of the call that reads; no part of what is held apart. */
  now: number
}

/** A held read as it is declared. */
export interface HeldRead extends Reading {
  /** Every table that it looks at, itself or by another held read. */
  readonly tables: ReadonlySet<ReadTable>
  /** Those it looks at besides in views of the past. */
  readonly pastTables: ReadonlySet<ReadTable>
}

/** What a reading looks at: tables, and held reads for all of theirs. */
export type Reads = readonly (ReadTable | HeldRead)[]

interface Declaration {
  /** `<domain>.<name>`, of one read in the product. */
  id: string
  /** Tables that it looks at; a held read stands for all of its own. */
  reads: Reads
  /** What it looks at besides in views of the past. */
  past?: Reads
  /** Tables that it looks at though it need not be read again when they change; say why beside it. */
  despite?: readonly ReadTable[]
}

/** Every held read of the process by id, as a test may call it. */
export const heldReads = new Map<
  string,
  HeldRead & {
    whole: boolean
    /** What it is asked with: fields of an input, or ids of companies. */
    asked: z.ZodObject | 'companies'
    run: (services: HeldServices, view: View, asked: never, now: number) => Promise<unknown>
  }
>()

function declare(declaration: Declaration): HeldRead {
  const { id } = declaration
  if (!/^[\w-]+\.[\w-]+$/.test(id)) throw new Error(`${id}: a held read is named <domain>.<name>`)
  if (heldReads.has(id)) throw new Error(`${id}: two held reads of one name`)
  return readOf(declaration)
}

function readOf({ id, reads, past = [], despite = [] }: Declaration): HeldRead {
  const of = (looked: Reads, besides: (one: HeldRead) => ReadonlySet<ReadTable>) =>
    new Set(looked.flatMap((one) => (typeof one === 'string' ? [one] : [...besides(one)])))
  const tables = of(reads, (one) => one.tables)
  const pastTables = new Set([
    ...of(past, (one) => new Set([...one.tables, ...one.pastTables])),
    ...reads.flatMap((one) => (typeof one === 'string' ? [] : [...one.pastTables])),
  ])
  const told = (looked: Iterable<ReadTable>) => topicsOf([...looked].filter((table) => !despite.includes(table)))
  return {
    id,
    tables: new Set([...tables, ...despite]),
    pastTables,
    topics: told(tables),
    pastTopics: told([...tables, ...pastTables]),
  }
}

type Shape = Readonly<Record<string, z.ZodType>>
type InputOf<S extends Shape> = z.output<z.ZodObject<S>>

interface HeldOne<S extends Shape, T extends object> extends Declaration {
  /**
   * What it depends on besides market and facts: the fields by which what is held is told apart. Only these reach
   * `load`.
   */
  input?: z.ZodObject<S>
  /** About a whole market: held at past instants too. */
  whole?: boolean
  load: (call: HeldCall, input: InputOf<S>) => Promise<T>
}

/**
 * Declares an answer about the present that is the same for every reader: it is held by its input until facts change
 * that it reads.
 */
export function defineHeld<T extends object, S extends Shape = Record<never, never>>({
  input,
  whole = false,
  load,
  ...declaration
}: HeldOne<S, T>) {
  const read = declare(declaration)
  const fields = Object.keys(input?.shape ?? {}).toSorted()
  const held = {
    ...read,
    /**
     * The answer in a view; `asked` may hold more than the declared input. `now` (ms) is that of the call, for what
     * looks at the clock.
     */
    async read(services: HeldServices, view: View, asked: InputOf<S>, now?: number): Promise<T> {
      const own = Object.fromEntries(
        fields.map((name) => [name, (asked as Record<string, unknown>)[name]]),
      ) as InputOf<S>
      const call: HeldCall = {
        services,
        db: services.sql,
        view,
        get now() {
          if (now === undefined) throw new Error(`${read.id} looks at the clock and is read without an instant`)
          return now
        },
      }
      return services.held[whole ? 'whole' : 'one'](view, read, keyOf(own), () => load(call, own))
    },
  }
  heldReads.set(read.id, { ...read, whole, asked: input ?? z.object({}), run: held.read })
  return held
}

/** Longest key that is kept as it is; of a longer one its hash tells it apart. */
const LONGEST_KEY = 200

function keyOf(input: object): string {
  const text = JSON.stringify(input)
  return text.length <= LONGEST_KEY ? text : createHash('sha256').update(text).digest('base64url')
}

interface HeldMany<T extends object> extends Declaration {
  /** Answers by id; an id it leaves out is held as absent. */
  load: (call: Omit<HeldCall, 'now'>, ids: readonly string[]) => Promise<ReadonlyMap<string, T>>
}

/** The same for many ids at once: those not held are read together. */
export function defineHeldMany<T extends object>({ load, ...declaration }: HeldMany<T>) {
  const read = declare(declaration)
  const held = {
    ...read,
    /** What there is of the ids. */
    read: (services: HeldServices, view: View, ids: readonly string[]): Promise<Map<string, T>> =>
      services.held.many(view, read, ids, (missing) => load({ services, db: services.sql, view }, missing)),
  }
  heldReads.set(read.id, { ...read, whole: false, asked: 'companies', run: held.read })
  return held
}

/**
 * What an operation reads whose answers are held as they go out. It is no `heldReads` of its own: ids of operations are
 * unique already.
 */
export const sharedRead = (id: string, reads: Reads): HeldRead => readOf({ id, reads })
