import { policyTopics } from '@pandora/contract/domains/policy-topics/operations'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { importedFacts, testReading } from '../../analysis/testing-work.ts'
import { secondMarket } from '../../testing-facts.ts'
import { colourOf, presentPolicy } from './present.ts'
import { testServer, type Caller, type TestServer } from '../../testing.ts'

let server: TestServer
let user: Caller

interface Paper {
  id: string
  at: string
  title: string
  body: string
  kind?: 'policy' | 'news' | 'post'
}
const papers: readonly Paper[] = [
  {
    id: 'store',
    at: '2024-01-10T04:00:00Z',
    title: '关于完善储能电价机制的通知',
    body: '国家能源局提出，对独立储能电站给予容量电价。电网企业按月结算。各省于五月底前报送实施细则。',
  },
  {
    id: 'homes',
    at: '2024-03-05T04:00:00Z',
    title: '关于发展保障性租赁住房的意见 <b>&',
    body: '增加保障性租赁住房供给。支持国有企业参与住房建设。落实税收优惠。本意见自印发之日起施行。住房租金低于市场水平。',
  },
  {
    id: 'jobs',
    at: '2024-03-06T04:00:00Z',
    title: '关于做好高校毕业生就业工作的通知',
    body: '把就业放在首位。扩大就业岗位。组织职业技能培训。',
  },
  { id: 'fair', at: '2024-03-07T04:00:00Z', title: '关于举办书画展的通知', body: '展览于周五开幕。欢迎参观。' },
  {
    id: 'news',
    at: '2024-03-07T05:00:00Z',
    title: '就业形势好转',
    body: '就业岗位增加。就业市场活跃。',
    kind: 'news',
  },
]

beforeAll(async () => {
  server = await testServer()
  server.clock.now = Date.parse('2024-03-20T12:00:00Z')
  user = await server.caller()
  await secondMarket(server)
  const gathered = importedFacts(server)
  for (const { kind = 'policy', ...paper } of papers)
    gathered.document({ ...paper, kind, source: '试验部', sourceEn: 'Test ministry' })
  for (const [at, platform] of ['xq', 'df', 'xq', 'xq', 'xq', 'xq', 'xq'].entries()) {
    const id = `post${at}`
    const published = `2024-03-0${at + 1}T06:00:00Z`
    gathered.document({
      id,
      title: `帖子 ${at}`,
      body: '这个住房政策怎么看？储能怎么看？',
      at: published,
      kind: 'post',
    })
    gathered.add('post', {
      document_id: id,
      platform,
      form: 'article',
      author_id: null,
      reply_count: null,
      like_count: null,
      published_at: published,
    })
  }
  gathered.company({ id: 'SHZ-000901', short: '栖居置业', en: 'Nest Homes' }).add('business_segment', {
    company_id: 'SHZ-000901',
    period_end: '2023-12-31',
    dimension: 'product',
    name: '保障性租赁住房',
    revenue: 4e8,
    revenue_share: 40,
    cost: null,
    gross_margin: null,
    currency: 'CNY',
    published_on: '2024-01-28',
  })
  await gathered.save()
  const { work, faults } = await testReading(server)
  await work()
  if (faults.length > 0) throw new Error(JSON.stringify(faults))
})
afterAll(() => server.stop())

test('POLICY-46 POLICY-07 policies of a topic, the newest first, each with the passage that says so, its highlight exclusive of its end, and HTML that is its text alone', async () => {
  const { data } = await server.call(policyTopics.list, {}, { as: user })
  expect(data.dataList.map(({ title }) => title.slice(0, 7))).toEqual([
    '关于做好高校毕',
    '关于发展保障性',
    '关于完善储能电',
  ])
  expect(data).toMatchObject({ total: 3, totalPages: 1, hasMore: false, newestDay: '2024-03-06' })
  const homes = await server.call(policyTopics.list, { topicIds: ['field.property'] }, { as: user })
  const [item] = homes.data.dataList
  expect(homes.data.total).toBe(1)
  expect(item?.reportContent.slice(item.highlightStart, item.highlightEnd)).toBe('保障性')
  expect(item?.reportContentHtml).toBe('关于发展<mark>保障性</mark>租赁住房的意见 &lt;b&gt;&amp;')
  expect(item?.topics[0]).toMatchObject({ topicId: 'field.property', inTitle: true, share: 60 })
  const energy = await server.call(policyTopics.list, { topicIds: ['group.industry'] }, { as: user })
  expect(energy.data.dataList.map(({ title }) => title)).toEqual(['关于完善储能电价机制的通知'])
})

