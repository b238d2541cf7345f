import { chains } from '@pandora/contract/domains/chains/operations'
import { CHAIN_LIMIT } from '@pandora/contract/domains/chains/shapes'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { facts } from '../../testing-facts.ts'
import { testServer, type Caller, type TestServer } from '../../testing.ts'
import { edge, just, node, saved } from './testing-chains.ts'

let server: TestServer
const cell = 'SHZ-300901'

beforeAll(async () => {
  server = await testServer()
  server.clock.now = Date.parse('2024-06-05T02:00:00Z')
  await facts(server.sql).company({ id: cell, short: '澄岳电芯', en: 'Chengyue Cells' }).save()
})
afterAll(() => server.stop())

const graph = {
  nodes: [
    node('ore', { name: '锂矿', partList: [{ id: 'p1', name: '碳酸锂', note: null }] }),
    node('cell', { name: '澄岳电芯', companyId: cell, partList: [{ id: 'p2', name: '电芯', note: '方形' }] }),
    node('car', { name: '整车', riskTypeList: ['supply.price'] }),
  ],
  edges: [
    edge('ore>cell', { product: '碳酸锂', revenueShare: { low: 0.3, high: 0.4 }, purchaseShare: just(0.2) }),
    edge('cell>car', { product: '电芯', from: '2023-01-01' }),
  ],
}
const detail = async (as: Caller, chainId: string) => (await server.call(chains.detail, { chainId }, { as })).data

