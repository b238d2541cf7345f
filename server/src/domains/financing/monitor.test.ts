import { financing } from '@pandora/contract/domains/financing/operations'
import { roomCatalogue } from '@pandora/contract/room-catalogue'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { facts } from '../../testing-facts.ts'
import { testServer, type Caller, type TestServer } from '../../testing.ts'
import { financingMarket, LISTED, roundFact } from './testing-financing.ts'

let server: TestServer
let user: Caller
let admin: Caller

beforeAll(async () => {
  server = await testServer()
  server.clock.now = Date.parse('2024-03-20T02:00:00Z')
  user = await server.caller()
  admin = await server.caller('admin')
  await financingMarket(server)
})
afterAll(() => server.stop())

test('INVEST-01 the room shows rounds, rotation, ten and the time to the next round', () => {
  const { ready, views } = roomCatalogue.investmentFinancingMonitor
  expect(ready).toBe(true)
  expect(views.map(({ key }) => key)).toEqual(['rounds', 'rotation', 'top', 'survival'])
})

test('INVEST-05 ten by money, by rounds or by how many more than before; who tells no amount is in no order of money', async () => {
  const top = async (input: object) => (await server.call(financing.top, { months: 24, ...input }, { as: user })).data
  const byMoney = await top({ by: 'amount' })
  expect(byMoney.period).toEqual({ from: '2022-02-02', to: '2024-02-01' })
  expect(byMoney.dataList.map(({ id }) => id)).toEqual(['远岭机械', '晨屿机器人', '青芦机器人'])
  expect(byMoney.dataList[1]?.sum).toMatchObject({ exact: 1e7, unconvertedRounds: 1 })
  expect((await top({ of: 'organisation', by: 'count' })).dataList.slice(0, 2)).toMatchObject([
    { id: '松柏创投', rounds: 5, place: 1 },
    { nameEn: 'YQM Capital', rounds: 3, place: 2 },
  ])
  const grown = await top({ of: 'industry', by: 'growth' })
  expect(grown.dataList[0]).toMatchObject({ nameZh: '机器人', rounds: 6, before: 0, more: 6, growth: null })
  expect(grown.dataList.length).toBeLessThanOrEqual(10)
  expect((await top({ industry: '半导体', by: 'count' })).dataList.map(({ id }) => id)).toEqual(['白桦芯片'])
})

test('INVEST-06 shares of industries by period add up to the whole, and say what has no industry', async () => {
  const { data } = await server.call(financing.industry, { period: 'year', last: 3, by: 'count' }, { as: user })
  expect(data.periods).toEqual(['2022', '2023', '2024'])
  expect(data.dataList.map(({ nameZh, counts }) => [nameZh, counts])).toEqual([
    ['机器人', [2, 3, 1]],
    ['半导体', [1, 0, 1]],
  ])
  for (const at of [0, 1, 2])
    expect(data.dataList.reduce((sum, { values }) => sum + (values[at] ?? 0), 0)).toBeCloseTo(100, 1)
  expect(data.withoutIndustry).toBe(1)
})

test('INVEST-07 subdomains of an industry share its money', async () => {
  const { data } = await server.call(financing.subdomain, { industry: '机器人', period: 'year', last: 2 }, { as: user })
  expect(data.dataList.map(({ nameZh }) => nameZh).toSorted()).toEqual(['仓储机器人', '手术机器人'])
  const [first] = data.dataList
  expect(first).toMatchObject({ nameZh: '手术机器人', money: [1e8, 0] })
})

test('INVEST-08 rotation: the share and place of each industry by quarter, and the rounds that moved the last', async () => {
  await facts(server.sql)
    .add('financing_round', roundFact('r1', '枫芯', '2023-12-20', { industry_zh: '半导体', amount: 3e8 }))
    .add('financing_round', roundFact('r2', '枫芯', '2024-02-01', { round: 'B', industry_zh: '半导体', amount: 1e8 }))
    .add('financing_round', roundFact('r3', '松脂机器人', '2024-01-20', { amount: 3e8 }))
    .save()
  const { data } = await server.call(financing.rotation, { quarters: 2 }, { as: user })
  expect(data).toMatchObject({ quarters: ['2023Q4', '2024Q1'], running: true, until: '2024-02-01' })
  const chips = data.dataList.find(({ nameZh }) => nameZh === '半导体')
  expect(chips?.points.map(({ share, place, money }) => [share, place, money])).toEqual([
    [75, 1, 3e8],
    [25, 2, 1e8],
  ])
  expect(chips?.change).toBe(-50)
  expect(chips?.movers.map(({ roundId, quarter }) => [roundId, quarter])).toEqual([
    ['r2', '2024Q1'],
    ['r1', '2023Q4'],
  ])
  expect((await server.call(financing.rotation, { industry: '机器人' }, { as: user })).data.dataList.length).toBe(2)
})

