import { expect, test } from 'vitest'
import { calls } from '../calls/operations.ts'
import { search } from '../search/operations.ts'
import { stockReport } from '../stock-report/operations.ts'
import { rankingAdmin } from './admin-operations.ts'
import { ranking } from './operations.ts'

test('RANK-01 search, lists by events, score, policies and posts, industries, medals and trends are declared', () => {
  const told = [search, ranking, rankingAdmin, calls, stockReport]
    .flatMap((group) => Object.values(group))
    .flatMap((one) => ('requirement' in one ? (one.requirement ?? []) : []))
  const all = new Set<string>(told)
  const rows = Array.from({ length: 32 - 16 }, (_, at) => `RANK-${String(at + 17)}`)
  expect(rows.filter((row) => !all.has(row))).toEqual([])
})
