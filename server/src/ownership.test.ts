import { errorsByCode } from '@pandora/contract/all-errors'
import type { Operation } from '@pandora/contract/operation'
import { operations } from '@pandora/contract/operations'
import type { Role } from '@pandora/contract/roles'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { testReading } from './analysis/testing-work.ts'
import { everythingOf } from './domains/accounts/everything.queries.ts'
import { loadThemes } from './domains/themes/testing-themes.ts'
import { idFieldsOf, valuesAt, type IdField } from './proofs/ids/ids.ts'
import type { Input } from './proofs/inputs.ts'
import {
  isNeeded,
  naming,
  nobodys,
  NoThing,
  ownerIn,
  ownFields,
  triedInputs,
  type Reply,
  type Things,
} from './proofs/ids/owning.ts'
import { readPools, type Pools } from './proofs/pools.ts'
import { DEMO_MARKET } from './shared/markets.ts'
import { testServer, type Caller, type TestServer } from './testing.ts'

let server: TestServer
let pools: Pools
let owning: ReturnType<typeof ownerIn>

beforeAll(async () => {
  server = await testServer()
  // In the demo: guests are in no other market.
  const [market] = await server.sql<{ id: number }[]>`select market_id as id from market where key = ${DEMO_MARKET}`
  const demo = market?.id ?? 0
  await loadThemes(server, demo)
  await (await testReading(server)).work()
  pools = await readPools(server.sql, demo)
  owning = ownerIn(server, pools)
})
afterAll(() => server.stop())

/** Inputs with which each field is tried as each visitor; of many, the first few. */
const TRIED = 4

const all = async (whose: Caller) => JSON.stringify(await everythingOf(server.sql, { ...whose, phone: null }))
const roleFor = (operation: Operation): Role => (operation.access === 'admin' ? 'admin' : 'user')
const visitorsOf = (operation: Operation): Role[] =>
  operation.access === 'user' && operation.guests ? ['user', 'guest'] : [roleFor(operation)]

/** What brings an owner's things into the state in which an operation finds them; none where they are in it at once. */
interface Before {
  by: Operation | null
  input: Input
  turn: number
}

/** The operations beside one that take the same things: a floor is restored after it was deleted. */
const beside = (operation: Operation): Operation[] =>
  operations.filter(
    (one) =>
      one.id !== operation.id &&
      one.writes &&
      one.id.split('.')[0] === operation.id.split('.')[0] &&
      String(owning.thingsOf(one)) === String(owning.thingsOf(operation)),
  )

async function prepared(operation: Operation, owner: Caller, before: Before | null): Promise<Things> {
  const things = await owning.make(owner, owning.thingsOf(operation), {}, before?.turn)
  if (before?.by) await owning.send(owner, before.by, naming(before.by, before.input, things))
  return things
}

/** Inputs of an operation that have room for a field. */
const inputsWith = (operation: Operation, field: IdField): Input[] =>
  triedInputs(operation, pools, 60).filter(
    (input) => valuesAt(naming(operation, input, { [field.names.thing]: 'x' }, [field]), field.path).length > 0,
  )

/** After what an operation finds its owner's thing; null where it never does. */
async function findable(operation: Operation, field: IdField): Promise<Before | null> {
  const needed = ownFields(operation).filter((one) => one === field || isNeeded(operation, one))
  const asked = inputsWith(operation, field).slice(0, 8)
  for (const turn of [0, 1, 2, 3]) {
    for (const by of [null, ...beside(operation)]) {
      for (const input of by ? triedInputs(by, pools, 3).slice(0, 3) : [{}]) {
        // One owner for all that is asked: what is refused leaves their things as they were.
        const owner = await server.caller(roleFor(operation))
        const things = await prepared(operation, owner, { by, input, turn })
        for (const one of asked) {
          const { code } = await owning.send(owner, operation, naming(operation, one, things, needed))
          if (code === operation.succeedsWith) return { by, input, turn }
        }
      }
    }
  }
  return null
}

/** Answers to what is asked of two things, made alike: the ids themselves, and instants, are not compared. */
const alike = ({ status, body }: Reply, id: unknown) => ({
  status,
  body: body.replaceAll(String(id), 'ID').replaceAll(/"\d{4}-\d\d-\d\dT[\d:.]+Z"|[0-9a-f]{8}-[0-9a-f-]{27}/g, 'T'),
})

