import { chains } from '@pandora/contract/domains/chains/operations'
import { risk } from '@pandora/contract/domains/risk/operations'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { importedFacts } from '../../../analysis/testing-work.ts'
import { testServer, type Caller, type TestServer } from '../../../testing.ts'
import { DOCK, floods, loadCompanies, MILL, readTexts, YARD } from '../../risk/testing-risk.ts'
import { readTables } from '../excel/read-tables.ts'
import { edge, just, node, saved } from '../testing-chains.ts'

let server: TestServer
let own: Caller
let chainId: string

beforeAll(async () => {
  server = await testServer()
  await loadCompanies(server)
  await importedFacts(server)
    .add('site', { company_id: YARD, region_code: 'CN-GX', place: '钦州', seen_on: '2024-01-05' })
    .save()
  await readTexts(server, floods)
  own = await server.caller()
  const graph = {
    nodes: [
      node('mill', { name: '榆岭纸业', companyId: MILL }),
      node('dock', { name: '青屿港务', companyId: DOCK }),
      node('yard', { name: '澜石船舶', companyId: YARD }),
      node('pulp', { name: '浆厂', region: '450000' }),
      node('drafted', { companyId: YARD, region: 'CN-LN' }),
      node('moved', { name: '迁走的厂', companyId: MILL, region: 'CN-HN' }),
    ],
    edges: [
      edge('mill>dock', { product: '包装纸', purchaseShare: just(0.5) }),
      edge('pulp>mill', { purchaseShare: just(0.1) }),
      edge('yard>dock'),
    ],
  }
  chainId = (await saved(server, own, '包装纸', graph)).chainId
}, 120_000)
afterAll(() => server.stop())

const told = async (input: object, more: object = {}) =>
  (await server.call(chains.flowHazards, { chainId, ...input }, { as: own, ...more })).data

describe('risks told of the places that a chain is in', () => {
  test('point 8 a chain with a node in the named province gets the event: as the chain says, by a seat, by a site', async () => {
    const { dataList, total } = await told({})
    expect(total).toBe(2)
    expect(dataList[0]).toMatchObject({
      riskType: 'flood',
      riskTypeId: 'natural.weather',
      region: 'CN-GX',
      firstDay: '2024-03-12',
      lastDay: '2024-03-13',
      stories: 2,
      documents: 3,
      there: 4,
      along: 1,
    })
    expect(dataList[0]?.nodes).toEqual([
      { nodeId: 'mill', name: '榆岭纸业', by: 'seat', site: null },
      { nodeId: 'yard', name: '澜石船舶', by: 'site', site: '钦州' },
      { nodeId: 'pulp', name: '浆厂', by: 'said', site: null },
      { nodeId: 'drafted', name: 'drafted', by: 'site', site: '钦州' },
    ])
    expect(['f2', 'f3']).toContain(dataList[0]?.newsId)
    // The same matters as the risk room has, so that one leads to the other.
    const topics = (await server.call(risk.topics, { place: 'CN-GX', riskType: 'flood' }, { as: own })).data.dataList
    expect(dataList.map(({ topicId }) => topicId)).toEqual(topics.map(({ topicId }) => topicId))
  })

  test('point 8 to a chosen node the strongest path is told, and what of it hangs on who is there', async () => {
    const { dataList } = await told({ nodeId: 'dock' })
    expect(dataList[0]).toMatchObject({
      path: [{ nodeId: 'mill' }, { nodeId: 'dock', share: just(0.5) }],
      left: just(0.5),
    })
    expect((await told({ nodeId: 'mill' })).dataList[0]).toMatchObject({ path: [{ nodeId: 'mill' }], left: just(1) })
    // A node said to be elsewhere than the company's seat is that place alone.
    expect((await told({ nodeId: 'moved' })).dataList).toEqual([])
    expect(await server.call(chains.flowHazards, { chainId, nodeId: 'z' }, { as: own })).toMatchObject({
      code: 'BAD_INPUT',
      data: { field: 'nodeId' },
    })
    const other = await server.caller()
    expect(await server.call(chains.flowHazards, { chainId }, { as: other })).toMatchObject({ status: 404 })
  })

  test('point 8 of a past instant and of a shorter time only what was told then is told', async () => {
    expect((await told({ days: 10 })).dataList.map(({ firstDay }) => firstDay)).toEqual(['2024-03-12'])
    const past = await told({}, { asOf: '2024-03-05' })
    expect(past.dataList).toMatchObject([{ firstDay: '2024-03-01', lastDay: '2024-03-01', stories: 1 }])
  })

  test('CHAIN-11 the report has them with their receipts, in no sum of an exposure, and its workbook a sheet', async () => {
    const { data } = await server.call(chains.reportEventRisk, { chainId }, { as: own })
    expect(data.hazardsTotal).toBe(2)
    expect(data.hazards[0]).toMatchObject({ region: 'CN-GX', there: 4, newsTitle: expect.stringContaining('广西洪水') })
    // The province that the user gave by its other code is the same province.
    expect(data.regions.filter(({ region }) => region === 'CN-GX')).toMatchObject([{ nodes: 2, hazards: 2 }])
    expect(data.exposures.find(({ nodeId }) => nodeId === 'pulp')).toMatchObject({ ownRisk: 0, events: 0 })
    const { raw } = await server.call(chains.downloadReport, { chainId }, { as: own, language: 'en' })
    const sheet = (await readTables('x.xlsx', raw.rawPayload)).find(({ name }) => name === 'Hazards of places')
    expect(sheet?.rows[1]?.slice(0, 6)).toEqual(['Guangxi', 'Flood and rainstorm', '2024-03-12', '2024-03-13', 2, 4])
    const early = (await server.call(chains.reportEventRisk, { chainId, day: '2024-03-05' }, { as: own })).data
    expect(early.hazards.map(({ lastDay }) => lastDay)).toEqual(['2024-03-01'])
  })

  test('CHAIN-18 the tree counts them, of a chain by its nodes, of a company by its seat and sites', async () => {
    const weather = async (input: object) =>
      (await server.call(chains.riskTypes, input, { as: own })).data.counts.find(({ id }) => id === 'natural.weather')
        ?.events
    expect(await weather({ chainId })).toBe(3)
    expect(await weather({ companyId: YARD })).toBe(3)
    expect(await weather({ companyId: DOCK })).toBe(0)
  })
})
