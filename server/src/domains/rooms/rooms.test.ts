import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { rooms } from '@pandora/contract/domains/rooms/operations'
import { roomKeys } from '@pandora/contract/room'
import { roomCatalogue } from '@pandora/contract/room-catalogue'
import { testServer, type Caller, type TestServer } from '../../testing.ts'

let server: TestServer
let user: Caller
beforeAll(async () => {
  server = await testServer()
})
afterAll(() => server.stop())
beforeEach(async () => {
  user = await server.caller()
})

const preset = ['dailyFlash', 'priceEvent', 'portfolioDashboard', 'noyaxe']
const subscribed = async (input = {}) => (await server.call(rooms.subscribed, input, { as: user })).data

describe('the catalogue', () => {
  test('SHELL-27 there are exactly the fourteen rooms, in their order', () => {
    expect(roomKeys.join()).toBe(
      'bigTheme,dailyFlash,financialReport,priceEvent,hejun,heJunNews,portfolioDashboard,riskManagement,noyaxe,supplyChain,investmentFinancingMonitor,policyAnalysis,marketOpinion,huakong',
    )
    expect(Object.keys(roomCatalogue).sort()).toEqual([...roomKeys].sort())
  })

  test('SHELL-31 the default tab is event of supply chain, risk management and portfolio dashboard, and theme of a big theme', () => {
    for (const key of ['supplyChain', 'riskManagement', 'portfolioDashboard'] as const)
      expect([key, roomCatalogue[key].views[0].key]).toEqual([key, 'event'])
    expect(roomCatalogue.bigTheme.views[0].key).toBe('theme')
  })

  test('every room has its words in both languages, and every view a size that its grids hold', () => {
    for (const [key, { name, sentence, views }] of Object.entries(roomCatalogue)) {
      for (const text of [name.zh, name.en, sentence.zh, sentence.en]) expect(text, key).not.toBe('')
      expect(new Set(views.map((view) => view.key)).size).toBe(views.length)
      for (const { size, min } of views) {
        expect([size.sm.w, size.md.w <= 12, size.lg.w <= 24], key).toEqual([1, true, true])
        expect([min.w <= size.lg.w, min.h <= Math.min(size.sm.h, size.md.h, size.lg.h)], key).toEqual([true, true])
      }
    }
  })
})

describe('what is offered', () => {
  test('SHELL-48 SHELL-29 SHELL-30 every room is offered in both languages with its permission, and says whether it can be opened', async () => {
    const { dataList } = (await server.call(rooms.data, {}, { as: user })).data
    expect(dataList.map((room) => room.key)).toEqual([...roomKeys])
    expect(dataList.filter((room) => room.ready).map((room) => room.key)).toEqual(
      roomKeys.filter((key) => roomCatalogue[key].ready),
    )
    expect(dataList.filter((room) => room.ready).map((room) => room.key)).toEqual(expect.arrayContaining(preset))
    expect(dataList[1]).toMatchObject({
      id: 'dailyFlash',
      nameZh: '快讯',
      nameEn: 'Daily flash',
      roomPermissionId: 'room.dailyFlash',
      ready: true,
      subscribed: true,
      instanceId: `${user.uid}.dailyFlash`,
      subscribedAt: null,
    })
    expect(dataList[0]).toMatchObject({
      key: 'bigTheme',
      ready: true,
      subscribed: false,
      instanceId: null,
      views: [
        { key: 'theme', nameZh: '主题', nameEn: 'Themes' },
        { key: 'events' },
        { key: 'members' },
        { key: 'index' },
      ],
    })
  })

  test('SHELL-30 a room that is not for a role is not offered, nor is it found', async () => {
    const { roles } = roomCatalogue.huakong
    Object.assign(roomCatalogue.huakong, { roles: ['admin'] })
    try {
      expect((await server.call(rooms.data, {}, { as: user })).data.dataList.map((room) => room.key)).not.toContain(
        'huakong',
      )
      for (const operation of [rooms.detail, rooms.add, rooms.subscribe, rooms.unsubscribe])
        expect(await server.call(operation, { roomId: 'huakong' }, { as: user })).toMatchObject({
          status: 404,
          code: 'NOT_FOUND',
        })
      expect((await server.call(rooms.detail, { roomId: 'huakong' }, { as: await server.caller('admin') })).code).toBe(
        '0',
      )
    } finally {
      Object.assign(roomCatalogue.huakong, { roles })
    }
  })

  test('SHELL-49 one room is answered by its id, and a room that is none is not found', async () => {
    expect((await server.call(rooms.detail, { roomId: 'noyaxe' }, { as: user })).data).toMatchObject({
      key: 'noyaxe',
      views: [
        { key: 'stocks' },
        { key: 'movers' },
        { key: 'ranks' },
        { key: 'industries' },
        { key: 'medals' },
        { key: 'answer' },
      ],
    })
    for (const roomId of ['toString', 'no such room', '__proto__'])
      expect(await server.call(rooms.detail, { roomId }, { as: user })).toMatchObject({
        status: 404,
        code: 'NOT_FOUND',
      })
  })
})

