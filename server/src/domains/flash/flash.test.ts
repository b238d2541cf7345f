import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { flash, TIME_POINT_LIMIT } from '@pandora/contract/domains/flash/operations'
import { endOfDay, instantOf } from '@pandora/contract/time'
import { facts } from '../../testing-facts.ts'
import { testServer, type Caller, type TestServer } from '../../testing.ts'

let server: TestServer
let reader: Caller
let other: Caller

const morning = '2024-03-05T01:30:00.000Z'
const at = (text: string) => Date.parse(text)

beforeAll(async () => {
  server = await testServer()
  reader = await server.caller()
  other = await server.caller()
  server.clock.now = at('2024-03-06T02:00:00Z')
  await facts(server.sql, { startedAt: at('2024-03-05T12:00:00Z'), file: 'news.csv' })
    .company({ id: 'SHZ-000901', short: '晨星科技', en: 'Morning Star Tech Co., Ltd.' })
    .bars('SHZ-000901', [
      { date: '2024-03-01', close: 10 },
      { date: '2024-03-04', close: 11, previous: 10 },
    ])
    .document({
      id: 'n1',
      title: '晨星科技中标',
      body: '晨星科技中标。合同金额三亿元。工期两年。',
      at: morning,
      companies: ['SHZ-000901'],
      images: ['https://img.example.test/a.png', 'https://img.example.test/b.png', 'https://img.example.test/c.png'],
    })
    .document({
      id: 'n2',
      title: 'Same instant',
      body: 'Same instant',
      at: morning,
      source: '测试社',
      sourceEn: 'Test Wire',
      language: 'en',
      images: ['https://img.example.test/a.png'],
    })
    .document({ id: 'n3', title: '早间要闻', at: '2024-03-05T00:10:00.000Z' })
    .document({ id: 'n4', title: '隔夜要闻', at: '2024-03-04T13:00:00.000Z' })
    .document({ id: 'n5', title: '只有日期', at: '2024-03-03T15:59:59.999Z', precision: 'day' })
    .document({ id: 'n0', title: '凌晨要闻', at: '2024-03-02T17:00:00.000Z' })
    .document({ id: 'n6', title: '只有年份', kind: 'policy', at: '2023-12-31T15:59:59.999Z', precision: 'year' })
    .save()
  await facts(server.sql, { startedAt: at('2024-03-05T14:00:00Z'), file: 'again.csv' })
    .document({ id: 'n3', title: '早间要闻（更正）', at: '2024-03-05T00:10:00.000Z' })
    .save()
})
afterAll(() => server.stop())

const ids = (answer: { data: { dataList: { newsId: string }[] } }) => answer.data.dataList.map((item) => item.newsId)

