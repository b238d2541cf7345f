import { technologyErrors } from '@pandora/contract/domains/technology/errors'
import { KEYWORD_LIMIT, SAVED_KEYWORDS } from '@pandora/contract/domains/technology/names'
import { technology } from '@pandora/contract/domains/technology/operations'
import { rooms } from '@pandora/contract/domains/rooms/operations'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { deriveFor } from '../../imports/derive.ts'
import { facts } from '../../testing-facts.ts'
import { testServer, type CallOptions, type Caller, type TestServer } from '../../testing.ts'
import { BANK, ENGLISH, loadTechnology, MACHINES, MAKER, TOLD } from './testing-technology.ts'

let server: TestServer
let user: Caller
let other: Caller
beforeAll(async () => {
  server = await testServer()
  user = await server.caller()
  other = await server.caller()
  await loadTechnology(server)
})
afterAll(() => server.stop())

const companies = async (keyword: string, more = {}, options: CallOptions = {}) =>
  (await server.call(technology.companies, { keyword, ...more }, { as: user, ...options })).data
const listedOf = async (...given: Parameters<typeof companies>) =>
  (await companies(...given)).listed.dataList.map(({ companyId }) => companyId)
const explained = async (keyword: string, options: CallOptions = {}) =>
  (await server.call(technology.keyword, { keyword }, { as: user, ...options })).data

describe('hints', () => {
  const hints = async (text: string) => (await server.call(technology.hints, { text }, { as: user })).data

  test('HUAKONG-03 a text brings terms, products and companies: written, in the other language, by sound', async () => {
    for (const text of ['锂电', 'lithium bat', 'lidianchi', 'ldc'])
      expect((await hints(text)).dataList.map(({ value }) => value)).toContain('锂电池')
    expect((await hints('琉璃')).dataList).toContainEqual({
      kind: 'product',
      value: '琉璃砂盘',
      nameZh: '琉璃砂盘',
      nameEn: 'Vitric sand trays',
      matched: '琉璃砂盘',
    })
    expect((await hints('白沙')).dataList).toContainEqual(expect.objectContaining({ kind: 'company', value: TOLD }))
  })

  test('HUAKONG-03 what brings none says why', async () => {
    const absences = await Promise.all(
      ['', '  ', '🙂🙂', 'x'.repeat(10_000), '查无此物'].map(async (text) => (await hints(text)).absence),
    )
    expect(absences).toEqual(['EMPTY', 'EMPTY', 'NO_WORD', 'TOO_LONG', 'NONE'])
  })
})

test('HUAKONG-01 the room finds companies by a keyword, and has the technologies and products around it', async () => {
  const { data: room } = await server.call(rooms.detail, { roomId: 'huakong' }, { as: user })
  expect(room.views.map(({ key }) => key)).toEqual(['search', 'explanation', 'technologies', 'products', 'news'])
  // A keyword, a product and a technology lead to who makes it.
  for (const keyword of ['锂电池', 'lithium battery']) expect(await listedOf(keyword)).toContain(MAKER)
  const ask = { keyword: '锂电池' }
  const around = [
    (await server.call(technology.technologies, ask, { as: user })).data.dataList,
    (await server.call(technology.products, ask, { as: user })).data.dataList,
  ]
  for (const found of around) expect(found.length).toBeGreaterThan(0)
})

test('technologies to begin with are those that most companies report, as many as stand beside the keyword itself', async () => {
  const { dataList } = (await server.call(technology.starts, {}, { as: user })).data
  expect(dataList.length).toBeGreaterThan(0)
  expect(dataList.map(({ companies: count }) => count)).toEqual(
    dataList.map(({ companies: count }) => count).toSorted((a, b) => b - a),
  )
  const [first] = dataList
  const around = (await server.call(technology.technologies, { keyword: first?.id ?? '' }, { as: user })).data
  expect(around.dataList.find(({ id }) => id === first?.id)?.companies).toBe(first?.companies)
})

