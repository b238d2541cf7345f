import { administration } from '@pandora/contract/domains/administration/operations'
import { ranking } from '@pandora/contract/domains/ranking/operations'
import { rankingAdmin } from '@pandora/contract/domains/ranking/admin-operations'
import { rankingWeights } from '@pandora/contract/domains/ranking/weight-operations'
import { defaultMix } from '@pandora/intelligence/ranking/rank'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { testServer, type Caller, type TestServer } from '../../testing.ts'
import { ACCUSED, companies, NOW, rankingWorld, TALKED, WINNER } from './testing-ranking.ts'

let server: TestServer
let user: Caller
let admin: Caller
beforeAll(async () => {
  server = await testServer()
  await rankingWorld(server)
  ;[user, admin] = [await server.caller(), await server.caller('admin')]
})
afterAll(() => server.stop())

const cents = (value: number) => Math.round(value * 100)
const sameLists = ['event', 'ai', 'policy'] as const

test('RANK-07 RANK-20 the event-driven list is ordered by what events give, each entry with why it stands there', async () => {
  const { data } = await server.call(ranking.eventRank, {}, { as: user })
  const ids = data.dataList.map((one) => one.companyId)
  expect(ids).toEqual(expect.arrayContaining([ACCUSED, WINNER]))
  const weights = data.dataList.map(
    ({ companyImpactScoreData: one }) => (one.riskPoint ?? 0) + (one.opportunityPoint ?? 0),
  )
  expect(weights).toEqual(weights.toSorted((a, b) => b - a))
  const accused = data.dataList.find((one) => one.companyId === ACCUSED)
  expect(accused?.reasons[0]).toMatchObject({ side: 'risk', direct: true, newsId: 'case' })
  expect(accused?.markedTop).toBe(0)
  expect(
    (await server.call(ranking.eventRank, { sort: 'opportunity' }, { as: user })).data.dataList[0]?.companyId,
  ).toBe(WINNER)
  expect((await server.call(ranking.eventRank, {}, { as: user, asOf: '2024-08-01T00:00:00Z' })).data.total).toBe(0)
})

test('RANK-09 RANK-14 RANK-25 the AI list goes on page by page, ranked by score; its receipts add up', async () => {
  const [first, second] = [
    (await server.call(ranking.scoreRank, {}, { as: user })).data,
    (await server.call(ranking.scoreRank, { page: 1 }, { as: user })).data,
  ]
  expect([first.dataList.length, second.dataList.length, first.total]).toEqual([30, 10, 40])
  expect([first.hasMore, second.hasMore]).toEqual([true, false])
  const all = [...first.dataList, ...second.dataList]
  expect(new Set(all.map((one) => one.id)).size).toBe(40)
  expect(all.map((one) => one.score)).toEqual(all.map((one) => one.score).toSorted((a, b) => b - a))
  const { data: receipt } = await server.call(ranking.receipt, { companyId: all[5]?.id ?? '' }, { as: user })
  expect(receipt).toMatchObject({ score: all[5]?.score, rank: all[5]?.rank, of: 40, base: 50 })
  expect(receipt.parts.reduce((sum, part) => sum + cents(part.points), 5000)).toBe(cents(receipt.score ?? 0))
  const momentum = receipt.parts.find((part) => part.factor === 'momentum')
  expect(momentum?.raw).toEqual(expect.any(Number))
  expect([momentum?.since, momentum?.of]).toEqual([expect.any(String), '2024-07-22'])
  expect((await server.call(ranking.receipt, { companyId: 'SHZ-999999' }, { as: user })).code).toBe('NOT_FOUND')
})

test('RANK-08 RANK-22 the policy list tells which policies touch a company, and how they count', async () => {
  const { data } = await server.call(ranking.policyDriven, {}, { as: user })
  const named = data.dataList.find((one) => one.id === companies[3])
  expect(named).toMatchObject({ top: 0, named: 1 })
  // Ten days and ten hours old: 3 × ½^(10.417 ÷ 30).
  expect(named?.policies[0]).toMatchObject({ documentId: 'paper', way: 'named', points: 2.36 })
})

