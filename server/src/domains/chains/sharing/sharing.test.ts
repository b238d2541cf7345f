import { chains } from '@pandora/contract/domains/chains/operations'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { secondMarket } from '../../../testing-facts.ts'
import { testServer, type TestServer } from '../../../testing.ts'
import { edge, node, saved } from '../testing-chains.ts'

let server: TestServer
beforeAll(async () => {
  server = await testServer()
})
afterAll(() => server.stop())

const graph = { nodes: [node('a'), node('b')], edges: [edge('a>b')] }

test('CHAIN-01 a chain goes to another account by a link, as a copy that has its own life', async () => {
  const [own, other] = [await server.caller(), await server.caller()]
  const { chainId } = await saved(server, own, '链', graph)
  const { token, path } = (await server.call(chains.share, { chainId }, { as: own })).data
  expect(path).toBe(`/index/shared-chain/${token}`)
  expect((await server.call(chains.shared, { token }, { as: other })).data).toMatchObject({
    name: '链',
    nodes: 2,
    own: false,
  })
  const copy = (await server.call(chains.acceptShared, { token }, { as: other })).data
  expect(copy).toMatchObject({ name: '链', version: 1, nodes: 2 })
  await server.call(
    chains.save,
    { chainId, baseVersion: 1, name: '改了', supplyChainGraph: { nodes: [], edges: [] } },
    { as: own },
  )
  const theirs = (await server.call(chains.detail, { chainId: copy.chainId }, { as: other })).data
  expect(theirs.supplyChainGraph).toEqual(graph)
  const links = (await server.call(chains.shares, { chainId }, { as: own })).data.dataList
  expect(links).toMatchObject([{ opened: 1 }])
  await server.call(chains.unshare, { chainId }, { as: own })
  expect(await server.call(chains.shared, { token }, { as: other })).toMatchObject({
    status: 404,
    code: 'CHAIN_SHARE_ENDED',
  })
  expect(await server.call(chains.acceptShared, { token }, { as: other })).toMatchObject({ code: 'CHAIN_SHARE_ENDED' })
})

test('CHAIN-01 a link of a deleted chain has ended; in another market its chain is refused by the name of its own', async () => {
  const [own, other] = [await server.caller(), await server.caller()]
  await secondMarket(server)
  const { chainId } = await saved(server, own, '链', graph)
  const { token } = (await server.call(chains.share, { chainId }, { as: own })).data
  expect(await server.call(chains.acceptShared, { token }, { as: other, market: 'other' })).toMatchObject({
    status: 409,
    code: 'CHAIN_OTHER_MARKET',
  })
  await server.call(chains.delete, { chainId }, { as: own })
  expect(await server.call(chains.shared, { token }, { as: other })).toMatchObject({ code: 'CHAIN_SHARE_ENDED' })
})

test('refused: another’s chain is shared by nobody else, a guest shares none, not signed in', async () => {
  const [own, other, guest] = [await server.caller(), await server.caller(), await server.caller('guest')]
  const { chainId } = await saved(server, own, '链', graph)
  expect(await server.call(chains.share, { chainId }, { as: other })).toMatchObject({ status: 404 })
  expect(await server.call(chains.share, { chainId }, { as: guest })).toMatchObject({ code: 'NOT_FOR_GUESTS' })
  expect((await server.call(chains.shared, { token: 'x' })).status).toBe(401)
})
