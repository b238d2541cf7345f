import { mkdtemp, readdir, rm, utimes } from 'node:fs/promises'
import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import fc from 'fast-check'
import sharp from 'sharp'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { flash } from '@pandora/contract/domains/flash/operations'
import { facts } from '../testing-facts.ts'
import { testServer, type TestServer } from '../testing.ts'
import { fileCache } from './cache.ts'
import { fetchGuarded, type FetchRules } from '@pandora/sources/net/fetch'
import { publicPlace } from '@pandora/sources/net/guard'
import { makeImages } from './images.ts'
import { imageKind, resized } from './resize.ts'

let site: Server
let port: number
let asked: { path: string; host: string | undefined }[] = []
let png: Buffer

const pages: Record<string, (request: IncomingMessage, response: ServerResponse) => void> = {
  '/wide.png': (_request, response) => void response.setHeader('content-type', 'text/plain').end(png),
  '/away': (_request, response) => void response.writeHead(302, { location: '/wide.png' }).end(),
  '/inside': (_request, response) => void response.writeHead(302, { location: 'http://10.0.0.7/secret.png' }).end(),
  '/file': (_request, response) => void response.writeHead(302, { location: 'file:///etc/passwd' }).end(),
  '/loop': (_request, response) => void response.writeHead(302, { location: '/loop' }).end(),
  '/page.png': (_request, response) =>
    void response.setHeader('content-type', 'image/png').end('<html>not an image at all</html>'),
  '/picture.svg': (_request, response) =>
    void response
      .setHeader('content-type', 'image/svg+xml')
      .end('<svg xmlns="http://www.w3.org/2000/svg" width="9" height="9"/>'),
  '/endless': (_request, response) => {
    const more = () => {
      while (!response.destroyed && response.write(Buffer.alloc(65_536)));
    }
    response.on('drain', more)
    more()
  },
  '/declared': (_request, response) => void response.writeHead(200, { 'content-length': String(1 << 30) }).write('x'),
  '/silent': () => undefined,
}

beforeAll(async () => {
  png = await sharp({ create: { width: 2400, height: 1000, channels: 3, background: '#c00' } })
    .png()
    .toBuffer()
  site = createServer((request, response) => {
    asked.push({ path: request.url ?? '', host: request.headers.host })
    const page = pages[request.url ?? '']
    if (page) page(request, response)
    else response.writeHead(404).end()
  })
  await new Promise<void>((done) => {
    site.listen(0, '127.0.0.1', done)
  })
  port = (site.address() as AddressInfo).port
})
afterAll(() => {
  site.closeAllConnections()
  site.close()
})
beforeEach(() => {
  asked = []
})

/** The test's own site stands for a public host; everything else is judged as in the product. */
const rules = (more: FetchRules = {}): FetchRules => ({
  allowed: (address, at) => (address === '127.0.0.1' && at === port) || publicPlace(address, at),
  resolve: async (host) =>
    host === 'news.example.test' ? ['127.0.0.1'] : host === 'mixed.example.test' ? ['127.0.0.1', '10.0.0.7'] : [],
  ...more,
})
const url = (path: string, host = 'news.example.test') => `http://${host}:${port}${path}`

describe('guard', () => {
  test.each([
    '127.0.0.1',
    '127.9.9.9',
    '10.1.2.3',
    '172.16.0.1',
    '172.31.255.255',
    '192.168.1.1',
    '169.254.169.254',
    '100.64.0.1',
    '0.0.0.0',
    '198.18.0.1',
    '224.0.0.1',
    '255.255.255.255',
    '::1',
    '::',
    'fe80::1',
    'fc00::1',
    'fd12:3456::1',
    'ff02::1',
    '::ffff:127.0.0.1',
    '::ffff:8.8.8.8',
    '64:ff9b::7f00:1',
    '2002:7f00:1::',
    '2001:0:1::1',
    '2001:db8::1',
    'not an address',
    '',
  ])('%s is no public place', (address) => {
    expect(publicPlace(address, 443)).toBe(false)
  })
  test.each(['8.8.8.8', '114.114.114.114', '172.32.0.1', '192.169.0.1', '2400:3200::1', '2606:4700::1111'])(
    '%s is public, at web ports only',
    (address) => {
      expect(publicPlace(address, 443)).toBe(true)
      expect(publicPlace(address, 80)).toBe(true)
      for (const other of [22, 25, 5432, 6379, 0]) expect(publicPlace(address, other)).toBe(false)
    },
  )
  test('no address of a private network is public', () => {
    const octet = fc.integer({ min: 0, max: 255 })
    fc.assert(
      fc.property(octet, octet, octet, (a, b, c) => {
        for (const address of [
          `10.${a}.${b}.${c}`,
          `127.${a}.${b}.${c}`,
          `192.168.${a}.${b}`,
          `172.${16 + (a % 16)}.${b}.${c}`,
          `169.254.${a}.${b}`,
        ])
          expect(publicPlace(address, 80)).toBe(false)
      }),
    )
  })
})