describe('subscriptions', () => {
  test('SHELL-26 SHELL-52 a new user is subscribed to the four rooms there are; pages are of 30', async () => {
    expect(await subscribed()).toMatchObject({ total: 4, page: 0, hasMore: false })
    expect((await subscribed()).dataList.map((room) => room.key)).toEqual(preset)
    for (const roomId of roomKeys) await server.call(rooms.subscribe, { roomId }, { as: user })
    expect(rooms.subscribed.input.parse({}).size).toBe(30)
    expect((await subscribed()).dataList).toHaveLength(14)
    const second = await subscribed({ page: 1, size: 10 })
    expect([second.dataList.map((room) => room.key), second.total, second.hasMore]).toEqual([
      roomKeys.slice(10),
      14,
      false,
    ])
    expect(await subscribed({ page: 3 })).toMatchObject({ dataList: [], total: 14 })
  })

  test('SHELL-51 a room is subscribed to and stays so; NOY-01 also one that a later version builds', async () => {
    for (const roomId of ['supplyChain', 'noyaxe'])
      expect((await server.call(rooms.subscribe, { roomId }, { as: user })).data).toMatchObject({
        key: roomId,
        subscribed: true,
      })
    const first = (await subscribed()).dataList.find((room) => room.key === 'supplyChain')
    expect(first?.subscribedAt).toBe(new Date(server.clock.now).toISOString())
    server.clock.now += 60_000
    await server.call(rooms.subscribe, { roomId: 'supplyChain' }, { as: user })
    expect((await subscribed()).dataList.find((room) => room.key === 'supplyChain')?.subscribedAt).toBe(
      first?.subscribedAt,
    )
  })

  test('SHELL-50 adding a room subscribes and answers its instance, the same every time', async () => {
    const add = async () => (await server.call(rooms.add, { roomId: 'huakong' }, { as: user })).data
    const first = await add()
    expect(first).toMatchObject({ subscribed: true, instanceId: `${user.uid}.huakong` })
    expect((await add()).instanceId).toBe(first.instanceId)
    expect((await subscribed()).total).toBe(5)
  })

  test('SHELL-26 unsubscribing ends it, also of a preset room, and concerns nobody else', async () => {
    const other = await server.caller()
    expect((await server.call(rooms.unsubscribe, { roomId: 'dailyFlash' }, { as: user })).data).toMatchObject({
      subscribed: false,
      instanceId: null,
      subscribedAt: null,
    })
    expect((await subscribed()).dataList.map((room) => room.key)).toEqual(preset.slice(1))
    expect((await server.call(rooms.subscribed, {}, { as: other })).data.total).toBe(4)
    for (const roomId of preset) await server.call(rooms.unsubscribe, { roomId }, { as: user })
    expect(await subscribed()).toMatchObject({ dataList: [], total: 0 })
  })

  test('SHELL-51 the other tabs of the user hear of it, in whatever market they are', async () => {
    const heard: string[] = []
    const other = await server.caller()
    const stops = await Promise.all(
      [user, other].map((one, at) =>
        server.listen({ marketId: 7, uid: one.uid, admin: false }, (event) => heard.push(`${at} ${event.topic}`)),
      ),
    )
    await server.call(rooms.subscribe, { roomId: 'huakong' }, { as: user })
    await expect.poll(() => heard).toEqual(['0 floors'])
    for (const stop of stops) stop()
  })
})
