import { headerNames } from '@pandora/contract/constants'
import type { Operation } from '@pandora/contract/operation'
import { floors } from '@pandora/contract/domains/floors/operations'
import { operations } from '@pandora/contract/operations'
import fc from 'fast-check'
import { toldAlert } from '../../domains/alerts/testing-alerts.ts'
import { failedEdition } from '../../domains/digest/testing-digest.ts'
import { paidOrder } from '../../domains/membership/testing-membership.ts'
import { DEMO_MARKET } from '../../shared/markets.ts'
import { fittingInputs, wireCall } from '../../testing-inputs.ts'
import type { Caller, TestServer } from '../../testing.ts'
import { idFieldsOf, valuesAt, withAt, without, type IdField } from './ids.ts'
import { inputsOf, NoInput, type Input } from '../inputs.ts'
import type { Pools } from '../pools.ts'

/** Companies that a floor of somebody shows. */
const SHOWN = 4

/** Ids of what somebody has of their own, by what they name. */
export type Things = Readonly<Record<string, unknown>>

/** What came over the wire. */
export interface Reply {
  status: number
  code: unknown
  body: string
}

/** The fields of each operation's input that name what belongs to one user. */
const ownFieldsOf = new Map(
  operations.map((one) => [one, idFieldsOf(one.input).filter(({ names }) => names.ownedBy === 'user')]),
)
export const ownFields = (operation: Operation): readonly IdField[] => ownFieldsOf.get(operation) ?? []

const thingsOf = (operation: Operation): string[] => [...new Set(ownFields(operation).map(({ names }) => names.thing))]
/** Whether an operation is never called without a field. */
export const isNeeded = (operation: Operation, { path }: IdField): boolean =>
  operation.input.shape[path[0] ?? '']?.safeParse(undefined).success === false

/** Where in its answer an operation says a thing that it was not told of; the shortest way first. */
const answering = (operation: Operation, thing: string): readonly string[][] =>
  ownFields(operation).some((field) => field.names.thing === thing && isNeeded(operation, field))
    ? []
    : idFieldsOf(operation.output)
        .filter(({ names }) => names.ownedBy === 'user' && names.thing === thing)
        .map(({ path }) => [...path])

/** Operations by which somebody comes by a thing of their own: those that answer one, the most direct first. */
const sourcesOf = (thing: string) =>
  operations
    .filter((one) => one.transport === 'json' && one.access === 'user')
    .flatMap((operation) => answering(operation, thing).map((path) => ({ operation, path })))
    .toSorted((a, b) => a.path.length - b.path.length || Number(b.operation.writes) - Number(a.operation.writes))

/** Inputs made for an operation, by how many of them, of the same pools. */
const triedOf = new WeakMap<Pools, Map<string, Input[]>>()

/** Inputs that an operation is tried with, of what there is in the market; made once, for they are the same each time. */
export function triedInputs(operation: Operation, pools: Pools, count: number): readonly Input[] {
  const known = triedOf.get(pools) ?? new Map<string, Input[]>()
  triedOf.set(pools, known)
  const place = `${operation.id} ${count}`
  const inputs = known.get(place) ?? makeInputs(operation, pools, count)
  known.set(place, inputs)
  return inputs
}

function makeInputs(operation: Operation, pools: Pools, count: number): Input[] {
  const own: Readonly<Record<string, readonly unknown[]>> = {
    ...pools,
    entity: pools.company,
    marketKey: [DEMO_MARKET],
  }
  const filled = (input: Input, at: number): Input =>
    idFieldsOf(operation.input)
      .filter(({ names }) => names.ownedBy === 'everyone')
      .reduce((value: unknown, { path, names }) => {
        const pool = own[names.thing] ?? []
        return pool.length > 0 && valuesAt(value, path).length > 0 ? withAt(value, path, pool[at % pool.length]) : value
      }, input) as Input
  const fitting = fc.sample(fittingInputs(operation), { seed: 11, numRuns: count })
  return [...whole(operation, pools), ...fitting.map(filled)].filter(
    (input) => operation.input.safeParse(input).success,
  )
}

/** Those that name most first: a theme of companies rather than one of whatever a query finds. */
const fullest = (operation: Operation, inputs: readonly Input[]): Input[] => {
  const fields = idFieldsOf(operation.input)
  const named = (input: Input) => fields.flatMap(({ path }) => valuesAt(input, path)).length
  return inputs.toSorted((a, b) => named(b) - named(a))
}

/** The inputs of the proof of time travel; none where it cannot say what a field holds. */
function whole(operation: Operation, pools: Pools): Input[] {
  try {
    return inputsOf(operation, pools).slice(0, 2)
  } catch (error) {
    if (error instanceof NoInput) return []
    throw error
  }
}