describe('fetch', () => {
  test('goes to the address that was checked, with the name in the request', async () => {
    expect((await fetchGuarded(url('/wide.png'), rules())).equals(png)).toBe(true)
    expect(asked).toEqual([{ path: '/wide.png', host: `news.example.test:${port}` }])
  })

  test('resolves a name once: a second answer with a private address is never used', async () => {
    let answers = 0
    const resolve = async () => [answers++ === 0 ? '127.0.0.1' : '10.0.0.7']
    await fetchGuarded(url('/wide.png'), rules({ resolve }))
    expect(answers).toBe(1)
  })

  test('follows redirects, each under the same guard', async () => {
    expect((await fetchGuarded(url('/away'), rules())).equals(png)).toBe(true)
    await expect(fetchGuarded(url('/inside'), rules())).rejects.toThrow('not public')
    await expect(fetchGuarded(url('/file'), rules())).rejects.toThrow('not a web address')
    await expect(fetchGuarded(url('/loop'), rules())).rejects.toThrow('too many redirects')
  })

  test('refuses loopback and private addresses, however they are written, without asking them', async () => {
    for (const host of ['127.0.0.1', 'localhost', '2130706433', '0x7f.1', '[::1]', '[::ffff:127.0.0.1]']) {
      await expect(fetchGuarded(`http://${host}:${port}/wide.png`), host).rejects.toThrow('not public')
    }
    await expect(fetchGuarded(url('/wide.png', 'mixed.example.test'), rules())).rejects.toThrow('not public')
    expect(asked).toEqual([])
  })

  test('refuses other schemes, credentials, unknown hosts, and answers that are no success', async () => {
    for (const address of [
      'ftp://news.example.test/a',
      'file:///etc/passwd',
      'data:image/png;base64,AA',
      'no address',
      '',
    ])
      await expect(fetchGuarded(address, rules()), address).rejects.toThrow('not a web address')
    await expect(fetchGuarded(`http://user:word@news.example.test:${port}/wide.png`, rules())).rejects.toThrow(
      'credentials',
    )
    await expect(fetchGuarded(url('/wide.png', 'none.example.test'), rules())).rejects.toThrow('no such host')
    await expect(fetchGuarded(url('/missing'), rules())).rejects.toThrow('status 404')
  })

  test('stops at its limits of bytes and time', async () => {
    await expect(fetchGuarded(url('/endless'), rules({ bytes: 200_000 }))).rejects.toThrow('too large')
    await expect(fetchGuarded(url('/declared'), rules())).rejects.toThrow('too large')
    await expect(fetchGuarded(url('/silent'), rules({ ms: 300 }))).rejects.toThrow('took too long')
    await expect(
      fetchGuarded(url('/wide.png'), rules({ ms: 300, resolve: () => new Promise(() => undefined) })),
    ).rejects.toThrow('took too long')
  })
})

