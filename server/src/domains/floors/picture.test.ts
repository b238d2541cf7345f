import sharp from 'sharp'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { floors } from '@pandora/contract/domains/floors/operations'
import { type Floor } from '@pandora/contract/domains/floors/shapes'
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

const details = async () => (await server.call(floors.details, { floorId: floor.id }, { as: user })).data

describe('the picture of a floor', () => {
  const address = (bytes: Buffer, type = 'image/png') => `data:${type};base64,${bytes.toString('base64')}`
  const drawn = (width: number, height: number) =>
    sharp({ create: { width, height, channels: 3, background: '#0A0B0D' } })
  const send = (thumbnails: string) =>
    server.call(floors.updateSnapshot, { floorId: floor.id, thumbnails }, { as: user })
  const read = (thumbnails: string, as = user) => {
    const { searchParams } = new URL(thumbnails, 'http://a')
    return server.call(
      floors.snapshot,
      { floorId: searchParams.get('floorId') ?? '', v: searchParams.get('v') ?? undefined },
      { as },
    )
  }

  test('SHELL-47 SHELL-25 a PNG or WebP is made anew as a small WebP, and its address changes with it', async () => {
    const first = (await send(address(await drawn(1600, 1000).png().toBuffer()))).data.thumbnails
    expect((await details()).thumbnails).toBe(first)
    const { raw } = await read(first)
    expect([raw.headers['content-type'], raw.headers['cache-control']]).toEqual([
      'image/webp',
      'private, max-age=86400, immutable',
    ])
    expect(await sharp(raw.rawPayload).metadata()).toMatchObject({ format: 'webp', width: 640, height: 400 })
    const second = (await send(address(await drawn(300, 200).webp().toBuffer(), 'image/webp'))).data.thumbnails
    expect(second).not.toBe(first)
    expect((await server.call(floors.duplicate, { floorId: floor.id }, { as: user })).data.thumbnails).not.toBe('')
  })

  test('SHELL-47 a picture is read by whose floor it is, and by nobody else', async () => {
    const { thumbnails } = (await send(address(await drawn(30, 20).png().toBuffer()))).data
    expect(await read(thumbnails, await server.caller('admin'))).toMatchObject({ status: 404, code: 'NOT_FOUND' })
    expect((await server.web.app.inject({ url: thumbnails })).statusCode).toBe(401)
    await server.call(floors.delete, { floorId: floor.id }, { as: user })
    expect(await read(thumbnails)).toMatchObject({ status: 404 })
  })

  test('SHELL-47 what is no picture, whatever it calls itself, is refused: SVG, script, a cut-off file, a GIF, a bomb, an address elsewhere', async () => {
    const png = await drawn(60, 40).png().toBuffer()
    const svg = Buffer.from('<svg xmlns="http://www.w3.org/2000/svg" onload="alert(1)"/>')
    const bad = [
      address(svg),
      address(svg, 'image/svg+xml'),
      address(Buffer.from('<script>alert(1)</script>        ')),
      address(Buffer.concat([png.subarray(0, 8), Buffer.from('<script>alert(1)</script>')])),
      address(png.subarray(0, 60)),
      address(await drawn(60, 40).gif().toBuffer()),
      address(await drawn(60, 40).jpeg().toBuffer()),
      address(png, 'text/html'),
      address(await drawn(4000, 4000).png({ palette: true, compressionLevel: 9 }).toBuffer()),
      'https://elsewhere.example/a.png',
      'data:image/png;base64,',
      'data:image/png,%89PNG',
      '',
      `${address(png)}" onerror="x`,
    ]
    for (const thumbnails of bad)
      expect(await send(thumbnails), thumbnails.slice(0, 60)).toMatchObject({ status: 400, code: 'BAD_SNAPSHOT' })
    expect(await details()).toEqual(floor)
  })

  test('SHELL-47 a picture over 200 kB is refused by name, and one that is no request at all too', async () => {
    const noise = await sharp(
      Buffer.from(Uint8Array.from({ length: 300 * 300 * 3 }, (_, n) => (n * 7919 + (n >> 3) * 104_729) % 251)),
      { raw: { width: 300, height: 300, channels: 3 } },
    )
      .png({ compressionLevel: 0 })
      .toBuffer()
    expect(noise.length).toBeGreaterThan(200_000)
    expect(await send(address(noise))).toMatchObject({ status: 413, code: 'TOO_LARGE', data: { limit: '200 kB' } })
    expect(await send(`data:image/png;base64,${'A'.repeat(1_100_000)}`)).toMatchObject({ code: 'TOO_LARGE' })
  })
})