describe('daily flash list', () => {
  test('FLASH-04 FLASH-09 works with no session and none of the carried headers, newest first', async () => {
    const answer = await server.call(flash.dailyFlashList, { direction: 'down', page_size: 20 })
    expect(answer.code).toBe('0')
    expect(ids(answer)).toEqual(['n2', 'n1', 'n3', 'n4', 'n5', 'n0', 'n6'])
    expect(answer.data.hasMore).toBe(false)
  })

  test('FLASH-09 pages down by time and id, so that items of one instant are neither lost nor repeated', async () => {
    const seen: string[] = []
    let place: { ptime?: number; newsId?: string } = {}
    for (let page = 0; page < 8; page++) {
      const answer = await server.call(flash.dailyFlashList, { direction: 'down', page_size: 1, ...place })
      seen.push(...ids(answer))
      const last = answer.data.dataList.at(-1)
      if (!last) break
      place = { ptime: last.newsTimestamp, newsId: last.newsId }
    }
    expect(seen).toEqual(['n2', 'n1', 'n3', 'n4', 'n5', 'n0', 'n6'])
  })

  test('FLASH-09 up answers the items next newer than a place, newest first', async () => {
    const answer = await server.call(flash.dailyFlashList, {
      direction: 'up',
      page_size: 2,
      ptime: at('2024-03-04T13:00:00Z'),
      newsId: 'n4',
    })
    expect(ids(answer)).toEqual(['n1', 'n3'])
    expect(answer.data.hasMore).toBe(true)
    expect(ids(await server.call(flash.dailyFlashList, { direction: 'up', ptime: at(morning), newsId: 'n2' }))).toEqual(
      [],
    )
    expect(ids(await server.call(flash.dailyFlashList, { direction: 'up' }))).toEqual([])
  })

  test('FLASH-09 down without an id answers only what is older than the instant', async () => {
    expect(ids(await server.call(flash.dailyFlashList, { direction: 'down', ptime: at(morning) }))).toEqual([
      'n3',
      'n4',
      'n5',
      'n0',
      'n6',
    ])
  })

  test('FLASH-09 may be narrowed to a kind', async () => {
    expect(ids(await server.call(flash.dailyFlashList, { kind: 'policy' }))).toEqual(['n6'])
  })

  test('FLASH-09 as of an instant shows what was known then, in the wording of then', async () => {
    const then = await server.call(flash.dailyFlashList, {}, { asOf: '2024-03-05T00:30:00Z' })
    expect(ids(then)).toEqual(['n3', 'n4', 'n5', 'n0', 'n6'])
    expect(then.data.dataList[0]?.title).toBe('早间要闻')
    expect((await server.call(flash.dailyFlashList, {})).data.dataList[2]?.title).toBe('早间要闻（更正）')
  })

  test('FLASH-09 refuses another direction, a size of 101 and an unknown market by name', async () => {
    expect(await server.call(flash.dailyFlashList, { direction: 'left' as 'up' })).toMatchObject({
      status: 400,
      code: 'BAD_INPUT',
      data: { field: 'direction' },
    })
    expect(await server.call(flash.dailyFlashList, { page_size: 101 })).toMatchObject({
      status: 400,
      data: { field: 'page_size' },
    })
    expect(await server.call(flash.dailyFlashList, {}, { market: 'none' })).toMatchObject({
      status: 404,
      code: 'NO_SUCH_MARKET',
    })
  })

  test('FLASH-05 FLASH-06 FLASH-07 an item has its day label, wall clock, image class, companies with their last change', async () => {
    const { data } = await server.call(flash.dailyFlashList, {})
    const item = (id: string) => data.dataList.find((one) => one.newsId === id)
    expect(item('n1')).toMatchObject({
      newsDate: 'Mar 05',
      newsDay: '2024-03-05',
      publishDateZh: '2024-03-05 09:30:00',
      newsTimestamp: at(morning),
      precision: 'instant',
      imageType: 3,
      source: '测试快讯',
      sourceEn: null,
      summary: '合同金额三亿元。工期两年。',
      companies: [
        { companyId: 'SHZ-000901', code: '000901', nameZh: '晨星科技', nameEn: 'Morning Star Tech Co., Ltd.' },
      ],
    })
    expect(item('n1')?.companies[0]?.changeRate).toBeCloseTo(10, 9)
    expect(item('n2')).toMatchObject({
      imageType: 2,
      summary: '',
      language: 'en',
      source: '测试社',
      sourceEn: 'Test Wire',
    })
    expect(item('n3')).toMatchObject({ imageType: 1, imageUrls: [] })
    // One in the morning in Shanghai is still the day before in UTC.
    expect(item('n0')).toMatchObject({
      newsDate: 'Mar 03',
      newsDay: '2024-03-03',
      publishDateZh: '2024-03-03 01:00:00',
    })
    expect(item('n5')).toMatchObject({ newsDate: 'Mar 03', publishDateZh: '2024-03-03', precision: 'day' })
    expect(item('n6')).toMatchObject({ newsDate: 'Dec 31', publishDateZh: '2023', precision: 'year' })
    expect(item('n1')?.imageUrls).toHaveLength(3)
    expect(JSON.stringify(data)).not.toContain('img.example.test')
  })
})

