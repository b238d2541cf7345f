import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { floorLayouts } from '@pandora/contract/domains/floors/grid'
import {
  FLOOR_LIMIT,
  FLOOR_PAGE_SIZE,
  FLOOR_RESTORE_DAYS,
  OPEN_FLOOR_LIMIT,
  type Floor,
} from '@pandora/contract/domains/floors/shapes'
import { floors } from '@pandora/contract/domains/floors/operations'
import { rooms } from '@pandora/contract/domains/rooms/operations'
import { pruneFloors } from './queries.ts'
import { testServer, type Caller, type CallOptions, type TestServer } from '../../testing.ts'

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
const create = async (input: { name?: string } = {}, as = user) =>
  (await server.call(floors.create, input, { as })).data
const list = async (status: 'save' | 'history', more = {}) =>
  (await server.call(floors.listByType, { status, ...more }, { as: user })).data
const close = (floorId: string) => server.call(floors.close, { floorId }, { as: user })
const names = (dataList: readonly Floor[]) => dataList.map((floor) => floor.name)
/** Floors written at once, to come near the limits. */
const fill = (
  count: number,
  status: string,
  isOpen: boolean,
) => server.sql`insert into floor (floor_id, uid, key, name, status, open, position, updated_at, closed_at)
  select gen_random_uuid(), ${user.uid}, 'filled-' || n, '满 ' || n, ${status}, ${isOpen}, n, now() - n * interval '1 minute', now() - n * interval '1 minute' from generate_series(1, ${count}) n`

describe('lists', () => {
  test('SHELL-21 SHELL-34 saved and historical floors are listed apart, 60 a page, the latest first', async () => {
    await fill(130, 'history', false)
    await fill(3, 'save', false).catch(() => {})
    await server.sql`update floor set status = 'save' where uid = ${user.uid} and key in ('filled-1', 'filled-2')`
    expect(floors.listByType.input.parse({})).toMatchObject({ status: 'save', page: 0, size: FLOOR_PAGE_SIZE })
    expect(names((await list('save')).dataList)).toEqual(['满 1', '满 2'])
    const first = await list('history')
    expect([first.dataList.length, first.total, first.hasMore, first.dataList[0]?.name]).toEqual([
      60,
      128,
      true,
      '满 3',
    ])
    const last = await list('history', { page: 2 })
    expect([last.dataList.length, last.hasMore, last.dataList[7]?.name]).toEqual([8, false, '满 130'])
    expect((await list('history', { page: 9 })).total).toBe(128)
  })

  test('SHELL-20 closing an unsaved floor puts it into history; closing a saved one leaves it saved', async () => {
    const draft = await create({ name: 'a' })
    expect((await close(draft.id)).data).toMatchObject({
      status: 'history',
      open: false,
      closedAt: new Date(server.clock.now).toISOString(),
    })
    expect(names((await list('history')).dataList)).toEqual(['a'])
    expect((await close(draft.id)).data.status).toBe('history')
  })

  test('SHELL-41 SHELL-25 several floors are opened at once in the order asked, historical ones unsaved again, all of them or none', async () => {
    const [a, b, c] = [await create({ name: 'a' }), await create({ name: 'b' }), await create({ name: 'c' })]
    await server.call(floors.save, { key: b.key }, { as: user })
    for (const floor of [a, b]) await close(floor.id)
    const batch = (floorIds: string[], as = user) => server.call(floors.batchOpen, { floorIds }, { as })
    expect(await batch([a.id, randomUUID()])).toMatchObject({ status: 404, code: 'NOT_FOUND' })
    expect(names((await open()).dataList)).toEqual(['c'])
    const opened = (await batch([b.id, a.id, c.id, b.id])).data.dataList
    expect(opened.map((floor) => [floor.name, floor.status, floor.open, floor.closedAt])).toEqual([
      ['b', 'save', true, null],
      ['a', 'draft', true, null],
      ['c', 'draft', true, null],
    ])
    expect(names((await open()).dataList)).toEqual(['c', 'b', 'a'])
    expect((await list('history')).total).toBe(0)
  })

  test('SHELL-39 open floors come 30 a page in their order, which can be changed', async () => {
    const made = [
      await create({ name: 'a' }),
      await create({ name: 'b' }),
      await create({ name: 'c' }),
      await create({ name: 'd' }),
    ]
    expect(floors.openList.input.parse({})).toEqual({ page: 0, size: 30 })
    const reorder = (floorIds: string[]) => server.call(floors.reorder, { floorIds }, { as: user })
    await reorder([made[2]?.id ?? '', made[0]?.id ?? ''])
    expect(names((await open()).dataList)).toEqual(['c', 'a', 'b', 'd'])
    expect((await reorder([made[3]?.id ?? '', made[3]?.id.toUpperCase() ?? ''])).data.floorIds).toEqual(
      [3, 2, 0, 1].map((n) => made[n]?.id),
    )
    await reorder([2, 0, 1, 3].map((n) => made[n]?.id ?? ''))
    expect(await reorder([randomUUID()])).toMatchObject({ status: 404 })
    expect(await open({ page: 1, size: 3 })).toMatchObject({ dataList: [{ name: 'd' }], total: 4, hasMore: false })
    expect(await open({ page: 5 })).toMatchObject({ dataList: [], total: 4 })
  })
})