test('POLICY-46 as of an earlier instant later policies are not there; a topic that there is not, a stranger and a bad page are refused', async () => {
  const { data } = await server.call(policyTopics.list, {}, { as: user, asOf: '2024-02-01' })
  expect(data.dataList.map(({ publishDay }) => publishDay)).toEqual(['2024-01-10'])
  expect(await server.call(policyTopics.list, { topicIds: ['field.magic'] }, { as: user })).toMatchObject({
    status: 404,
    code: 'NOT_FOUND',
  })
  expect(await server.call(policyTopics.list, { page: -1 }, { as: user })).toMatchObject({ code: 'BAD_INPUT' })
  expect(await server.call(policyTopics.list, {})).toMatchObject({ status: 401, code: 'NOT_SIGNED_IN' })
  expect((await server.call(policyTopics.list, {}, { as: user, market: 'other' })).data.total).toBe(0)
})

test('POLICY-48 POLICY-61 the tree counts a policy once in a group, and the ranking those of late', async () => {
  const { data } = await server.call(policyTopics.tree, {}, { as: user })
  const group = (id: string) => data.dataList.find(({ topicId }) => topicId === id)
  expect(data).toMatchObject({ policies: 3, newestDay: '2024-03-06' })
  // Jobs and welfare are one group: a policy of both counts once.
  expect(group('group.society')).toMatchObject({ count: 1, fresh: 1 })
  expect(group('group.industry')).toMatchObject({ count: 1, fresh: 0 })
  const ranking = (await server.call(policyTopics.hotRanking, { days: 30 }, { as: user })).data
  expect(ranking.dataList.map(({ topicId }) => topicId)).not.toContain('field.energy')
  expect(ranking.dataList[0]).toMatchObject({ rank: 1, count: 1, before: 0, rankBefore: null })
  const hot = (await server.call(policyTopics.hotTopics, { days: 60 }, { as: user })).data
  expect(hot.dataList.map(({ topicId }) => topicId)).toContain('field.employment')
})

test('POLICY-55 POLICY-20 POLICY-21 POLICY-68 months without a gap, bars never below 20 %, and the policies behind a bar', async () => {
  const { data } = await server.call(policyTopics.timeline, { months: 12 }, { as: user })
  expect(data.dataList.map(({ month, count, height }) => [month, count, height])).toEqual([
    ['2024-01', 1, 50],
    ['2024-02', 0, 0],
    ['2024-03', 2, 100],
  ])
  expect(data.dataList[0]?.timestamp).toBe(Date.parse('2023-12-31T16:00:00Z'))
  const behind = await server.call(policyTopics.timelineList, { month: '2024-03' }, { as: user })
  expect(behind.data.dataList.map(({ publishDay }) => publishDay)).toEqual(['2024-03-06', '2024-03-05'])
  expect((await server.call(policyTopics.timelineList, { month: '2024-13' }, { as: user })).code).toBe('BAD_INPUT')
})

test('POLICY-56 a policy opened shows each passage by its place in the text; what is no policy is not found', async () => {
  const [homes] = (await server.call(policyTopics.list, { topicIds: ['field.property'] }, { as: user })).data.dataList
  const documentId = homes?.documentId ?? ''
  const { data } = await server.call(policyTopics.detail, { documentId }, { as: user })
  expect(data.evidence.length).toBeGreaterThan(3)
  for (const { field, start, end, word } of data.evidence)
    expect((field === 'title' ? data.title : data.content).slice(start, end)).toBe(word)
  expect(data.labels.map(({ name }) => name)).toContain('国有企业')
  expect(await server.call(policyTopics.detail, { documentId: 'none' }, { as: user })).toMatchObject({ status: 404 })
  expect((await server.call(policyTopics.detail, { documentId }, { as: user, asOf: '2024-01-31' })).status).toBe(404)
})