describe('editions', () => {
  test('FLASH-10 a day without a time point is all of its news, counted and paged', async () => {
    const first = await server.call(flash.newsList, { date: '2024-03-05', size: 2 }, { as: reader })
    expect(ids(first)).toEqual(['n2', 'n1'])
    expect(first.data).toMatchObject({ total: 3, page: 0, hasMore: true, to: endOfDay('2024-03-05') })
    const second = await server.call(flash.newsList, { date: '2024-03-05', size: 2, page: 1 }, { as: reader })
    expect(ids(second)).toEqual(['n3'])
    expect(second.data.hasMore).toBe(false)
  })

  test('FLASH-10 a time point closes what came after the one before it; the first of a day reaches back to the last of the day before', async () => {
    const own = await server.caller()
    for (const time of ['08:30', '20:00']) await server.call(flash.addTimePoint, { time }, { as: own })
    const early = await server.call(flash.newsList, { date: '2024-03-05', time: '08:30' }, { as: own })
    expect(ids(early)).toEqual(['n3', 'n4'])
    expect(early.data).toMatchObject({
      from: instantOf('2024-03-04', '20:00:00'),
      to: instantOf('2024-03-05', '08:30:00'),
    })
    expect(ids(await server.call(flash.newsList, { date: '2024-03-05', time: '20:00' }, { as: own }))).toEqual([
      'n2',
      'n1',
    ])
  })

  test('FLASH-10 without a date it is the day of the as-of instant, else today', async () => {
    expect(ids(await server.call(flash.newsList, {}, { as: reader }))).toEqual([])
    expect(ids(await server.call(flash.newsList, {}, { as: reader, asOf: '2024-03-04' }))).toEqual(['n4'])
  })

  test('FLASH-10 needs a session and a real day', async () => {
    expect(await server.call(flash.newsList, {})).toMatchObject({ status: 401, code: 'NOT_SIGNED_IN' })
    expect(await server.call(flash.newsList, { date: '2024-02-30' }, { as: reader })).toMatchObject({
      status: 400,
      code: 'BAD_INPUT',
    })
    expect(await server.call(flash.newsList, { time: '24:00' }, { as: reader })).toMatchObject({
      status: 400,
      data: { field: 'time' },
    })
  })
})

describe('time points', () => {
  test('FLASH-03 FLASH-11 FLASH-12 an added time point is there when the time points are read again, by time of day', async () => {
    const own = await server.caller()
    const { data } = await server.call(flash.addTimePoint, { time: '15:00' }, { as: own })
    await server.call(flash.addTimePoint, { time: '09:05' }, { as: own })
    const list = await server.call(flash.timePoints, {}, { as: own })
    expect(list.data.dataList.map((point) => point.time)).toEqual(['09:05', '15:00'])
    expect(list.data.dataList[1]?.id).toBe(data.id)
  })

  test('FLASH-12 the same time twice and a thirteenth are refused and change nothing', async () => {
    const own = await server.caller()
    for (let hour = 0; hour < TIME_POINT_LIMIT; hour++)
      await server.call(flash.addTimePoint, { time: `${String(hour).padStart(2, '0')}:00` }, { as: own })
    expect(await server.call(flash.addTimePoint, { time: '03:00' }, { as: own })).toMatchObject({
      status: 409,
      code: 'TIME_POINT_EXISTS',
    })
    expect(await server.call(flash.addTimePoint, { time: '23:00' }, { as: own })).toMatchObject({
      status: 409,
      code: 'TOO_MANY_TIME_POINTS',
      data: { limit: 12 },
    })
    expect((await server.call(flash.timePoints, {}, { as: own })).data.dataList).toHaveLength(12)
  })

  test('FLASH-12 thirteen at once leave twelve', async () => {
    const own = await server.caller()
    const answers = await Promise.all(
      Array.from({ length: 13 }, (_, hour) =>
        server.call(flash.addTimePoint, { time: `${String(hour).padStart(2, '0')}:30` }, { as: own }),
      ),
    )
    expect(answers.filter((answer) => answer.code === '0')).toHaveLength(12)
  })

  test('FLASH-12 only times of day are taken', async () => {
    for (const time of ['9:00', '25:00', '09:60', 'noon', ''])
      expect(await server.call(flash.addTimePoint, { time }, { as: reader }), time).toMatchObject({
        status: 400,
        code: 'BAD_INPUT',
      })
  })

  test("FLASH-13 deleting needs the token, and never reaches another user's", async () => {
    const { data: point } = await server.call(flash.addTimePoint, { time: '10:10' }, { as: reader })
    expect(await server.call(flash.deleteTimePoint, { id: point.id })).toMatchObject({
      status: 401,
      code: 'NOT_SIGNED_IN',
    })
    expect(await server.call(flash.deleteTimePoint, { id: point.id }, { as: other })).toMatchObject({
      status: 404,
      code: 'NOT_FOUND',
    })
    expect(await server.call(flash.deleteTimePoint, { id: 'no uuid' }, { as: reader })).toMatchObject({
      status: 404,
      code: 'NOT_FOUND',
    })
    const gone = await server.call(flash.deleteTimePoint, { id: point.id }, { as: reader })
    expect(gone.data).toEqual({ done: true })
    expect(gone.raw.headers['cache-control']).toBe('no-store')
    expect((await server.call(flash.timePoints, {}, { as: reader })).data.dataList).toEqual([])
  })
})

