import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { analysis } from '@pandora/contract/domains/analysis/operations'
import { corrections } from '@pandora/contract/domains/corrections/operations'
import { policy } from '@pandora/contract/domains/policy/operations'
import { impact } from '@pandora/contract/domains/impact/operations'
import { readAgain } from '../../analysis/queue.queries.ts'
import { importedFacts, testReading } from '../../analysis/testing-work.ts'
import { secondMarket } from '../../testing-facts.ts'
import { testServer, type Caller, type TestServer } from '../../testing.ts'

let server: TestServer
let user: Caller
const [STAR, RIDGE] = ['SHZ-000901', 'SSE-600901'] as const
const at = (day: string) => `${day}T02:00:00Z`

beforeAll(async () => {
  server = await testServer()
  server.clock.now = Date.parse('2024-03-20T02:00:00Z')
  user = await server.caller()
  await importedFacts(server)
    .industry('270000', 1, null, '电子', 'Electronics')
    .company({ id: STAR, short: '晨屿科技', industry: { code: '270000', from: '2021-10-31' } })
    .company({ id: RIDGE, short: '远岭重工' })
    .document({ id: 'news', title: '晨屿科技因违规被证监会立案调查', at: at('2024-03-14') })
    .document({ id: 'post', title: '晨屿科技', body: '晨屿科技要起飞了，满仓！', kind: 'post', at: at('2024-03-15') })
    .document({
      id: 'policy',
      kind: 'policy',
      title: '能源总署关于印发《储能电站管理办法》的通知',
      body: '能源总署关于印发《储能电站管理办法》的通知\n各省：\n支持储能龙头企业发展，储能龙头企业要建档。\n能源总署\n2024年3月10日',
      at: at('2024-03-11'),
      source: '能源总署',
    })
    .document({ id: 'missed', title: '这只大白马被罚', at: at('2024-03-16') })
    .save()
  await (await testReading(server)).work()
  // Somebody reads it a minute later.
  server.clock.now += 60_000
})
afterAll(() => server.stop())

const document = async (newsId: string, options: object = {}) =>
  (await server.call(analysis.document, { newsId }, { as: user, ...options })).data
const save = (content: object, newsId = 'news', options: object = { as: user }) =>
  server.call(corrections.save, { newsId, content, note: '' } as never, options)
const named = (title: string, word: string) => ({
  field: 'title' as const,
  start: title.indexOf(word),
  end: title.indexOf(word) + word.length,
})
const linked = async (newsId: string) =>
  (
    await server.sql<
      { company_id: string }[]
    >`select company_id from document_company where document_id = ${newsId} and superseded_at = 'infinity' order by 1`
  ).map((row) => row.company_id)
const tick = () => {
  server.clock.now += 60_000
}

