import { expect, test } from 'vitest'
import type { LiveEvent } from '@pandora/contract/domains/live/operations'
import { backOff, liveEventOf, liveReader } from './parse.ts'

const text =
  ': connected\n\nid: 7\nevent: live\ndata: {"id":7,"topic":"prices",\ndata: "ids":["a"],"count":1}\n\n' +
  'data: x\r\n\r\n: beat\n\nid: 8\r\ndata: {"topic":"documents"}\r\n\r\n'

test('events are read whatever pieces they come in; comments, and what is no event of ours, give none', () => {
  for (let size = 1; size <= text.length; size += 1) {
    const found: LiveEvent[] = []
    const read = liveReader((event) => found.push(event))
    for (let at = 0; at < text.length; at += size) read(text.slice(at, at + size))
    expect(found, `pieces of ${size}`).toEqual([
      { id: 7, topic: 'prices', ids: ['a'], count: 1 },
      { id: 8, topic: 'documents', ids: [], count: 0 },
    ])
  }
})

test('an event is taken only with a topic and an id', () => {
  const event = (data: string, id?: string) => liveEventOf({ data, id })
  expect(event('{"id":3,"topic":"documents","ids":["d1"],"count":1}')).toEqual({
    id: 3,
    topic: 'documents',
    ids: ['d1'],
    count: 1,
  })
  expect(event('{"topic":"documents","ids":[],"count":500}', '9')).toEqual({
    id: 9,
    topic: 'documents',
    ids: [],
    count: 500,
  })
  expect(event('{"id":3,"topic":"","ids":[],"count":1}')).toBeUndefined()
  expect(event('{"topic":"documents"}')).toBeUndefined()
  expect(event('not json', '1')).toBeUndefined()
})

test('tries come slower and slower, up to half a minute, spread by a quarter', () => {
  expect([0, 1, 2, 9].map((attempt) => backOff(attempt, 0.5))).toEqual([1000, 2000, 4000, 30_000])
  expect([backOff(0, 0), backOff(0, 1)]).toEqual([750, 1250])
})
