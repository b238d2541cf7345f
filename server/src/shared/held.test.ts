import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { gunzipSync } from 'node:zlib'
import type { LiveTopic } from '@pandora/contract/live-topics'
import { describe, expect, test } from 'vitest'
import type { Watcher } from '../live/hub.ts'
import { z } from 'zod'
import { defineHeld } from './define-held.ts'
import { makeHeld, type Held, type Reading } from './held.ts'

const now = { marketId: 1, asOf: null }
const declared = new Map<string, Reading>()
/** A reading as it is declared once. */
const reading = (id: string, ...topics: LiveTopic[]): Reading => {
  const made = declared.get(id) ?? { id, topics }
  declared.set(id, made)
  return made
}
const quotes = reading('quotes', 'prices')

/** Holds, with a way to tell of changes and a count of loads. */
function holding(longestMs = 60_000) {
  const watchers: Watcher[] = []
  const held = makeHeld({ watch: (watcher) => void watchers.push(watcher) }, longestMs)
  let loads = 0
  return {
    held,
    loads: () => loads,
    load: async () => ({ load: ++loads }),
    loadMany: async (ids: readonly string[]) => {
      loads += ids.length
      return new Map(ids.filter((id) => id !== 'none').map((id) => [id, { id }]))
    },
    changed: (marketId: number, topic: LiveTopic) => watchers.forEach((watcher) => watcher.changed(marketId, topic)),
    reconnected: () => watchers.forEach((watcher) => watcher.reconnected()),
  }
}

test('an answer about the present is held until its topic changes in its market', async () => {
  const { held, load, loads, changed } = holding()
  const read = () => held.one(now, reading('profile', 'prices', 'companies'), '', load)
  expect([await read(), await read()]).toEqual([{ load: 1 }, { load: 1 }])
  changed(1, 'documents')
  changed(2, 'prices')
  expect(await read()).toEqual({ load: 1 })
  changed(1, 'companies')
  expect(await read()).toEqual({ load: 2 })
  expect(loads()).toBe(2)
})

test('markets are held apart, and the past is never held', async () => {
  const { held, load } = holding()
  expect(await held.one(now, reading('x', 'prices'), '', load)).toEqual({ load: 1 })
  expect(await held.one({ marketId: 2, asOf: null }, reading('x', 'prices'), '', load)).toEqual({ load: 2 })
  expect(await held.one({ marketId: 1, asOf: 5 }, reading('x', 'prices'), '', load)).toEqual({ load: 3 })
  expect(await held.one({ marketId: 1, asOf: 5 }, reading('x', 'prices'), '', load)).toEqual({ load: 4 })
})

test('what changes while an answer is being read makes it out of date at once', async () => {
  const { held, load, changed } = holding()
  const slow = held.one(now, reading('x', 'prices'), '', async () => {
    await Promise.resolve()
    return load()
  })
  changed(1, 'prices')
  expect(await slow).toEqual({ load: 1 })
  expect(await held.one(now, reading('x', 'prices'), '', load)).toEqual({ load: 2 })
})

test('a connection that was lost lets go of everything: news may have been missed', async () => {
  const { held, load, reconnected } = holding()
  await held.one(now, reading('x', 'prices'), '', load)
  reconnected()
  expect(await held.one(now, reading('x', 'prices'), '', load)).toEqual({ load: 2 })
})

test('a failure is answered but not held', async () => {
  const { held, load } = holding()
  await expect(
    held.one(now, reading('x', 'prices'), '', async () => {
      throw new Error('away')
    }),
  ).rejects.toThrow('away')
  expect(await held.one(now, reading('x', 'prices'), '', load)).toEqual({ load: 1 })
})

test('of many only those not held are read; what there is none of is held as absent', async () => {
  const { held, loadMany, loads, changed } = holding()
  const read = (...ids: string[]) => held.many(now, quotes, ids, loadMany)
  expect([...(await read('a', 'none')).keys()]).toEqual(['a'])
  expect([...(await read('a', 'b', 'none')).keys()].sort()).toEqual(['a', 'b'])
  expect(loads()).toBe(3)
  changed(1, 'prices')
  await read('a')
  expect(loads()).toBe(4)
})

test('with nothing to be held everything is read', async () => {
  const { held, load } = holding(0)
  await held.one(now, reading('x', 'prices'), '', load)
  expect(await held.one(now, reading('x', 'prices'), '', load)).toEqual({ load: 2 })
})

