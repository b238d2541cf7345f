import { charting, DRAWING_LIMIT, LAYOUT_LIMIT } from '@pandora/contract/domains/charting/operations'
import type { ChartSettings } from '@pandora/contract/view/chart-settings'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { DEMO_MARKET } from '../../shared/markets.ts'
import { facts } from '../../testing-facts.ts'
import { testServer, type Caller, type TestServer } from '../../testing.ts'

let server: TestServer
const bank = 'SHZ-000901'

beforeAll(async () => {
  server = await testServer()
  server.clock.now = Date.parse('2024-06-05T02:00:00Z')
  await facts(server.sql)
    .company({ id: bank, short: '澄岳银行', en: 'Chengyue Bank' })
    .bars(bank, [{ date: '2024-06-03', close: 10 }])
    .save()
})
afterAll(() => server.stop())

const level = {
  securityId: bank,
  kind: 'level' as const,
  anchors: [{ date: '2024-06-03', price: 10.5 }],
  basis: 'traded' as const,
  reference: { date: '2024-06-03', price: 10 },
}
const trend = {
  ...level,
  kind: 'trend' as const,
  anchors: [
    { date: '2024-05-31', price: 9 },
    { date: '2024-06-03', price: 11 },
  ],
}
const settings: ChartSettings = {
  range: '1y',
  interval: 'week',
  type: 'candles',
  scale: 'log',
  indicators: ['ma20', 'macd'],
}

const keep = (as: Caller, input: Parameters<typeof server.call<typeof charting.keepDrawing>>[1], asOf?: string) =>
  server.call(charting.keepDrawing, input, { as, ...(asOf ? { asOf } : {}) })
const drawings = async (as: Caller, asOf?: string) =>
  (await server.call(charting.drawings, { securityId: bank }, { as, ...(asOf ? { asOf } : {}) })).data

describe('drawings', () => {
  test('a drawing is kept for its user, market and security, changed and deleted; nobody else sees or touches it', async () => {
    const [own, other] = [await server.caller(), await server.caller()]
    const kept = (await keep(own, level)).data
    expect(kept).toMatchObject({ kind: 'level', anchors: level.anchors, text: '', basis: 'traded' })
    expect(await drawings(own)).toMatchObject({ dataList: [{ drawingId: kept.drawingId }], later: 0 })
    expect((await drawings(other)).dataList).toEqual([])
    const moved = {
      ...level,
      drawingId: kept.drawingId,
      anchors: [{ date: '2024-06-03', price: 12 }],
      text: ' 压力位 ',
    }
    expect(await keep(other, moved)).toMatchObject({ status: 404, code: 'NOT_FOUND' })
    expect((await keep(own, moved)).data).toMatchObject({ drawingId: kept.drawingId, text: '压力位' })
    expect((await drawings(own)).dataList).toMatchObject([{ anchors: [{ price: 12 }] }])
    const { drawingId } = kept
    expect(await server.call(charting.removeDrawing, { drawingId }, { as: other })).toMatchObject({ status: 404 })
    expect((await server.call(charting.removeDrawing, { drawingId }, { as: own })).data).toEqual({ done: true })
    expect((await drawings(own)).dataList).toEqual([])
    expect(await server.call(charting.removeDrawing, { drawingId }, { as: own })).toMatchObject({ status: 404 })
  })

  test('what was drawn later than the as-of instant is not told, only counted; what was drawn as of it is', async () => {
    const own = await server.caller()
    await keep(own, level)
    const then = (await keep(own, trend, '2024-06-03')).data
    expect(then.seenAt < '2024-06-04').toBe(true)
    expect(await drawings(own, '2024-06-03')).toMatchObject({ dataList: [{ drawingId: then.drawingId }], later: 1 })
    expect(await drawings(own, '2024-05-30')).toEqual({ dataList: [], later: 2 })
    expect((await drawings(own)).dataList).toHaveLength(2)
    // Moved today, it knows of today.
    await keep(own, { ...trend, drawingId: then.drawingId })
    expect((await drawings(own, '2024-06-03')).later).toBe(2)
  })

  test('a guest of the demo keeps drawings too', async () => {
    const guest = await server.caller('guest')
    // Guests are in the demo market alone.
    const [demo] = await server.sql<{ id: number }[]>`select market_id as id from market where key = ${DEMO_MARKET}`
    await facts(server.sql, { marketId: demo?.id ?? 0 })
      .company({ id: 'SSE-600901', short: '演示', en: 'Demo' })
      .save()
    const drawn = { ...level, securityId: 'SSE-600901' }
    const kept = (await keep(guest, drawn)).data
    const { data } = await server.call(charting.drawings, { securityId: 'SSE-600901' }, { as: guest })
    expect(data.dataList).toEqual([kept])
    expect((await keep(guest, level)).status).toBe(404)
    expect((await server.call(charting.keepLast, { settings }, { as: guest })).data).toEqual({ done: true })
  })

  test('refused: not signed in, points that do not fit the kind, a note without words, an unknown security, bad input', async () => {
    const own = await server.caller()
    expect((await server.call(charting.keepDrawing, level)).status).toBe(401)
    expect((await server.call(charting.drawings, { securityId: bank })).status).toBe(401)
    expect((await server.call(charting.removeDrawing, { drawingId: 'x' })).status).toBe(401)
    expect(await keep(own, { ...trend, anchors: level.anchors })).toMatchObject({
      status: 400,
      data: { field: 'anchors' },
    })
    expect(await keep(own, { ...level, anchors: trend.anchors })).toMatchObject({
      status: 400,
      data: { field: 'anchors' },
    })
    expect(await keep(own, { ...level, kind: 'note', text: '  ' })).toMatchObject({
      status: 400,
      data: { field: 'text' },
    })
    expect(await keep(own, { ...level, text: 'x'.repeat(281) })).toMatchObject({ status: 400, data: { field: 'text' } })
    expect((await keep(own, { ...level, anchors: [{ date: '2024-06-03', price: 1e12 }] })).status).toBe(400)
    expect((await keep(own, { ...level, anchors: [{ date: 'gestern', price: 1 }] })).status).toBe(400)
    expect(await keep(own, { ...level, securityId: 'SHZ-999999' })).toMatchObject({ status: 404 })
    expect(await keep(own, { ...level, drawingId: 'nobody' })).toMatchObject({ status: 404 })
    expect((await drawings(own)).dataList).toEqual([])
  })

  test('a chart holds so many drawings and no more', async () => {
    const own = await server.caller()
    await server.sql`insert into chart_drawing
      select gen_random_uuid(), ${own.uid}, 1, ${bank}, 'level', 'traded',
        ${server.sql.json({ anchors: level.anchors, text: '', reference: level.reference })}, now(), now()
        from generate_series(1, ${DRAWING_LIMIT - 1})`
    const last = await keep(own, level)
    expect(last.status).toBe(200)
    expect(await keep(own, level)).toMatchObject({ status: 409, code: 'LIST_FULL', data: { limit: DRAWING_LIMIT } })
    // One that is there can still be moved.
    expect((await keep(own, { ...level, drawingId: last.data.drawingId })).status).toBe(200)
  })
})

