import { documents, FOUND_LIMIT, SAVED_SEARCH_LIMIT } from '@pandora/contract/domains/documents/operations'
import type { InputOf } from '@pandora/contract/operation'
import type { Sql } from '@pandora/store/database'
import { removeRun } from '@pandora/store/runs'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { deriveFor } from '../../imports/derive.ts'
import { facts, secondMarket } from '../../testing-facts.ts'
import { testServer, type CallOptions, type Caller, type TestServer } from '../../testing.ts'
import { workIndex } from './index/indexing.ts'

let server: TestServer
let reader: Caller
let other: Caller

const GREE = 'SHZ-000651'
const HAIER = 'SSE-600690'

beforeAll(async () => {
  server = await testServer()
  reader = await server.caller()
  other = await server.caller()
  server.clock.now = Date.parse('2024-06-05T02:00:00Z')
  await facts(server.sql, { startedAt: Date.parse('2024-05-01T02:00:00Z') })
    .company({ id: GREE, short: '格力电器', en: 'Gree Electric Appliances' })
    .company({ id: HAIER, short: '海尔智家', en: 'Haier Smart Home' })
    .document({
      id: 'cut',
      title: '央行宣布下調存款利率',
      body: '央行今日宣布下調存款利率。市場預期已久，房地产板块大涨。',
      at: '2024-03-05T01:30:00Z',
      source: '测试社',
      sourceEn: 'Test Wire',
    })
    .document({
      id: 'cars',
      title: '新能源汽车销量',
      body: '新能源汽车一月销量大增，动力电池需求强劲。格力电器称钛酸锂电池车型放量。',
      at: '2024-02-01T01:30:00Z',
      companies: [GREE],
      source: '新浪财经',
    })
    .document({
      id: 'gree',
      kind: 'announcement',
      title: '格力电器：2023年年度报告',
      body: '净利润同比增长。公司利率风险可控，存款规模扩大。',
      at: '2024-04-29T01:30:00Z',
      companies: [GREE, HAIER],
      source: '巨潮资讯',
    })
    .document({
      id: 'fed',
      language: 'en',
      title: 'Fed holds interest rates',
      body: 'The Federal Reserve held interest rates steady. Banks reported rising profits, and covid-19 loans fell.',
      at: '2024-03-20T18:00:00Z',
      source: '测试社',
      sourceEn: 'Test Wire',
    })
    .document({
      id: 'post',
      kind: 'post',
      title: '利率要降了吧',
      body: '大家怎么看？存款往哪里去，利率再降就买车。',
      at: '2023-12-31T16:30:00Z',
    })
    .document({
      id: 'grid',
      title: '国家电网启动招标，国家电投跟进',
      body: '国家电网今年的招标比去年多。国家电网说，国家电力工程要早开工。',
      at: '2023-11-02T01:30:00Z',
    })
    .document({
      id: 'goods',
      title: '以旧换新带动消费',
      body: '国家电网之外，家电的出口也有回升。',
      at: '2023-11-01T01:30:00Z',
    })
    .save(deriveFor(1))
})
afterAll(() => server.stop())

const search = (text: string, more: Partial<InputOf<typeof documents.search>> = {}, options: CallOptions = {}) =>
  server.call(documents.search, { text, sort: 'newest', ...more }, { as: reader, ...options })
const ids = async (...given: Parameters<typeof search>) =>
  (await search(...given)).data.dataList.map(({ newsId }) => newsId)

