import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { accounts } from '@pandora/contract/domains/accounts/operations'
import { floorLayouts } from '@pandora/contract/domains/floors/grid'
import { floors } from '@pandora/contract/domains/floors/operations'
import { SHARE_LIMIT, type Floor } from '@pandora/contract/domains/floors/shapes'
import { rooms } from '@pandora/contract/domains/rooms/operations'
import { testServer, type Caller, type TestServer } from '../../testing.ts'

let server: TestServer
let user: Caller
let other: Caller
let admin: Caller
let floor: Floor
beforeAll(async () => {
  server = await testServer()
})
afterAll(() => server.stop())
beforeEach(async () => {
  await server.sql`delete from floor where uid is null`
  user = await server.caller()
  other = await server.caller()
  admin = await server.caller('admin')
  floor = (
    await server.call(
      floors.save,
      {
        key: 'k',
        name: '动力电池链',
        layouts: JSON.stringify({ lg: [{ i: 'a', x: 4, y: 2, w: 9, h: 9 }] }),
        rooms: [
          {
            id: 'a',
            key: 'noyaxe',
            metadata: '{"parameters":{"companyId":"SHZ-000001","groupId":"my own group"},"link":"B"}',
          },
          { id: 'b', key: 'dailyFlash' },
        ],
      },
      { as: user },
    )
  ).data
})

const shape = (one: Pick<Floor, 'layouts' | 'rooms'>) => ({
  lg: floorLayouts.parse(JSON.parse(one.layouts)).lg.map(({ x, y, w, h }) => [x, y, w, h]),
  rooms: one.rooms.map((room) => [room.key, JSON.parse(room.metadata) as unknown]),
})
/** The floor as others get it: all of it but what names something of its user's. */
const passed = () => ({
  ...shape(floor),
  rooms: [
    ['noyaxe', { view: 'stocks', parameters: { companyId: 'SHZ-000001' }, link: 'B' }],
    ['dailyFlash', { view: 'flash', parameters: {}, link: null }],
  ],
})