test('INVEST-09 what is known of a company: its facts, what it raised, its investors, and the listed companies that facts set beside it', async () => {
  const info = (ventureId: string, options: object = {}) =>
    server.call(financing.companyInfo, { ventureId }, { as: user, ...options })
  const { data } = await info('晨屿机器人')
  expect(data.company).toMatchObject({ legalName: '晨屿机器人有限公司', foundedOn: '2020-03-31', rounds: 3 })
  expect(data).toMatchObject({ described: true, sum: { rounds: 3, exact: 1e7, unconvertedRounds: 1 } })
  expect(data.investors[0]).toMatchObject({ rounds: 2 })
  expect(data.touched.map(({ companyId, touch, by }) => [companyId, touch, by])).toEqual([
    [LISTED, 'investor', 'A'],
    [LISTED, 'supplier', '压缩机'],
  ])
  expect((await info('白桦芯片')).data).toMatchObject({ described: false, touched: [] })
  expect((await info('晨屿机器人', { asOf: '2022-12-31' })).data.company.rounds).toBe(1)
  expect(await info('谁也不是')).toMatchObject({ status: 404, code: 'NO_SUCH_VENTURE' })
})

test('INVEST-11 the rounds of a company in the order of their days, with the time between them', async () => {
  const { data } = await server.call(financing.history, { ventureId: '晨屿机器人' }, { as: user })
  expect(data.dataList.map(({ roundId, gapDays }) => [roundId, gapDays])).toEqual([
    ['m1', null],
    ['m2', 385],
    ['m3', 336],
  ])
  expect(data).toMatchObject({ foundedOn: '2020-03-31', sinceLast: 0, stillWithout: null })
  expect(data.dataList[0]?.provenance).toMatchObject({ knownBy: 'day' })
})

test('INVEST-12 companies like one by business, stage and investors, each with why; the first four of a group', async () => {
  const { data } = await server.call(financing.recommend, { ventureId: '青芦机器人' }, { as: user })
  const group = (by: string) => data.groups.find((one) => one.by === by)
  expect(group('business')?.dataList[0]).toMatchObject({
    ventureId: '晨屿机器人',
    why: { sameSubdomain: true, sameIndustry: true },
  })
  expect(group('investors')?.dataList.map(({ ventureId }) => ventureId)).toEqual(['晨屿机器人'])
  expect(group('investors')?.dataList[0]?.why.investors).toMatchObject([{ nameEn: 'YQM Capital' }])
  await facts(server.sql)
    .add('financing_round', roundFact('z1', '一号机器人', '2023-04-01'))
    .add('financing_round', roundFact('z2', '二号机器人', '2023-04-02'))
    .add('financing_round', roundFact('z3', '三号机器人', '2023-04-03'))
    .add('financing_round', roundFact('z4', '四号机器人', '2023-04-04'))
    .save()
  const more = (await server.call(financing.recommend, { ventureId: '青芦机器人' }, { as: user })).data
  const stage = more.groups.find(({ by }) => by === 'stage')
  expect(stage?.dataList).toHaveLength(4)
  expect(stage?.total).toBeGreaterThan(4)
})

test('INVEST-13 industries side by side; a name that no round bears is told', async () => {
  const { data } = await server.call(
    financing.compare,
    { industries: ['机器人', '半导体', '茶'], months: 24 },
    { as: user },
  )
  expect(data.unknown).toEqual(['茶'])
  expect(data.dataList.map(({ nameZh }) => nameZh)).toEqual(['机器人', '半导体'])
  const [robots] = data.dataList
  expect(robots?.stages.reduce((sum, { rounds }) => sum + rounds, 0)).toBe(robots?.sum.rounds)
  expect(robots?.investors[0]).toMatchObject({ orgId: '松柏创投' })
  expect(robots?.nextRound.spells).toBeGreaterThan(3)
})

test('an investor: names with what joined them, portfolio, co-investors, follow-ons, exits', async () => {
  const { data } = await server.call(financing.organisation, { orgId: 'YQM资本' }, { as: user })
  expect(data.evidence.every(({ by }) => by === 'suffix')).toBe(true)
  expect(data.portfolio.map(({ ventureId, own }) => [ventureId, own])).toEqual([
    ['晨屿机器人', 2],
    ['青芦机器人', 1],
  ])
  expect(data.followOn).toEqual({ raisedAgain: 2, followed: 1, rate: 50 })
  expect(data.coInvestors.map(({ orgId }) => orgId).toSorted()).toEqual(['松柏创投', '格里空调'].toSorted())
  // A company between two investors has its names and the rounds of the one that is looked at, portfolio or not.
  const held = new Map(data.portfolio.map((one) => [one.ventureId, one]))
  for (const { companies } of data.coInvestors)
    for (const { ventureId, nameZh, nameEn, own } of companies)
      expect({ nameZh, nameEn, own }).toEqual({
        nameZh: held.get(ventureId)?.nameZh,
        nameEn: held.get(ventureId)?.nameEn,
        own: held.get(ventureId)?.own,
      })
  expect(data.stages.find(({ stage }) => stage === 'early')?.rounds).toBe(3)
  const pine = (await server.call(financing.organisation, { orgId: '松柏创投' }, { as: user })).data
  expect(pine.exits).toMatchObject([{ ventureId: '白桦芯片', roundZh: '并购' }])
  expect(await server.call(financing.organisation, { orgId: '谁' }, { as: user })).toMatchObject({
    code: 'NO_SUCH_ORGANISATION',
  })
})

