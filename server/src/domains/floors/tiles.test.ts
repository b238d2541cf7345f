import { randomUUID } from 'node:crypto'
import fc from 'fast-check'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { breakpoints, floorLayouts, gridColumns, type Breakpoint } from '@pandora/contract/domains/floors/grid'
import { floors } from '@pandora/contract/domains/floors/operations'
import { TILE_LIMIT, tileMetadata, type Floor } from '@pandora/contract/domains/floors/shapes'
import { rooms } from '@pandora/contract/domains/rooms/operations'
import { type RoomKey } from '@pandora/contract/room'
import { testServer, type Caller, type TestServer } from '../../testing.ts'

let server: TestServer
let user: Caller
let floor: Floor
beforeAll(async () => {
  server = await testServer()
})
afterAll(() => server.stop())
beforeEach(async () => {
  user = await server.caller()
  floor = (await server.call(floors.openList, {}, { as: user })).data.dataList[0] as Floor
})

const layoutsOf = (one: Floor) => floorLayouts.parse(JSON.parse(one.layouts))
const metadataOf = (one: Floor, tileId: string) =>
  tileMetadata.parse(JSON.parse(one.rooms.find((room) => room.id === tileId)?.metadata ?? ''))
const details = async () => (await server.call(floors.details, { floorId: floor.id }, { as: user })).data
const tileAt = (n: number) => floor.rooms[n]?.id ?? ''
const move = (layouts: unknown, revision = floor.revision) =>
  server.call(
    floors.updateLayouts,
    { floorId: floor.id, revision, layouts: typeof layouts === 'string' ? layouts : JSON.stringify(layouts) },
    { as: user },
  )
const settings = (tileId: string, patch: unknown) =>
  server.call(floors.updateRoomMetadata, { floorId: floor.id, tileId, metadata: JSON.stringify(patch) }, { as: user })
const add = (key: RoomKey, more: Record<string, unknown> = {}) =>
  server.call(floors.addRoom, { floorId: floor.id, key, ...more }, { as: user })
const remove = (tileId: string) => server.call(floors.deleteRoom, { floorId: floor.id, tileId }, { as: user })