describe('one floor', () => {
  test('SHELL-43 a floor is answered with its rooms, another user’s is not found', async () => {
    const [floor] = (await open()).dataList
    expect((await server.call(floors.details, { floorId: floor?.id ?? '' }, { as: user })).data).toEqual(floor)
    const other = await server.caller()
    expect(await server.call(floors.details, { floorId: floor?.id ?? '' }, { as: other })).toMatchObject({
      status: 404,
      code: 'NOT_FOUND',
      data: null,
    })
  })

  test('SHELL-38 SHELL-22 a floor is renamed; a blank name is refused; the user’s other tabs hear of it in whatever market, others do not', async () => {
    const floor = await create({ name: 'a' })
    const heard: string[] = []
    const stops = await Promise.all(
      [user, await server.caller()].map((one, at) =>
        server.listen({ marketId: 3, uid: one.uid, admin: false }, (event) =>
          heard.push(`${at} ${event.topic} ${event.ids.join()}`),
        ),
      ),
    )
    const update = (name: string) => server.call(floors.update, { floorId: floor.id, name }, { as: user })
    expect((await update(' 晨会 ')).data).toMatchObject({ name: '晨会', revision: floor.revision + 1 })
    await expect.poll(() => heard).toEqual([`0 floors ${floor.id}`])
    expect(await update('  ')).toMatchObject({ status: 400, code: 'BAD_INPUT', data: { field: 'name' } })
    expect(await update('x'.repeat(61))).toMatchObject({ status: 400, code: 'BAD_INPUT' })
    for (const stop of stops) stop()
  })

  test('SHELL-36 SHELL-25 a copy has the tiles, choices and places of its floor, its name counted on, and a life of its own', async () => {
    const [floor] = (await open()).dataList
    const duplicate = (input = {}) =>
      server.call(floors.duplicate, { floorId: floor?.id ?? '', ...input }, { as: user })
    const copy = (await duplicate()).data
    expect([
      copy.name,
      copy.status,
      copy.open,
      (await duplicate()).data.name,
      (await duplicate({ name: '我的' })).data.name,
    ]).toEqual(['今日 2', 'draft', true, '今日 3', '我的'])
    expect(copy.rooms.map((room) => [room.key, room.metadata])).toEqual(
      floor?.rooms.map((room) => [room.key, room.metadata]),
    )
    expect(copy.rooms.some((room) => floor?.rooms.some((other) => other.id === room.id))).toBe(false)
    const places = (one: Floor | undefined) =>
      floorLayouts.parse(JSON.parse(one?.layouts ?? '')).lg.map(({ x, y, w, h }) => [x, y, w, h])
    expect(places(copy)).toEqual(places(floor))
    await server.call(floors.deleteRoom, { floorId: copy.id, tileId: copy.rooms[0]?.id ?? '' }, { as: user })
    expect((await open()).dataList[0]?.rooms).toHaveLength(5)
  })

  test('SHELL-35 a deleted floor is gone from every list and call, and comes back as it was', async () => {
    const floor = (
      await server.call(floors.save, { key: 'k', name: 'a', rooms: [{ id: 't', key: 'noyaxe' }] }, { as: user })
    ).data
    expect((await server.call(floors.delete, { floorId: floor.id }, { as: user })).data).toEqual({ done: true })
    expect([(await open()).total, (await list('save')).total]).toEqual([0, 0])
    for (const operation of [floors.details, floors.delete, floors.close, floors.duplicate])
      expect(await server.call(operation, { floorId: floor.id }, { as: user }), operation.id).toMatchObject({
        status: 404,
      })
    const restore = () => server.call(floors.restore, { floorId: floor.id }, { as: user })
    const deleted = async (as = user) => (await server.call(floors.deletedList, {}, { as })).data
    const [listed] = (await deleted()).dataList
    expect(listed).toMatchObject({ id: floor.id, name: 'a', rooms: [{ key: 'noyaxe' }], thumbnails: '' })
    const kept = Date.parse(listed?.goneAt ?? '') - Date.parse(listed?.deletedAt ?? '')
    expect(kept).toBe(FLOOR_RESTORE_DAYS * 24 * 3600_000)
    expect((await deleted(await server.caller())).total).toBe(0)
    expect((await restore()).data).toEqual({ ...floor, revision: floor.revision + 2, updatedAt: expect.any(String) })
    expect(await restore()).toMatchObject({ status: 404 })
    expect(await deleted()).toMatchObject({ total: 0, dataList: [] })
  })

  test('SHELL-35 a floor comes back under another key where its own was taken meanwhile', async () => {
    const save = async () => (await server.call(floors.save, { key: 'k' }, { as: user })).data
    const first = await save()
    await server.call(floors.delete, { floorId: first.id }, { as: user })
    const second = await save()
    expect(second.id).not.toBe(first.id)
    expect((await server.call(floors.restore, { floorId: first.id }, { as: user })).data.key).toBe(first.id)
  })

  test('SHELL-35 what was deleted a month ago is dropped for good, tiles too; nothing else is', async () => {
    const [kept, gone] = [
      (
        await server.call(
          floors.save,
          {
            key: 'a',
            rooms: [
              { id: 't', key: 'noyaxe' },
              { id: 'u', key: 'noyaxe' },
            ],
          },
          { as: user },
        )
      ).data,
      await create(),
    ]
    await server.call(floors.delete, { floorId: gone.id }, { as: user })
    await server.call(floors.deleteRoom, { floorId: kept.id, tileId: kept.rooms[0]?.id ?? '' }, { as: user })
    const there = async () =>
      [
        await server.sql`select 1 from floor where uid = ${user.uid}`,
        await server.sql`select 1 from floor_tile where floor_id = ${kept.id}`,
      ].map((rows) => rows.length)
    await pruneFloors(server.sql, server.clock.now + 29 * 86_400_000)
    expect(await there()).toEqual([2, 2])
    await pruneFloors(server.sql, server.clock.now + 31 * 86_400_000)
    expect(await there()).toEqual([1, 1])
  })

  test('the same requestId twice makes one copy', async () => {
    const [floor] = (await open()).dataList
    const again = () =>
      server.call(floors.duplicate, { floorId: floor?.id ?? '', requestId: 'request-0001' } as { floorId: string }, {
        as: user,
      })
    expect((await again()).data.id).toBe((await again()).data.id)
    expect((await open()).total).toBe(2)
  })
})

