import { expect, test } from 'vitest'
import { pinned } from './pinned.ts'
import type { PriceEvent } from './pinned.ts'

const days = ['2024-03-01', '2024-03-04', '2024-03-05']
const event = (newsId: string, at: string, precision: PriceEvent['precision'] = 'instant'): PriceEvent => ({
  newsId,
  kind: 'news',
  language: 'zh',
  title: newsId,
  source: '来源',
  sourceEn: null,
  newsTimestamp: Date.parse(`${at}+08:00`),
  newsDay: at.slice(0, 10),
  newsDate: '',
  precision,
  relation: 'subject',
  reach: 'direct',
  effect: null,
  strength: null,
  events: [],
  via: null,
})
const bars = (...events: PriceEvent[]) => {
  const { byBar, after } = pinned(events, 'SHZ-000901', days)
  return {
    bars: Object.fromEntries([...byBar].map(([day, list]) => [day, list.map(({ newsId }) => newsId)])),
    after: after.map(({ newsId }) => newsId),
  }
}

test('PRICE-01 a document is pinned to the bar of its day; after the close, at night and at the weekend to the next', () => {
  expect(
    bars(
      event('open', '2024-03-01T09:00:00'),
      event('last', '2024-03-01T15:00:00'),
      event('late', '2024-03-01T15:00:01'),
      event('sunday', '2024-03-03T12:00:00'),
      event('noon', '2024-03-05T12:00:00'),
    ),
  ).toEqual({
    bars: { '2024-03-01': ['open', 'last'], '2024-03-04': ['late', 'sunday'], '2024-03-05': ['noon'] },
    after: [],
  })
})

test('PRICE-01 a day without a time is its own bar, or the next where nothing was traded', () => {
  expect(
    bars(event('day', '2024-03-04T23:59:59.999', 'day'), event('off', '2024-03-02T23:59:59.999', 'day')).bars,
  ).toEqual({ '2024-03-04': ['day', 'off'] })
})

test('PRICE-01 what came after the last close waits for its bar, and what lies before the first is pinned to none', () => {
  expect(
    bars(
      event('tonight', '2024-03-05T18:00:00'),
      event('old', '2023-12-01T10:00:00'),
      event('same', '2024-03-01T00:01:00'),
    ),
  ).toEqual({ bars: { '2024-03-01': ['same'] }, after: ['tonight'] })
})

test('PRICE-01 without bars nothing is pinned', () => {
  expect(pinned([event('x', '2024-03-01T09:00:00')], 'SHZ-000901', []).byBar.size).toBe(0)
})
