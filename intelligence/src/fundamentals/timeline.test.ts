import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { booksOf, fourQuarters, quarter } from './books.ts'
import { monthOf } from './months.ts'
import { quarterVersions } from './timeline.ts'
import type { ReportedVersion } from './types.ts'

const ends = ['03-31', '06-30', '09-30', '12-31'] as const
const money = fc.integer({ min: -1_000_000_000, max: 1_000_000_000 })

describe('versions', () => {
  const day = (text: string) => Date.parse(`${text}T00:00:00Z`)
  const version = (
    periodEnd: string,
    months: number,
    value: number,
    from: string,
    to: string | null = null,
  ): ReportedVersion => ({
    item: 'revenue',
    periodEnd,
    months,
    value,
    unit: 'CNY',
    knownAt: day(from),
    supersededAt: to === null ? Infinity : day(to),
  })

  test('a quarter has a version whenever something it rests on changes, known when the newest of it was, and none where nothing changes', () => {
    const found = quarterVersions([
      version('2022-03-31', 3, 10, '2022-04-20'),
      version('2022-06-30', 6, 25, '2022-08-20', '2023-08-01'),
      version('2022-06-30', 6, 27, '2023-08-01'),
      version('2023-06-30', 6, 40, '2023-08-20'),
      version('2023-03-31', 3, 18, '2023-04-20'),
    ])
    expect(
      found.map(({ periodEnd, row, knownAt, supersededAt }) => [
        periodEnd,
        row.values.revenue,
        row.values.revenue_growth,
        new Date(knownAt).toISOString().slice(0, 10),
        supersededAt === Infinity ? null : new Date(supersededAt).toISOString().slice(0, 10),
      ]),
    ).toEqual([
      ['2022-03-31', 10, null, '2022-04-20', null],
      ['2022-06-30', 15, null, '2022-08-20', '2023-08-01'],
      ['2022-06-30', 17, null, '2023-08-01', null],
      ['2023-03-31', 18, 80, '2023-04-20', null],
      ['2023-06-30', 22, 29.4117647059, '2023-08-20', null],
    ])
  })

  test('at every instant the versions that stand are what the books of that instant give', () => {
    const known = fc.array(
      fc.record({
        year: fc.integer({ min: 2019, max: 2022 }),
        q: fc.nat(3),
        value: money,
        from: fc.nat(30),
        length: fc.option(fc.integer({ min: 1, max: 20 })),
      }),
      { maxLength: 25 },
    )
    fc.assert(
      fc.property(known, fc.nat(60), (made, instant) => {
        // Of one report, versions follow one another as in the store.
        const reports = Map.groupBy(made, ({ year, q }) => `${year} ${q}`)
        const items = [...reports.values()].flatMap((own) => {
          const begun = [...new Map(own.map((one) => [one.from, one])).values()].toSorted((a, b) => a.from - b.from)
          return begun.map(({ year, q, value, from, length }, at): ReportedVersion => {
            const next = begun[at + 1]?.from ?? Infinity
            return {
              item: 'revenue',
              periodEnd: `${year}-${ends[q]}`,
              months: (q + 1) * 3,
              value,
              unit: 'CNY',
              knownAt: from,
              supersededAt: at === begun.length - 1 && length !== null ? from + length : next,
            }
          })
        })
        const standing = items.filter((one) => one.knownAt <= instant && one.supersededAt > instant)
        const books = booksOf(standing)
        const versions = quarterVersions(items).filter((one) => one.knownAt <= instant && one.supersededAt > instant)
        expect(versions.map((one) => one.periodEnd).sort()).toEqual(
          [...new Set(standing.map((one) => one.periodEnd))].sort(),
        )
        for (const { row, periodEnd } of versions) {
          expect(row.values.revenue).toBe(quarter(books, 'revenue', monthOf(periodEnd)).value)
          expect(row.values.revenue_ttm).toBe(fourQuarters(books, 'revenue', monthOf(periodEnd)).value)
        }
      }),
      { numRuns: 200 },
    )
  })
})