describe('what a keyword is', () => {
  test('HUAKONG-04 definitions stand in texts, words in both languages, terms above and below, its first text', async () => {
    const data = await explained('锂电池')
    expect(data.term).toMatchObject({ id: '锂电池', nameEn: 'lithium battery' })
    expect(data.synonyms.zh).toContain('锂离子电池')
    expect(data.broader.map(({ id }) => id)).toEqual(['电池'])
    expect(data.narrower.map(({ id }) => id)).toContain('动力电池')
    expect(data.definitions.map(({ newsId }) => newsId)).toEqual(['definition', 'english'])
    const [one] = data.definitions
    expect(one?.text).toBe('锂电池是指以锂离子在正负极之间移动来工作的电池。')
    expect(one?.marks.map(({ start, end }) => one.text.slice(start, end))).toContain('锂电池')
    expect(data.first?.newsId).toBe('definition')
    expect(data.documents).toBe(5)
    expect(data.course.documents.reduce((sum, count) => sum + count, 0)).toBe(5)
    expect(data.course.week).toHaveLength(data.course.all.length)
  })

  test('HUAKONG-04 a word of the other language is the same keyword, and the past knows what it knew', async () => {
    const [zh, en] = [await explained('锂电池'), await explained('lithium battery')]
    expect(en.term).toEqual(zh.term)
    expect(en.course).toEqual(zh.course)
    const before = await explained('锂电池', { asOf: '2023-06-15' })
    expect(before.definitions.map(({ newsId }) => newsId)).toEqual(['definition'])
    expect(before.documents).toBe(1)
  })

  test('HUAKONG-04 what the list does not know is found by the words of bilingual reports', async () => {
    const data = await explained('Vitric sand trays')
    expect(data).toMatchObject({ term: null, byCompanies: ['琉璃砂盘'], definitions: [], first: null })
    expect(await listedOf('Vitric sand trays')).toEqual([ENGLISH])
    expect(await listedOf('琉璃砂盘')).toEqual([ENGLISH])
  })
})

describe('companies of a keyword', () => {
  test('HUAKONG-05 listed and unlisted apart; who makes it before who makes machines for it, in name only last', async () => {
    const data = await companies('锂电池')
    expect(data.listed.dataList.map(({ companyId, band }) => [companyId, band])).toEqual([
      [MAKER, 'core'],
      [MACHINES, expect.any(String)],
      [TOLD, 'name-only'],
    ])
    expect(data.listed.dataList.map(({ companyId }) => companyId)).not.toContain(BANK)
    expect(data.unlisted.dataList.map(({ nameZh }) => nameZh)).toEqual(['海豚新能源', '石鸡隔膜厂'])
    expect(data.unlisted.dataList[0]).toMatchObject({ roundTotal: 2, band: 'unproven' })
    expect(data.unlisted.dataList[0]?.rounds.map(({ announcedOn }) => announcedOn)).toEqual([
      '2024-03-10',
      '2023-11-02',
    ])
    expect(data.unlisted.dataList[1]?.supplies[0]).toMatchObject({ productZh: '锂电池隔膜', customerId: MAKER })
    expect(data.bands).toEqual({ core: 1, related: 0, unproven: 1, nameOnly: 1 })
  })

  test('HUAKONG-02 grounds add up to the points; share, lines and stories are those reported', async () => {
    const { listed } = await companies('锂电池')
    for (const { points, parts } of listed.dataList)
      expect(Math.round(parts.reduce((sum, part) => sum + part.points, 0) * 100)).toBe(Math.round(points * 100))
    expect(listed.dataList[0]).toMatchObject({
      businessShare: 80,
      businessPeriod: '2023-12-31',
      lines: [{ nameZh: '锂离子电池', share: 80, counted: true }],
      stories: 0,
    })
    expect(listed.dataList[2]).toMatchObject({ businessShare: null, lines: [], stories: 3 })
  })

  test('HUAKONG-05 both languages find the same companies', async () => {
    expect(await listedOf('lithium batteries')).toEqual(await listedOf('锂电池'))
    expect(await listedOf('LITHIUM-ION BATTERY')).toEqual(await listedOf('锂离子电池'))
  })

  test('HUAKONG-05 as of an instant by the report, the rounds and the texts known then', async () => {
    const before = await companies('锂电池', {}, { asOf: '2024-01-15' })
    expect(before.listed.dataList[0]).toMatchObject({
      companyId: MAKER,
      businessShare: 60,
      businessPeriod: '2023-06-30',
    })
    expect(before.listed.dataList.map(({ companyId }) => companyId)).not.toContain(TOLD)
    expect(before.unlisted.dataList[0]).toMatchObject({ nameZh: '海豚新能源', roundTotal: 1 })
  })

  test('HUAKONG-05 bands narrow the list, pages cut it', async () => {
    expect(await listedOf('锂电池', { bands: ['core'] })).toEqual([MAKER])
    expect(await listedOf('锂电池', { page: 1, size: 2 })).toEqual([TOLD])
  })

  test('HUAKONG-06 companies by name or code first, then by what they do; one side alone', async () => {
    const search = async (text: string, side?: 'listed' | 'unlisted') =>
      (await server.call(technology.searchCompany, { text, ...(side ? { side } : {}) }, { as: user })).data
    expect((await search('白沙')).dataList[0]).toMatchObject({ companyId: TOLD, by: 'name' })
    expect((await search('000911')).dataList[0]).toMatchObject({ companyId: MAKER, by: 'name' })
    const all = await search('锂电池')
    expect(all.dataList[0]).toMatchObject({ companyId: MAKER, by: 'business' })
    expect(all.total).toBe(5)
    expect((await search('锂电池', 'unlisted')).dataList.every(({ companyId }) => companyId === null)).toBe(true)
    expect((await search('锂电池', 'listed')).total).toBe(3)
  })

  test('evidence stands where it was said: lines, own words, buyers, sentences, patents', async () => {
    const evidence = async (companyId: string) =>
      (await server.call(technology.evidence, { keyword: '锂电池', companyId }, { as: user })).data
    const maker = await evidence(MAKER)
    expect(maker.lines[0]).toMatchObject({ nameZh: '锂离子电池', counted: true, provenance: { file: 'facts.csv' } })
    expect(maker.profile?.marks.map(({ start, end }) => maker.profile?.text.slice(start, end))).toEqual(['锂离子电池'])
    expect(maker.supplies).toMatchObject([{ productZh: '动力电池', customerId: MACHINES, customerZh: '远岭装备' }])
    const told = await evidence(TOLD)
    expect(told.sentences).toHaveLength(3)
    expect(told.sentences[0]).toMatchObject({ newsId: 'told2', kind: 'patent', about: true })
    expect((await evidence(BANK)).points).toBe(0)
  })
})

