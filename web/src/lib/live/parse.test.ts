import { expect, test } from 'vitest'
import { backOff, eventReader, liveEventOf } from './parse.ts'

const text =
  ': connected\n\nid: 7\nevent: live\ndata: {"id":7,"topic":"prices",\ndata: "ids":["a"],"count":1}\n\ndata: x\r\n\r\n: beat\n\n'

test('events are read whatever pieces they come in', () => {
  const whole = eventReader()(text)
  expect(whole).toEqual([
    { event: 'live', data: '{"id":7,"topic":"prices",\n"ids":["a"],"count":1}', id: '7' },
    { event: 'message', data: 'x', id: '7' },
  ])
  for (let size = 1; size < 9; size += 1) {
    const read = eventReader()
    const found = []
    for (let at = 0; at < text.length; at += size) found.push(...read(text.slice(at, at + size)))
    expect(found, `pieces of ${size}`).toEqual(whole)
  }
})

test('an event is taken only with a topic and an id', () => {
  const event = (data: string, id: string | null = null) => liveEventOf({ event: 'message', data, id })
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
