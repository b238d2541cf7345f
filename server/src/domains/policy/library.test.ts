import { policy } from '@pandora/contract/domains/policy/operations'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { importedFacts, testReading } from '../../analysis/testing-work.ts'
import { testServer, type Caller, type TestServer } from '../../testing.ts'

let server: TestServer
let user: Caller

const plan = `产业与信息部关于印发《储能电站并网管理办法》的通知
产信发〔2024〕12号
各省、自治区、直辖市主管部门：
根据《中华人民共和国电力法》，制定本办法。
一、由产业与信息部牵头，2026年底前建成新型储能装机不低于8000万千瓦。（财税部、能源总署按职责分工负责）
二、《储能电站并网管理暂行办法》同时废止。
本办法自2024年7月1日起施行，有效期至2029年6月30日。
产业与信息部
2024年5月6日`

beforeAll(async () => {
  server = await testServer()
  server.clock.now = Date.parse('2024-08-20T02:00:00Z')
  user = await server.caller()
  const made = importedFacts(server).industry('630000', 1, null, '电力设备', 'Power equipment')
  await made
    .document({
      id: 'old',
      kind: 'policy',
      title: '储能电站并网管理暂行办法',
      body: '第一条 为规范储能电站并网，制定本办法。\n第二条 本办法自2020年1月1日起施行。\n能源总署\n2019年12月1日',
      at: '2019-12-02T02:00:00.000Z',
      source: '能源总署',
      sourceEn: 'Energy Administration',
    })
    .document({
      id: 'new',
      kind: 'policy',
      title: '产业与信息部关于印发《储能电站并网管理办法》的通知',
      body: plan,
      at: '2024-05-08T02:00:00.000Z',
      source: '产业与信息部',
    })
    .document({
      id: 'local',
      kind: 'policy',
      title: '江苏省人民政府办公厅关于贯彻《储能电站并网管理办法》的实施意见',
      body: '江苏省人民政府办公厅关于贯彻《储能电站并网管理办法》的实施意见\n苏政办发〔2024〕31号\n各市、县人民政府：\n为贯彻落实《储能电站并网管理办法》，提出以下意见。\n一、南京、苏州要在2025年6月底前完成规划。\n江苏省人民政府办公厅\n2024年6月20日',
      at: '2024-06-21T02:00:00.000Z',
      source: '江苏省政府',
    })
    .document({
      id: 'told',
      title: '工业和信息化部发布电力设备行业意见',
      body: '工业和信息化部今日发布意见，支持广东、江苏电力设备行业发展。',
      at: '2024-06-22T02:00:00.000Z',
    })
    .document({ id: 'plain', title: '一家公司发布季报', at: '2024-06-23T02:00:00.000Z' })
    .save()
  const reading = await testReading(server)
  await reading.work()
  if (reading.faults.length > 0) throw reading.faults[0]?.error
})
afterAll(() => server.stop())

const list = (input: object = {}, options: object = {}) => server.call(policy.list, input, { as: user, ...options })

test('POLICY-36 POLICY-06 the library lists documents newest first with what each says of itself, ceil(total / 10) pages', async () => {
  const { data } = await list()
  expect(data.dataList.map((one) => one.documentId)).toEqual(['local', 'new', 'old'])
  expect([data.total, data.totalPages, data.hasMore, data.waiting]).toEqual([3, 1, false, 0])
  expect(data.dataList[1]).toMatchObject({
    number: '产信发〔2024〕12号',
    type: 'notice',
    level: 'ministry',
    bodies: [{ department: '产业与信息部', level: 'ministry', region: null }],
    signedOn: '2024-05-06',
    effectiveOn: '2024-07-01',
    expiresOn: '2029-06-30',
    state: 'inForce',
  })
  expect(data.dataList[0]).toMatchObject({ level: 'local', bodies: [{ region: 'CN-JS', regionEn: 'Jiangsu' }] })
  expect(data.dataList[2]).toMatchObject({ state: 'repealed' })
})

test('POLICY-15 one filter stands at a time: search, region, type, department or industry', async () => {
  const found = async (by: string, value: string, more: object = {}) =>
    (await list({ by, value, ...more })).data.dataList.map((one) => one.documentId)
  expect(await found('search', '暂行办法')).toEqual(['new', 'old'])
  expect(await found('search', '〔2024〕31')).toEqual(['local'])
  expect(await found('search', '%')).toEqual([])
  expect(await found('region', 'CN-JS')).toEqual(['local'])
  expect(await found('department', '产业与信息部')).toEqual(['new'])
  expect(await found('type', 'notice')).toEqual(['new'])
  await expect(list({ by: 'region' })).resolves.toMatchObject({ code: 'BAD_LIBRARY_FILTER' })
  await expect(list({ by: 'both', value: 'x' })).resolves.toMatchObject({ code: 'BAD_INPUT' })
})

