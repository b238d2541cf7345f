import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { breakpoints, floorLayouts, gridColumns } from '@pandora/contract/domains/floors/grid'
import { tileMetadata } from '@pandora/contract/domains/floors/shapes'
import { floors } from '@pandora/contract/domains/floors/operations'
import { testServer, type Caller, type CallOptions, type TestServer } from '../../testing.ts'
import { overlap } from './layouts.ts'

let server: TestServer
let user: Caller
beforeAll(async () => {
  server = await testServer()
})
afterAll(() => server.stop())
beforeEach(async () => {
  user = await server.caller()
})

const open = async (input: Record<string, unknown> = {}, options: CallOptions = {}) =>
  (await server.call(floors.openList, input, { as: user, ...options })).data
const close = (floorId: string) => server.call(floors.close, { floorId }, { as: user })

describe('the first floor', () => {
  test('SHELL-39 SHELL-16 whoever has no floor gets one that shows the day, in the language asked, with five tiles in place on every grid', async () => {
    const first = await open()
    expect(first).toMatchObject({ total: 1, page: 0, hasMore: false })
    const [floor] = first.dataList
    expect(floor).toMatchObject({
      name: '今日',
      status: 'draft',
      open: true,
      master: false,
      thumbnails: '',
      revision: 0,
    })
    expect(
      floor?.rooms.map((room) => [
        room.key,
        tileMetadata.parse(JSON.parse(room.metadata)).view,
        tileMetadata.parse(JSON.parse(room.metadata)).link,
      ]),
    ).toEqual([
      ['dailyFlash', 'flash', 'A'],
      ['portfolioDashboard', 'event', 'A'],
      ['priceEvent', 'price', 'A'],
      ['portfolioDashboard', 'map', null],
      ['noyaxe', 'movers', null],
    ])
    const layouts = floorLayouts.parse(JSON.parse(floor?.layouts ?? ''))
    for (const at of breakpoints) {
      expect(layouts[at].map((place) => place.i).sort()).toEqual(floor?.rooms.map((room) => room.id).sort())
      expect(layouts[at].every((place) => place.x + place.w <= gridColumns[at])).toBe(true)
      expect(layouts[at].some((one, n) => layouts[at].some((other, m) => m > n && overlap(one, other)))).toBe(false)
    }
    expect((await open({}, { as: await server.caller(), language: 'en' })).dataList.map(({ name }) => name)).toEqual([
      'Today',
    ])
    // It is the same one from then on.
    expect((await open({}, { language: 'en' })).dataList[0]?.id).toBe(floor?.id)
  })

  test('SHELL-39 of many tabs that open at once one makes the floor, and all of them see it', async () => {
    const lists = await Promise.all(Array.from({ length: 8 }, () => open()))
    expect(new Set(lists.flatMap((one) => one.dataList.map((floor) => floor.id))).size).toBe(1)
    expect(lists.every((one) => one.total === 1)).toBe(true)
    expect(await server.sql`select 1 from floor where uid = ${user.uid}`).toHaveLength(1)
  })

  test('SHELL-39 whoever closed or deleted all of theirs is not given another', async () => {
    const [floor] = (await open()).dataList
    await close(floor?.id ?? '')
    expect(await open()).toMatchObject({ dataList: [], total: 0 })
    await server.call(floors.delete, { floorId: floor?.id ?? '' }, { as: user })
    expect(await open()).toMatchObject({ dataList: [], total: 0 })
  })

  test('floors belong to no market and to no date: the same stand in every market and as of every day', async () => {
    await server.sql`insert into market values (8, 'eighth', '第八市场', 'Eighth market', true) on conflict do nothing`
    await server.web.services.markets.reload()
    const [floor] = (await open()).dataList
    for (const options of [{ market: 'eighth' }, { asOf: '2019-01-01' }])
      expect((await open({}, options)).dataList).toEqual([floor])
  })
})
