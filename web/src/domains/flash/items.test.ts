import { describe, expect, it } from 'vitest'
import { instantOf } from '@pandora/contract/time'
import { byDay, merged, partOfDay, shifted, timeOf } from './items.ts'
import type { NewsItem } from './items.ts'

const item = (newsId: string, day: string, time = '10:00:00', label = 'Mar 05'): NewsItem => ({
  newsId,
  kind: 'news',
  language: 'zh',
  title: newsId,
  summary: '',
  source: 's',
  sourceEn: null,
  publishDateZh: `${day} ${time}`,
  newsTimestamp: instantOf(day, time),
  newsDate: label,
  newsDay: day,
  precision: 'instant',
  imageUrls: [],
  imageType: 1,
  companies: [],
})

describe('flash items', () => {
  it('FLASH-06 groups by day and keeps the same label of two years apart', () => {
    const groups = byDay([item('a', '2025-03-05'), item('b', '2025-03-05'), item('c', '2024-03-05')])
    expect(groups.map(({ day, label, items }) => [day, label, items.length])).toEqual([
      ['2025-03-05', 'Mar 05', 2],
      ['2024-03-05', 'Mar 05', 1],
    ])
  })

  it('puts arrivals before what stood there, each item once, newest first', () => {
    const list = [item('b', '2025-03-05', '10:00:00'), item('a', '2025-03-05', '09:00:00')]
    const arrivals = [
      item('b', '2025-03-05', '10:00:00'),
      item('d', '2025-03-05', '11:00:00'),
      item('c', '2025-03-05', '10:30:00'),
    ]
    expect(merged(arrivals, list).map(({ newsId }) => newsId)).toEqual(['d', 'c', 'b', 'a'])
  })

  it('orders items of one instant by id, as the server does', () => {
    expect(merged([], [item('a', '2025-03-05'), item('b', '2025-03-05')]).map(({ newsId }) => newsId)).toEqual([
      'b',
      'a',
    ])
  })

  it('gives no time of day where the source gives a day only', () => {
    expect(timeOf(item('a', '2025-03-05', '08:07:00'))).toBe('08:07')
    expect(timeOf({ ...item('a', '2025-03-05'), precision: 'day' })).toBeNull()
    expect(timeOf({ ...item('a', '2025-03-05'), precision: 'year' })).toBeNull()
  })

  it('names the part of the trading day a time point closes', () => {
    expect(['08:30', '10:30', '11:35', '14:00', '15:05', '21:00', '01:00'].map(partOfDay)).toEqual([
      'before',
      'morning',
      'noon',
      'afternoon',
      'close',
      'night',
      'night',
    ])
  })

  it('moves over month and year ends', () => {
    expect(shifted('2025-03-01', -1)).toBe('2025-02-28')
    expect(shifted('2024-12-31', 1)).toBe('2025-01-01')
  })
})
