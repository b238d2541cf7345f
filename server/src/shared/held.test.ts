import type { LiveTopic } from '@pandora/contract/live'
import { expect, test } from 'vitest'
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
