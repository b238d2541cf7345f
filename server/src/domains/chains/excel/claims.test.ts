import type { ChainEdge, SupplyChainGraph } from '@pandora/contract/domains/chains/graph'
import { chains } from '@pandora/contract/domains/chains/operations'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { facts } from '../../../testing-facts.ts'
import { testServer, type TestServer } from '../../../testing.ts'
import { edge, just, node, saved } from '../testing-chains.ts'
import { writeChain } from './write.ts'

let server: TestServer
const [cell, car, other] = ['SHZ-300901', 'SSE-600902', 'SSE-600903']

beforeAll(async () => {
  server = await testServer()
  await facts(server.sql)
    .company({ id: cell, short: '澄岳电芯', en: 'Chengyue Cells' })
    .company({ id: car, short: '鸣野汽车', en: 'Mingye Motors' })
    .company({ id: other, short: '远舟电芯', en: 'Yuanzhou Cells' })
    .save()
})
afterAll(() => server.stop())

test('CHAIN-16 a share of a source that is changed in the workbook is the user’s; what is left alone stays the source’s', async () => {
  const own = await server.caller()
  const source = {
    origin: 'fact' as const,
    disclosedBy: 'supplier' as const,
    confidence: 0.95,
    evidence: { documentId: 'd1', file: null, line: null, quote: '占营业收入三成' },
  }
  const sourced: SupplyChainGraph = {
    nodes: [
      node('cell', { name: '澄岳电芯', companyId: cell }),
      node('car', { name: '鸣野汽车', companyId: car }),
      node('ore', { name: '矿业' }),
    ],
    edges: [
      edge('cell>car', { ...source, revenueShare: just(0.3) }),
      edge('ore>cell', { ...source, origin: 'text', purchaseShare: just(0.2) }),
      edge('ore>car', { ...source, purchaseShare: just(0.1) }),
    ],
  }
  const { chainId } = await saved(server, own, '有来源', sourced)
  const [sold, told, bought] = sourced.edges as [ChainEdge, ChainEdge, ChainEdge]
  const changed = (edges: ChainEdge[], nodes = sourced.nodes) =>
    writeChain(
      { name: '有来源', supplyFromDate: null, supplyEndDate: null, supplyChainGraph: { nodes, edges } },
      'zh-CN',
    )
  const said = async (bytes: Buffer, into: { chainId?: string } = { chainId }) =>
    (
      await server.call(
        chains.uploadExcel,
        { file: '链.xlsx', dryRun: true, ...into, content: bytes.toString('base64') },
        { as: own },
      )
    ).data.supplyChainGraph.edges.map(({ data }) => data)
  const withData = (one: ChainEdge, data: Partial<ChainEdge['data']>) => ({ ...one, data: { ...one.data, ...data } })

  const [changedShare, product, alone] = await said(
    await changed([
      withData(sold, { revenueShare: just(0.9) }),
      withData(told, { product: '锂盐', confidence: 0.5 }),
      bought,
    ]),
  )
  expect(changedShare).toEqual({
    ...sold.data,
    revenueShare: just(0.9),
    origin: 'user',
    disclosedBy: null,
    confidence: null,
  })
  // What the user says anew of it stays said.
  expect(product).toMatchObject({ origin: 'user', product: '锂盐', confidence: 0.5, disclosedBy: null })
  expect(alone).toEqual(bought.data)

  // Another company at its end: no source said that.
  const replaced = sourced.nodes.map((one) =>
    one.id === 'cell' ? { ...one, data: { ...one.data, companyId: other, name: '远舟电芯' } } : one,
  )
  const ends = await said(await changed(sourced.edges, replaced))
  expect(ends.map(({ origin }) => origin)).toEqual(['user', 'user', 'fact'])

  // And in a chain that does not have it yet, it is the file that says so.
  const fresh = await said(await changed(sourced.edges), {})
  expect(fresh.map(({ origin }) => origin)).toEqual(['file', 'file', 'file'])
})