describe('master floors', () => {
  const saveMaster = (input: Record<string, unknown> = {}, as = admin) =>
    server.call(floors.saveMaster, { floorId: floor.id, ...input }, { as })
  const mine = async () =>
    (
      await server.call(
        floors.save,
        { key: 'a', name: '模板', rooms: [{ id: 'x', key: 'noyaxe', metadata: '{"parameters":{"groupId":"mine"}}' }] },
        { as: admin },
      )
    ).data
  const masters = async (as = user) => (await server.call(floors.masterIds, {}, { as })).data

  test('SHELL-24 SHELL-37 SHELL-40 an administrator saves one, and everybody sees its id and starts from it', async () => {
    const own = await mine()
    const master = (await saveMaster({ floorId: own.id })).data
    expect(master).toMatchObject({ name: '模板', master: true, open: false, rooms: [{ key: 'noyaxe' }] })
    expect(JSON.parse(master.rooms[0]?.metadata ?? '')).toEqual({ view: 'stocks', parameters: {}, link: null })
    expect(await masters()).toEqual({ ids: [master.id], dataList: [master] })
    expect((await server.call(floors.details, { floorId: master.id }, { as: user })).data).toEqual(master)
    const started = (await server.call(floors.create, { masterId: master.id }, { as: user })).data
    expect(started).toMatchObject({
      name: '模板',
      master: false,
      status: 'draft',
      open: true,
      rooms: [{ key: 'noyaxe' }],
    })
    expect((await server.call(floors.create, { masterId: master.id }, { as: user })).data.name).toBe('模板 2')
    // What its administrator does to the floor later does not reach the master, nor who started from it.
    await server.call(floors.deleteRoom, { floorId: own.id, tileId: own.rooms[0]?.id ?? '' }, { as: admin })
    expect((await masters()).dataList[0]?.rooms).toHaveLength(1)
  })

  test('SHELL-37 a master floor is renewed in place, and withdrawn without touching what started from it', async () => {
    const own = await mine()
    const master = (await saveMaster({ floorId: own.id })).data
    const started = (await server.call(floors.create, { masterId: master.id }, { as: user })).data
    await server.call(floors.addRoom, { floorId: own.id, key: 'dailyFlash' }, { as: admin })
    expect((await saveMaster({ floorId: own.id, masterId: master.id, name: '新模板' })).data).toMatchObject({
      id: master.id,
      name: '新模板',
      rooms: [{ key: 'noyaxe' }, { key: 'dailyFlash' }],
    })
    expect((await server.call(floors.details, { floorId: started.id }, { as: user })).data).toEqual(started)
    await server.call(floors.deleteMaster, { masterId: master.id }, { as: admin })
    expect(await masters()).toEqual({ ids: [], dataList: [] })
    for (const operation of [floors.deleteMaster, floors.saveMaster])
      expect(
        await server.call(operation, { floorId: own.id, masterId: master.id } as never, { as: admin }),
      ).toMatchObject({ status: 404 })
    expect((await server.call(floors.details, { floorId: started.id }, { as: user })).code).toBe('0')
  })

  test('SHELL-37 only administrators save or withdraw one, and only of a floor of their own', async () => {
    expect(await saveMaster({}, user)).toMatchObject({ status: 403, code: 'NOT_ALLOWED' })
    expect(await server.call(floors.deleteMaster, { masterId: randomUUID() }, { as: user })).toMatchObject({
      status: 403,
    })
    expect(await saveMaster()).toMatchObject({ status: 404 })
  })

  test('SHELL-24 nobody changes a master floor as if it were theirs, its administrator included', async () => {
    const master = (await saveMaster({ floorId: (await mine()).id })).data
    for (const as of [user, admin]) {
      for (const operation of [floors.delete, floors.close, floors.share, floors.duplicate])
        expect(await server.call(operation, { floorId: master.id }, { as }), operation.id).toMatchObject({
          status: 404,
        })
      expect(
        await server.call(floors.updateLayouts, { floorId: master.id, revision: 0, layouts: '{}' }, { as }),
      ).toMatchObject({ status: 404 })
    }
  })

  test('SHELL-39 where there is a master floor, a new user’s first floor is a copy of it, and its rooms are subscribed to', async () => {
    await saveMaster({ floorId: (await mine()).id })
    await server.call(rooms.unsubscribe, { roomId: 'noyaxe' }, { as: other })
    expect((await server.call(floors.openList, {}, { as: other })).data).toMatchObject({
      total: 1,
      dataList: [{ name: '模板', master: false, rooms: [{ key: 'noyaxe' }] }],
    })
    expect((await server.call(rooms.detail, { roomId: 'noyaxe' }, { as: other })).data.subscribed).toBe(true)
  })

  test('a master floor outlives the account that saved it', async () => {
    await saveMaster({ floorId: (await mine()).id })
    await server.sql`delete from account where uid = ${admin.uid}`
    expect((await masters()).ids).toHaveLength(1)
  })
})

