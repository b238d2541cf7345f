import { z } from 'zod'

/**
 * Whose the thing is that an id names. `everyone`: of a market or of the product, the same for whoever may ask;
 * `user`: of one user, and as good as not there for any other; `caller`: a word that the caller chooses for a thing of
 * their own, so that the same word of another names another thing; `bearer`: a secret, its own right for who has it;
 * `administrators`: in operations of theirs alone.
 */
export type Owner = 'everyone' | 'user' | 'caller' | 'bearer' | 'administrators'

/** What an id names. */
export interface NamedThing {
  /** What it is an id of; `user`'s things are found in the answers of operations under the same word. */
  thing: string
  ownedBy: Owner
  /** What the other fields of the input must say for the id to name a thing of that owner. */
  where?: Readonly<Record<string, string>>
  /**
   * Code of the refusal of another user's: `NOT_FOUND`, as for what nobody has; `UNKNOWN_ENTITY`, likewise, where it is
   * one of several in a filter; `NOT_ALLOWED` where others see the thing and may only not touch it.
   */
  refusal?: 'NOT_FOUND' | 'NOT_ALLOWED' | 'UNKNOWN_ENTITY'
  /** Of a caller's word: the thing that it stands inside of, and means something in alone (a node of a chain). */
  within?: string
}

/**
 * What the ids in inputs and answers name. Apart from zod's own registry, so that JSON Schema and serialisers see
 * nothing of it. Every id of an input stands here (`server/src/proofs/ids/ids.test.ts`); of answers those of users' things.
 */
export const namedThings = z.registry<NamedThing>()

/** The usual form of an id. */
const text = () => z.string().min(1).max(64)

function named(schema: z.ZodType, names: NamedThing): void {
  namedThings.add(schema, names)
}

/** An id of what is the same for everyone: a company, a document, a theme of the market. */
export function publicId(thing: string): z.ZodString
export function publicId<Schema extends z.ZodType>(thing: string, schema: Schema): Schema
export function publicId(thing: string, schema: z.ZodType = text()): z.ZodType {
  named(schema, { thing, ownedBy: 'everyone' })
  return schema
}

/** An id of what belongs to one user: a floor, a watch group. Generated tests try each with another user's. */
export function ownedId(thing: string): z.ZodString
export function ownedId<Schema extends z.ZodType>(
  thing: string,
  schema: Schema,
  more?: Pick<NamedThing, 'where' | 'refusal'>,
): Schema
export function ownedId(
  thing: string,
  schema: z.ZodType = text(),
  more: Pick<NamedThing, 'where' | 'refusal'> = {},
): z.ZodType {
  named(schema, { thing, ownedBy: 'user', ...more })
  return schema
}

/** A word by which the caller names a thing of their own. */
export function callersId<Schema extends z.ZodType>(
  thing: string,
  schema: Schema,
  more: Pick<NamedThing, 'within'> = {},
): Schema {
  named(schema, { thing, ownedBy: 'caller', ...more })
  return schema
}

/** A secret that is its own right: a token, a captcha. */
export function bearerId<Schema extends z.ZodType>(thing: string, schema: Schema): Schema {
  named(schema, { thing, ownedBy: 'bearer' })
  return schema
}

/** An id of what only administrators reach. */
export function administratorsId<Schema extends z.ZodType>(thing: string, schema: Schema): Schema {
  named(schema, { thing, ownedBy: 'administrators' })
  return schema
}