/** The input without the fields for things that are not needed: what is there is changed by them, nothing is made. */
const withoutOwn = (operation: Operation, input: Input): Input =>
  ownFields(operation)
    .filter((field) => !isNeeded(operation, field))
    .reduce((value, { path }) => without(value, path), input)

/** The input with things in the fields that name them, and with what these fields ask of the others. */
export function naming(operation: Operation, input: Input, things: Things, fields = ownFields(operation)): Input {
  return fields.reduce((value, { path, names }) => {
    const thing = things[names.thing]
    return thing === undefined ? value : { ...(withAt(value, path, thing) as Input), ...names.where }
  }, input)
}

/** Things that come to a user by what happens, and by no operation of theirs. */
const byTheProduct: Readonly<Record<string, (server: TestServer, uid: number) => Promise<unknown>>> = {
  alert: async (server, uid) => (await toldAlert(server, uid)).alertId,
  membershipOrder: paidOrder,
  alertDelivery: async (server, uid) => (await toldAlert(server, uid)).deliveryId,
  digestEdition: (server, uid) => failedEdition(server, uid, DEMO_MARKET),
}

/** What a user does and has, over the wire, in the market that visitors are in too. */
export function ownerIn(server: TestServer, pools: Pools) {
  const send = async (as: Caller | null, operation: Operation, input: Input): Promise<Reply> => {
    const request = wireCall(operation, as?.token, input)
    const {
      statusCode: status,
      body,
      headers,
    } = await server.web.app.inject({
      ...request,
      headers: { ...request.headers, [headerNames.market]: DEMO_MARKET },
    })
    const isJson = String(headers['content-type']).includes('json') && operation.transport === 'json'
    return { status, code: isJson || status >= 400 ? (JSON.parse(body) as { code: unknown }).code : '0', body }
  }

  /**
   * Gets the user things of their own by the product's own operations, those that belong to others of them after these.
   * `turn`: with which of the inputs it is tried first.
   */
  const make = async (as: Caller, wanted: readonly string[], have: Things = {}, turn = 0): Promise<Things> => {
    const things: Record<string, unknown> = { ...have }
    for (const thing of wanted.filter((one) => things[one] === undefined)) {
      const [id, around] = await firstOf(as, thing, things, turn)
      Object.assign(things, around, { [thing]: id })
    }
    return things
  }

  /** Has a floor show companies: what is about them is asked for by it. */
  const furnish = async (as: Caller, floorId: unknown): Promise<void> => {
    for (const companyId of pools.company.slice(0, SHOWN)) {
      const metadata = JSON.stringify({ view: 'price', parameters: { companyId }, link: null })
      await send(as, floors.addRoom, { floorId, key: 'priceEvent', metadata })
    }
  }

  /** The input by which a thing was come by in a turn: the next user tries it before the others. */
  const foundBy = new Map<string, Input>()
  const firstOf = async (as: Caller, thing: string, have: Things, turn: number): Promise<[unknown, Things]> => {
    const made = byTheProduct[thing]
    if (made) return [await made(server, as.uid), {}]
    for (const { operation, path } of sourcesOf(thing)) {
      const needed = ownFields(operation).filter((field) => isNeeded(operation, field))
      const others = await make(
        as,
        needed.map(({ names }) => names.thing),
        have,
        turn,
      )
      const inputs = fullest(
        operation,
        triedInputs(operation, pools, 24).map((input) => withoutOwn(operation, input)),
      )
      const place = `${thing} ${turn} ${operation.id} ${path.join('.')}`
      const found = foundBy.get(place)
      for (const input of [...(found ? [found] : []), ...inputs.slice(turn), ...inputs.slice(0, turn)]) {
        const { code, body } = await send(as, operation, naming(operation, input, others, needed))
        if (code !== operation.succeedsWith) continue
        const [id] = valuesAt((JSON.parse(body) as { data: unknown }).data, path)
        if (id === undefined) continue
        foundBy.set(place, input)
        if (thing === 'floor') await furnish(as, id)
        return [id, others]
      }
    }
    throw new NoThing(thing)
  }

  return { send, make, thingsOf }
}

/** A thing that no operation gives its user. */
export class NoThing extends Error {
  constructor(thing: string) {
    super(`no operation answers a ${thing} of one’s own: mark its id in the answer of the one that makes it (ownedId)`)
  }
}

/** An id of the same form that nobody has. */
export function nobodys(id: unknown): unknown {
  if (typeof id === 'number') return id + 1_000_000
  const text = String(id)
  return /^\d+$/.test(text)
    ? String(Number(text) + 1_000_000)
    : text.replace(/[0-9a-f]{12}$/i, (end) => (end === 'dead0000beef' ? 'beef0000dead' : 'dead0000beef'))
}