describe('texts, technologies, products', () => {
  test('HUAKONG-07 documents that name it in either language, newest first, with the words at their places', async () => {
    const news = async (keyword: string, options: CallOptions = {}) =>
      (await server.call(technology.searchNews, { keyword }, { as: user, ...options })).data
    const all = await news('锂电池')
    expect(all.dataList.map(({ newsId }) => newsId)).toEqual(['told2', 'told1', 'told0', 'english', 'definition'])
    const [newest] = all.dataList
    expect(newest?.snippet?.marks.map(({ start, end }) => newest.snippet?.text.slice(start, end))).toContain('锂电池')
    expect((await news('lithium battery')).total).toBe(5)
    expect((await news('锂电池', { asOf: '2023-06-15' })).dataList.map(({ newsId }) => newsId)).toEqual(['definition'])
  })

  test('HUAKONG-08 technologies above, below and beside it, and those named in the same texts', async () => {
    const { data } = await server.call(technology.technologies, { keyword: '锂电池', size: 200 }, { as: user })
    const of = (id: string) => data.dataList.find((one) => one.id === id)
    expect(data.dataList[0]).toMatchObject({ id: '锂电池', relation: 'itself', companies: 1 })
    expect(of('电池')).toMatchObject({ relation: 'broader', companies: 1 })
    expect(of('动力电池')).toMatchObject({ relation: 'narrower' })
    expect(of('固态电池')).toMatchObject({ relation: 'sister' })
    expect(of('电解液')).toMatchObject({ relation: 'together', together: 4 })
    expect(data.texts).toBe(5)
  })

  test('HUAKONG-09 products that are it, for it, and what it is made of, with who reports them', async () => {
    const { data } = await server.call(technology.products, { keyword: '锂电池' }, { as: user })
    expect(data.dataList.map(({ nameZh, standing }) => [nameZh, standing])).toEqual([
      ['锂离子电池', 'same'],
      ['锂电池设备', 'part'],
      ['碳酸锂', 'upstream'],
    ])
    expect(data.dataList[0]).toMatchObject({ companies: [{ companyId: MAKER, share: 80 }], companyTotal: 1 })
    expect(data.dataList[2]).toMatchObject({ companies: [], companyTotal: 0 })
  })
})