test('RANK-10 RANK-21 the social media list says three whole percentages that add up to 100%', async () => {
  const { data } = await server.call(ranking.socialMedia, { grey: true }, { as: user })
  const talked = data.dataList.find((one) => one.companyId === TALKED)
  const parts = [talked?.longNum, talked?.neutralName, talked?.shortNum]
  expect(parts.every((part) => /^\d+%$/.test(part ?? ''))).toBe(true)
  expect(parts.reduce((sum, part) => sum + Number.parseInt(part ?? '', 10), 0)).toBe(100)
  expect(talked?.raw).toBe(40)
})

test('RANK-11 RANK-28 RANK-29 industries are ranked by the median of their companies, with when that was', async () => {
  const { data: level } = await server.call(ranking.softwareIndustry, {}, { as: user })
  expect(level.dataList).toEqual([
    { industryCode: '270000', nameZh: '电子', nameEn: 'Electronics', companies: 20 },
    { industryCode: '640000', nameZh: '机械设备', nameEn: 'Machinery', companies: 20 },
  ])
  const { data } = await server.call(ranking.industryRank, {}, { as: user })
  expect(data.industryRankList.map((one) => one.rank)).toEqual([1, 2])
  expect(data.industryRankList[0]?.score).toBeGreaterThanOrEqual(data.industryRankList[1]?.score ?? 100)
  expect(data.updateTimestamp).toBe(Date.parse('2024-08-20T15:59:59.999Z'))
})

test.each(sameLists)(
  'RANK-03 RANK-23 RANK-24 RANK-16 in the %s list a user pins, unpins, hides and brings back, for themselves alone',
  async (list) => {
    const operation = { event: ranking.eventRank, ai: ranking.scoreRank, policy: ranking.policyDriven }[list]
    const other = await server.caller()
    const read = async (as: Caller) => {
      const { data } = await server.call(operation, {}, { as })
      return data.dataList.map((one) => one.companyId)
    }
    const before = await read(user)
    const last = before.at(-1) ?? ''
    server.clock.now = NOW + 1000
    await server.call(ranking.pin, { list, id: before[1] ?? '', pinned: true }, { as: user })
    server.clock.now = NOW + 2000
    const { data } = await server.call(ranking.pin, { list, id: last, pinned: true }, { as: user })
    expect(data.pinned.slice(0, 2)).toEqual([last, before[1]].filter((id, at, all) => all.indexOf(id) === at))
    expect((await read(user))[0]).toBe(last)
    expect(await read(other)).toEqual(before)
    server.clock.now = NOW + 3000
    const unpinned = (await server.call(ranking.pin, { list, id: last, pinned: false }, { as: user })).data
    expect(unpinned.released).toContain(last)
    const shown = await read(user)
    expect(shown.indexOf(last)).toBe(unpinned.pinned.length)
    await server.call(ranking.visibility, { list, id: last, visible: false }, { as: user })
    expect(await read(user)).not.toContain(last)
    expect(
      (await server.call(ranking.hidden, { list }, { as: user })).data.dataList.map((one) => one.companyId),
    ).toEqual([last])
    await server.call(ranking.visibility, { list, id: last, visible: true }, { as: user })
    expect((await server.call(ranking.hidden, { list }, { as: user })).data.total).toBe(0)
    expect((await server.call(ranking.pin, { list, id: 'SHZ-999999', pinned: true }, { as: user })).code).toBe(
      'NOT_FOUND',
    )
  },
)