test('the library is searched in titles, numbers and texts, and told of a company, a theme or a day alone', async () => {
  const found = async (value: string, more: object = {}) =>
    (await list({ by: 'search', value, ...more })).data.dataList.map((one) => one.documentId)
  // The title of 'old' says it; of 'new' the text alone, which repeals it.
  expect(await found('暂行办法')).toEqual(['new', 'old'])
  expect(await found('南京')).toEqual(['local'])
  expect(await found('南京西')).toEqual([])
  expect(await found('暂行办法', { until: '2024-05-07' })).toEqual(['old'])
  expect(
    await found('南京', {})
      .then(() => list({ until: '2024-05-08' }))
      .then(({ data }) => data.total),
  ).toBe(2)
  expect((await list({ companyId: 'SHZ-000001' })).data).toMatchObject({ dataList: [], total: 0 })
  expect((await list({ themeId: 'T001' })).data.total).toBe(0)
  // Of the past only what was known is searched.
  const past = await server.call(
    policy.list,
    { by: 'search', value: '南京' },
    { as: user, asOf: '2024-06-01T00:00:00Z' },
  )
  expect(past.data.total).toBe(0)
})

test('what a document repeals is in force until the day from which it says so; of the past only what was known', async () => {
  const states = async (day: string) =>
    (await server.call(policy.lineage, { documentId: 'new', day }, { as: user })).data.nodes.map((one) => [
      one.documentId ?? one.title,
      one.state,
    ])
  expect(await states('2024-06-30')).toEqual(
    expect.arrayContaining([
      ['old', 'inForce'],
      ['new', 'notYet'],
      ['中华人民共和国电力法', null],
    ]),
  )
  expect(await states('2024-07-01')).toEqual(
    expect.arrayContaining([
      ['old', 'repealed'],
      ['new', 'inForce'],
      ['local', 'inForce'],
    ]),
  )
  expect((await list({}, { asOf: '2024-01-01' })).data.dataList).toMatchObject([
    { documentId: 'old', state: 'inForce' },
  ])
})

test('a lineage tells parents and children with the relation and the words that say it', async () => {
  const { data } = await server.call(policy.lineage, { documentId: 'new' }, { as: user })
  expect(data.edges.map(({ from, to, relation }) => [from, relation, to])).toEqual(
    expect.arrayContaining([
      ['new', 'repeals', 'old'],
      ['new', 'basedOn', 'named:电力法'],
      ['local', 'carriesOut', 'new'],
    ]),
  )
  expect(data.edges.find(({ relation }) => relation === 'repeals')?.quote).toContain('同时废止')
})

test('orders name who is to do what, until when and how much', async () => {
  const { data } = await server.call(policy.tasks, { documentId: 'new' }, { as: user })
  expect(data.dataList).toMatchObject([
    {
      responsible: [
        { name: '财税部', leads: true },
        { name: '能源总署', leads: true },
      ],
      due: '2026-12-31',
      figures: ['8000万千瓦'],
    },
  ])
  const { start, end } = data.dataList[0]?.place ?? { start: 0, end: 0 }
  expect(plan.slice(start, end)).toContain('2026年底前')
})

test('POLICY-42 POLICY-05 POLICY-08 a document parsed: entities with node ids of their own, six classes, safe HTML, places that hold', async () => {
  const { data } = await server.call(policy.detail, { documentId: 'local' }, { as: user })
  expect(data.entities.map((one) => one.class)).toEqual(['bm', 'jg', 'rw', 'hy', 'jj', 'dq'])
  const all = data.entities.flatMap((one) => one.entities)
  expect(new Set(all.map((one) => one.nodeId)).size).toBe(all.length)
  for (const { field, start, end, nodeId } of data.labels) {
    const text = field === 'title' ? data.title : data.content
    expect(text.slice(start, end).length).toBe(end - start)
    expect(all.some((one) => one.nodeId === nodeId)).toBe(true)
  }
  expect(data.contentHtml.replaceAll(/<\/?(?:p|mark)(?: class="(?:bm|jg|rw|hy|jj|dq)")?>/g, '')).toBe(
    data.content.replaceAll('\n', ''),
  )
  expect(data.content.slice(data.numberPlace?.start, data.numberPlace?.end)).toBe('苏政办发〔2024〕31号')
  await expect(server.call(policy.detail, { documentId: 'told' }, { as: user })).resolves.toMatchObject({
    code: 'NOT_A_POLICY',
  })
})

