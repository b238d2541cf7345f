import { chains } from '@pandora/contract/domains/chains/operations'
import type { SupplyChainGraph } from '@pandora/contract/domains/chains/graph'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { testServer, type Caller, type TestServer } from '../../../testing.ts'
import { edge, node, saved } from '../testing-chains.ts'

let server: TestServer
beforeAll(async () => {
  server = await testServer()
})
afterAll(() => server.stop())

const graph = { nodes: [node('a'), node('b'), node('c')], edges: [edge('a>b'), edge('b>c'), edge('a>c')] }
const nothing = { nodes: [], edges: [], withoutNodes: [], withoutEdges: [] }
const graphNow = async (as: Caller, chainId: string): Promise<SupplyChainGraph> =>
  (await server.call(chains.detail, { chainId }, { as })).data.supplyChainGraph
const history = async (as: Caller, input: object = {}) =>
  (await server.call(chains.operations, input, { as })).data.dataList

test('CHAIN-07 deleting a node takes the edges from and to it along, and no others', async () => {
  const own = await server.caller()
  const { chainId } = await saved(server, own, '链', graph)
  const patch = { ...nothing, withoutNodes: ['b'] }
  expect((await server.call(chains.saveOperation, { chainId, baseVersion: 1, patch }, { as: own })).data.version).toBe(
    2,
  )
  const now = await graphNow(own, chainId)
  expect(now.nodes.map(({ id }) => id)).toEqual(['a', 'c'])
  expect(now.edges.map(({ id }) => id)).toEqual(['a>c'])
})

test('CHAIN-07 what stood in a group that is deleted stays where it is seen', async () => {
  const own = await server.caller()
  const { chainId } = await saved(server, own, '链', {
    nodes: [
      node('g', { kind: 'group', position: { x: 100, y: 50 } }),
      node('a', { parentId: 'g', position: { x: 10, y: 20 } }),
    ],
    edges: [],
  })
  await server.call(
    chains.saveOperation,
    { chainId, baseVersion: 1, patch: { ...nothing, withoutNodes: ['g'] } },
    { as: own },
  )
  expect((await graphNow(own, chainId)).nodes).toMatchObject([{ id: 'a', parentId: null, position: { x: 110, y: 70 } }])
})

test('CHAIN-24 a change is kept as one operation; of a version that is no longer the newest it is refused', async () => {
  const own = await server.caller()
  const { chainId } = await saved(server, own, '链', graph)
  const patch = { ...nothing, nodes: [node('d')], edges: [edge('c>d')] }
  await server.call(chains.saveOperation, { chainId, baseVersion: 1, patch, note: '加下游' }, { as: own })
  expect((await history(own, { chainId }))[0]).toMatchObject({
    kind: 'changed',
    version: 2,
    note: '加下游',
    change: { nodes: { added: 1, changed: 0, removed: 0 }, edges: { added: 1 } },
    undoable: true,
  })
  expect(await server.call(chains.saveOperation, { chainId, baseVersion: 1, patch }, { as: own })).toMatchObject({
    code: 'CHAIN_CHANGED_MEANWHILE',
  })
  const loose = { ...nothing, edges: [edge('c>nowhere')] }
  expect(await server.call(chains.saveOperation, { chainId, baseVersion: 2, patch: loose }, { as: own })).toMatchObject(
    { code: 'CHAIN_GRAPH_WRONG' },
  )
})

test('CHAIN-23 what a user did is listed, filtered by chain, kind and day; nobody else sees it', async () => {
  const [own, other] = [await server.caller(), await server.caller()]
  server.clock.now = Date.parse('2024-06-01T02:00:00Z')
  const one = await saved(server, own, '一', graph)
  server.clock.now = Date.parse('2024-06-03T02:00:00Z')
  const two = await saved(server, own, '二', graph)
  await server.call(chains.delete, { chainId: one.chainId }, { as: own })
  await server.call(chains.share, { chainId: two.chainId }, { as: own })
  const kinds = async (input: object, as = own) =>
    (await history(as, input)).map(({ kind, chainName }) => `${kind} ${chainName}`)
  expect(await kinds({})).toEqual(['shared 二', 'deleted 一', 'created 二', 'created 一'])
  expect(await kinds({ chainId: one.chainId })).toEqual(['deleted 一', 'created 一'])
  expect(await kinds({ kinds: ['created'], to: '2024-06-02' })).toEqual(['created 一'])
  expect(await kinds({ from: '2024-06-02', kinds: ['shared'] })).toEqual(['shared 二'])
  expect(await kinds({}, other)).toEqual([])
})

test('CHAIN-23 an operation is taken back alone, whatever was done since; what it touched and was touched again is refused', async () => {
  const own = await server.caller()
  const { chainId } = await saved(server, own, '链', graph)
  const change = (baseVersion: number, patch: Partial<Record<keyof typeof nothing, never>>) =>
    server.call(chains.saveOperation, { chainId, baseVersion, patch: { ...nothing, ...patch } }, { as: own })
  await change(1, { withoutNodes: ['b'] as never })
  await change(2, { nodes: [node('d')] as never })
  const [, removed] = await history(own, { chainId })
  const undo = (operationId = '') => server.call(chains.undoOperation, { operationId }, { as: own })
  expect((await undo(removed?.operationId)).data.version).toBe(4)
  const now = await graphNow(own, chainId)
  expect(now.nodes.map(({ id }) => id).sort()).toEqual(['a', 'b', 'c', 'd'])
  expect(now.edges.map(({ id }) => id).sort()).toEqual(['a>b', 'a>c', 'b>c'])
  expect((await history(own, { chainId })).find((one) => one.operationId === removed?.operationId)).toMatchObject({
    undoable: false,
  })
  expect(await undo(removed?.operationId)).toMatchObject({ status: 409, code: 'CHAIN_OPERATION_NOT_UNDOABLE' })
  // The node that was added has been given an edge since: it cannot go alone.
  await change(4, { edges: [edge('a>d')] as never })
  const added = (await history(own, { chainId })).find((one) => one.version === 3)
  expect(await undo(added?.operationId)).toMatchObject({
    status: 409,
    code: 'CHAIN_OPERATION_OVERTAKEN',
    data: { where: 'a → d' },
  })
})

test('refused: another’s operation, the first version, not signed in', async () => {
  const [own, other] = [await server.caller(), await server.caller()]
  const { chainId } = await saved(server, own, '链', graph)
  const [created] = await history(own, { chainId })
  const operationId = created?.operationId ?? ''
  expect(await server.call(chains.undoOperation, { operationId }, { as: other })).toMatchObject({ status: 404 })
  expect(await server.call(chains.undoOperation, { operationId }, { as: own })).toMatchObject({
    code: 'CHAIN_OPERATION_NOT_UNDOABLE',
  })
  expect(await server.call(chains.operations, { chainId }, { as: other })).toMatchObject({ status: 404 })
  expect((await server.call(chains.operations, {})).status).toBe(401)
})
