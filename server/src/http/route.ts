import type { Language } from '@pandora/contract/language'
import type { Operation, OutputOf, ParsedInputOf } from '@pandora/contract/operation'
import type { View } from '@pandora/store/as-of'
import type { Db } from '@pandora/store/database'
import type { FastifyReply, FastifyRequest } from 'fastify'
import type { User } from '../auth/access.ts'
import { sharedRead, type HeldRead, type Reads } from '../shared/define-held.ts'
import type { AnswerOf, WrittenPage } from '../shared/page.ts'
import type { Services } from './services.ts'

/** What every handler gets. */
export interface Call<O extends Operation> {
  input: ParsedInputOf<O>
  /**
   * The pool for reads; for operations that write, the one transaction of the call: nothing else of the pool may be
   * asked for while it is held.
   */
  db: Db
  /** Market and as-of instant; operations that are not dated read the present. */
  view: View
  language: Language
  now: number
  request: FastifyRequest
  reply: FastifyReply
  services: Services
}
/** A call of somebody signed in. */
export interface UserCall<O extends Operation> extends Call<O> {
  user: User
}

/** A file to download. What it holds is held against what the operation declares, then written in the file's form. */
export interface Download<Held> {
  file: string
  type: string
  /**
   * All of it, or, of what may be long, piece by piece: each is checked by itself, and a faulty one breaks the transfer
   * off.
   */
  holds: Held | AsyncIterable<Held>
  /** What stands before what is held: of a table its head. */
  begins?: string
  write: (held: Held) => string | Buffer | Promise<Buffer>
}

/**
 * A picture: shown where it stands, and kept by the browser for this many seconds, as it never changes under its
 * address.
 */
export interface Picture {
  type: string
  body: string | Buffer
  keepSeconds: number
}

/**
 * The `data` of an answer put into JSON already, of parts that are held so; as the contract says, for it goes out as it
 * is.
 */
export interface Written {
  /** Text, or parts of it in UTF-8 that follow one another: what is held as bytes need not be put into them again. */
  json: string | readonly Buffer[]
}

/** What of a call an answer may depend on that other readers are given too. */
export type SharedCall<O extends Operation> = Omit<Call<O>, 'request' | 'reply'> & {
  /** Null where the answer is every reader's. */
  user: User | null
}

/** When an answer is every reader's, and what it rests on. */
export interface Sharing<O extends Operation> {
  /** Tables that it looks at, itself or by held reads. */
  reads: Reads
  /** Inputs whose answer is the user's own: it is read each time. */
  own?: (input: ParsedInputOf<O>) => boolean
}

/** An operation and what serves it. */
export interface Route {
  operation: Operation
  /** `prepared`: what `prepare` gave. */
  handle: (call: UserCall<Operation>, prepared?: unknown) => Promise<unknown>
  /** What a write does on the pool before its transaction begins. */
  prepare?: (call: UserCall<Operation>) => Promise<unknown>
  /** Its handler answers `Written`. */
  written?: true
  /** Its answers about the present are held as they go out until facts change. */
  shared?: HeldRead & Pick<Sharing<Operation>, 'own'>
}

/** Serves a signed-in JSON operation. */
export function serve<O extends Operation>(operation: O, handle: (call: UserCall<O>) => Promise<AnswerOf<O>>): Route {
  return { operation, handle: handle as unknown as Route['handle'] }
}

/**
 * Serves a write that needs more than its transaction: what must stand even where it is refused (tries that are
 * counted), what takes long
 * (hashes of passwords), what is held. `prepare` does that on the pool, before the transaction begins; what it gives is
 * handed to `handle`.
 */
export function servePrepared<O extends Operation, Prepared>(
  operation: O,
  prepare: (call: UserCall<O>) => Promise<Prepared>,
  handle: (call: UserCall<O>, prepared: Prepared) => Promise<AnswerOf<O>>,
): Route {
  return {
    operation,
    handle: handle as unknown as Route['handle'],
    prepare: prepare as unknown as NonNullable<Route['prepare']>,
  }
}

/**
 * Serves a signed-in read whose answer is put into JSON by its handler: where making the text anew each time is most of
 * its cost.
 */
export function serveWritten<O extends Operation>(
  operation: O,
  handle: (call: UserCall<O>) => Promise<OutputOf<O> extends { hasMore: boolean } ? WrittenPage : Written>,
): Route {
  return { operation, handle: handle as unknown as Route['handle'], written: true }
}

/** Serves an operation that works with no session: its handler sees no user. */
export function servePublic<O extends Operation>(operation: O, handle: (call: Call<O>) => Promise<AnswerOf<O>>): Route {
  return { operation, handle: handle as unknown as Route['handle'] }
}

/** Serves a download. */
export function serveDownload<O extends Operation>(
  operation: O,
  handle: (call: UserCall<O>) => Promise<Download<OutputOf<O>>>,
): Route {
  return { operation, handle: handle as unknown as Route['handle'] }
}

/** Serves a picture. */
export function servePicture<O extends Operation>(
  operation: O,
  handle: (call: UserCall<O>) => Promise<Picture>,
): Route {
  return { operation, handle: handle as unknown as Route['handle'] }
}

/**
 * Serves a signed-in read whose answer is the same for every reader of the present: it is held as it goes out, by
 * operation, market, language, day and input, until one of its
 * topics changes. Its handler is told of no user but for inputs that are `own`, so that what is one user's cannot get
 * to another.
 */
export function serveShared<O extends Operation>(
  operation: O,
  { reads, own }: Sharing<O>,
  handle: (call: SharedCall<O>) => Promise<AnswerOf<O>>,
): Route {
  return {
    operation,
    handle: handle as unknown as Route['handle'],
    shared: {
      ...sharedRead(operation.id, reads),
      ...(own ? { own: own as unknown as NonNullable<Sharing<Operation>['own']> } : {}),
    },
  }
}