test('a body that no table knows is called in English as its own source calls it, wherever it is named', async () => {
  const { dataList: groups } = (await server.call(policy.departments, {}, { as: user })).data
  const bodies = new Map(groups.flatMap(({ dataList }) => dataList.map((one) => [one.department, one.nameEn])))
  expect(bodies.get('能源总署')).toBe('Energy Administration')
  expect(bodies.get('产业与信息部')).toBeNull()
  const { dataList } = (await server.call(policy.list, { by: 'department', value: '能源总署' }, { as: user })).data
  expect(dataList.flatMap((one) => one.bodies)).toMatchObject([{ name: '能源总署', nameEn: 'Energy Administration' }])
  const { dataList: orders } = (await server.call(policy.tasks, { documentId: 'new' }, { as: user })).data
  expect(orders.flatMap(({ responsible }) => responsible)).toContainEqual({
    name: '能源总署',
    nameEn: 'Energy Administration',
    leads: true,
  })
})

test('POLICY-51 POLICY-16 POLICY-17 departments stand in three groups with their sums', async () => {
  const { dataList } = (await server.call(policy.departments, {}, { as: user })).data
  expect(dataList.map(({ type, sum }) => [type, sum])).toEqual([
    ['national', 0],
    ['ministry', 2],
    ['local', 1],
  ])
})

test('POLICY-52 POLICY-14 provinces in the standard order; intensity is count over the largest, never under 0.4, none at 0', async () => {
  const { data } = await server.call(policy.areas, {}, { as: user })
  expect(data.dataList.slice(0, 2).map((one) => one.region)).toEqual(['CN-BJ', 'CN-TJ'])
  expect(data.dataList.find((one) => one.region === 'CN-JS')).toMatchObject({ count: 1, intensity: 1 })
  expect(data.dataList.find((one) => one.region === 'CN-BJ')).toMatchObject({ count: 0, intensity: 0 })
  expect(data.levels).toEqual([
    { level: 'ministry', count: 2 },
    { level: 'local', count: 1 },
  ])
})

test('POLICY-45 POLICY-43 POLICY-44 news that names a department of state, its filters and its graph', async () => {
  const { data } = await server.call(policy.newsList, {}, { as: user })
  expect(data.dataList).toMatchObject([
    {
      newsId: 'told',
      departments: [{ department: '工业和信息化部' }],
      regions: [{ region: 'CN-GD' }, { region: 'CN-JS' }],
    },
  ])
  expect((await server.call(policy.newsList, { region: 'CN-BJ' }, { as: user })).data.total).toBe(0)
  const options = (await server.call(policy.newsFilter, {}, { as: user })).data
  expect(options.departments).toEqual([{ key: '工业和信息化部', nameZh: '工业和信息化部', nameEn: 'MIIT', count: 1 }])
  const graph = (await server.call(policy.newsGraph, { department: '工业和信息化部' }, { as: user })).data
  expect(graph.nodes.map((one) => one.kind).toSorted()).toContain('document')
  expect(
    graph.edges.every(({ from, to }) => [from, to].every((id) => graph.nodes.some((one) => one.nodeId === id))),
  ).toBe(true)
})

test('POLICY-59 searches of the library are the user’s own', async () => {
  await server.call(policy.remember, { text: '储能' }, { as: user })
  expect((await server.call(policy.searchHistory, {}, { as: user })).data.dataList).toEqual([{ text: '储能' }])
  const other = await server.caller()
  expect((await server.call(policy.searchHistory, {}, { as: other })).data.dataList).toEqual([])
  await server.call(policy.forget, {}, { as: user })
  expect((await server.call(policy.searchHistory, {}, { as: user })).data.dataList).toEqual([])
})

test('nobody reads the library who is not signed in', async () => {
  await expect(server.call(policy.list, {})).resolves.toMatchObject({ code: 'NOT_SIGNED_IN' })
})

test('POLICY-54 types of the documents with how many there are, the most first, as the list counts them', async () => {
  const { dataList } = (await server.call(policy.types, {}, { as: user })).data
  expect(dataList.map(({ count }) => count)).toEqual(dataList.map(({ count }) => count).toSorted((a, b) => b - a))
  expect(dataList.reduce((sum, { count }) => sum + count, 0)).toBe(3)
  for (const { type, count } of dataList) expect((await list({ by: 'type', value: type })).data.total, type).toBe(count)
  expect(dataList).toContainEqual({ type: 'notice', count: 1 })
})

test('POLICY-18 list, filter and graph of policy news tell of the same news', async () => {
  const { departments } = (await server.call(policy.newsFilter, {}, { as: user })).data
  expect(departments.length).toBeGreaterThan(0)
  for (const { key, count } of departments) {
    const found = (await server.call(policy.newsList, { department: key }, { as: user })).data
    const graph = (await server.call(policy.newsGraph, { department: key }, { as: user })).data
    expect([found.total, graph.total], key).toEqual([count, count])
    const drawn = graph.nodes.filter(({ kind }) => kind === 'document').map(({ id }) => id)
    expect(drawn).toEqual(found.dataList.map(({ newsId }) => newsId))
  }
})