test('an administrator says that two names are one or that one stands alone, for everybody, and takes it back', async () => {
  const find = async (orgId: string) => (await server.call(financing.organisation, { orgId }, { as: user })).data
  const judge = (input: object, as = admin) => server.call(financing.judgeOrganisation, input as never, { as })
  expect(await judge({ name: 'YQM', other: '松柏创投' }, user)).toMatchObject({ status: 403 })
  expect(await judge({ name: 'YQM', other: 'YQM资本' })).toMatchObject({ code: 'SAME_ORGANISATION' })
  const { data: joined } = await judge({ name: '格里空调', other: '松柏创投', note: '核对' })
  expect((await find('松柏创投')).organisation.names).toContain('格里空调')
  expect((await find('松柏创投')).judgements).toMatchObject([{ verdict: 'same', note: '核对' }])
  await server.call(financing.revertJudgement, { judgementId: joined.judgementId }, { as: admin })
  expect((await find('松柏创投')).organisation.names).not.toContain('格里空调')
  expect(
    await server.call(financing.revertJudgement, { judgementId: joined.judgementId }, { as: admin }),
  ).toMatchObject({ status: 409, code: 'JUDGEMENT_TAKEN_BACK' })
  const { data: apart } = await judge({ name: 'YQM' })
  expect((await find('YQM')).organisation.rounds).toBe(1)
  await server.call(financing.revertJudgement, { judgementId: apart.judgementId }, { as: admin })
})

test('the time to the next round: a curve for each round with enough spells, by the days of the market alone', async () => {
  const many = facts(server.sql)
  for (let at = 0; at < 10; at++) {
    const company = `曲线${at}`
    many.add('financing_round', roundFact(`k${at}`, company, '2023-01-01', { round: 'angel', industry_zh: '曲线' }))
    if (at < 5) many.add('financing_round', roundFact(`l${at}`, company, `2023-0${at + 2}-01`, { industry_zh: '曲线' }))
  }
  await many.save()
  const { data } = await server.call(financing.survival, { industry: '曲线' }, { as: user })
  expect(data.dataList).toHaveLength(1)
  const [angel] = data.dataList
  expect(angel).toMatchObject({ key: 'angel', spells: 10, events: 5, days: [31, 59, 90, 120, 151], median: 151 })
  expect(angel?.share).toEqual([90, 80, 70, 60, 50])
  expect(angel?.atRisk[0]).toBe(10)
  expect(data.leftOut).toBe(1)
  expect((await server.call(financing.survival, { by: 'industry' }, { as: user })).data.least).toBe(8)
})

test('the time to the next round: a company is watched as far as the lists that tell of it reach, not as far as others do', async () => {
  const older = facts(server.sql, { source: 'older list' })
  for (let at = 0; at < 9; at++)
    older.add('financing_round', roundFact(`o${at}`, `旧单${at}`, '2020-01-01', { round: 'seed', industry_zh: '旧单' }))
  older.add('financing_round', roundFact('o-next', '旧单0', '2020-03-01', { industry_zh: '旧单' }))
  older.add('financing_round', roundFact('o-last', '旧单别家', '2020-06-01', { industry_zh: '旧单别家' }))
  await older.save()
  // A later list tells of one of them: it goes on being watched.
  await facts(server.sql, { source: 'later list' })
    .add('financing_round', roundFact('o-later', '旧单1', '2023-01-01', { round: 'B', industry_zh: '旧单' }))
    .add('financing_round', roundFact('o-end', '新单', '2023-12-31', { round: 'B', industry_zh: '新单' }))
    .save()
  const { data } = await server.call(financing.survival, { industry: '旧单', code: 'seed' }, { as: user })
  const [seed] = data.dataList
  expect(seed).toMatchObject({ spells: 9, events: 2, longest: 1096 })
  // Seven of nine are out of sight after the 152 days that their list goes on for.
  expect(data.times.map((time, place) => [time, seed?.atRisk[place]]).slice(0, 3)).toEqual([
    [0, 9],
    [180, 1],
    [365, 1],
  ])
  const { data: waits } = await server.call(financing.history, { ventureId: '旧单2' }, { as: user })
  expect(waits.sinceLast).toBe(152)
  // What ends long before the rest is said where sums of months are shown: fewer rounds after it are no fall.
  const { data: filters } = await server.call(financing.facets, {}, { as: user })
  expect(filters.ends).toContainEqual({ day: '2020-06-01', rounds: 11 })
  expect(filters.ends.every(({ day }) => day < (filters.until ?? ''))).toBe(true)
  expect(filters.ends).not.toContainEqual(expect.objectContaining({ day: filters.until }))
})
