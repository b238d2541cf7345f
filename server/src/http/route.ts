import type { Language } from '@pandora/contract/language'
import type { Operation, OutputOf, ParsedInputOf } from '@pandora/contract/operation'
import type { View } from '@pandora/store/as-of'
import type { Db } from '@pandora/store/database'
import type { FastifyReply, FastifyRequest } from 'fastify'
import type { User } from '../auth/access.ts'
import type { Services } from './services.ts'

/** What every handler gets. */
export interface Call<O extends Operation> {
  input: ParsedInputOf<O>
  /** The pool for reads; for operations that write, the one transaction of the call. */
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

/** A file to download: sent as it is, with BOM for CSV. */
export interface Download {
  file: string
  type: string
  body: string | Buffer | AsyncIterable<string>
  /** Shown where it stands and kept by the browser for this many seconds, instead of saved: what never changes under its address. */
  keepSeconds?: number
}

/** The `data` of an answer put into JSON already, of parts that are held so; as the contract says, for it goes out as it is. */
export interface Written {
  json: string
}

/** An operation and what serves it. */
export interface Route {
  operation: Operation
  handle: (call: UserCall<Operation>) => Promise<unknown>
  /** Its handler answers `Written`. */
  written?: true
}

/** Serves a signed-in JSON operation. */
export function serve<O extends Operation>(operation: O, handle: (call: UserCall<O>) => Promise<OutputOf<O>>): Route {
  return { operation, handle: handle as unknown as Route['handle'] }
}

/** Serves a signed-in read whose answer is put into JSON by its handler: where making the text anew each time is most of its cost. */
export function serveWritten<O extends Operation>(operation: O, handle: (call: UserCall<O>) => Promise<Written>): Route {
  return { operation, handle: handle as unknown as Route['handle'], written: true }
}

/** Serves an operation that works with no session: its handler sees no user. */
export function servePublic<O extends Operation>(operation: O, handle: (call: Call<O>) => Promise<OutputOf<O>>): Route {
  return { operation, handle: handle as unknown as Route['handle'] }
}

/** Serves a download. */
export function serveDownload<O extends Operation>(operation: O, handle: (call: UserCall<O>) => Promise<Download>): Route {
  return { operation, handle: handle as unknown as Route['handle'] }
}