describe('what is found', () => {
  test.each([
    ['a Chinese word of two characters', '利率', ['gree', 'cut', 'post']],
    ['a longer one, in either script', '新能源汽車', ['cars']],
    ['traditional text by simplified words', '下调存款利率', ['cut']],
    ['a single character', '车', ['cars', 'post']],
    ['a single character at the end of a run', '涨', ['cut']],
    ['English by its stem', 'profit', ['fed']],
    ['words that must all be there', '利率 存款', ['gree', 'cut', 'post']],
    ['words one behind the other only', '"存款利率"', ['cut']],
    ['an English phrase', '"interest rates steady"', ['fed']],
    ['no phrase in another order', '"rates interest"', []],
    ['all but', '利率 -房地产', ['gree', 'post']],
    ['either', '动力电池 OR "Federal Reserve"', ['fed', 'cars']],
    ['brackets', '(动力电池 OR 房地产) -央行', ['cars']],
    ['near words in any order', '"房地产 市场"~6', ['cut']],
    ['near words that are too far', '"央行 房地产"~3', []],
    ['words with a sign in them', 'covid-19', ['fed']],
    ['titles alone', 'title:利率', ['cut', 'post']],
    ['a kind', '利率 kind:post', ['post']],
    ['all kinds but one', '利率 -类型:帖子', ['gree', 'cut']],
    ['a source', 'source:测试社', ['fed', 'cut']],
    ['a source in English, or a part of its name', 'source:test', ['fed', 'cut']],
    ['a source that there is not', 'source:nobody', []],
    ['since a day', '利率 after:2024-03', ['gree', 'cut']],
    ['before a day, in the market’s zone', '利率 before:2024', []],
    ['before another', '利率 before:2024-01-02', ['post']],
    ['a company by code', 'company:000651', ['gree', 'cars']],
    ['a company by name and words', 'company:格力电器 电池', ['cars']],
    ['all companies but one', '电池 OR 利润 -company:海尔智家', ['cars']],
    ['either of two companies', 'company:600690 OR 动力电池', ['gree', 'cars']],
    ['nothing', '石油', []],
  ])('%s: %s', async (_what, text, expected) => {
    expect(await ids(text)).toEqual(expected)
  })

  test('by relevance what says it in its title and oftener comes first, by time the newest', async () => {
    expect(await ids('利率', { sort: 'relevance' })).toEqual(['cut', 'post', 'gree'])
    expect(await ids('利率', { sort: 'newest' })).toEqual(['gree', 'cut', 'post'])
  })

  test('by relevance what holds a word as such comes before what holds it across two others, often and in its title', async () => {
    expect(await ids('家电', { sort: 'relevance' })).toEqual(['goods', 'grid'])
    expect(await ids('家电 招标', { sort: 'relevance' })).toEqual(['grid'])
    expect(await ids('家电', { sort: 'relevance', size: 1, page: 1 })).toEqual(['grid'])
    expect(await ids('家电')).toEqual(['grid', 'goods'])
    expect((await search('家电', { sort: 'relevance' })).data.dataList[0]?.snippet?.text).toContain('家电的出口')
  })

  test('the words are marked at their exact places, in the characters that the text has', async () => {
    const { data } = await search('存款利率 房地产')
    const [one] = data.dataList
    const marked = (text: string, marks: { start: number; end: number }[]) =>
      marks.map(({ start, end }) => text.slice(start, end))
    expect(marked(one?.title ?? '', one?.titleMarks ?? [])).toEqual(['存款利率'])
    expect(marked(one?.snippet?.text ?? '', one?.snippet?.marks ?? [])).toEqual(['存款利率', '房地产'])
    const opened = await server.call(documents.document, { newsId: 'cut', text: '存款利率' }, { as: reader })
    expect(marked(opened.data.content, opened.data.contentMarks)).toEqual(['存款利率'])
    expect(opened.data.provenance.file).toBe('facts.csv')
  })

  test('facets count what was found', async () => {
    const { data } = await search('利率')
    expect(data).toMatchObject({ total: 3, more: false, searchedBackTo: null, waiting: 0, hasMore: false })
    expect(data.facets).toEqual({
      sources: [
        { key: '巨潮资讯', nameZh: '巨潮资讯', nameEn: '巨潮资讯', count: 1 },
        { key: '测试快讯', nameZh: '测试快讯', nameEn: '测试快讯', count: 1 },
        { key: '测试社', nameZh: '测试社', nameEn: 'Test Wire', count: 1 },
      ],
      kinds: [
        { kind: 'announcement', count: 1 },
        { kind: 'news', count: 1 },
        { kind: 'post', count: 1 },
      ],
      companies: [
        { key: GREE, nameZh: '格力电器', nameEn: 'Gree Electric Appliances', count: 1 },
        { key: HAIER, nameZh: '海尔智家', nameEn: 'Haier Smart Home', count: 1 },
      ],
      months: [
        { month: '2024-01', count: 1 },
        { month: '2024-03', count: 1 },
        { month: '2024-04', count: 1 },
      ],
      eventTypes: [],
    })
    expect((await search('利率', { page: 1, size: 2 })).data).toMatchObject({ facets: data.facets, total: 3, page: 1 })
  })

  test('as of an instant only what was known then, in its wording of then', async () => {
    expect(await ids('利率', {}, { asOf: '2024-03-31' })).toEqual(['cut', 'post'])
    await facts(server.sql, { startedAt: Date.parse('2024-05-02T02:00:00Z') })
      .document({ id: 'cars', title: '新能源车销量（更正）', body: '更正：销量持平。', at: '2024-02-01T01:30:00Z' })
      .save(deriveFor(1))
    expect(await ids('动力电池')).toEqual([])
    expect(await ids('销量持平')).toEqual(['cars'])
    expect(await ids('动力电池', {}, { asOf: '2024-03-31' })).toEqual(['cars'])
    expect(await ids('销量持平', {}, { asOf: '2024-03-31' })).toEqual([])
  })

  test('another market is never seen', async () => {
    await secondMarket(server)
    const market = { id: 3, key: 'other' }
    await facts(server.sql, { marketId: market.id })
      .document({ id: 'far', title: '利率别处', at: '2024-03-05T01:30:00Z' })
      .save(deriveFor(market.id))
    expect(await ids('利率')).not.toContain('far')
    expect(await ids('利率', {}, { market: market.key })).toEqual(['far'])
    expect(await search('company:000651', {}, { market: market.key })).toMatchObject({
      status: 400,
      code: 'UNKNOWN_ENTITY',
    })
  })

  test('a run taken back is found no more, and what it had changed is found as it was', async () => {
    const run = await facts(server.sql, { startedAt: Date.parse('2024-05-03T02:00:00Z') })
      .document({ id: 'gone', title: '昙花一现', at: '2024-05-02T01:30:00Z' })
      .document({ id: 'post', kind: 'post', title: '已改', body: '已改', at: '2023-12-31T16:30:00Z' })
      .save(deriveFor(1))
    expect(await ids('昙花一现')).toEqual(['gone'])
    expect(await ids('怎么看')).toEqual([])
    await removeRun(server.sql, run, deriveFor(1))
    expect(await ids('昙花一现')).toEqual([])
    expect(await ids('怎么看')).toEqual(['post'])
  })
})