describe('answers as they go out', () => {
  const read = reading('text', 'prices')
  const textOf = async (held: Held, ...asked: Parameters<Held['text']>) => String((await held.text(...asked)).bytes)
  const spoken = (text: () => string) => async () => text()

  test('are held as bytes until a topic changes, and what is asked for meanwhile is made once', async () => {
    const { held, changed } = holding()
    let made = 0
    const ask = (key = 'x') =>
      textOf(held, now, read, key, async () => {
        await Promise.resolve()
        return `行情 ${++made}`
      })
    expect(await Promise.all([ask(), ask(), ask()])).toEqual(['行情 1', '行情 1', '行情 1'])
    expect(await ask('y')).toBe('行情 2')
    changed(1, 'documents')
    changed(2, 'prices')
    expect(await ask()).toBe('行情 1')
    changed(1, 'prices')
    expect(await ask()).toBe('行情 3')
  })

  test('of the past are read each time, and markets are apart', async () => {
    const { held } = holding()
    let made = 0
    const load = spoken(() => String(++made))
    for (const asOf of [null, 5, 5]) await held.text({ marketId: 1, asOf }, read, 'x', load)
    expect(made).toBe(3)
    expect(await textOf(held, { marketId: 2, asOf: null }, read, 'x', load)).toBe('4')
    expect(await textOf(held, now, read, 'x', load)).toBe('1')
  })

  test('that are overtaken by a change while they are made are not held, nor do they stand in the way of the next', async () => {
    const { held, changed } = holding()
    let finish: (text: string) => void = () => {}
    const slow = textOf(
      held,
      now,
      read,
      'x',
      () =>
        new Promise<string>((resolve) => {
          finish = resolve
        }),
    )
    changed(1, 'prices')
    const next = textOf(
      held,
      now,
      read,
      'x',
      spoken(() => 'new'),
    )
    expect(await next).toBe('new')
    finish('old')
    expect(await slow).toBe('old')
    expect(
      await textOf(
        held,
        now,
        read,
        'x',
        spoken(() => 'newest'),
      ),
    ).toBe('new')
  })

  test('that fail are not held', async () => {
    const { held } = holding()
    await expect(
      held.text(now, read, 'x', async () => {
        throw new Error('away')
      }),
    ).rejects.toThrow('away')
    expect(
      await textOf(
        held,
        now,
        read,
        'x',
        spoken(() => 'here'),
      ),
    ).toBe('here')
  })

  test('that are long are packed once they are asked for again, until they change; short ones never are', async () => {
    const { held, changed } = holding()
    let said = '供应'.repeat(4000)
    const ask = (key: string) => held.text(now, read, key, async () => (key === 'short' ? '短' : said))
    const packed = async () => String(gunzipSync((await ask('long')).packed ?? ''))
    expect((await ask('long')).packed).toBeNull()
    await expect.poll(async () => (await ask('long')).packed).not.toBeNull()
    expect([await packed(), String((await ask('long')).bytes)]).toEqual([said, said])
    expect((await ask('long')).packed?.length).toBeLessThan(1000)
    changed(1, 'prices')
    said = '客户'.repeat(4000)
    expect((await ask('long')).packed).toBeNull()
    await expect.poll(async () => (await ask('long')).packed).not.toBeNull()
    expect(await packed()).toBe(said)
    for (let n = 0; n < 3; n++) expect((await ask('short')).packed).toBeNull()
  })

  test('are bounded by their bytes: those asked for last stay', async () => {
    const { held } = holding()
    const large = 'x'.repeat(2 ** 20)
    for (let n = 0; n < 40; n++)
      await held.text(
        now,
        read,
        `${n}`,
        spoken(() => large),
      )
    const kept = async (n: number) => {
      let loaded = false
      await held.text(now, read, `${n}`, async () => {
        loaded = true
        return large
      })
      return !loaded
    }
    expect([await kept(39), await kept(0)]).toEqual([true, false])
  })
})

test('nothing is held but by a declaration, under an id of its own', () => {
  const folder = join(import.meta.dirname, '..')
  const files = readdirSync(folder, { recursive: true })
    .map(String)
    .filter((file) => file.endsWith('.ts') && !file.endsWith('.test.ts'))
  const keeping = files.filter((file) =>
    /held\s*(\.(one|whole|many|text)\(|\[)/.test(readFileSync(join(folder, file), 'utf8')),
  )
  expect(keeping.sort()).toEqual(['http/register.ts', 'shared/define-held.ts', 'shared/held.ts'])
  const once = defineHeld({ id: 'test.once', reads: ['company'], load: async () => ({}) })
  expect(once.topics).toEqual(['companies'])
  expect(() => defineHeld({ id: 'test.once', reads: [], load: async () => ({}) })).toThrow('two held reads of one name')
  expect(() => defineHeld({ id: 'report companies', reads: [], load: async () => ({}) })).toThrow('<domain>.<name>')
})

test('two held reads of the same words are two, and a field holds apart what it says, not how it is written', async () => {
  const { held } = holding()
  const services = { held, sql: null as never }
  const search = defineHeld({
    id: 'test.search',
    reads: [],
    input: z.object({ text: z.string(), page: z.int() }),
    load: async (_, { text, page }) => ({ found: `${text} on ${page}` }),
  })
  const report = defineHeld({
    id: 'test.report',
    reads: [],
    input: z.object({ companyId: z.string(), typeId: z.string() }),
    load: async (_, { companyId, typeId }) => ({ report: `${companyId} of ${typeId}` }),
  })
  expect(await search.read(services, now, { text: 'x', page: 0 })).toEqual({ found: 'x on 0' })
  expect(await report.read(services, now, { companyId: 'companies', typeId: '0 30 x' })).toEqual({
    report: 'companies of 0 30 x',
  })
  expect(await report.read(services, now, { companyId: 'companies 0', typeId: '30 x' })).toEqual({
    report: 'companies 0 of 30 x',
  })
  expect(
    await search.read(services, now, { page: 0, text: 'x', requestId: 'another-one' } as {
      text: string
      page: number
    }),
  ).toBe(await search.read(services, now, { text: 'x', page: 0 }))
})

test('a read that looks at the clock is not read without an instant', async () => {
  const { held } = holding()
  const timed = defineHeld({ id: 'test.timed', reads: [], load: async ({ now: at }) => ({ at }) })
  await expect(timed.read({ held, sql: null as never }, now, {})).rejects.toThrow('test.timed looks at the clock')
  expect(await timed.read({ held, sql: null as never }, now, {}, 5)).toEqual({ at: 5 })
})
