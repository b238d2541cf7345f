import { expect, test } from 'vitest'
import { riseOf, topicDays } from './rises.ts'
import type { TopicRow } from './topics.queries.ts'

const row = (day: string, id: string, views: number | null): TopicRow => ({
  topic_id: id,
  rank: 1,
  title: id,
  view_count: views,
  talk_count: null,
  observed_on: day,
  platform: 'df',
})

test('OPINION-27 a rise is known only between two known counts that grow', () => {
  expect(riseOf(100, 130)).toBe(30)
  expect(riseOf(100, 100)).toBe(0)
  expect(riseOf(null, 130)).toBeNull()
  expect(riseOf(undefined, 130)).toBeNull()
  expect(riseOf(100, null)).toBeNull()
  expect(riseOf(130, 20)).toBeNull()
})

test('OPINION-27 a missing day is missing: the day after it has no heat, and its row of days begins anew', () => {
  const rows = [row('2024-03-01', 'a', 10), row('2024-03-02', 'a', 15), row('2024-03-04', 'a', 40)]
  const [second] = topicDays(rows, '2024-03-02')
  expect([second?.before?.view_count, second?.days]).toEqual([10, 2])
  const [fourth] = topicDays(rows, '2024-03-04')
  expect([fourth?.before, fourth?.days]).toEqual([undefined, 1])
  expect(topicDays(rows, '2024-03-03')).toEqual([])
})
