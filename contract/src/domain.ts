import type { ErrorDefinition } from './errors.ts'
import type { Bilingual } from './language.ts'
import type { Operation } from './operation.ts'
import type { RecordKind } from './records/record.ts'
import type { Rooms } from './room.ts'

/** Who hears a live topic. */
export type Hearers = 'everyone' | 'administrators'

/** What a domain agrees on between its two sides. Whatever it leaves out it has none of. */
export interface Domain {
  /**
   * Its one name: of its folders in contract, server and web, and, in camel case, what its operations' ids begin with.
   */
  key: string
  name: Bilingual
  /** Domains whose things it uses, by key; the import law holds it to that. */
  uses?: readonly string[]
  /**
   * By the second part of their ids. Read when they are asked for: who only needs the kinds of fact is spared a hundred
   * schemas.
   */
  operations?: () => Promise<Readonly<Record<string, Operation>>>
  /** Kinds of fact that are its own. */
  records?: readonly RecordKind[]
  /**
   * Tables that it works out of facts, each with the live topics that tell of a change; none where it never changes
   * while a process runs.
   */
  derived?: Readonly<Record<string, readonly string[]>>
  /** Live topics that are its own. */
  topics?: Readonly<Record<string, Hearers>>
  /** Refusals that only it answers, by code. */
  errors?: Readonly<Record<string, ErrorDefinition>>
  rooms?: Rooms
}

/** Declares a domain. */
export const defineDomain = <const Declared extends Domain>(domain: Declared): Declared => domain