test('RANK-13 RANK-15 RANK-27 a refresh check raises the flag of its list alone, and only where there is newer data', async () => {
  const { data: shown } = await server.call(ranking.scoreRank, {}, { as: user })
  const check = async (list: 'ai' | 'policy', version: string) =>
    (await server.call(ranking.checkRefresh, { list, version }, { as: user })).data
  expect(await check('ai', shown.version)).toEqual({ companyScoreList: false, policyList: false })
  expect(await check('ai', 'older')).toEqual({ companyScoreList: true, policyList: false })
  expect(await check('policy', 'older')).toEqual({ companyScoreList: false, policyList: true })
  const { data: policies } = await server.call(ranking.policyDriven, {}, { as: user })
  expect(await check('policy', policies.version)).toEqual({ companyScoreList: false, policyList: false })
})

test('RANK-16 RANK-26 RANK-32 only administrators change everybody’s lists; readers are refused, each change is audited', async () => {
  const deed = { list: 'ai', companyId: companies[7] ?? '', deed: 'promote', reason: '本周关注' } as const
  for (const asker of [user, await server.caller('guest')]) {
    expect((await server.call(rankingAdmin.adminOperate, deed, { as: asker })).status).toBe(403)
    expect(
      (await server.call(rankingAdmin.scoreRankStatus, { status: 'withheld', reason: '核对' }, { as: asker })).status,
    ).toBe(403)
    expect((await server.call(rankingAdmin.adminState, {}, { as: asker })).status).toBe(403)
  }
  expect((await server.call(rankingAdmin.adminOperate, deed, { as: admin })).data).toEqual({ done: true })
  const other = await server.caller()
  const first = (await server.call(ranking.scoreRank, {}, { as: other })).data.dataList[0]
  expect(first).toMatchObject({ id: companies[7], promoted: '本周关注' })
  await server.call(rankingAdmin.adminOperate, { ...deed, deed: 'hide', reason: '数据有误' }, { as: admin })
  expect((await server.call(ranking.scoreRank, {}, { as: other })).data.total).toBe(39)
  expect((await server.call(rankingAdmin.adminState, {}, { as: admin })).data.dataList).toEqual([
    expect.objectContaining({ companyId: companies[7], deed: 'hide', reason: '数据有误' }),
  ])
  await server.call(rankingAdmin.adminOperate, { ...deed, deed: 'show' }, { as: admin })
  expect((await server.call(ranking.scoreRank, {}, { as: other })).data.total).toBe(40)
  expect((await server.call(rankingAdmin.adminOperate, { ...deed, deed: 'show' }, { as: admin })).code).toBe(
    'NOT_FOUND',
  )
  await server.call(rankingAdmin.scoreRankStatus, { status: 'withheld', reason: '核对数据' }, { as: admin })
  const refused = await server.call(ranking.scoreRank, {}, { as: other, language: 'zh-CN' })
  expect([refused.code, refused.message]).toEqual(['LIST_WITHHELD', '管理员暂停了这个榜单：核对数据'])
  expect((await server.call(ranking.scoreRank, {}, { as: admin })).status).toBe(200)
  await server.call(rankingAdmin.scoreRankStatus, { status: 'open', reason: '核对完毕' }, { as: admin })
  expect((await server.call(ranking.scoreRank, {}, { as: other })).status).toBe(200)
  const { data: audit } = await server.call(administration.audit, { size: 50 }, { as: admin })
  const actions = audit.dataList.map((one) => one.action)
  expect(actions.filter((one) => one === 'ranking-deed')).toHaveLength(3)
  expect(actions.filter((one) => one === 'ranking-status')).toHaveLength(2)
})

test('the record of the stated mix is of months that were over, entered at the next open; the past knows fewer', async () => {
  const { data } = await server.call(rankingWeights.record, {}, { as: user })
  expect(data).toMatchObject({ awaited: 0, to: '2024-07-31', grey: true })
  expect(data.monthly.every((one) => one.companies === 0 || one.companies >= 30)).toBe(true)
  const known = data.monthly.filter((one) => one.rankIC !== null)
  expect(known.length).toBeGreaterThan(5)
  // Who rose went on rising: momentum alone ranks here, but a score needs three known factors.
  expect(data.deciles.map((one) => one.decile)).toEqual([1, 2, 3, 4, 5, 6, 7, 8, 9, 10])
  for (const one of known) expect(one.net[1] ?? 9).toBeLessThanOrEqual(one.net[0] ?? 0)
  const past = (await server.call(rankingWeights.record, {}, { as: user, asOf: '2024-03-15T00:00:00Z' })).data
  expect(past.to).toBe('2024-02-29')
  // Each month’s return stands at its end: the last day of the month after the ranking.
  expect(past.monthly.at(-1)).toMatchObject({ rankedOn: '2024-01-31', until: '2024-02-29' })
  const before = data.monthly.filter((one) => one.rankedOn <= '2024-01-31')
  expect(past.monthly).toEqual(before)
})