describe('links', () => {
  const share = () => server.call(floors.share, { floorId: floor.id }, { as: user })
  const preview = (token: string, as = other) => server.call(floors.sharedPreview, { token }, { as })

  test('a link shows another account name, tiles and whose it is, and opens as a copy of their own; personal choices stay behind', async () => {
    const made = (await share()).data
    expect(made.path).toBe(`/index/shared/${made.token}`)
    const glance = (await preview(made.token)).data
    expect(glance).toMatchObject({
      name: '动力电池链',
      own: false,
      sharedBy: expect.stringMatching(/^.…@example\.test$/),
    })
    expect(shape(glance)).toEqual(passed())
    const copy = (await server.call(floors.openShared, { token: made.token }, { as: other })).data
    expect(copy).toMatchObject({ name: '动力电池链', status: 'draft', open: true })
    expect(shape(copy)).toEqual(passed())
    await server.call(floors.deleteRoom, { floorId: copy.id, tileId: copy.rooms[0]?.id ?? '' }, { as: other })
    expect((await server.call(floors.details, { floorId: floor.id }, { as: user })).data).toEqual(floor)
    expect((await server.call(floors.shares, { floorId: floor.id }, { as: user })).data.dataList).toEqual([
      { shareId: made.shareId, createdAt: made.createdAt, opened: 1, lastOpenedAt: expect.any(String) },
    ])
  })

  test('the name of whoever shares stands where they have given one; one’s own link is known as such', async () => {
    await server.sql`update account set user_name = '陆青' where uid = ${user.uid}`
    const { token } = (await share()).data
    expect((await preview(token, user)).data).toMatchObject({ sharedBy: '陆青', own: true })
  })

  test('only a hash of a link is kept', async () => {
    const { token } = (await share()).data
    const rows = await server.sql<
      { whole: string }[]
    >`select floor_share::text || encode(token_hash, 'escape') as whole from floor_share where floor_id = ${floor.id}`
    expect(rows).toHaveLength(1)
    expect(rows[0]?.whole).not.toContain(token)
  })

  test('a link that was revoked, never was, or whose floor is deleted is refused by name', async () => {
    const [one, two] = [(await share()).data, (await share()).data]
    await server.call(floors.revokeShare, { floorId: floor.id, shareId: one.shareId }, { as: user })
    for (const operation of [floors.sharedPreview, floors.openShared]) {
      for (const token of [one.token, 'never', `${two.token}x`, '../../x'])
        expect(await server.call(operation, { token }, { as: other })).toMatchObject({
          status: 404,
          code: 'SHARE_ENDED',
        })
      expect((await preview(two.token)).code).toBe('0')
    }
    expect(
      await server.call(floors.revokeShare, { floorId: floor.id, shareId: one.shareId }, { as: user }),
    ).toMatchObject({ status: 404 })
    await server.call(floors.delete, { floorId: floor.id }, { as: user })
    expect(await preview(two.token)).toMatchObject({ code: 'SHARE_ENDED' })
    await server.call(floors.restore, { floorId: floor.id }, { as: user })
    expect((await preview(two.token)).code).toBe('0')
    await server.call(floors.revokeShare, { floorId: floor.id }, { as: user })
    expect(await preview(two.token)).toMatchObject({ code: 'SHARE_ENDED' })
  })

  test('another user cannot end a link, nor see how often it was opened', async () => {
    const { shareId, token } = (await share()).data
    const theirs = (await server.call(floors.create, {}, { as: other })).data
    for (const floorId of [floor.id, theirs.id])
      expect(await server.call(floors.revokeShare, { floorId, shareId }, { as: other })).toMatchObject({ status: 404 })
    expect((await preview(token)).code).toBe('0')
  })

  test('a floor has at most 20 live links', async () => {
    for (let n = 0; n < SHARE_LIMIT; n++) await share()
    expect(await share()).toMatchObject({ status: 409, code: 'LIST_FULL', data: { limit: 20 } })
  })

  test('a guest may open a link and may not make one', async () => {
    const guest = await server.caller('guest')
    const theirs = (await server.call(floors.create, {}, { as: guest })).data
    expect(await server.call(floors.share, { floorId: theirs.id }, { as: guest })).toMatchObject({
      status: 403,
      code: 'NOT_FOR_GUESTS',
    })
    expect((await server.call(floors.openShared, { token: (await share()).data.token }, { as: guest })).data.name).toBe(
      '动力电池链',
    )
    expect(floors.share.guests).toBe(false)
    expect(
      Object.values(floors)
        .filter((operation) => !operation.guests)
        .map((operation) => operation.id),
    ).toEqual(['floors.share'])
  })
})

