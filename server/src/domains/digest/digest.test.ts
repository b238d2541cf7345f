import { digest } from '@pandora/contract/domains/digest/operations'
import { watch } from '@pandora/contract/domains/watch/operations'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { importedFacts, testReading } from '../../analysis/testing-work.ts'
import { testServer, type Caller, type TestServer } from '../../testing.ts'
import { at, bringNews, draft, subscribe, WEEK } from './testing-digest.ts'

let server: TestServer
let reader: Caller
let other: Caller
beforeAll(async () => {
  server = await testServer()
  server.clock.now = at('2024-03-09T02:00:00Z')
  reader = await server.caller()
  other = await server.caller()
  await bringNews(server)
  await (await testReading(server)).work()
})
afterAll(() => server.stop())

const room = 'room.hejun'

describe('weekly reports', () => {
  test('DIGEST-03 DIGEST-04 DIGEST-09 weeks with how many news each holds, copies and posts not counted; total is their sum', async () => {
    const { data } = await server.call(digest.weeklyReport, { weeks: 3 }, { as: reader })
    expect(data.weekList.map(({ week, newsCount, ended }) => [week, newsCount, ended])).toEqual([
      [WEEK, 3, false],
      ['2024-02-26', 1, true],
      ['2024-02-19', 0, true],
    ])
    expect(data.total).toBe(data.weekList.reduce((sum, one) => sum + one.newsCount, 0))
    expect(data.newest).toBe(WEEK)
  })

  test('a week as of a day in it knows nothing later', async () => {
    const { data } = await server.call(digest.weeklyReport, { weeks: 1 }, { as: reader, asOf: '2024-03-06' })
    expect(data.weekList.map(({ week, newsCount }) => [week, newsCount])).toEqual([[WEEK, 2]])
    const report = await server.call(digest.week, { week: WEEK }, { as: reader, asOf: '2024-03-06' })
    expect(report.data.stories.map((one) => one.newsId).toSorted()).toEqual(['a1', 'b1'])
    expect(report.data.figures.risers.map((one) => one.closes)).toEqual([[10, 11]])
  })

  test('a report merges copies, takes sentences as they stand, and says of each line which document it is of', async () => {
    const { data } = await server.call(digest.week, {}, { as: reader })
    expect(data).toMatchObject({ week: WEEK, newsCount: 3, storyCount: 3, leftOut: 0, cut: false })
    const contract = data.stories.find((one) => one.sources.some(({ newsId }) => newsId === 'a1'))
    expect(contract).toMatchObject({ copies: 2, sourceCount: 2 })
    expect(contract?.companies.map((one) => one.companyId)).toContain('SHZ-000901')
    const detail = new Map(
      await server.sql<{ document_id: string; body: string }[]>`select document_id, body from document`.then((rows) =>
        rows.map((row) => [row.document_id, row.body] as const),
      ),
    )
    for (const story of data.stories) {
      expect(story.sentences.length).toBeGreaterThan(0)
      expect(story.sentences.length).toBeLessThanOrEqual(3)
      for (const one of story.sentences)
        if (one.field === 'body') expect(detail.get(one.newsId)?.slice(one.start, one.end)).toBe(one.text)
      expect(story.why.reduce((sum, one) => sum + one.weight, 0)).toBeCloseTo(story.weight, 5)
    }
    expect(data.stories.map((one) => one.weight)).toEqual(
      data.stories.map((one) => one.weight).toSorted((a, b) => b - a),
    )
  })

  test('figures of the week come from the closes, with the one before the week', async () => {
    const { data } = await server.call(digest.week, {}, { as: reader })
    expect(data.figures).toMatchObject({
      indexes: [{ securityId: 'SSE-000985-index', closes: [4000, 4100], moved: 2.5, basis: 'traded' }],
      risers: [{ securityId: 'SHZ-000901', closes: [10, 11, 12], moved: 20 }],
      fallers: [{ securityId: 'SHZ-000902', closes: [20, 18], moved: -10 }],
      to: '2024-03-08',
    })
  })

  test('what a reader watches comes first, and says so', async () => {
    const watcher = await server.caller()
    await server.call(watch.add, { companyId: 'SHZ-000902' }, { as: watcher })
    const { data } = await server.call(digest.week, {}, { as: watcher })
    expect(data.stories[0]?.newsId).toBe('c1')
    expect(data.stories[0]?.why).toContainEqual({ code: 'watched', words: ['SHZ-000902'], weight: 4 })
  })
})