describe('layouts', () => {
  test('SHELL-44 what is sent of a tile on a grid is what it lies at from then on; tiles and grids not named stay', async () => {
    const before = layoutsOf(floor)
    const { data } = await move({ md: [{ i: tileAt(1), x: 2, y: 40, w: 9, h: 10 }] })
    expect(data).toMatchObject({ id: floor.id, revision: 1, others: false })
    expect(layoutsOf(data)).toEqual({
      ...before,
      md: before.md.map((place) => (place.i === tileAt(1) ? { i: tileAt(1), x: 2, y: 40, w: 9, h: 10 } : place)),
    })
    expect(layoutsOf(await details())).toEqual(layoutsOf(data))
  })

  test('SHELL-44 two devices that start from the same revision both keep their edits, and the second is told that there were others', async () => {
    const [first, second] = [
      { i: tileAt(0), x: 1, y: 1, w: 7, h: 9 },
      { i: tileAt(1), x: 9, y: 9, w: 9, h: 9 },
    ]
    const answers = [await move({ lg: [first] }), await move({ lg: [second] })]
    expect(answers.map((answer) => [answer.data.revision, answer.data.others])).toEqual([
      [1, false],
      [2, true],
    ])
    expect(layoutsOf(await details()).lg).toEqual(expect.arrayContaining([first, second]))
  })

  test('SHELL-44 SHELL-45 whatever two devices do, interleaved in whatever way: every tile lies where it was last put, none is lost, and what was removed stays removed', async () => {
    const spot = (at: Breakpoint) =>
      fc
        .record({
          x: fc.nat({ max: gridColumns[at] - 1 }),
          y: fc.nat({ max: 60 }),
          w: fc.integer({ min: 1, max: gridColumns[at] }),
          h: fc.integer({ min: 1, max: 30 }),
        })
        .map((one) => ({ ...one, w: Math.min(one.w, gridColumns[at] - one.x) }))
    const edit = fc.oneof(
      {
        weight: 6,
        arbitrary: fc
          .record({
            kind: fc.constant('move' as const),
            tiles: fc.array(fc.nat({ max: 5 }), { minLength: 1, maxLength: 4 }),
            at: fc.constantFrom(...breakpoints),
          })
          .chain((one) =>
            fc.record({
              kind: fc.constant(one.kind),
              tiles: fc.constant([...new Set(one.tiles)]),
              at: fc.constant(one.at),
              spots: fc.array(spot(one.at), { minLength: 4, maxLength: 4 }),
            }),
          ),
      },
      { weight: 1, arbitrary: fc.record({ kind: fc.constant('remove' as const), tile: fc.nat({ max: 5 }) }) },
      {
        weight: 2,
        arbitrary: fc.record({
          kind: fc.constant('choose' as const),
          tile: fc.nat({ max: 5 }),
          name: fc.constantFrom('companyId', 'date', 'basis'),
          value: fc.option(fc.string({ unit: 'grapheme-ascii', maxLength: 5 }), { nil: null }),
        }),
      },
    )
    await fc.assert(
      fc.asyncProperty(
        fc.array(fc.record({ device: fc.nat({ max: 1 }), edit }), { minLength: 1, maxLength: 12 }),
        async (steps) => {
          const start = (await server.call(floors.duplicate, { floorId: floor.id }, { as: user })).data
          const ids = [...start.rooms.map((room) => room.id), 'not on this floor']
          // The model: the last write of each tile and grid, of each parameter; and what was removed.
          const places = new Map(
            breakpoints.flatMap((at) => layoutsOf(start)[at].map((place) => [`${at} ${place.i}`, place] as const)),
          )
          const chosen = new Map(start.rooms.map((room) => [room.id, {} as Record<string, string>]))
          const removed = new Set<string>()
          // Each device sends what it did against the revision that it saw last, and sees no edit of the other but by
          // an answer.
          const seen = [start.revision, start.revision]
          for (const { device, edit: one } of steps) {
            if (one.kind === 'move') {
              const sent = one.tiles.map((tile, n) => ({ i: ids[tile] ?? '', x: 0, y: 0, w: 1, h: 1, ...one.spots[n] }))
              const { data } = await server.call(
                floors.updateLayouts,
                { floorId: start.id, revision: seen[device] ?? 0, layouts: JSON.stringify({ [one.at]: sent }) },
                { as: user },
              )
              seen[device] = data.revision
              for (const place of sent)
                if (places.has(`${one.at} ${place.i}`)) places.set(`${one.at} ${place.i}`, place)
              continue
            }
            const tileId = ids[one.tile] === 'not on this floor' ? randomUUID() : (ids[one.tile] ?? '')
            const known = chosen.has(tileId) && !removed.has(tileId)
            const answer =
              one.kind === 'remove'
                ? await server.call(floors.deleteRoom, { floorId: start.id, tileId }, { as: user })
                : await server.call(
                    floors.updateRoomMetadata,
                    { floorId: start.id, tileId, metadata: JSON.stringify({ parameters: { [one.name]: one.value } }) },
                    { as: user },
                  )
            expect(answer.code).toBe(known ? '0' : 'NOT_FOUND')
            if (!known) continue
            if (one.kind === 'remove') removed.add(tileId)
            else if (one.value === null) delete chosen.get(tileId)?.[one.name]
            else Object.assign(chosen.get(tileId) ?? {}, { [one.name]: one.value })
          }
          const end = (await server.call(floors.details, { floorId: start.id }, { as: user })).data
          const left = start.rooms.map((room) => room.id).filter((id) => !removed.has(id))
          expect(end.rooms.map((room) => room.id)).toEqual(left)
          for (const at of breakpoints) expect(layoutsOf(end)[at]).toEqual(left.map((id) => places.get(`${at} ${id}`)))
          for (const id of left) expect(metadataOf(end, id).parameters).toEqual(chosen.get(id))
          await server.call(floors.delete, { floorId: start.id }, { as: user })
        },
      ),
      { numRuns: 30 },
    )
  }, 60_000)

  test('SHELL-44 edits that arrive at the very same time are all kept', async () => {
    const sent = floor.rooms.flatMap((room, n) =>
      breakpoints.map((at) => ({ at, place: { i: room.id, x: 0, y: n * 3, w: 1, h: n + 1 } })),
    )
    const answers = await Promise.all(sent.map(({ at, place }) => move({ [at]: [place] })))
    expect(answers.map((answer) => answer.data.revision).sort((a, b) => a - b)).toEqual(sent.map((_, n) => n + 1))
    const after = layoutsOf(await details())
    for (const { at, place } of sent) expect(after[at]).toContainEqual(place)
  })

  test('SHELL-44 what moves nothing is neither counted nor told', async () => {
    const heard: string[] = []
    const stop = await server.listen({ marketId: 1, uid: user.uid, admin: false }, (event) => heard.push(event.topic))
    for (const layouts of [
      {},
      { lg: [] },
      { lg: layoutsOf(floor).lg },
      { sm: [{ i: 'nobody', x: 0, y: 0, w: 1, h: 1 }] },
    ])
      expect((await move(layouts)).data.revision).toBe(0)
    await move({ lg: [{ i: tileAt(0), x: 0, y: 9, w: 1, h: 1 }] })
    await expect.poll(() => heard).toEqual(['floors'])
    stop()
  })

  test('SHELL-44 layouts that are no JSON, or lie outside the grid, are refused by name and place, and nothing of them is kept', async () => {
    const good = { i: tileAt(0), x: 0, y: 0, w: 1, h: 1 }
    const bad: [unknown, string][] = [
      ['', 'JSON'],
      ['{"lg":[}', 'JSON'],
      ['null', 'layouts'],
      ['[]', 'layouts'],
      [{ lg: {} }, 'lg'],
      [{ lg: [good, { ...good, w: 25 }] }, 'lg.1.w'],
      [{ lg: [good, { ...good, x: 20, w: 5 }] }, 'lg.1.w'],
      [{ md: [{ ...good, x: 8, w: 5 }] }, 'md.0.w'],
      [{ sm: [{ ...good, w: 2 }] }, 'sm.0.w'],
      [{ sm: [{ ...good, x: 1 }] }, 'sm.0.w'],
      [{ lg: [{ ...good, y: 1e6 }] }, 'lg.0.y'],
      [{ lg: [{ ...good, h: '4' }] }, 'lg.0.h'],
      [{ lg: [{ x: 0, y: 0, w: 1, h: 1 }] }, 'lg.0.i'],
      [{ lg: [good], md: [{ ...good, x: -1 }] }, 'md.0.x'],
    ]
    for (const [layouts, where] of bad)
      expect([(await move(layouts)).code, (await move(layouts)).data], JSON.stringify(layouts)).toEqual([
        'BAD_LAYOUTS',
        { where },
      ])
    expect(await details()).toEqual(floor)
  })
})