/** What a visitor has besides: nothing, the other things of the same owner, or things of their own. */
async function besides(visitor: Caller, operation: Operation, field: IdField, theirs: Things): Promise<Things[]> {
  const others = ownFields(operation).filter((one) => one !== field && isNeeded(operation, one))
  if (others.length === 0) return [{}]
  const things = others.map(({ names }) => names.thing)
  try {
    return [theirs, await owning.make(visitor, things)]
  } catch (error) {
    if (error instanceof NoThing) return [theirs]
    throw error
  }
}

const cases = operations.flatMap((operation) =>
  ownFields(operation).map((field) => [operation.id, field.path.join('.'), operation, field] as const),
)

describe('what belongs to another is as good as nothing', () => {
  test.each(cases)(
    '%s %s: found by its owner, refused by name to another user and to a guest, and left as it is',
    async (_id, _path, operation, field) => {
      const { thing, refusal = 'NOT_FOUND' } = field.names
      const before = await findable(operation, field)
      expect(before, 'its owner never finds it').not.toBeNull()
      const owner = await server.caller(roleFor(operation))
      const theirs = await prepared(operation, owner, before)
      const held = await all(owner)
      const needed = ownFields(operation).filter((one) => one === field || isNeeded(operation, one))
      for (const role of visitorsOf(operation)) {
        // One caller for each of the two ids: both live through the same calls, so that they are answered the same.
        const [one, two] = [await server.caller(role), await server.caller(role)]
        const around = [await besides(one, operation, field, theirs), await besides(two, operation, field, theirs)]
        let refused = 0
        for (const asked of inputsWith(operation, field).slice(0, TRIED)) {
          for (const at of around[0]?.keys() ?? []) {
            const ids = [theirs[thing], nobodys(theirs[thing])]
            const ask = (caller: Caller, n: number) =>
              owning.send(caller, operation, naming(operation, asked, { ...around[n]?.[at], [thing]: ids[n] }, needed))
            const [got, none] = [await ask(one, 0), await ask(two, 1)]
            expect(got.status, `${role} ${JSON.stringify(asked)} ${got.body}`).toBe(
              errorsByCode.get(String(got.code))?.status,
            )
            refused += Number(got.code === refusal)
            if (refusal !== 'NOT_ALLOWED')
              expect(alike(got, ids[0]), JSON.stringify(asked)).toEqual(alike(none, ids[1]))
          }
        }
        expect(refused, `${role} is never refused with ${refusal}`).toBeGreaterThan(0)
      }
      expect(await all(owner)).toBe(held)
    },
    60_000,
  )
})

/**
 * Fields by which a caller names what is their own: of two users the same word is two things. What means something only
 * inside of an owned thing is that thing's, which is tried above.
 */
const called = operations.flatMap((operation) =>
  idFieldsOf(operation.input)
    .filter(({ names }) => names.ownedBy === 'caller' && names.within === undefined)
    .map((field) => [operation.id, field.path.join('.'), operation, field] as const),
)

test.each(called)(
  '%s %s: a word that another uses too names the caller’s own',
  async (_id, _path, operation, field) => {
    const [owner, other] = [await server.caller(), await server.caller()]
    let [asked, first]: [Input, Reply | null] = [{}, null]
    for (asked of triedInputs(operation, pools, 60).filter((input) => valuesAt(input, field.path).length > 0)) {
      first = await owning.send(owner, operation, asked)
      if (first.code === operation.succeedsWith) break
    }
    expect(first?.code).toBe(operation.succeedsWith)
    const held = await all(owner)
    const ids = idFieldsOf(operation.output)
      .filter(({ names, path }) => names.ownedBy === 'user' && path.join() !== field.path.join())
      .flatMap(({ path }) => valuesAt((JSON.parse(first?.body ?? '') as { data: unknown }).data, path))
    const second = await owning.send(other, operation, asked)
    expect(second.code).toBe(operation.succeedsWith)
    for (const id of ids.filter((one) => !JSON.stringify(asked).includes(String(one))))
      expect(second.body).not.toContain(String(id))
    expect(await all(owner)).toBe(held)
  },
)