describe('many documents', () => {
  test('what came many at once waits for the worker, and is said to; a word of every document finds the newest, and that there are more', async () => {
    const many = facts(server.sql, { startedAt: Date.parse('2024-05-10T02:00:00Z') })
    const count = 7200
    for (let n = 0; n < count; n++)
      many.document({
        id: `m${String(n).padStart(5, '0')}`,
        title: `寻常消息${n}`,
        body: n % 1000 === 7 ? '罕见之事。' : '平平无奇。',
        at: new Date(Date.UTC(2022, 0, 1) + n * 3_600_000).toISOString(),
      })
    await many.save(deriveFor(1))
    expect((await search('寻常消息')).data).toMatchObject({ total: 0, waiting: count })
    expect(await workIndex(server.sql, () => false)).toBe(count)
    const { data } = await search('寻常消息', { size: 50 })
    expect(data).toMatchObject({ total: FOUND_LIMIT, more: true, hasMore: true, waiting: 0 })
    expect(data.dataList[0]?.newsId).toBe('m07199')
    const last = await search('寻常消息', { size: 50, page: FOUND_LIMIT / 50 - 1 })
    expect(last.data.dataList.at(-1)?.newsId).toBe(`m${String(count - FOUND_LIMIT).padStart(5, '0')}`)
    // Rare words are found over all of time, by stretches.
    expect((await search('罕见')).data).toMatchObject({ total: 8, more: false, searchedBackTo: null })
    expect((await search('罕见', {}, { asOf: '2022-03-01' })).data.total).toBe(2)
    expect((await search('罕见 before:2022-02')).data.total).toBe(1)
    expect(await ids('利率')).toEqual(['gree', 'cut', 'post'])
  })

  test('putting documents into the index waits neither for what is read nor holds up a merge that changes one', async () => {
    const many = facts(server.sql, { startedAt: Date.parse('2024-05-10T03:00:00Z') })
    for (let n = 0; n < 600; n++)
      many.document({
        id: `w${n}`,
        title: `候检${n}`,
        at: new Date(Date.UTC(2021, 0, 1) + n * 3_600_000).toISOString(),
      })
    await many.save(deriveFor(1))
    const held = async (key: number, task: (tx: Sql) => Promise<void>) => {
      const own = await server.sql.reserve()
      try {
        await own`select pg_advisory_lock(${key}, 1)`
        await task(own as unknown as Sql)
      } finally {
        await own`select pg_advisory_unlock(${key}, 1)`
        own.release()
      }
    }
    let indexing: Promise<number> | undefined
    // Its turn is a merge's: what waits is still there to be changed, and nothing waits for the other in a circle.
    await held(5041020, async (own) => {
      indexing = workIndex(server.sql, () => false)
      await expect
        .poll(() => own`select from pg_locks where locktype = 'advisory' and not granted and classid = 5041020`)
        .toHaveLength(1)
      await own`set lock_timeout = '2s'`
      await own`update document_index_due set known_at = known_at where market_id = 1 and document_id like 'w%'`
      await own`reset lock_timeout`
    })
    expect(await indexing).toBe(600)
    await facts(server.sql, { startedAt: Date.parse('2024-05-10T04:00:00Z') })
      .document({ id: 'w1', title: '候检改', at: '2021-01-01T01:00:00Z' })
      .save(deriveFor(1))
    await server.sql`insert into document_index_due (market_id, document_id, known_at) values (1, 'w2', now())`
    // One writes what was read of documents: facts of the market, none of the index.
    await held(5041002, async () => {
      expect(await workIndex(server.sql, () => false)).toBe(1)
    })
    expect(await ids('候检改')).toEqual(['w1'])
  })

  test('a text of several passages is found once, and not where a word stands in another passage that is left out', async () => {
    await facts(server.sql, { startedAt: Date.parse('2024-05-11T02:00:00Z') })
      .document({
        id: 'long',
        kind: 'report',
        title: '很长的年报',
        body: `锂矿储量。${'甲乙丙丁戊。'.repeat(5000)}锂矿储量与钴价。`,
        at: '2024-05-11T01:30:00Z',
      })
      .save(deriveFor(1))
    expect(await ids('锂矿储量')).toEqual(['long'])
    expect(await ids('钴价')).toEqual(['long'])
    expect(await ids('锂矿储量 -钴价')).toEqual([])
    const { data } = await search('钴价')
    expect(data.dataList[0]?.snippet?.text).toContain('钴价')
  })
})