test('every weighting tried is counted once, and the more there were the less a record says', async () => {
  const weights = { ...defaultMix, momentum: 1 }
  const one = (await server.call(rankingWeights.tryWeights, { weights }, { as: user })).data
  expect(one.deflation).toMatchObject({ tries: 1, luck: 0 })
  const double = Object.fromEntries(Object.entries(weights).map(([factor, weight]) => [factor, weight * 2]))
  expect(
    (await server.call(rankingWeights.tryWeights, { weights: double as typeof weights }, { as: user })).data.deflation
      .tries,
  ).toBe(1)
  const two = (await server.call(rankingWeights.tryWeights, { weights: { ...weights, impact: 3 } }, { as: user })).data
  expect(two.deflation.tries).toBe(2)
  expect(two.deflation.luck ?? 0).toBeGreaterThan(0)
  const nothing = { ...defaultMix, growth: 0, quality: 0, value: 0, attention: 0, stance: 0 }
  expect((await server.call(rankingWeights.tryWeights, { weights: nothing }, { as: user })).code).toBe('NO_WEIGHT')
})

test('weightings are saved by name, renamed and deleted by their owner alone', async () => {
  const saved = (await server.call(rankingWeights.saveWeighting, { name: '动量', weights: defaultMix }, { as: user }))
    .data
  expect(
    (await server.call(rankingWeights.saveWeighting, { name: '动量', weights: defaultMix }, { as: user })).code,
  ).toBe('WEIGHTING_EXISTS')
  const stranger = await server.caller()
  const change = { weightingId: saved.weightingId, name: '别人的', weights: defaultMix }
  expect((await server.call(rankingWeights.saveWeighting, change, { as: stranger })).code).toBe('NOT_FOUND')
  expect((await server.call(rankingWeights.saveWeighting, { ...change, name: '新名' }, { as: user })).data.name).toBe(
    '新名',
  )
  const listed = (await server.call(rankingWeights.weightings, {}, { as: user })).data
  expect(listed.dataList.map((one) => one.name)).toEqual(['新名'])
  expect(
    (await server.call(rankingWeights.removeWeighting, { weightingId: saved.weightingId }, { as: stranger })).code,
  ).toBe('NOT_FOUND')
  await server.call(rankingWeights.removeWeighting, { weightingId: saved.weightingId }, { as: user })
  expect((await server.call(rankingWeights.weightings, {}, { as: user })).data.total).toBe(0)
})

test('a published list shows the source of each entry, or that it is a claim, and finds its companies by name', async () => {
  const { data } = await server.call(ranking.publishedLists, { text: '产能' }, { as: user })
  expect(data.dataList).toEqual([expect.objectContaining({ listId: 'capacity', entries: 2, sourced: 1 })])
  const list = (await server.call(ranking.publishedList, { listId: 'capacity' }, { as: user })).data
  expect(list.entries.map((one) => [one.companyId, one.claim, one.unit])).toEqual([
    [companies[0], false, '万片/年'],
    [null, true, '万片/年'],
  ])
  expect((await server.call(ranking.publishedList, { listId: 'none' }, { as: user })).code).toBe('NOT_FOUND')
  expect((await server.call(ranking.publishedLists, {}, { as: user, asOf: '2024-06-01T00:00:00Z' })).data.total).toBe(0)
})
