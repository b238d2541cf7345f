import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { floorLayouts } from '@pandora/contract/domains/floors/grid'
import { floors } from '@pandora/contract/domains/floors/operations'
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
const list = async (status: 'save' | 'history', more = {}) =>
  (await server.call(floors.listByType, { status, ...more }, { as: user })).data
const close = (floorId: string) => server.call(floors.close, { floorId }, { as: user })

describe('saving', () => {
  const save = (input: Parameters<typeof server.call<typeof floors.save>>[1], as = user) =>
    server.call(floors.save, input, { as })

  test('SHELL-33 SHELL-19 SHELL-20 a floor of a new key is saved with its tiles and layouts, and answered with them', async () => {
    const layouts = JSON.stringify({
      lg: [
        { i: 'mine', x: 3, y: 4, w: 8, h: 9 },
        { i: 'nobody', x: 0, y: 0, w: 1, h: 1 },
      ],
    })
    const saved = await save({
      key: 'morning',
      name: ' 晨会 ',
      layouts,
      rooms: [
        { id: 'mine', key: 'priceEvent', metadata: '{"link":"B","parameters":{"companyId":"SHZ-000001"}}' },
        { id: 'other', key: 'noyaxe' },
      ],
    })
    expect(saved).toMatchObject({
      code: '0',
      data: {
        key: 'morning',
        name: '晨会',
        status: 'save',
        open: true,
        rooms: [{ key: 'priceEvent' }, { key: 'noyaxe' }],
      },
    })
    const { lg, sm } = floorLayouts.parse(JSON.parse(saved.data.layouts))
    expect(lg).toEqual([
      { i: saved.data.rooms[0]?.id, x: 3, y: 4, w: 8, h: 9 },
      { i: saved.data.rooms[1]?.id, x: 11, y: 0, w: 9, h: 15 },
    ])
    expect(sm.map(({ x, y, w }) => [x, y, w])).toEqual([
      [0, 0, 1],
      [0, 14, 1],
    ])
    expect(JSON.parse(saved.data.rooms[0]?.metadata ?? '')).toEqual({
      view: 'price',
      parameters: { companyId: 'SHZ-000001' },
      link: 'B',
    })
    // Saved again under its key it is the same floor, changed.
    const again = await save({
      key: 'morning',
      name: '早会',
      layouts: JSON.stringify({ lg: [{ i: lg[0]?.i, x: 0, y: 0, w: 6, h: 6 }] }),
    })
    expect(again.data).toMatchObject({ id: saved.data.id, name: '早会', revision: saved.data.revision + 1 })
    expect(floorLayouts.parse(JSON.parse(again.data.layouts)).lg).toEqual([
      { i: lg[0]?.i, x: 0, y: 0, w: 6, h: 6 },
      lg[1],
    ])
    expect((await list('save')).dataList.map((floor) => floor.id)).toEqual([saved.data.id])
  })

  test('SHELL-23 a refused save says why in the language asked, and keeps nothing of it', async () => {
    const refused = [
      [{ layouts: '{"lg":' }, 'BAD_LAYOUTS'],
      [{ layouts: '[]' }, 'BAD_LAYOUTS'],
      [{ layouts: '{"lg":[{"i":"a","x":20,"y":0,"w":6,"h":4}]}' }, 'BAD_LAYOUTS'],
      [{ layouts: '{"sm":[{"i":"a","x":0,"y":-1,"w":1,"h":4}]}' }, 'BAD_LAYOUTS'],
      [{ layouts: '{"lg":[{"i":"a","x":0.5,"y":0,"w":1,"h":4}]}' }, 'BAD_LAYOUTS'],
      [{ rooms: [{ id: 'a', key: 'noyaxe', metadata: 'x' }] }, 'BAD_ROOM_METADATA'],
      [{ rooms: [{ id: 'a', key: 'noyaxe', metadata: '{"view":"flash"}' }] }, 'BAD_ROOM_METADATA'],
      [
        {
          rooms: [
            { id: 'a', key: 'noyaxe' },
            { id: 'a', key: 'noyaxe' },
          ],
        },
        'BAD_INPUT',
      ],
      [{ thumbnails: 'data:image/png;base64,AAAA' }, 'BAD_SNAPSHOT'],
      [{ name: '   ' }, 'BAD_INPUT'],
    ] as const
    for (const [input, code] of refused) {
      const answer = await server.call(floors.save, { key: 'bad', ...input } as never, { as: user, language: 'en' })
      expect([answer.code, answer.data === null || typeof answer.data === 'object'], JSON.stringify(input)).toEqual([
        code,
        true,
      ])
      expect(answer.message).toMatch(/^[A-Z][ -~“”]+\.?$/)
    }
    expect(await server.sql`select 1 from floor where uid = ${user.uid}`).toHaveLength(0)
  })

  test('SHELL-33 the same key of two users is two floors', async () => {
    const other = await server.caller()
    const [mine, theirs] = [(await save({ key: 'k' })).data, (await save({ key: 'k' }, other)).data]
    expect(mine.id).not.toBe(theirs.id)
    expect(mine.name).toBe('新楼层')
  })

  test('SHELL-20 SHELL-33 saving a floor that was never saved keeps it open and saved', async () => {
    const [floor] = (await open()).dataList
    expect((await save({ key: floor?.key ?? '' })).data).toMatchObject({ id: floor?.id, status: 'save', open: true })
    await close(floor?.id ?? '')
    expect([(await list('save')).total, (await list('history')).total]).toEqual([1, 0])
  })
})
