import { z } from 'zod'
import { INSTANTS } from './time.ts'

/** Who may call an operation. `public` works with no session at all (CONV-03). */
export type Access = 'public' | 'user' | 'admin'
/** Which budget of calls an operation draws on; the figures are in the server's configuration. */
export type RateClass = 'read' | 'write' | 'sign-in' | 'code' | 'upload' | 'live'
/**
 * How a caller judges the code of an answer (A01): `strict`: '0' only; `room`: '0' or nothing at all (CONV-10);
 * `overtime`: numeric 0, all else is overtime (CONV-11).
 */
export type Acceptance = 'strict' | 'room' | 'overtime'
/**
 * `json` answers the envelope; `download` a file; `live` an event stream; `upload` takes multipart and answers the
 * envelope.
 */
export type Transport = 'json' | 'upload' | 'download' | 'live'

/**
 * One operation: declared once, it is the route, its validation and serialisation, its OpenAPI entry, the web's call
 * and the tests' check.
 */
export interface Operation<Input extends z.ZodObject = z.ZodObject, Output extends z.ZodType = z.ZodType> {
  /** `<domain>.<name>`: the OpenAPI operationId and the first parts of the web's query key. */
  id: string
  /** Row or rows of the requirements catalogue; empty for an operation of our own. */
  requirement: readonly string[]
  method: 'GET' | 'POST'
  /**
   * May hold fields of the input in braces, `/api/theme/{themeId}/thememap`: these are required and stand there instead
   * of in query or body.
   */
  path: string
  access: Access
  /** False where a visitor of the demo may not call it (decisions 17): refused with NOT_FOR_GUESTS. */
  guests: boolean
  rate: RateClass
  transport: Transport
  /** Content type of a download. */
  produces: string
  /** Largest body that is taken, in bytes. */
  bodyLimit: number
  /** True when it changes something: then `requestId` makes it idempotent. */
  writes: boolean
  /** True when its answer depends on market and as-of instant. */
  dated: boolean
  /** True when its answer holds words in the language of who asks; it is read again where that changes. */
  worded: boolean
  summary: string
  /** Code of a successful answer: `'0'`, or numeric 0 where the catalogue says so (CONV-11). */
  succeedsWith: '0' | 0
  /**
   * How its callers judge the code of an answer: overtime where it succeeds with numeric 0, else strict unless it says
   * so.
   */
  acceptance: Acceptance
  /** Message of a successful answer, where the catalogue gives its exact words. */
  message: string
  input: Input
  output: Output
}

/** Largest body of a call that says nothing else, in bytes. */
export const BODY_LIMIT = 1_000_000

type Declaration<Input extends z.ZodObject, Output extends z.ZodType> = Pick<
  Operation<Input, Output>,
  'id' | 'method' | 'path' | 'summary' | 'output'
> &
  Partial<Omit<Operation<Input, Output>, 'input' | 'requirement'>> & {
    requirement?: string | readonly string[]
    input?: Input
  }

/**
 * What every POST body may carry besides its own fields (CONV-04, CONV-05). `userId` is never trusted: the token
 * decides.
 */
export const carriedFields = {
  requestId: z.string().min(8).max(64).optional(),
  userId: z.union([z.number(), z.string().max(64)]).optional(),
}

/** Declares an operation. Defaults: a signed-in JSON read without input. */
export function defineOperation<
  Input extends z.ZodObject = z.ZodObject<Record<never, never>>,
  Output extends z.ZodType = z.ZodType,
>(declaration: Declaration<Input, Output>): Operation<Input, Output> {
  const writes = declaration.writes ?? false
  return {
    access: 'user',
    guests: true,
    transport: 'json',
    produces: declaration.transport === 'download' ? 'text/csv' : 'application/json',
    bodyLimit: BODY_LIMIT,
    dated: false,
    worded: false,
    succeedsWith: '0',
    acceptance: declaration.succeedsWith === 0 ? 'overtime' : 'strict',
    message: '',
    ...declaration,
    rate: declaration.rate ?? (writes ? 'write' : 'read'),
    writes,
    requirement: [declaration.requirement ?? []].flat(),
    input: declaration.input ?? (z.object({}) as unknown as Input),
  }
}

/** What a caller passes: the declared input before defaults, plus the carried fields. */
export type InputOf<O extends Operation> = z.input<O['input']>
/** What a handler receives: the input after defaults. */
export type ParsedInputOf<O extends Operation> = z.output<O['input']>
/** The `data` of the envelope. */
export type OutputOf<O extends Operation> = z.output<O['output']>

/** Page request, counted from 0 (CONV-14). */
export const pageInput = (size: number, max = 200) => ({
  page: z.int().min(0).max(100_000).default(0),
  size: z.int().min(1).max(max).default(size),
})

/** A page of a list (WATCH-04). `hasMore` is false when fewer items than asked for came back. */
export const pageOf = <Item extends z.ZodType>(item: Item) =>
  z.object({ dataList: z.array(item), total: z.int(), page: z.int(), hasMore: z.boolean() })

/** A calendar day `YYYY-MM-DD`; taken where its year is (`YEARS`). */
export const day = z.iso.date()
/** A point in time that is asked from, in ms since 1970. */
export const instantMs = z.int().min(INSTANTS.first).max(INSTANTS.last)
/** An instant, ISO 8601 in UTC. */
export const instant = z.string().max(40)
/** Nothing to say beyond success. */
export const done = z.object({ done: z.boolean() })

/** Names of the fields that stand in an operation's path. */
export const pathFields = (path: string): string[] => [...path.matchAll(/\{(\w+)\}/g)].map(([, name = '']) => name)

/**
 * Where an operation is called with an input: its path with the fields that stand in it, and the rest, for query or
 * body.
 */
export function addressOf(
  path: string,
  input: Readonly<Record<string, unknown>>,
): { path: string; rest: Record<string, unknown> } {
  const named = pathFields(path)
  if (named.length === 0) return { path, rest: input }
  return {
    path: path.replace(/\{(\w+)\}/g, (_, name: string) => encodeURIComponent(String(input[name] ?? ''))),
    rest: Object.fromEntries(Object.entries(input).filter(([name]) => !named.includes(name))),
  }
}