test('POLICY-47 POLICY-11 POLICY-12 what is ticked is kept for its user alone, a group of which some are ticked says so', async () => {
  const first = (await server.call(policyTopics.configuration, {}, { as: user })).data
  expect(first.saved).toBe(false)
  expect(first.dataList.every(({ flag, state }) => flag && state === 'all')).toBe(true)
  const ticked = ['field.energy', 'field.property', 'field.debt', 'field.risk', 'field.safety']
  expect(await server.call(policyTopics.saveConfiguration, { ticked }, { as: user })).toMatchObject({ code: '0' })
  const kept = (await server.call(policyTopics.configuration, {}, { as: user })).data
  const state = (id: string) => kept.dataList.find((one) => one.id === id)
  expect(kept).toMatchObject({ saved: true, ticked: 5 })
  expect(state('group.industry')).toMatchObject({ flag: false, state: 'some' })
  expect(state('group.stability')).toMatchObject({ flag: true, state: 'all' })
  expect(state('group.society')).toMatchObject({ flag: false, state: 'none' })
  const other = await server.caller()
  expect((await server.call(policyTopics.configuration, {}, { as: other })).data.saved).toBe(false)
  expect(await server.call(policyTopics.saveConfiguration, { ticked: ['field.magic'] }, { as: user })).toMatchObject({
    status: 404,
  })
  expect((await server.call(policyTopics.configuration, {}, { as: user })).data.ticked).toBe(5)
  await server.call(policyTopics.saveConfiguration, { ticked: [], all: true }, { as: user })
  expect((await server.call(policyTopics.configuration, {}, { as: user })).data.saved).toBe(false)
})

test('POLICY-57 POLICY-31 POLICY-33 words by how many policies have them, the largest first, each of one colour in a session', async () => {
  const { data } = await server.call(policyTopics.wordCloud, { days: 90 }, { as: user })
  const nums = data.dataList.map(({ num }) => num)
  expect(nums).toEqual(nums.toSorted((a, b) => b - a))
  expect(data.total).toBeLessThanOrEqual(200)
  expect(data.policies).toBe(3)
  expect(data.dataList.find(({ name }) => name === '国有企业')?.nameEn).toBe('State-owned enterprises')
  const again = (await server.call(policyTopics.wordCloud, { topicIds: ['field.property'], days: 30 }, { as: user }))
    .data
  const colours = new Map(data.dataList.map(({ name, color }) => [name, color]))
  expect(again.dataList.length).toBeGreaterThan(0)
  for (const { name, color } of again.dataList) expect(color).toBe(colours.get(name))
})

test('POLICY-67 POLICY-32 POLICY-35 texts of a word by platform, five a page, pages by the chosen platform', async () => {
  const xq = (await server.call(policyTopics.wordCloudDetail, { word: '住房', platform: 'xq' }, { as: user })).data
  expect(xq).toMatchObject({ dcTotal: 1, xqTotal: 6, total: 6, totalPages: 2, hasMore: true })
  expect(xq.dataList).toHaveLength(5)
  expect(xq.dataList[0]?.quote).toBe('这个住房政策怎么看？')
  const second = await server.call(
    policyTopics.wordCloudDetail,
    { word: '住房', platform: 'xq', page: 1 },
    { as: user },
  )
  expect(second.data.dataList).toHaveLength(1)
  const policies = await server.call(policyTopics.wordCloudDetail, { word: '国有企业' }, { as: user })
  expect(policies.data).toMatchObject({ policyTotal: 1, total: 1 })
  expect((await server.call(policyTopics.wordCloudDetail, { word: ' ' }, { as: user })).code).toBe('BAD_INPUT')
})