describe('tiles', () => {
  test('SHELL-42 a room is put on free ground in the size its view likes, on every grid', async () => {
    const { data } = await add('noyaxe', { metadata: '{"view":"movers","link":"C"}' })
    expect(metadataOf(data, data.tileId)).toEqual({ view: 'movers', parameters: {}, link: 'C' })
    const places = layoutsOf(data)
    expect(breakpoints.map((at) => places[at].find((place) => place.i === data.tileId))).toEqual([
      { i: data.tileId, x: 0, y: 68, w: 1, h: 12 },
      { i: data.tileId, x: 0, y: 49, w: 6, h: 14 },
      { i: data.tileId, x: 0, y: 26, w: 7, h: 15 },
    ])
    // A hole that is large enough is filled before the end is reached.
    await remove(tileAt(3))
    const next = (await add('portfolioDashboard', { metadata: '{"view":"map"}' })).data
    expect(layoutsOf(next).lg.find((place) => place.i === next.tileId)).toMatchObject({ x: 17, y: 0, w: 7, h: 11 })
  })

  test('SHELL-42 only rooms that are subscribed to go on a floor; the refusal names the room in the language asked', async () => {
    await server.call(rooms.unsubscribe, { roomId: 'noyaxe' }, { as: user })
    expect(
      await server.call(floors.addRoom, { floorId: floor.id, key: 'noyaxe' }, { as: user, language: 'en' }),
    ).toMatchObject({
      status: 409,
      code: 'ROOM_NOT_SUBSCRIBED',
      message: "Subscribe to the room “Analyst's desk” in the lobby first.",
    })
    // What already hangs on a floor stays.
    expect((await details()).rooms).toHaveLength(5)
    await server.call(rooms.subscribe, { roomId: 'noyaxe' }, { as: user })
    expect((await add('noyaxe')).code).toBe('0')
  })

  test('SHELL-42 a floor holds 40 tiles, whichever way the next comes, and two tabs cannot pass it together', async () => {
    await server.sql`insert into floor_tile (tile_id, floor_id, room_key, metadata, layout, position) select gen_random_uuid(), floor_id, room_key, metadata, layout, 100 + n from floor_tile, generate_series(1, 34) n where tile_id = ${tileAt(0)}`
    const codes = (await Promise.all([add('noyaxe'), add('noyaxe'), add('noyaxe')])).map((answer) => answer.code)
    expect(codes.sort()).toEqual(['0', 'FLOOR_FULL', 'FLOOR_FULL'])
    expect((await details()).rooms).toHaveLength(TILE_LIMIT)
    await remove(tileAt(0))
    await add('noyaxe')
    expect(await server.call(floors.restoreRoom, { floorId: floor.id, tileId: tileAt(0) }, { as: user })).toMatchObject(
      { status: 409, code: 'FLOOR_FULL', data: { limit: 40 } },
    )
  })

  test('SHELL-45 a tile is taken off, its place does not return by a late edit, and it can be put back as it was', async () => {
    const after = (await remove(tileAt(2))).data
    expect([after.rooms.length, after.revision, layoutsOf(after).lg.some((place) => place.i === tileAt(2))]).toEqual([
      4,
      1,
      false,
    ])
    expect(layoutsOf((await move({ lg: [{ i: tileAt(2), x: 0, y: 0, w: 1, h: 1 }] })).data)).toEqual(layoutsOf(after))
    for (const answer of [
      await remove(tileAt(2)),
      await settings(tileAt(2), { link: 'A' }),
      await remove(randomUUID()),
    ])
      expect(answer).toMatchObject({ status: 404, code: 'NOT_FOUND' })
    const back = (await server.call(floors.restoreRoom, { floorId: floor.id, tileId: tileAt(2) }, { as: user })).data
    expect([back.layouts, back.rooms]).toEqual([floor.layouts, floor.rooms])
    expect(await server.call(floors.restoreRoom, { floorId: floor.id, tileId: tileAt(2) }, { as: user })).toMatchObject(
      { status: 404 },
    )
  })

  test('SHELL-46 settings merge field by field: what is not named stays, a parameter of null goes', async () => {
    await settings(tileAt(2), { parameters: { companyId: 'SHZ-000001', range: '1y' } })
    await settings(tileAt(2), { link: 'F' })
    const { data } = await settings(tileAt(2), { view: 'documents', parameters: { range: null, kind: 'news' } })
    expect(metadataOf(data, tileAt(2))).toEqual({
      view: 'documents',
      parameters: { companyId: 'SHZ-000001', kind: 'news' },
      link: 'F',
    })
    expect(metadataOf((await settings(tileAt(2), { link: null })).data, tileAt(2)).link).toBeNull()
  })

  test('SHELL-46 changes of one tile that arrive at the very same time are all kept', async () => {
    const wanted = Object.fromEntries(Array.from({ length: 12 }, (_, n) => [`p${n}`, String(n)]))
    await Promise.all(
      Object.entries(wanted).map(([name, value]) => settings(tileAt(2), { parameters: { [name]: value } })),
    )
    expect(metadataOf(await details(), tileAt(2)).parameters).toEqual(wanted)
  })

  test('SHELL-46 settings that are no JSON, name no view of the room, or are too much are refused by name and place', async () => {
    const many = Object.fromEntries(Array.from({ length: 31 }, (_, n) => [`p${n}`, 'x']))
    const bad: [string, string][] = [
      ['{', 'JSON'],
      ['[]', 'metadata'],
      ['{"view":"flash"}', 'view'],
      ['{"view":""}', 'view'],
      ['{"link":"G"}', 'link'],
      ['{"parameters":{"companyId":7}}', 'parameters.companyId'],
      ['{"parameters":{"company id":"x"}}', 'parameters.company id'],
      [`{"parameters":{"a":"${'x'.repeat(201)}"}}`, 'parameters.a'],
      ['{"parameters":{"under":"cubic"}}', 'parameters.under'],
      ['{"parameters":{"scale":"cubic"}}', 'parameters.scale'],
      [JSON.stringify({ parameters: many }), 'parameters'],
    ]
    for (const [metadata, where] of bad) {
      const answer = await server.call(
        floors.updateRoomMetadata,
        { floorId: floor.id, tileId: tileAt(2), metadata },
        { as: user },
      )
      expect([answer.code, answer.data], metadata).toEqual(['BAD_ROOM_METADATA', { where }])
    }
    expect((await settings(tileAt(2), { parameters: { companyId: 'a\u0000b' } })).code).toBe('BAD_INPUT')
    expect(await details()).toEqual(floor)
    // A name that would reach into every object is nothing to keep.
    const { data } = await server.call(
      floors.updateRoomMetadata,
      { floorId: floor.id, tileId: tileAt(2), metadata: '{"parameters":{"__proto__":"x","constructor":"y"}}' },
      { as: user },
    )
    expect(data.rooms[2]?.metadata).toBe('{"view":"price","parameters":{"constructor":"y"},"link":"A"}')
  })
})
