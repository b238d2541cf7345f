import { defineOperation } from '@pandora/contract/operation'
import { operations } from '@pandora/contract/operations'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { z } from 'zod'
import { testServer, type Caller, type TestServer } from '../testing.ts'
import { ask, askUdf } from './ask.ts'
import { differences, type Difference } from './compare.ts'
import { isExcepted, sameAbsence } from './exceptions.ts'
import { filling, type Filled } from './fill.ts'
import { inputsOf, NoInput, type Input } from './inputs.ts'
import { giveOwn } from './owned.ts'
import { joined, readPools, type Pools } from './pools.ts'
import { proofWorld, type ProofWorld } from './world.ts'

const dated = operations.filter((operation) => operation.dated && !operation.writes)

let world: ProofWorld
/**
 * Holds everything, and is asked as of an instant; holds what was known at that instant, and is asked for the present.
 */
let full: TestServer
let ended: TestServer
let growing: Filled
let looksBack: Caller
let livesThen: Caller
let pools: Pools
/** Whether an operation answered anything but refusals as of the last instant. */
const answered = new Map<string, boolean>()

beforeAll(async () => {
  world = await proofWorld()
  // They hold what they have worked out, as in life: a thing held of another day than the one that is asked for is seen.
  ;[full, ended] = [await testServer(), await testServer()]
  growing = filling(ended, world.loads)
  await filling(full, world.loads).upTo(world.end)
  // What a user owns is the same in both, made of what both know.
  await growing.upTo(world.instants[0] ?? 0)
  ;[looksBack, livesThen] = [await full.caller('admin'), await ended.caller('admin')]
  const both = joined(await readPools(ended.sql, 1), await readPools(full.sql, 1))
  for (const [server, user] of [
    [full, looksBack],
    [ended, livesThen],
  ] as const)
    await giveOwn(server, user, both)
}, 600_000)
afterAll(() => Promise.all([full.stop(), ended.stop()]))

/** The places of the instants in the world, and the last of them. */
const PLACES = [0, 1, 2]
const LAST = 2

describe.each(PLACES)('looked back at from the end, instant %i of the world', (place) => {
  const instant = () => world.instants[place] ?? 0
  beforeAll(async () => {
    await growing.upTo(instant())
    pools = joined(await readPools(ended.sql, 1), await readPools(full.sql, 1))
  }, 600_000)

  test.each(dated.map((operation) => [operation.id, operation] as const))(
    '%s answers to the letter as it did on that day',
    async (id, operation) => {
      const wrong: { input: Input; differ: Difference[] }[] = []
      for (const [n, input] of inputsOf(operation, pools, place).entries()) {
        const language = n % 2 === 0 ? 'zh-CN' : 'en'
        const [then, now] = await Promise.all([
          ask(ended, operation, input, { as: livesThen, language }),
          ask(full, operation, input, { as: looksBack, language, asOf: new Date(instant()).toISOString() }),
        ])
        expect(then.status, JSON.stringify(input)).toBeLessThan(500)
        if (place === LAST) answered.set(id, answered.get(id) === true || now.status === 200)
        const differ = differences(
          then,
          now,
          (path, one, other) => isExcepted(id, path, instant(), [one, other]) || sameAbsence(one, other),
        )
        if (differ.length > 0) wrong.push({ input, differ })
      }
      expect(wrong.slice(0, 3)).toEqual([])
    },
  )

  test('the UDF protocol answers to the letter as it did on that day', async () => {
    const [from, to] = ['1672531200', String(Math.floor(world.end / 1000) + 86_400)]
    const securities = pools.security.slice(0, 6)
    const asked = [
      ['config', {}],
      ['time', {}],
      ...pools.text.slice(0, 8).map((query) => ['search', { query }] as const),
      ...securities.map((symbol) => ['symbols', { symbol }] as const),
      ...securities.flatMap((symbol) =>
        ['1D', '1W', '1M'].flatMap((resolution) =>
          (['history', 'marks', 'timescale_marks'] as const).map(
            (name) => [name, { symbol, resolution, from, to }] as const,
          ),
        ),
      ),
      ...securities.map((symbol) => ['history', { symbol, from, to, countback: '5' }] as const),
    ] as const
    let bars = 0
    for (const [name, query] of asked) {
      const [then, now] = await Promise.all([
        askUdf(ended, name, query, { as: livesThen }),
        askUdf(full, name, query, { as: looksBack, asOf: new Date(instant()).toISOString() }),
      ])
      expect(now, JSON.stringify([name, query])).toEqual(then)
      if (name !== 'history') continue
      const { t = [] } = JSON.parse(String(now.body)) as { t?: number[] }
      bars += t.length
      expect(t.filter((one) => one * 1000 > instant())).toEqual([])
    }
    expect(bars).toBeGreaterThan(100)
  })
})

/** Reads that answer as JSON, dated or not; those of the log in of an account ask for what no world holds. */
const reads = operations.filter(
  ({ writes, transport, access }) => !writes && transport === 'json' && access !== 'public',
)

test('an operation whose answer holds words in the language of who asks says so', async () => {
  const there = await readPools(full.sql, 1)
  const differ: string[] = []
  for (const operation of reads) {
    const inputs = ((): Input[] => {
      try {
        return inputsOf(operation, there).slice(0, 1)
      } catch (error) {
        if (error instanceof NoInput) return []
        throw error
      }
    })()
    for (const input of inputs) {
      const [zh, en] = [
        await ask(full, operation, input, { as: looksBack, language: 'zh-CN' }),
        await ask(full, operation, input, { as: looksBack, language: 'en' }),
      ]
      if (zh.status === 200 && en.status === 200 && differences(zh, en, () => false).length > 0)
        differ.push(operation.id)
    }
  }
  expect([...new Set(differ)].filter((id) => !operations.find((one) => one.id === id)?.worded)).toEqual([])
}, 300_000)

describe('the proof', () => {
  test('asks each operation with something that is there: answers are not all refusals', () => {
    expect(dated.map(({ id }) => id).filter((id) => answered.get(id) === false)).toEqual([])
    expect(answered.size).toBe(dated.length)
  })

  test('holds what was told of first by texts and then by a source, and asks about both', async () => {
    const taken = await full.sql<
      { event_id: string; into_id: string; known_at: number }[]
    >`select event_id, into_id, known_at from event_taken_over where into_id = 'given-order'`
    expect(taken).toHaveLength(1)
    expect(taken[0]?.known_at).toBeGreaterThan(world.instants[1] ?? Infinity)
    expect(pools.event.slice(0, 8)).toEqual(expect.arrayContaining([taken[0]?.event_id, 'given-order']))
  })

  test('names an operation for which nobody says what its input holds', () => {
    const unknown = defineOperation({
      id: 'new.one',
      method: 'POST',
      path: '/api/new/one',
      dated: true,
      summary: 'New',
      input: z.object({ somethingNew: z.string() }),
      output: z.object({}),
    })
    expect(() => inputsOf(unknown, pools)).toThrow(NoInput)
    expect(() => inputsOf(unknown, pools)).toThrow('new.one.somethingNew')
  })
})
