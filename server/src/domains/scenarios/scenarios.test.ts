import { scenarios } from '@pandora/contract/domains/scenarios/operations'
import { SCENARIO_LIMIT } from '@pandora/contract/domains/scenarios/shapes'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { testServer, type Caller, type TestServer } from '../../testing.ts'
import { edge, just, node, saved } from '../chains/testing-chains.ts'
import { CAR, CELL, definition, loadSupplies, ORE, RIVAL } from './testing-scenarios.ts'

let server: TestServer
let own: Caller
beforeAll(async () => {
  server = await testServer()
  server.clock.now = Date.parse('2024-06-05T02:00:00Z')
  await loadSupplies(server)
  own = await server.caller()
})
afterAll(() => server.stop())

describe('what if', () => {
  test('point 6 a stop passes on shares times damping, as a range where nobody says a share', async () => {
    const { data } = await server.call(scenarios.run, definition(), { as: own })
    const of = (id: string) => data.dataList.find((one) => one.nodeId === id)
    expect(of(ORE)).toMatchObject({ direct: true, effect: { low: 1, high: 1 }, firstDay: 0 })
    // Lithium salts have a single supplier: nobody steps in. Half of .5, and half of nothing to a tenth.
    expect(of(CELL)).toMatchObject({ direct: false, effect: { low: 0.25, high: 0.25 }, sharesUnknown: false })
    expect(of(RIVAL)).toMatchObject({ effect: { low: 0, high: 0.05 }, sharesUnknown: true })
    // Cells have two suppliers alike: HHI 1/2, all of both left to step in: 1 − 1/2 is passed on.
    expect(of(CAR)?.effect.low).toBeCloseTo(0.5 * 0.2 * 0.5 * 0.25, 12)
    expect(of(CAR)?.effect.high).toBeCloseTo(0.5 * (0.2 * 0.5 * 0.25 + 0.1 * 0.5 * 0.05), 12)
    expect(data.totals).toMatchObject({ hit: 1, reached: 3, linksUnknown: 1 })
    expect(of(CAR)).toMatchObject({ nameZh: '海岳汽车', nameEn: 'Haiyue Motors', regionCode: 'CN-GD', revenue: null })
  })

  test('point 6 the ways to a company add up to its number, each with its shares and where they are said', async () => {
    const { data } = await server.call(scenarios.explain, { ...definition(), node: CAR }, { as: own })
    expect(data.paths.map((one) => one.nodes.map(({ nodeId }) => nodeId))).toEqual([
      [ORE, CELL, CAR],
      [ORE, RIVAL, CAR],
    ])
    expect(data.own + data.rest + data.paths.reduce((sum, one) => sum + one.share, 0)).toBeCloseTo(data.effect, 9)
    expect(data.paths[0]?.links[0]).toMatchObject({
      supplierId: ORE,
      customerId: CELL,
      productZh: '锂盐',
      productEn: 'Lithium salts',
      purchaseShare: { low: 0.5, high: 0.5 },
      from: '2024-01-10',
      disclosedBy: 'supplier',
      evidence: { file: 'facts.csv' },
    })
    expect(data.paths[1]?.links[0]?.purchaseShare).toBeNull()
  })

  test('a region reaches who has a seat there, a part all of its suppliers, a price its customers', async () => {
    const region = await server.call(scenarios.run, definition({ shock: { nodeIds: [], regions: ['CN-JS'] } }), {
      as: own,
    })
    expect(region.data.dataList.filter((one) => one.direct).map((one) => one.nodeId)).toEqual([CELL, RIVAL])
    const ore = region.data.dataList.find((one) => one.nodeId === ORE)
    expect(ore?.byCustomers).toEqual({ low: 0.2, high: 0.25 })
    const price = await server.call(
      scenarios.run,
      definition({ shock: { kind: 'price', size: 0.2, nodeIds: [], parts: ['锂盐'] } }),
      { as: own },
    )
    expect(price.data.dataList.find((one) => one.nodeId === CELL)?.effect).toEqual({ low: 0.1, high: 0.1 })
  })

  test('point 9 a region reaches who has but a plant there, on a chain, around a company and around the region alike', async () => {
    const { chainId } = await saved(server, own, '有厂', {
      nodes: [node('cell', { companyId: CELL }), node('car', { companyId: CAR })],
      edges: [edge('cell>car', { purchaseShare: just(0.4) })],
    })
    const shock = { kind: 'stop' as const, regions: ['CN-SC'] }
    for (const basis of [{ chainId }, { companyId: CAR }, { regionCode: 'CN-SC' }]) {
      const { data } = await server.call(scenarios.run, { basis, shock }, { as: own })
      expect(data.dataList.filter((one) => one.direct)).toMatchObject([
        { companyId: CELL, bySite: true, regionCode: 'CN-JS', effect: { low: 0, high: 1 } },
      ])
      const ground = (await server.call(scenarios.ground, { basis }, { as: own })).data
      expect(ground.regions).toContainEqual(expect.objectContaining({ regionCode: 'CN-SC', companies: 1 }))
    }
  })

  test('what may be chosen: companies, provinces, and parts with how concentrated they are', async () => {
    const { data } = await server.call(scenarios.ground, { basis: { regionCode: 'CN-JS' } }, { as: own })
    expect(data).toMatchObject({ nameZh: '江苏省', edges: 4, cut: false })
    expect(data.nodes.map((one) => one.nodeId).toSorted()).toEqual([ORE, CELL, RIVAL, CAR])
    expect(data.parts).toEqual([
      expect.objectContaining({ part: '锂盐', suppliers: 1, customers: 2, hhi: 1, soleNodeId: ORE }),
      expect.objectContaining({ part: '电芯', suppliers: 2, hhi: 0.5, hhiBasis: 'count', soleNodeId: null }),
    ])
  })

  test('as of a day before the supplies were known nobody else is reached', async () => {
    const { data } = await server.call(scenarios.run, definition({ basis: { companyId: ORE } }), {
      as: own,
      asOf: '2024-01-05',
    })
    expect(data.dataList.map((one) => one.nodeId)).toEqual([ORE])
  })

  test('a saved chain is worked out as its owner keeps it: stock in days, ranges, its version', async () => {
    const { chainId } = await saved(server, own, '动力电池', {
      nodes: [node('ore', { name: '锂矿' }), node('cell', { companyId: CELL, inventoryDays: 10, region: '440000' })],
      edges: [edge('ore>cell', { purchaseShare: { low: 0.2, high: 0.6 }, revenueShare: just(0.5) })],
    })
    const input = { basis: { chainId }, shock: { kind: 'stop' as const, nodeIds: ['ore'] } }
    const { data } = await server.call(scenarios.run, input, { as: own })
    expect(data.dataList[1]).toMatchObject({ nodeId: 'cell', companyId: CELL, firstDay: 10, inventoryUnknown: false })
    expect(data.dataList[1]?.effect.high).toBeCloseTo((0.5 * 0.6 * 20) / 30, 12)
    const region = await server.call(
      scenarios.run,
      { basis: { chainId, chainVersion: 1 }, shock: { kind: 'stop', regions: ['CN-GD'] } },
      { as: own },
    )
    expect(region.data.dataList.filter((one) => one.direct).map((one) => one.nodeId)).toEqual(['cell'])
    const other = await server.caller()
    const answer = await server.call(scenarios.run, input, { as: other })
    expect(answer.code).toBe('NOT_FOUND')
  })

  test('a scenario that begins nowhere, hits nobody or takes more than there is is refused by name', async () => {
    const code = async (input: Parameters<typeof definition>[0]) =>
      (await server.call(scenarios.run, definition(input), { as: own })).code
    expect(await code({ basis: {} })).toBe('SCENARIO_WITHOUT_BASIS')
    expect(await code({ basis: { companyId: 'SHZ-999999' } })).toBe('NOT_FOUND')
    expect(await code({ basis: { regionCode: 'CN-ZZ' } })).toBe('NOT_FOUND')
    expect(await code({ shock: { nodeIds: [] } })).toBe('SCENARIO_WITHOUT_TARGET')
    expect(await code({ shock: { kind: 'volume', size: 2 } })).toBe('SCENARIO_SIZE_ABOVE_WHOLE')
    expect(await code({ shock: { days: 0 } })).toBe('BAD_INPUT')
    expect((await server.call(scenarios.run, definition())).code).toBe('NOT_SIGNED_IN')
  })
})