test('POLICY-60 POLICY-62 a text finds topics and policies; the page of a topic counts its words, sources and neighbours', async () => {
  const found = (await server.call(policyTopics.searchList, { text: '住房' }, { as: user })).data
  expect(found.dataList.map(({ title }) => title.slice(0, 4))).toEqual(['关于发展'])
  const named = await server.call(policyTopics.searchList, { text: 'property' }, { as: user })
  expect(named.data.topics).toMatchObject([{ topicId: 'field.property', count: 1 }])
  const { data } = await server.call(policyTopics.page, { topicId: 'field.property' }, { as: user })
  expect(data).toMatchObject({
    count: 1,
    firstDay: '2024-03-05',
    group: { topicId: 'group.stability' },
    sources: [{ source: '试验部', sourceEn: 'Test ministry', count: 1 }],
  })
  expect(data.words).toContainEqual({ word: '住房', count: 1 })
  expect(data.related.map(({ topicId }) => topicId)).not.toContain('field.property')
  expect((await server.call(policyTopics.page, { topicId: 'field.magic' }, { as: user })).status).toBe(404)
})

test('POLICY-58 hot topics are those that gained most of late, and say from what to what', async () => {
  const { dataList } = (await server.call(policyTopics.hotTopics, { days: 60 }, { as: user })).data
  expect(dataList.length).toBeGreaterThan(1)
  for (const { count, before } of dataList) expect(count).toBeGreaterThan(before)
  const gained = dataList.map(({ count, before }) => count - before)
  expect(gained).toEqual(gained.toSorted((a, b) => b - a))
  // A year after the last policy nothing gains.
  const later = await server.call(policyTopics.hotTopics, { days: 7 }, { as: user, asOf: '2023-01-01' })
  expect(later.data.dataList).toEqual([])
})

test('POLICY-34 words are of ten colours, each of one in a session, others for others', () => {
  const words = Array.from({ length: 500 }, (_none, at) => `词${at}`)
  const colours = words.map((word) => colourOf(word, 7))
  expect([...new Set(colours)].toSorted((a, b) => a - b)).toEqual([1, 2, 3, 4, 5, 6, 7, 8, 9, 10])
  expect(words.map((word) => colourOf(word, 7))).toEqual(colours)
  expect(words.map((word) => colourOf(word, 8))).not.toEqual(colours)
})

test('POLICY-09 of the labels of a policy the first ten are shown, and all are counted', () => {
  const labels = Array.from({ length: 14 }, (_none, at) => ({
    document_id: 'crowded',
    word: `部门${at}`,
    label: 'bm',
    occurrences: 14 - at,
  }))
  const text = {
    document_id: 'crowded',
    title: '通知',
    body: '',
    source_name: '试验部',
    source_name_en: null,
    category: null,
    url: null,
    published_at: 0,
    kind: 'policy',
  }
  const beside = {
    topics: new Map(),
    nodes: new Map(),
    asked: null,
    given: new Map(),
    labels: new Map([['crowded', labels]]),
  }
  const shown = presentPolicy(text, beside)
  expect(shown.labelList.map(({ name }) => name)).toEqual(labels.slice(0, 10).map(({ word }) => word))
  expect(shown.labelTotal).toBe(14)
})

test('a topic touches listed revenue by the sentences that its policies are of it by; of the past only what was known', async () => {
  const of = async (topicId: string, options: object = {}) =>
    server.call(policyTopics.exposure, { topicId }, { as: user, ...options })
  const { data } = await of('field.property')
  expect(data).toMatchObject({ policies: 1, read: 1, rows: 1, silent: 0, revenue: 4e8, newestDay: '2024-03-05' })
  expect(data.dataList).toMatchObject([
    { companyId: 'SHZ-000901', nameZh: '栖居置业', revenue: 4e8, share: 40, businesses: [{ name: '保障性租赁住房' }] },
  ])
  expect(data.dataList.reduce((sum, { revenue }) => sum + (revenue ?? 0), 0)).toBe(data.revenue)
  expect((await of('field.energy')).data.dataList).toEqual([])
  expect((await of('field.property', { asOf: '2024-02-01' })).data).toMatchObject({ policies: 0, read: 0, revenue: 0 })
  expect(await of('field.magic')).toMatchObject({ status: 404 })
  expect(await server.call(policyTopics.exposure, { topicId: 'field.property' })).toMatchObject({ status: 401 })
})