describe('a correction', () => {
  test('of an entity takes effect at once for links, events and scores, and can be taken back; the past stays as it was read', async () => {
    const before = await document('news')
    const risk = (await server.call(impact.receipt, { companyId: STAR }, { as: user })).data.riskPoint
    expect(risk).toBeGreaterThan(0)
    const saved = await save({
      kind: 'entity',
      span: named(before.title, '晨屿科技'),
      mentionKind: 'company',
      entityId: RIDGE,
    })
    expect(saved.data).toMatchObject({ words: '晨屿科技', before: STAR, mine: true, revertedAt: null })
    const after = await document('news')
    expect(after.mentions.find((mention) => mention.kind === 'company')).toMatchObject({
      id: RIDGE,
      text: '晨屿科技',
      corrected: true,
      confidence: 1,
    })
    expect(after.events.map((event) => event.companyId)).toEqual(
      before.events.map((event) => (event.companyId === STAR ? RIDGE : event.companyId)),
    )
    expect(await linked('news')).toEqual([RIDGE])
    expect(after.corrections).toMatchObject([{ kind: 'entity', mine: true }])
    await (await testReading(server)).work()
    expect((await server.call(impact.receipt, { companyId: STAR }, { as: user })).data.riskPoint).toBe(0)
    expect((await server.call(impact.receipt, { companyId: RIDGE }, { as: user })).data.riskPoint).toBeGreaterThan(0)
    expect(
      (await document('news', { asOf: '2024-03-18' })).mentions.find((mention) => mention.kind === 'company')?.id,
    ).toBe(STAR)
    tick()
    expect(
      (await server.call(corrections.revert, { correctionId: saved.data.correctionId }, { as: user })).data.revertedAt,
    ).not.toBeNull()
    const again = await document('news')
    expect(again.mentions).toEqual(before.mentions)
    expect(again.corrections).toEqual([])
    expect(await linked('news')).toEqual([STAR])
    expect(
      await server.call(corrections.revert, { correctionId: saved.data.correctionId }, { as: user }),
    ).toMatchObject({ status: 409, code: 'CORRECTION_TAKEN_BACK' })
  })

  test('of stance and tone stays through a new analysis by other models', async () => {
    tick()
    expect((await save({ kind: 'stance', stance: 'irrelevance' }, 'post')).data).toMatchObject({
      before: expect.stringMatching(/many|empty|neutral/),
    })
    expect((await save({ kind: 'tone', companyId: STAR, tone: 'neutral' })).status).toBe(200)
    tick()
    const reading = await testReading(server, { version: '-next' })
    await readAgain(server.sql, 1, 'all', null)
    await reading.work()
    expect((await document('post')).stance).toMatchObject({ stance: 'irrelevance', corrected: true })
    const news = await document('news')
    expect(news.version?.versionId).toBe(reading.versionId)
    expect(news.tones.find((tone) => tone.companyId === STAR)).toMatchObject({ tone: 'neutral', corrected: true })
  })

  test('of words in which nothing was found names somebody; and of words that name nobody', async () => {
    tick()
    const span = named('这只大白马被罚', '这只大白马')
    expect(
      (await save({ kind: 'entity', span, mentionKind: 'company', entityId: RIDGE }, 'missed')).data.before,
    ).toBeNull()
    expect(await linked('missed')).toEqual([RIDGE])
    tick()
    await save({ kind: 'entity', span, mentionKind: 'company', entityId: null }, 'missed')
    expect(await linked('missed')).toEqual([])
  })

  test('goes out as a training label, one JSON object a line', async () => {
    const lines = async (kind: 'entity' | 'stance' | 'tone') =>
      (await server.call(corrections.exportLabels, { kind }, { as: user })).raw.body
        .trim()
        .split('\n')
        .map((line) => JSON.parse(line) as Record<string, unknown>)
    expect(await lines('stance')).toMatchObject([
      { text: '晨屿科技要起飞了，满仓！', label: 'irrelevance', language: 'zh' },
    ])
    expect(await lines('tone')).toMatchObject([{ label: 'neutral', companyId: STAR, company: '晨屿科技' }])
    expect((await lines('entity')).every((line) => line['words'] === '这只大白马')).toBe(true)
  })

  test('is listed with who made it, and written down', async () => {
    const other = await server.caller()
    const { data } = await server.call(corrections.list, { inForce: true }, { as: other })
    expect(data.total).toBe(4)
    expect(data.dataList.every((one) => !one.mine && one.revertedAt === null)).toBe(true)
    expect((await server.call(corrections.list, { mine: true }, { as: other })).data.total).toBe(0)
    expect((await server.call(corrections.list, { mine: true, kind: 'stance' }, { as: user })).data.total).toBe(1)
    expect((await server.call(corrections.list, { newsId: 'news' }, { as: user })).data.total).toBe(2)
    expect(
      await server.sql`select action, count(*)::int as count from audit_event where action in ('analysis-corrected', 'correction-reverted') group by 1 order by 1`,
    ).toEqual([
      { action: 'analysis-corrected', count: 5 },
      { action: 'correction-reverted', count: 1 },
    ])
  })
})

describe('a correction is refused', () => {
  const tone = { kind: 'tone', companyId: STAR, tone: 'risk' }
  const refusal = async (content: object, newsId = 'news', options: object = { as: user }) => {
    const { status, code } = await save(content, newsId, options)
    return `${status} ${code}`
  }

  test('to nobody signed in and to visitors of the demo', async () => {
    expect(await refusal(tone, 'news', {})).toBe('401 NOT_SIGNED_IN')
    expect(await refusal(tone, 'news', { as: await server.caller('guest') })).toBe('403 NOT_FOR_GUESTS')
  })

  test('where the words are not in the document', async () => {
    const words = (start: number, end: number) => ({
      kind: 'entity',
      span: { field: 'title', start, end },
      mentionKind: 'company',
      entityId: STAR,
    })
    expect(await refusal(words(0, 900))).toBe('400 BAD_SPAN')
    expect(await refusal(words(5, 5))).toBe('400 BAD_SPAN')
    expect(await refusal(words(9, 3))).toBe('400 BAD_SPAN')
    expect(await refusal({ ...words(0, 4), span: { field: 'footer', start: 0, end: 4 } })).toBe('400 BAD_INPUT')
    expect(await refusal(words(-1, 4))).toBe('400 BAD_INPUT')
  })

  test('where the market has no such thing, the document is not there, or is no post', async () => {
    expect(
      await refusal({
        kind: 'entity',
        span: { field: 'title', start: 0, end: 4 },
        mentionKind: 'company',
        entityId: 'SHZ-999999',
      }),
    ).toBe('400 UNKNOWN_ENTITY')
    expect(
      await refusal({
        kind: 'entity',
        span: { field: 'title', start: 0, end: 4 },
        mentionKind: 'region',
        entityId: STAR,
      }),
    ).toBe('400 UNKNOWN_ENTITY')
    expect(await refusal({ ...tone, companyId: 'SHZ-999999' })).toBe('400 UNKNOWN_ENTITY')
    expect(await refusal(tone, 'nothing')).toBe('404 NOT_FOUND')
    expect(await refusal({ kind: 'stance', stance: 'many' })).toBe('400 NOT_A_POST')
    expect(await refusal({ kind: 'stance', stance: 'bullish' }, 'post')).toBe('400 BAD_INPUT')
  })

  test('where it has not been read yet', async () => {
    await importedFacts(server)
      .document({ id: 'unread', title: '晨屿科技新公告', at: at('2024-03-19') })
      .save()
    expect(await refusal(tone, 'unread')).toBe('409 ANALYSIS_NOT_DONE')
    expect((await document('unread')).state).toBe('waiting')
  })

  test('to be taken back by another, other than an administrator, and from another market', async () => {
    const saved = await save(tone)
    const { correctionId } = saved.data
    expect(await server.call(corrections.revert, { correctionId }, { as: await server.caller() })).toMatchObject({
      status: 403,
      code: 'NOT_ALLOWED',
    })
    await secondMarket(server)
    expect(await server.call(corrections.revert, { correctionId }, { as: user, market: 'other' })).toMatchObject({
      status: 404,
      code: 'NOT_FOUND',
    })
    expect(await save(tone, 'news', { as: user, market: 'other' })).toMatchObject({ status: 404, code: 'NOT_FOUND' })
    tick()
    expect(
      (await server.call(corrections.revert, { correctionId }, { as: await server.caller('admin') })).data,
    ).toMatchObject({ mine: false })
    expect(await server.call(corrections.revert, { correctionId: 999_999 }, { as: user })).toMatchObject({
      status: 404,
      code: 'NOT_FOUND',
    })
  })
})