describe('what is refused', () => {
  test.each([
    ['"利率', 'QUERY_QUOTE_OPEN'],
    ['利率)', 'QUERY_BRACKET_CLOSED'],
    ['-利率', 'QUERY_ONLY_LEFT_OUT'],
    ['kind:书', 'QUERY_KIND_UNKNOWN'],
    ['after:明天', 'QUERY_DAY_UNKNOWN'],
    ['！！', 'QUERY_EMPTY'],
    ['company:没有这家公司', 'UNKNOWN_ENTITY'],
    ['', 'BAD_INPUT'],
    ['x'.repeat(500), 'BAD_INPUT'],
  ])('%s: %s', async (text, code) => {
    expect(await search(text)).toMatchObject({ status: 400, code })
  })

  test('words that hold what a database could mistake are words', async () => {
    for (const text of ["利率' | !'", '\\', "a'b\\c <-> :*", '$1 $2y2024', '利率:*', '&|!<->'])
      expect([0, '0', 'QUERY_EMPTY', 'QUERY_OR_ALONE'], text).toContain((await search(text)).code)
    expect(await ids('$1y2024')).toEqual([])
  })

  test('nobody searches without a session', async () => {
    expect(await server.call(documents.search, { text: '利率' })).toMatchObject({ status: 401 })
    expect(await server.call(documents.document, { newsId: 'nothing' }, { as: reader })).toMatchObject({ status: 404 })
  })
})

