import { floors } from '@pandora/contract/domains/floors/operations'
import { knowledge } from '@pandora/contract/domains/knowledge/operations'
import { watch } from '@pandora/contract/domains/watch/operations'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { deriveFor } from '../../imports/derive.ts'
import { facts } from '../../testing-facts.ts'
import { testServer, type Caller, type TestServer } from '../../testing.ts'

let server: TestServer
let own: Caller
let other: Caller
beforeAll(async () => {
  server = await testServer()
  server.clock.now = Date.parse('2024-06-05T02:00:00Z')
  own = await server.caller()
  other = await server.caller()
  const gathered = facts(server.sql)
    .company({ id: 'SSE-600811', short: '榆岭纸业' })
    .company({ id: 'SHZ-000812', short: '青屿港务' })
    .company({ id: 'SHZ-000813', short: '松岬电器' })
  for (const [id, companyId, day, kind] of [
    ['paper', 'SSE-600811', '2024-05-01', 'news'],
    ['paper later', 'SSE-600811', '2024-05-20', 'announcement'],
    ['said of paper', 'SSE-600811', '2024-05-21', 'post'],
    ['port', 'SHZ-000812', '2024-05-10', 'news'],
    ['device', 'SHZ-000813', '2024-05-11', 'news'],
  ] as const)
    gathered.document({
      id,
      kind,
      title: id,
      at: `${day}T01:00:00Z`,
      companies: [{ id: companyId, relation: 'subject' }],
    })
  await gathered.save(deriveFor(1))
})
afterAll(() => server.stop())

const floorOf = async (key: string, tiles: readonly Record<string, string>[], as: Caller = own) =>
  (
    await server.call(
      floors.save,
      {
        key,
        name: key,
        rooms: tiles.map((parameters, at) => ({
          id: `t${at}`,
          key: 'priceEvent' as const,
          metadata: JSON.stringify({ view: 'price', parameters, link: null }),
        })),
      },
      { as },
    )
  ).data.id
const titlesOf = async (baseId: string) =>
  (await server.call(knowledge.documents, { baseId }, { as: own })).data.dataList.map(({ title }) => title).toSorted()

test('CHAT-08 a base is made of the documents about whom a floor shows: its companies and its watch groups, the newest first, no posts', async () => {
  const { groupId } = (await server.call(watch.saveGroup, { name: '港口' }, { as: own })).data
  await server.call(watch.add, { companyId: 'SHZ-000812', groupId }, { as: own })
  const floorId = await floorOf('both', [{ companyId: 'SSE-600811' }, { groupId }])
  const made = await server.call(knowledge.create, { name: '一层', floorId }, { as: own })
  expect(made.code).toBe('0')
  expect(await titlesOf(made.data.baseId)).toEqual(['paper', 'paper later', 'port'])
  const one = await server.call(knowledge.create, { name: '一份', floorId, most: 1 }, { as: own })
  expect(await titlesOf(one.data.baseId)).toEqual(['paper later'])
  const added = await server.call(knowledge.addDocuments, { baseId: one.data.baseId, floorId, most: 2 }, { as: own })
  expect(added.data).toEqual({ added: 1, known: 1, more: true })
})

test("as of an instant only what was known then is taken; another's floor, one that shows nobody, and a floor beside a query are refused by name", async () => {
  const floorId = await floorOf('paper', [{ companyId: 'SSE-600811' }])
  const early = await server.call(knowledge.create, { name: '早', floorId }, { as: own, asOf: '2024-05-05' })
  expect(await titlesOf(early.data.baseId)).toEqual(['paper'])
  const make = (input: object, as = own) =>
    server.call(knowledge.create, { name: `试 ${JSON.stringify(input)}`, ...input }, { as })
  expect((await make({ floorId }, other)).code).toBe('NOT_FOUND')
  expect((await make({ floorId: await floorOf('empty', [{}]) })).code).toBe('KNOWLEDGE_FLOOR_SHOWS_NOBODY')
  expect(await make({ floorId, query: 'paper' })).toMatchObject({
    code: 'BAD_INPUT',
    data: { field: 'floorId', reason: 'beside', other: 'query' },
  })
  const { baseId } = early.data
  expect((await server.call(knowledge.addDocuments, { baseId }, { as: own })).code).toBe('BAD_INPUT')
  expect((await server.call(knowledge.list, {}, { as: other })).data.dataList).toEqual([])
})