describe('of a policy', () => {
  const linesOf = (body: string): unknown[] =>
    body
      .trim()
      .split('\n')
      .map((line): unknown => JSON.parse(line))
  const detail = async (options: object = {}) =>
    (await server.call(policy.detail, { documentId: 'policy' }, { as: user, ...options })).data
  const labelsAt = async (words: string, options: object = {}) => {
    const { content, labels } = await detail(options)
    return labels.filter((one) => content.slice(one.start, one.end) === words).map((one) => one.type)
  }

  test('a label is put right with the same words that were read alike, comes out as training data, and can be taken back', async () => {
    const { content } = await detail()
    expect(await labelsAt('龙头企业')).toEqual(['institution', 'institution'])
    const start = content.indexOf('龙头企业')
    const span = { field: 'body', start, end: start + 4 }
    tick()
    const saved = await save({ kind: 'label', span, label: 'industry' }, 'policy')
    expect(saved.data).toMatchObject({ words: '龙头企业', before: 'institution' })
    expect(await labelsAt('龙头企业')).toEqual(['industry', 'industry'])
    // The past stays as it was read.
    expect(await labelsAt('龙头企业', { asOf: '2024-03-12T00:00:00Z' })).not.toContain('industry')
    const { raw } = await server.call(corrections.exportLabels, { kind: 'label' }, { as: user })
    expect(linesOf(raw.body)).toMatchObject([{ label: 'industry', words: '龙头企业', field: 'body', start }])
    // It stays through a new reading.
    await readAgain(server.sql, 1, 'all', null)
    await (await testReading(server)).work()
    expect(await labelsAt('龙头企业')).toEqual(['industry', 'industry'])
    tick()
    await server.call(corrections.revert, { correctionId: saved.data.correctionId }, { as: user })
    expect(await labelsAt('龙头企业')).toEqual(['institution', 'institution'])
  })

  test('who issues it is put right for lists, filters and counts, against what the source says', async () => {
    const departments = async () => (await detail()).bodies.map((one) => [one.department, one.level, one.region])
    expect(await departments()).toEqual([['能源总署', 'ministry', null]])
    tick()
    const saved = await save({ kind: 'department', departments: ['江苏省能源局', '国务院'] }, 'policy')
    expect(saved.data).toMatchObject({ before: '能源总署', words: '' })
    expect(await departments()).toEqual([
      ['江苏省能源局', 'local', 'CN-JS'],
      ['国务院', 'national', null],
    ])
    const { data } = await server.call(policy.list, { by: 'department', value: '江苏省能源局' }, { as: user })
    expect(data.dataList.map((one) => one.documentId)).toEqual(['policy'])
    const { raw } = await server.call(corrections.exportLabels, { kind: 'department' }, { as: user })
    expect(linesOf(raw.body)).toMatchObject([{ departments: ['江苏省能源局', '国务院'] }])
    tick()
    await server.call(corrections.revert, { correctionId: saved.data.correctionId }, { as: user })
    expect(await departments()).toEqual([['能源总署', 'ministry', null]])
  })

  test('what is no policy has neither; words that are not there are refused', async () => {
    await expect(save({ kind: 'department', departments: ['国务院'] })).resolves.toMatchObject({
      code: 'NOT_A_POLICY_TEXT',
    })
    await expect(
      save({ kind: 'label', span: { field: 'body', start: 900, end: 904 }, label: 'person' }, 'policy'),
    ).resolves.toMatchObject({ code: 'BAD_SPAN' })
  })
})