describe('what a user keeps', () => {
  const save = (input: InputOf<typeof documents.save>, as = reader) => server.call(documents.save, input, { as })
  const names = async (as = reader) =>
    (await server.call(documents.saved, {}, { as })).data.dataList.map(({ name }) => name)

  test('a search is saved, renamed, changed and deleted; another user neither sees nor touches it', async () => {
    const { data } = await save({ name: ' 利率 ', text: '利率 -帖子', sort: 'newest' })
    expect(data).toMatchObject({ name: '利率', text: '利率 -帖子', sort: 'newest' })
    const { searchId } = data
    expect(await names(other)).toEqual([])
    expect(await save({ searchId, name: 'mine' }, other)).toMatchObject({ status: 404, code: 'NOT_FOUND' })
    expect(await server.call(documents.removeSaved, { searchId }, { as: other })).toMatchObject({ status: 404 })
    expect((await save({ searchId, name: '存款利率' })).data).toMatchObject({ text: '利率 -帖子', sort: 'newest' })
    expect((await save({ searchId, name: '存款利率', text: '存款' })).data.text).toBe('存款')
    expect(await names()).toEqual(['存款利率'])
    expect(await save({ name: '存款利率', text: 'x' })).toMatchObject({ status: 409, code: 'NAME_TAKEN' })
    expect(await save({ name: 'wrong', text: '(' })).toMatchObject({ status: 400, code: 'QUERY_BRACKET_OPEN' })
    expect(await save({ name: 'none' })).toMatchObject({ status: 400, data: { field: 'text' } })
    await server.call(documents.removeSaved, { searchId }, { as: reader })
    expect(await names()).toEqual([])
  })

  test('two hundred and no more', async () => {
    const own = await server.caller()
    for (let n = 0; n < SAVED_SEARCH_LIMIT; n++) await save({ name: `s${n}`, text: 'x' }, own)
    expect(await save({ name: 'one more', text: 'x' }, own)).toMatchObject({ status: 409, code: 'LIST_FULL' })
  })

  test('the last searches are remembered, each once, of this user alone, until they are forgotten', async () => {
    const own = await server.caller()
    const remember = (text: string) => server.call(documents.remember, { text }, { as: own })
    const history = async (as = own) =>
      (await server.call(documents.history, {}, { as })).data.dataList.map(({ text }) => text)
    for (let n = 0; n < 22; n++) {
      server.clock.now += 1000
      await remember(`词${n}`)
    }
    server.clock.now += 1000
    await remember('词20')
    expect((await history()).slice(0, 3)).toEqual(['词20', '词21', '词19'])
    expect(await history()).toHaveLength(20)
    expect(await history(other)).toEqual([])
    expect(await remember('(')).toMatchObject({ status: 400 })
    await server.call(documents.forget, {}, { as: own })
    expect(await history()).toEqual([])
  })
})