describe('layouts', () => {
  const layouts = async (as: Caller) => (await server.call(charting.layouts, {}, { as })).data

  test('a layout is saved by name, changed, and deleted; the settings of the last chart are remembered', async () => {
    const [own, other] = [await server.caller(), await server.caller()]
    expect(await layouts(own)).toEqual({ dataList: [], last: null })
    const saved = (await server.call(charting.saveLayout, { name: ' 周线 ', settings }, { as: own })).data
    expect(saved).toMatchObject({ name: '周线', settings })
    const { layoutId } = saved
    const daily: ChartSettings = { ...settings, interval: 'day' }
    await server.call(charting.saveLayout, { layoutId, name: '日线', settings: daily }, { as: own })
    await server.call(charting.keepLast, { settings }, { as: own })
    await server.call(charting.keepLast, { settings: daily }, { as: own })
    expect(await layouts(own)).toEqual({ dataList: [{ layoutId, name: '日线', settings: daily }], last: daily })
    expect(await layouts(other)).toEqual({ dataList: [], last: null })
    const taken = { layoutId, name: '夺取', settings }
    expect(await server.call(charting.saveLayout, taken, { as: other })).toMatchObject({ status: 404 })
    expect(await server.call(charting.removeLayout, { layoutId }, { as: other })).toMatchObject({ status: 404 })
    expect((await server.call(charting.removeLayout, { layoutId }, { as: own })).data).toEqual({ done: true })
    expect((await layouts(own)).dataList).toEqual([])
  })

  test('refused: not signed in, no name, a name twice, unknown settings, too many', async () => {
    const own = await server.caller()
    expect((await server.call(charting.saveLayout, { name: 'x', settings })).status).toBe(401)
    expect((await server.call(charting.layouts, {})).status).toBe(401)
    expect((await server.call(charting.keepLast, { settings })).status).toBe(401)
    expect(await server.call(charting.saveLayout, { name: ' ', settings }, { as: own })).toMatchObject({
      status: 400,
      data: { field: 'name' },
    })
    const odd = { ...settings, indicators: ['astrology'] } as unknown as ChartSettings
    expect((await server.call(charting.saveLayout, { name: 'x', settings: odd }, { as: own })).status).toBe(400)
    for (let at = 0; at < LAYOUT_LIMIT; at += 1)
      await server.call(charting.saveLayout, { name: `布局 ${at}`, settings }, { as: own })
    expect(await server.call(charting.saveLayout, { name: '布局 3', settings }, { as: own })).toMatchObject({
      code: 'NAME_TAKEN',
    })
    expect(await server.call(charting.saveLayout, { name: '再一个', settings }, { as: own })).toMatchObject({
      status: 409,
      code: 'LIST_FULL',
      data: { limit: LAYOUT_LIMIT },
    })
  })
})