describe('files', () => {
  const exported = async () => (await server.call(floors.exportFile, { floorId: floor.id }, { as: user })).raw
  const importing = (file: string, as = other) => server.call(floors.importFile, { file }, { as })
  const changed = async (
    change: (file: {
      pandora?: unknown
      version: unknown
      floor: { name: unknown; tiles: Record<string, unknown>[] }
    }) => void,
  ) => {
    const file = JSON.parse((await exported()).body) as Parameters<typeof change>[0]
    change(file)
    return JSON.stringify(file)
  }

  test('a floor goes out as a file and comes in to another account as it was, without what was its user’s alone', async () => {
    const raw = await exported()
    expect(raw.headers['content-type']).toContain('application/json')
    expect(decodeURIComponent(String(raw.headers['content-disposition']))).toContain('动力电池链.pandora-floor.json')
    expect(JSON.parse(raw.body)).toMatchObject({
      pandora: 'floor',
      version: 1,
      floor: { name: '动力电池链', tiles: [{ room: 'noyaxe' }, { room: 'dailyFlash' }] },
    })
    expect(raw.body).not.toContain('my own group')
    const { data } = await importing(raw.body)
    expect(data.skipped).toEqual([])
    expect(data.floor).toMatchObject({ name: '动力电池链', status: 'draft', open: true })
    expect(shape(data.floor)).toEqual(passed())
    expect((await importing(raw.body)).data.floor.name).toBe('动力电池链 2')
  })

  test('rooms that are unknown here are left out and named; a view that is unknown becomes the first', async () => {
    const file = await changed(({ floor: { tiles } }) => {
      const [tile] = tiles
      tiles.push(
        { ...tile, room: 'weather' },
        { ...tile, room: 'weather' },
        { ...tile, metadata: { view: 'of a later version', parameters: {}, link: null } },
      )
    })
    const { data } = await importing(file)
    expect(data.skipped).toEqual(['weather'])
    expect(shape(data.floor).rooms[2]).toEqual(['noyaxe', { view: 'stocks', parameters: {}, link: null }])
  })

  test('what is no floor file, or a damaged one, is refused by name and place, and makes nothing', async () => {
    const bad: [string, unknown][] = [
      ['', { where: 'JSON' }],
      ['PK\u0003\u0004', { where: 'JSON' }],
      ['null', { where: 'JSON' }],
      ['{}', { where: 'pandora' }],
      ['{"pandora":"watch","version":1}', { where: 'pandora' }],
      ['{"pandora":"floor","version":1}', { where: 'floor' }],
      [
        await changed((file) => {
          file.version = '1'
        }),
        { where: 'version' },
      ],
      [
        await changed((file) => {
          file.floor.name = ' '
        }),
        { where: 'floor.name' },
      ],
      [
        await changed((file) => {
          file.floor.tiles = {} as never
        }),
        { where: 'floor.tiles' },
      ],
      [
        await changed((file) => {
          file.floor.tiles[1] = { room: 'noyaxe' }
        }),
        { where: 'floor.tiles.1.metadata' },
      ],
      [
        await changed((file) => {
          Object.assign(file.floor.tiles[0]?.['layout'] ?? {}, { md: { x: 10, y: 0, w: 3, h: 4 } })
        }),
        { where: 'floor.tiles.0.layout.md' },
      ],
      [(await exported()).body.slice(0, 100), { where: 'JSON' }],
    ]
    for (const [file, data] of bad)
      expect([(await importing(file)).code, (await importing(file)).data], file.slice(0, 80)).toEqual([
        'NOT_A_FLOOR_FILE',
        data,
      ])
    expect(
      await importing(
        await changed((file) => {
          file.version = 2
        }),
      ),
    ).toMatchObject({ status: 400, code: 'FLOOR_FILE_TOO_NEW', data: { version: 2 } })
    expect(
      await importing(
        await changed(({ floor: { tiles } }) => {
          while (tiles.length < 41) tiles.push({ ...tiles[0] })
        }),
      ),
    ).toMatchObject({ status: 409, code: 'FLOOR_FULL' })
    expect(await server.sql`select 1 from floor where uid = ${other.uid}`).toHaveLength(0)
  })
})

test('what a user takes along holds their floors with tiles and links, the secret of a link left out', async () => {
  await server.call(floors.share, { floorId: floor.id }, { as: user })
  const { raw } = await server.call(accounts.exportData, {}, { as: user })
  const [{ token_hash: secret } = { token_hash: Buffer.alloc(0) }] = await server.sql<
    { token_hash: Buffer }[]
  >`select token_hash from floor_share where floor_id = ${floor.id}`
  for (const text of ['动力电池链', 'my own group', '"opened"']) expect(raw.body).toContain(text)
  expect(secret.length).toBe(32)
  for (const text of ['token_hash', secret.toString('hex')]) expect(raw.body).not.toContain(text)
})