describe('scenarios that are kept', () => {
  const keep = (as: Caller, name: string, more: Parameters<typeof definition>[0] = {}) =>
    server.call(scenarios.save, { name, definition: definition(more) }, { as })

  test('a scenario is kept, renamed, changed, deleted and brought back, with the day it was seen from', async () => {
    const user = await server.caller()
    const { data } = await server.call(
      scenarios.save,
      { name: ' 锂矿停产 ', definition: definition() },
      { as: user, asOf: '2024-03-01' },
    )
    expect(data).toMatchObject({ name: '锂矿停产', asOf: '2024-03-01', definition: { settings: { damping: 0.5 } } })
    const { scenarioId } = data
    const renamed = await server.call(scenarios.save, { scenarioId, name: '停产三十天' }, { as: user })
    expect(renamed.data).toMatchObject({ name: '停产三十天', asOf: '2024-03-01', definition: data.definition })
    expect((await keep(user, '停产三十天')).code).toBe('NAME_TAKEN')
    expect((await keep(user, ' ')).code).toBe('BAD_INPUT')
    expect((await server.call(scenarios.save, { name: '空' }, { as: user })).code).toBe('BAD_INPUT')
    await server.call(scenarios.delete, { scenarioId }, { as: user })
    expect((await server.call(scenarios.list, {}, { as: user })).data.dataList).toEqual([])
    await keep(user, '停产三十天')
    await server.call(scenarios.restore, { scenarioId }, { as: user })
    const { dataList, limit } = (await server.call(scenarios.list, {}, { as: user })).data
    expect(dataList.map((one) => one.name).toSorted()).toEqual(['停产三十天', '停产三十天 (2)'])
    expect(limit).toBe(SCENARIO_LIMIT)
  })

  test("another user's scenario and chain are as if they were not there", async () => {
    const { data } = await keep(own, '自己的')
    const other = await server.caller()
    const { scenarioId } = data
    for (const answer of [
      await server.call(scenarios.save, { scenarioId, name: 'x' }, { as: other }),
      await server.call(scenarios.delete, { scenarioId }, { as: other }),
      await server.call(scenarios.restore, { scenarioId }, { as: other }),
      await server.call(scenarios.compare, { scenarioIds: [scenarioId, scenarioId] }, { as: other }),
    ])
      expect(answer.code).toBe('NOT_FOUND')
    const { chainId } = await saved(server, own, '别人的链', { nodes: [node('a')], edges: [] })
    expect((await keep(other, '借用', { basis: { chainId } })).code).toBe('NOT_FOUND')
    expect((await server.call(scenarios.list, {}, { as: own })).data.total).toBe(1)
  })

  test('two scenarios stand side by side, each as it is worked out alone', async () => {
    const user = await server.caller()
    const one = (await keep(user, '停产')).data
    const half = (await keep(user, '减半', { shock: { kind: 'volume', size: 0.5 } })).data
    const { data } = await server.call(
      scenarios.compare,
      { scenarioIds: [one.scenarioId, half.scenarioId] },
      { as: user },
    )
    expect(data.scenarios.map(({ name }) => name)).toEqual(['停产', '减半'])
    for (const [at, of] of [one, half].entries()) {
      const alone = (await server.call(scenarios.run, of.definition, { as: user })).data
      expect(data.scenarios[at]?.totals).toEqual(alone.totals)
      for (const { nodeId, effect } of alone.dataList)
        expect(data.dataList.find((row) => row.nodeId === nodeId)?.effects[at]).toEqual(effect)
    }
  })
})