describe('saved keywords', () => {
  const saved = async (as = user) => (await server.call(technology.saved, {}, { as })).data.dataList

  test('HUAKONG-10 a keyword is kept once, counts what became known since its user looked, and is forgotten', async () => {
    const { data: one } = await server.call(technology.save, { keyword: ' 钠离子电池 ' }, { as: user })
    expect(one).toMatchObject({ keyword: '钠离子电池', fresh: 0 })
    const { data: again } = await server.call(technology.save, { keyword: '钠离子电池' }, { as: user })
    expect(again.keywordId).toBe(one.keywordId)
    server.clock.now += 3_600_000
    await facts(server.sql, { startedAt: server.clock.now })
      .document({ id: 'sodium', title: '钠离子电池量产', at: new Date(server.clock.now - 60_000).toISOString() })
      .save(deriveFor(1))
    expect(await saved()).toMatchObject([{ keywordId: one.keywordId, fresh: 1 }])
    expect(await saved(other)).toEqual([])
    await server.call(technology.looked, { keywordId: one.keywordId }, { as: user })
    expect(await saved()).toMatchObject([{ fresh: 0 }])
    expect(await server.call(technology.removeSaved, { keywordId: one.keywordId }, { as: other })).toMatchObject({
      status: 404,
    })
    await server.call(technology.removeSaved, { keywordId: one.keywordId }, { as: user })
    expect(await saved()).toEqual([])
  })

  test('HUAKONG-10 no more are kept than there is room for, and nothing that cannot be looked for', async () => {
    await server.sql`insert into technology_keyword (keyword_id, uid, market_id, keyword, plain, saved_at, looked_at)
      select gen_random_uuid(), ${other.uid}, 1, 'k' || n, 'k' || n, now(), now() from generate_series(1, ${SAVED_KEYWORDS}) n`
    const refusal = (keyword: string) => server.call(technology.save, { keyword }, { as: other })
    expect(await refusal('光刻胶')).toMatchObject({ code: 'LIST_FULL' })
    expect(await refusal('🙂')).toMatchObject({ code: 'KEYWORD_NO_WORD' })
    // One that is kept already needs no room.
    expect(await server.call(technology.save, { keyword: 'K7' }, { as: other })).toMatchObject({ status: 200 })
  })
})

describe('bad keywords', () => {
  test.each([
    ['nothing', '', 'KEYWORD_EMPTY'],
    ['white space', ' \n\t', 'KEYWORD_EMPTY'],
    ['emoji alone', '🙂🔋', 'KEYWORD_NO_WORD'],
    ['signs alone', '("-|', 'KEYWORD_NO_WORD'],
    ['10,000 characters', '电'.repeat(10_000), 'KEYWORD_TOO_LONG'],
    ['one too many', 'x'.repeat(KEYWORD_LIMIT + 1), 'KEYWORD_TOO_LONG'],
  ])('%s is refused by name', async (_, keyword, code) => {
    for (const operation of [
      technology.keyword,
      technology.companies,
      technology.searchNews,
      technology.technologies,
      technology.products,
    ] as const)
      expect(await server.call(operation, { keyword }, { as: user })).toMatchObject({ status: 400, code })
    expect(technologyErrors[code as keyof typeof technologyErrors].zh).toMatch(/\p{Script=Han}/u)
  })

  test.each(['"锂电池" OR -x', 'title:锂电池', '锂电池🔋', "锂'电\\池", 'a&b|c!<->', '%电_池%', '钾kali電池ﾊﾟ'])(
    '%j is looked for as it stands',
    async (keyword) => {
      expect((await server.call(technology.companies, { keyword }, { as: user })).status).toBe(200)
      expect((await server.call(technology.searchNews, { keyword }, { as: user })).status).toBe(200)
      expect((await explained(keyword)).keyword).toBe(keyword.normalize('NFKC'))
    },
  )
})