describe('news', () => {
  test('DIGEST-05 DIGEST-08 hasMore is false where fewer than ten came; copies stand behind their first', async () => {
    const { data } = await server.call(digest.news, {}, { as: reader })
    expect(data.dataList.map(({ newsId, copies }) => [newsId, copies])).toEqual([
      ['c1', 0],
      ['b1', 0],
      ['a1', 1],
      ['d1', 0],
    ])
    expect(data).toMatchObject({ total: 4, page: 0, hasMore: false })
    const more = importedFacts(server)
    for (let count = 0; count < 8; count++)
      more.document({ id: `z${count}`, title: `第${count}号独立消息`, at: `2023-01-0${count + 1}T03:00:00.000Z` })
    await more.save()
    const [first, second] = [
      await server.call(digest.news, { page: 0 }, { as: reader }),
      await server.call(digest.news, { page: 1 }, { as: reader }),
    ]
    expect([first.data.dataList.length, first.data.hasMore]).toEqual([10, true])
    expect([second.data.dataList.length, second.data.hasMore]).toEqual([2, false])
  })

  test('as of a day the total counts what is listed: a text dated later is in neither, though it was known before', async () => {
    await importedFacts(server)
      .document({ id: 'ahead', title: '明日公布的数据', at: '2024-03-07T03:00:00.000Z' })
      .save()
    await server.sql`update document set known_at = '2024-03-05T03:00:00Z' where document_id = 'ahead'`
    const { data } = await server.call(digest.news, { size: 100 }, { as: reader, asOf: '2024-03-06' })
    expect(data.dataList.map((one) => one.newsId)).not.toContain('ahead')
    expect(data.total).toBe(data.dataList.length)
    await server.sql`delete from document where document_id = 'ahead'`
  })

  test('the news of a week are those that its report counts', async () => {
    const { data } = await server.call(digest.news, { week: WEEK }, { as: reader })
    expect(data.dataList.map((one) => one.newsId)).toEqual(['c1', 'b1', 'a1'])
  })
})

describe('mail status', () => {
  test('DIGEST-01 DIGEST-02 DIGEST-06 DIGEST-07 the weekly room has a mail switch; off until it is saved on, and each user has their own', async () => {
    const status = (as: Caller) => server.call(digest.mailStatus, { roomPermissionId: room }, { as })
    expect((await status(reader)).data).toEqual({ isSend: false, roomPermissionId: room })
    const saved = await server.call(digest.saveMailStatus, { roomPermissionId: room, isSend: true }, { as: reader })
    expect(saved.data).toEqual({ isSend: true, roomPermissionId: room })
    expect((await status(reader)).data.isSend).toBe(true)
    expect((await status(other)).data.isSend).toBe(false)
    const { data } = await server.call(digest.subscriptions, {}, { as: reader })
    expect(data.dataList).toMatchObject([{ edition: 'weekly', scope: 'market', mail: true, weekday: 6 }])
    await server.call(digest.saveMailStatus, { roomPermissionId: room, isSend: false }, { as: reader })
    expect((await status(reader)).data.isSend).toBe(false)
  })

  test('a room without a mail switch is not found', async () => {
    expect((await server.call(digest.mailStatus, { roomPermissionId: 'room.dailyFlash' }, { as: reader })).code).toBe(
      'NOT_FOUND',
    )
    expect(
      (await server.call(digest.saveMailStatus, { roomPermissionId: 'x', isSend: true }, { as: reader })).code,
    ).toBe('NOT_FOUND')
  })
})

describe('subscriptions', () => {
  test('bad ones are refused by name, and nothing is kept of them', async () => {
    const codes = async (more: Parameters<typeof draft>[0], as = other) =>
      (await server.call(digest.saveSubscription, draft(more), { as })).code
    expect(await codes({ zone: 'Mars/Base' })).toBe('DIGEST_ZONE')
    expect(await codes({ scope: 'group' })).toBe('DIGEST_SCOPE')
    expect(await codes({ scope: 'theme', themeId: 'none' })).toBe('NOT_FOUND')
    expect(await codes({ subscriptionId: '00000000-0000-4000-8000-000000000000' })).toBe('NOT_FOUND')
    expect((await server.call(digest.subscriptions, {}, { as: other })).data.total).toBe(0)
    const id = await subscribe(server, reader)
    expect(await codes({ subscriptionId: id })).toBe('NOT_FOUND')
    expect((await server.call(digest.removeSubscription, { subscriptionId: id }, { as: other })).code).toBe('NOT_FOUND')
  })

  test('the next closing is told in the zone of the subscription, after the weekend', async () => {
    const saved = await server.call(digest.saveSubscription, draft({ zone: 'Europe/London', minute: 8 * 60 }), {
      as: other,
    })
    // Saturday: the next trading day is Monday, and London is at UTC until the end of March.
    expect(saved.data.nextAt).toBe('2024-03-11T08:00:00.000Z')
  })

  test('a preview says what an edition of the instant would say, and keeps nothing', async () => {
    const { data } = await server.call(digest.preview, draft({ edition: 'custom', minute: 600 }), {
      as: reader,
      asOf: '2024-03-06T12:00:00Z',
    })
    expect(data.stories.map((one) => one.newsId).toSorted()).toEqual(['a2', 'b1'])
    expect([data.from, data.to]).toEqual(['2024-03-05T02:00:00.000Z', '2024-03-06T12:00:00.000Z'])
    expect((await server.call(digest.archive, {}, { as: reader })).data.total).toBe(0)
    // The mail as it would look, and that a list in which nobody stands is the reason why nothing is told.
    expect(data.about).toBeNull()
    expect(data.mail.subject).toContain('2024-03-06')
    expect(data.mail.html).toContain(data.stories[0]?.title)
    const nobody = await server.call(digest.preview, draft({ scope: 'watch' }), { as: reader, asOf: '2024-03-06' })
    expect([nobody.data.about, nobody.data.stories]).toEqual([0, []])
  })
})