describe('resize', () => {
  test('makes WebP of at most 1200 px, and no larger than it was', async () => {
    expect(await sharp(await resized(png)).metadata()).toMatchObject({ format: 'webp', width: 1200, height: 500 })
    const small = await sharp({ create: { width: 40, height: 30, channels: 3, background: '#0c0' } })
      .jpeg()
      .toBuffer()
    expect(await sharp(await resized(small)).metadata()).toMatchObject({ format: 'webp', width: 40, height: 30 })
  })

  test('knows an image by its bytes and refuses everything else', async () => {
    expect(imageKind(png)).toBe('png')
    for (const bytes of ['<svg xmlns="http://www.w3.org/2000/svg"/>', '<html></html>      ', '', '%PDF-1.7 and more'])
      await expect(resized(Buffer.from(bytes)), bytes).rejects.toThrow('not an image')
    await expect(resized(png.subarray(0, 60))).rejects.toThrow()
  })

  test('refuses an image of more than 40 million pixels before decoding it', async () => {
    const bomb = await sharp({
      create: { width: 9000, height: 9000, channels: 3, background: '#000' },
      limitInputPixels: false,
    })
      .png({ compressionLevel: 9 })
      .toBuffer()
    await expect(resized(bomb)).rejects.toThrow(/pixel limit/)
  })
})

test('the cache keeps within its size, the least lately used going first', async () => {
  const folder = await mkdtemp(join(tmpdir(), 'pandora-cache-'))
  const cache = fileCache(join(folder, 'images'), 1000)
  for (const [at, name] of ['a', 'b', 'c'].entries()) {
    await cache.write(name, Buffer.alloc(300))
    await utimes(join(folder, 'images', name), at + 1, at + 1)
  }
  expect(await cache.read('a')).toHaveLength(300)
  await cache.write('d', Buffer.alloc(300))
  expect((await readdir(join(folder, 'images'))).sort()).toEqual(['a', 'c', 'd'])
  expect(await cache.read('b')).toBeUndefined()
  await rm(folder, { recursive: true })
})

describe('images of stored documents', () => {
  let server: TestServer
  beforeAll(async () => {
    server = await testServer()
    server.web.services.images = makeImages({
      home: server.home,
      log: server.web.services.log,
      rules: rules(),
      now: () => server.clock.now,
    })
    await facts(server.sql)
      .document({
        id: 'i1',
        title: '有图',
        at: '2024-03-05T01:00:00Z',
        images: [url('/wide.png'), url('/page.png'), url('/missing')],
      })
      .save()
  })
  afterAll(() => server.stop())

  const addresses = async () => (await server.call(flash.dailyFlashList, {})).data.dataList[0]?.imageUrls ?? []
  const get = (address: string) => server.web.app.inject({ method: 'GET', url: address })

  test('FLASH-05 the address an item gives answers the image, resized, once fetched and then kept', async () => {
    const [first = ''] = await addresses()
    expect(first).toMatch(/^\/api\/news\/image\?/)
    const answers = await Promise.all([get(first), get(first)])
    for (const answer of answers) {
      expect(answer).toMatchObject({
        statusCode: 200,
        headers: {
          'content-type': 'image/webp',
          'cache-control': 'private, max-age=2592000, immutable',
          'x-content-type-options': 'nosniff',
        },
      })
      expect(await sharp(answer.rawPayload).metadata()).toMatchObject({ format: 'webp', width: 1200 })
    }
    await get(first)
    expect(asked.filter((one) => one.path === '/wide.png')).toHaveLength(1)
  })

  test('FLASH-05 what is no image, or not to be had, is 404 with its name, and is asked again only after ten minutes', async () => {
    const [, page = '', missing = ''] = await addresses()
    for (const address of [page, missing]) {
      for (let time = 0; time < 2; time++)
        expect((await get(address)).json()).toMatchObject({ code: 'IMAGE_NOT_AVAILABLE' })
      expect((await get(address)).statusCode).toBe(404)
    }
    expect(asked).toHaveLength(2)
    server.clock.now += 10 * 60_000 + 1
    await get(missing)
    expect(asked).toHaveLength(3)
  })

  test('FLASH-05 it is no open proxy: only images of stored documents, of their market, are ever asked for', async () => {
    const [first = ''] = await addresses()
    for (const address of [
      first.replace('i1', 'i2'),
      `${first}x`,
      `${first}&marketId=2`,
      `/api/news/image?newsId=i1&image=${encodeURIComponent(url('/wide.png'))}`,
    ]) {
      const answer = await get(address)
      expect([answer.statusCode, answer.json().code], address).toEqual([404, 'IMAGE_NOT_AVAILABLE'])
    }
    expect((await get('/api/news/image?newsId=i1')).json()).toMatchObject({
      code: 'BAD_INPUT',
      data: { field: 'image' },
    })
    expect(asked).toEqual([])
  })
})