describe('limits', () => {
  test('at most 30 floors are open at once, whichever way the next comes', async () => {
    const historical = await create()
    await close(historical.id)
    await fill(OPEN_FLOOR_LIMIT, 'save', true)
    for (const [operation, input] of [
      [floors.create, {}],
      [floors.save, { key: 'new' }],
      [floors.batchOpen, { floorIds: [historical.id] }],
      [floors.duplicate, { floorId: historical.id }],
    ] as const) {
      expect(await server.call(operation, input as never, { as: user }), operation.id).toMatchObject({
        status: 409,
        code: 'TOO_MANY_OPEN_FLOORS',
        data: { limit: 30 },
      })
    }
  })

  test('at most 200 floors are kept, deleted ones not counted; a restored one must find room', async () => {
    const floor = await create()
    await server.call(floors.delete, { floorId: floor.id }, { as: user })
    await fill(FLOOR_LIMIT, 'history', false)
    expect(await server.call(floors.create, {}, { as: user, language: 'en' })).toMatchObject({
      status: 409,
      code: 'TOO_MANY_FLOORS',
      message: 'At most 200 floors. Delete some of the saved or historical ones first.',
    })
    expect(await server.call(floors.restore, { floorId: floor.id }, { as: user })).toMatchObject({
      status: 409,
      code: 'TOO_MANY_FLOORS',
    })
  })

  test('two tabs that make the last floor at once make one', async () => {
    await fill(FLOOR_LIMIT - 1, 'history', false)
    const codes = (await Promise.all([1, 2, 3].map(() => server.call(floors.create, {}, { as: user })))).map(
      (answer) => answer.code,
    )
    expect(codes.sort()).toEqual(['0', 'TOO_MANY_FLOORS', 'TOO_MANY_FLOORS'])
  })
})

test('another user’s floor is as good as none, for every call that names one', async () => {
  const [floor] = (await open()).dataList
  const other = await server.caller('admin')
  const floorId = floor?.id ?? ''
  const tileId = floor?.rooms[0]?.id ?? ''
  const inputs: Record<string, Record<string, unknown>> = {
    update: { name: 'x' },
    updateLayouts: { revision: 0, layouts: '{}' },
    addRoom: { key: 'noyaxe' },
    deleteRoom: { tileId },
    restoreRoom: { tileId },
    updateRoomMetadata: { tileId, metadata: '{}' },
    updateSnapshot: {
      thumbnails:
        'data:image/png;base64,iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==',
    },
    batchOpen: { floorIds: [floorId] },
    reorder: { floorIds: [floorId] },
    create: { masterId: floorId },
    deleteMaster: { masterId: floorId },
  }
  const tried: string[] = []
  for (const [name, operation] of Object.entries(floors)) {
    const shape = operation.input.shape as Record<string, unknown>
    if (!['floorId', 'floorIds', 'masterId'].some((field) => field in shape)) continue
    tried.push(name)
    const input = { ...('floorId' in shape ? { floorId } : {}), ...inputs[name] }
    expect(await server.call(operation, input as never, { as: other }), name).toMatchObject({
      status: 404,
      code: 'NOT_FOUND',
    })
  }
  expect(tried.length).toBeGreaterThanOrEqual(20)
  expect((await open()).dataList).toEqual([floor])
  expect((await server.call(rooms.subscribed, {}, { as: other })).data.total).toBe(4)
})
