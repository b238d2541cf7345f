import { expect, test } from 'vitest'
import { emptyDraft, healthOf, inputOf, intervalsWith } from './model.ts'

test('a feed is paused before it is failing, and waiting only while it was never read', () => {
  expect(healthOf({ state: 'paused', failures: 3, fetchedAt: null })).toBe('paused')
  expect(healthOf({ state: 'active', failures: 3, fetchedAt: null })).toBe('failing')
  expect(healthOf({ state: 'active', failures: 0, fetchedAt: null })).toBe('waiting')
  expect(healthOf({ state: 'active', failures: 0, fetchedAt: '2024-03-05T00:00:00Z' })).toBe('active')
})

test('an interval set by other means is offered in its place', () => {
  expect(intervalsWith(45)).toEqual([5, 15, 30, 45, 60, 180, 360, 720, 1440])
  expect(intervalsWith(30)).toHaveLength(8)
})

test('what is empty in a form is not there', () => {
  expect(inputOf({ ...emptyDraft, url: ' https://a.example.test/ ', name: ' A ', category: '  ' })).toEqual({
    url: 'https://a.example.test/',
    name: 'A',
    nameEn: null,
    kind: 'news',
    category: null,
    language: null,
    intervalMinutes: 30,
  })
})