describe('saved chains', () => {
  test('CHAIN-04 CHAIN-12 CHAIN-14 a chain comes back as it was saved, with parts of companies, risk types and names', async () => {
    const own = await server.caller()
    const input = {
      name: ' 动力电池 ',
      supplyFromDate: '2024-01-01',
      supplyEndDate: '2026-12-31',
      supplyChainGraph: graph,
    }
    const { data } = await server.call(chains.save, input, { as: own })
    expect(data).toMatchObject({ version: 1, problems: [], freed: [] })
    const chain = await detail(own, data.chainId)
    expect(chain).toMatchObject({
      name: '动力电池',
      supplyFromDate: '2024-01-01',
      supplyEndDate: '2026-12-31',
      supplyChainGraph: graph,
      companyParts: [{ companyId: cell, parts: [{ id: 'p2', name: '电芯', note: '方形' }] }],
      companyNames: [{ companyId: cell, code: '300901', nameZh: '澄岳电芯', nameEn: 'Chengyue Cells' }],
    })
    expect(chain.riskTypeTree[0]).toMatchObject({ id: 'supply', total: 5, defaultConfigure: true })
  })

  test('CHAIN-05 every node of the risk type tree counts and names what is below it', async () => {
    const own = await server.caller()
    const { chainId } = await saved(server, own, 'x', graph)
    for (const root of (await detail(own, chainId)).riskTypeTree) {
      expect(root.total).toBe(root.child.length)
      expect(root.idArr).toEqual([root.id, ...root.child.map(({ id }) => id)])
      for (const leaf of root.child) expect(leaf).toMatchObject({ total: 0, idArr: [leaf.id], child: [] })
    }
  })

  test('CHAIN-13 the list is searched by name and node, sorted and paged; other users have their own', async () => {
    const [own, other] = [await server.caller(), await server.caller()]
    await saved(server, own, 'B', graph)
    server.clock.now += 60_000
    await saved(server, own, 'A', { nodes: [node('x', { name: '铜%箔' })], edges: [] })
    const names = async (input: object, as = own) =>
      (await server.call(chains.list, input, { as })).data.dataList.map(({ name }) => name)
    expect(await names({})).toEqual(['A', 'B'])
    expect(await names({ sort: 'nodes' })).toEqual(['B', 'A'])
    expect(await names({ sort: 'name', descending: false, size: 1, page: 1 })).toEqual(['B'])
    expect(await names({ text: '整车' })).toEqual(['B'])
    expect(await names({ text: '%' })).toEqual(['A'])
    expect(await names({}, other)).toEqual([])
    const [first] = (await server.call(chains.list, { sort: 'nodes' }, { as: own })).data.dataList
    expect(first).toMatchObject({
      nodes: 3,
      edges: 2,
      companies: 1,
      outline: {
        edges: [
          [0, 1],
          [1, 2],
        ],
      },
    })
  })

  test('CHAIN-14 of two who save, the later is told by name and nothing is lost', async () => {
    const own = await server.caller()
    const { chainId } = await saved(server, own, '链', graph)
    const save = (name: string, baseVersion: number) =>
      server.call(chains.save, { chainId, baseVersion, name, supplyChainGraph: graph }, { as: own })
    expect((await save('一', 1)).data.version).toBe(2)
    expect(await save('二', 1)).toMatchObject({
      status: 409,
      code: 'CHAIN_CHANGED_MEANWHILE',
      data: { name: '一', version: 2 },
    })
    expect(await detail(own, chainId)).toMatchObject({ name: '一', version: 2 })
    // What differs in nothing makes no version.
    expect((await save('一', 2)).data.version).toBe(2)
    // At the same time, too: one of the two is refused.
    const both = await Promise.all([save('三', 2), save('四', 2)])
    expect(both.map(({ status }) => status).sort()).toEqual([200, 409])
  })

  test('CHAIN-15 a deleted chain is gone, and can be brought back as it was', async () => {
    const own = await server.caller()
    const { chainId } = await saved(server, own, '链', graph)
    expect((await server.call(chains.delete, { chainId }, { as: own })).data).toEqual({ done: true })
    expect(await server.call(chains.detail, { chainId }, { as: own })).toMatchObject({ status: 404, code: 'NOT_FOUND' })
    expect((await server.call(chains.list, {}, { as: own })).data.total).toBe(0)
    expect((await server.call(chains.restoreDeleted, { chainId }, { as: own })).data).toMatchObject({
      name: '链',
      version: 1,
    })
    expect((await detail(own, chainId)).supplyChainGraph).toEqual(graph)
    expect(await server.call(chains.restoreDeleted, { chainId }, { as: own })).toMatchObject({ status: 404 })
  })

  test('CHAIN-14 versions say what changed, and an earlier one is restored as the newest', async () => {
    const own = await server.caller()
    const { chainId } = await saved(server, own, '链', graph)
    const [ore, , car] = graph.nodes
    const changed = {
      nodes: [...(ore && car ? [ore, { ...car, data: { ...car.data, inventoryDays: 30 } }] : []), node('new')],
      edges: [edge('ore>car')],
    }
    const next = { chainId, baseVersion: 1, name: '链', supplyChainGraph: changed, note: '换了一段' }
    await server.call(chains.save, next, { as: own })
    const { data } = await server.call(chains.versions, { chainId }, { as: own })
    expect(data.dataList).toMatchObject([
      {
        version: 2,
        note: '换了一段',
        change: { nodes: { added: 1, changed: 1, removed: 1 }, edges: { added: 1, changed: 0, removed: 2 } },
      },
      { version: 1, change: { nodes: { added: 3, changed: 0, removed: 0 }, edges: { added: 2 } } },
    ])
    const two = (await server.call(chains.version, { chainId, version: 2 }, { as: own })).data
    expect(two.changes).toContainEqual({
      what: 'node',
      way: 'changed',
      id: 'car',
      name: '整车',
      fields: [{ field: 'data.inventoryDays', before: null, after: '30' }],
    })
    expect(two.changes).toContainEqual({
      what: 'edge',
      way: 'removed',
      id: 'cell>car',
      name: '澄岳电芯 → 整车',
      fields: [],
    })
    expect((await server.call(chains.restore, { chainId, version: 1 }, { as: own })).data.version).toBe(3)
    expect((await detail(own, chainId)).supplyChainGraph).toEqual(graph)
    expect((await server.call(chains.versions, { chainId }, { as: own })).data.dataList[0]).toMatchObject({
      restored: 1,
    })
    expect(await server.call(chains.version, { chainId, version: 9 }, { as: own })).toMatchObject({ status: 404 })
  })

  test('CHAIN-13 a duplicate has its own life and a name that is free', async () => {
    const own = await server.caller()
    const { chainId } = await saved(server, own, '链', graph)
    const copy = (await server.call(chains.duplicate, { chainId }, { as: own })).data
    expect(copy).toMatchObject({ name: '链 2', version: 1 })
    expect((await detail(own, copy.chainId)).supplyChainGraph).toEqual(graph)
  })

  test('CHAIN-07 a graph with an edge to no node is refused by name, and so is each other fault', async () => {
    const own = await server.caller()
    const [a, b] = [node('a'), node('b')]
    const wrong = {
      EDGE_WITHOUT_NODE: { nodes: [a], edges: [edge('a>b')] },
      EDGE_TO_ITSELF: { nodes: [a], edges: [edge('a>a')] },
      DOUBLE_NODE: { nodes: [a, a], edges: [] },
      DOUBLE_EDGE: { nodes: [a, b], edges: [edge('a>b'), edge('a>b')] },
      GROUP_UNKNOWN: { nodes: [node('a', { parentId: 'b' }), b], edges: [] },
      GROUP_IN_ITSELF: { nodes: [node('g', { kind: 'group', parentId: 'g' })], edges: [] },
      RANGE_TURNED: { nodes: [a, b], edges: [edge('a>b', { revenueShare: { low: 0.5, high: 0.4 } })] },
      DAYS_TURNED: { nodes: [a, b], edges: [edge('a>b', { from: '2024-02-01', to: '2024-01-01' })] },
    }
    for (const [code, supplyChainGraph] of Object.entries(wrong))
      expect(await server.call(chains.save, { name: 'x', supplyChainGraph }, { as: own })).toMatchObject({
        status: 400,
        code: 'CHAIN_GRAPH_WRONG',
        data: { code },
      })
    const over = { nodes: [a, b], edges: [edge('a>b', { revenueShare: just(1.2) })] }
    expect(await server.call(chains.save, { name: 'x', supplyChainGraph: over }, { as: own })).toMatchObject({
      code: 'BAD_INPUT',
    })
    expect((await server.call(chains.list, {}, { as: own })).data.total).toBe(0)
  })

  test('CHAIN-14 circles, shares over the whole and unknown companies are saved and told', async () => {
    const own = await server.caller()
    const { problems, freed, chainId } = await saved(server, own, '链', {
      nodes: [node('a', { companyId: 'SHZ-999999', name: '无名' }), node('b'), node('c')],
      edges: [
        edge('a>b', { revenueShare: just(0.7) }),
        edge('a>c', { revenueShare: just(0.6) }),
        edge('b>c'),
        edge('c>b'),
      ],
    })
    expect(problems.map(({ code }) => code).sort()).toEqual(['CYCLE', 'SHARES_OVER_WHOLE', 'UNKNOWN_COMPANY'])
    expect(problems.find(({ code }) => code === 'CYCLE')?.nodeIds.sort()).toEqual(['b', 'c'])
    expect(freed).toEqual(['a'])
    expect((await detail(own, chainId)).supplyChainGraph.nodes[0]).toMatchObject({
      data: { companyId: null, name: '无名' },
    })
  })

  test('CHAIN-14 a graph of many megabytes is taken, one of too many nodes refused', async () => {
    const own = await server.caller()
    const many = Array.from({ length: 5000 }, (_, at) => node(`n${at}`, { note: 'x'.repeat(300) }))
    expect((await saved(server, own, '大', { nodes: many, edges: [] })).version).toBe(1)
    const more = { name: '更大', supplyChainGraph: { nodes: [...many, node('one')], edges: [] } }
    expect(await server.call(chains.save, more, { as: own })).toMatchObject({ status: 400, code: 'BAD_INPUT' })
  })

  test('refused: not signed in, another’s chain, no name, days turned, too many', async () => {
    const [own, other] = [await server.caller(), await server.caller()]
    const { chainId } = await saved(server, own, '链', graph)
    expect((await server.call(chains.save, { name: 'x', supplyChainGraph: graph })).status).toBe(401)
    expect((await server.call(chains.list, {})).status).toBe(401)
    const theirs = { chainId, baseVersion: 1, name: 'x', supplyChainGraph: graph }
    expect(await server.call(chains.save, theirs, { as: other })).toMatchObject({ status: 404 })
    expect(await server.call(chains.delete, { chainId }, { as: other })).toMatchObject({ status: 404 })
    expect(await server.call(chains.save, { name: '  ', supplyChainGraph: graph }, { as: own })).toMatchObject({
      code: 'BAD_INPUT',
      data: { field: 'name' },
    })
    const turned = { name: 'x', supplyChainGraph: graph, supplyFromDate: '2025-01-01', supplyEndDate: '2024-01-01' }
    expect(await server.call(chains.save, turned, { as: own })).toMatchObject({
      code: 'BAD_INPUT',
      data: { field: 'supplyEndDate' },
    })
    await server.sql`insert into supply_chain select gen_random_uuid(), uid, market_id, name, supply_from, supply_end,
      version, nodes, edges, companies, outline, node_names, created_at, saved_at from supply_chain
      cross join generate_series(2, ${CHAIN_LIMIT}) where chain_id = ${chainId}`
    expect(await server.call(chains.save, { name: 'x', supplyChainGraph: graph }, { as: own })).toMatchObject({
      status: 409,
      code: 'LIST_FULL',
    })
  })
})
