import type { LiveTopic } from '@pandora/contract/live'
import { describe, expect, test } from 'vitest'
import type { Watcher } from '../live/hub.ts'
import { makeHeld } from './held.ts'

const now = { marketId: 1, asOf: null }

/** Holds, with a way to tell of changes and a count of loads. */
function holding(longestMs = 60_000) {
  const watchers: Watcher[] = []
  const held = makeHeld({ watch: (watcher) => void watchers.push(watcher) }, longestMs)
  let loads = 0
  return {
    held,
    loads: () => loads,
    load: async () => ({ load: ++loads }),
    loadMany: async (ids: readonly string[]) => { loads += ids.length; return new Map(ids.filter((id) => id !== 'none').map((id) => [id, { id }])) },
    changed: (marketId: number, topic: LiveTopic) => watchers.forEach((watcher) => watcher.changed(marketId, topic)),
    reconnected: () => watchers.forEach((watcher) => watcher.reconnected()),
  }
}

test('an answer about the present is held until its topic changes in its market', async () => {
  const { held, load, loads, changed } = holding()
  const read = () => held.one(now, ['prices', 'companies'], 'profile', load)
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
  expect(await held.one(now, ['prices'], 'x', load)).toEqual({ load: 1 })
  expect(await held.one({ marketId: 2, asOf: null }, ['prices'], 'x', load)).toEqual({ load: 2 })
  expect(await held.one({ marketId: 1, asOf: 5 }, ['prices'], 'x', load)).toEqual({ load: 3 })
  expect(await held.one({ marketId: 1, asOf: 5 }, ['prices'], 'x', load)).toEqual({ load: 4 })
})

test('what changes while an answer is being read makes it out of date at once', async () => {
  const { held, load, changed } = holding()
  const slow = held.one(now, ['prices'], 'x', async () => { await Promise.resolve(); return load() })
  changed(1, 'prices')
  expect(await slow).toEqual({ load: 1 })
  expect(await held.one(now, ['prices'], 'x', load)).toEqual({ load: 2 })
})

test('a connection that was lost lets go of everything: news may have been missed', async () => {
  const { held, load, reconnected } = holding()
  await held.one(now, ['prices'], 'x', load)
  reconnected()
  expect(await held.one(now, ['prices'], 'x', load)).toEqual({ load: 2 })
})

test('a failure is answered but not held', async () => {
  const { held, load } = holding()
  await expect(held.one(now, ['prices'], 'x', async () => { throw new Error('away') })).rejects.toThrow('away')
  expect(await held.one(now, ['prices'], 'x', load)).toEqual({ load: 1 })
})

test('of many only those not held are read; what there is none of is held as absent', async () => {
  const { held, loadMany, loads, changed } = holding()
  const read = (...ids: string[]) => held.many(now, ['prices'], 'quote', ids, loadMany)
  expect([...(await read('a', 'none')).keys()]).toEqual(['a'])
  expect([...(await read('a', 'b', 'none')).keys()].sort()).toEqual(['a', 'b'])
  expect(loads()).toBe(3)
  changed(1, 'prices')
  await read('a')
  expect(loads()).toBe(4)
})

test('with nothing to be held everything is read', async () => {
  const { held, load } = holding(0)
  await held.one(now, ['prices'], 'x', load)
  expect(await held.one(now, ['prices'], 'x', load)).toEqual({ load: 2 })
})

describe('answers as they go out', () => {
  const topics = ['prices'] as const
  const spoken = (text: () => string) => async () => text()

  test('are held as bytes until a topic changes, and what is asked for meanwhile is made once', async () => {
    const { held, changed } = holding()
    let made = 0
    const read = (key = 'x') => held.text(now, topics, key, async () => { await Promise.resolve(); return `行情 ${++made}` })
    expect((await Promise.all([read(), read(), read()])).map(String)).toEqual(['行情 1', '行情 1', '行情 1'])
    expect(String(await read('y'))).toBe('行情 2')
    changed(1, 'documents')
    changed(2, 'prices')
    expect(String(await read())).toBe('行情 1')
    changed(1, 'prices')
    expect(String(await read())).toBe('行情 3')
  })

  test('of the past are read each time, and markets are apart', async () => {
    const { held } = holding()
    let made = 0
    const load = spoken(() => String(++made))
    for (const asOf of [null, 5, 5]) await held.text({ marketId: 1, asOf }, topics, 'x', load)
    expect(made).toBe(3)
    expect(String(await held.text({ marketId: 2, asOf: null }, topics, 'x', load))).toBe('4')
    expect(String(await held.text(now, topics, 'x', load))).toBe('1')
  })

  test('that are overtaken by a change while they are made are not held, nor do they stand in the way of the next', async () => {
    const { held, changed } = holding()
    let finish: (text: string) => void = () => {}
    const slow = held.text(now, topics, 'x', () => new Promise<string>((resolve) => { finish = resolve }))
    changed(1, 'prices')
    const next = held.text(now, topics, 'x', spoken(() => 'new'))
    expect(String(await next)).toBe('new')
    finish('old')
    expect(String(await slow)).toBe('old')
    expect(String(await held.text(now, topics, 'x', spoken(() => 'newest')))).toBe('new')
  })

  test('that fail are not held', async () => {
    const { held } = holding()
    await expect(held.text(now, topics, 'x', async () => { throw new Error('away') })).rejects.toThrow('away')
    expect(String(await held.text(now, topics, 'x', spoken(() => 'here')))).toBe('here')
  })

  test('are bounded by their bytes: those asked for last stay', async () => {
    const { held } = holding()
    const large = 'x'.repeat(2 ** 20)
    for (let n = 0; n < 40; n++) await held.text(now, topics, `${n}`, spoken(() => large))
    const kept = async (n: number) => { let read = false; await held.text(now, topics, `${n}`, async () => { read = true; return large }); return !read }
    expect([await kept(39), await kept(0)]).toEqual([true, false])
  })
})