describe('news detail', () => {
  test('FLASH-14 one item with its text, where it came from and its wordings', async () => {
    const { data } = await server.call(flash.newsDetail, { newsId: 'n3' }, { as: reader })
    expect(data).toMatchObject({
      newsId: 'n3',
      title: '早间要闻（更正）',
      content: '早间要闻（更正）。正文。',
      category: null,
      provenance: {
        source: '测试快讯',
        sourceEn: null,
        file: 'again.csv',
        line: 2,
        knownBy: 'received',
        knownAt: '2024-03-05T14:00:00.000Z',
      },
    })
    expect((await server.call(flash.newsDetail, { newsId: 'n2' }, { as: reader })).data.provenance).toMatchObject({
      source: '测试社',
      sourceEn: 'Test Wire',
    })
    expect(data.versions).toEqual([
      { knownAt: '2024-03-05T14:00:00.000Z', title: '早间要闻（更正）', current: true },
      { knownAt: '2024-03-05T00:10:00.000Z', title: '早间要闻', current: false },
    ])
  })

  test('FLASH-14 as of before the correction only the first wording is known', async () => {
    const { data } = await server.call(flash.newsDetail, { newsId: 'n3' }, { as: reader, asOf: '2024-03-05T13:00:00Z' })
    expect(data.title).toBe('早间要闻')
    expect(data.versions).toEqual([{ knownAt: '2024-03-05T00:10:00.000Z', title: '早间要闻', current: true }])
  })

  test('FLASH-14 what is not known, not there, or asked for without a session is refused', async () => {
    expect(await server.call(flash.newsDetail, { newsId: 'n1' }, { as: reader, asOf: '2024-03-01' })).toMatchObject({
      status: 404,
      code: 'NOT_FOUND',
    })
    expect(await server.call(flash.newsDetail, { newsId: 'none' }, { as: reader })).toMatchObject({
      status: 404,
      code: 'NOT_FOUND',
    })
    expect(await server.call(flash.newsDetail, { newsId: 'n1' })).toMatchObject({ status: 401 })
    expect(await server.call(flash.newsDetail, {} as { newsId: string }, { as: reader })).toMatchObject({
      status: 400,
      data: { field: 'newsId' },
    })
  })

  test('FLASH-14 another market does not see it', async () => {
    await server.sql`insert into market values (9, 'other', '另一市场', 'Other market', true)`
    await server.web.services.markets.reload()
    expect(await server.call(flash.newsDetail, { newsId: 'n1' }, { as: reader, market: 'other' })).toMatchObject({
      status: 404,
    })
    expect(ids(await server.call(flash.dailyFlashList, {}, { market: 'other' }))).toEqual([])
  })
})
