import type { ImpactScore } from '@pandora/intelligence/impact/types'
import { classOf, scoreOf } from '@pandora/intelligence/impact/classes'
import fc from 'fast-check'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { weeklyScores } from './offers/history.queries.ts'
import { testServer, type TestServer } from '../../testing.ts'
import { savePast } from './offers/past-scores.queries.ts'
import { savePresent } from './offers/scores.queries.ts'

const NOW = Date.parse('2024-06-03T02:00:00Z')
const MARKET = 1
const weeks = ['2024-03-01', '2024-03-08', '2024-03-15', '2024-03-22', '2024-03-29', '2024-04-05'] as const
const companies = ['SHZ-000901', 'SHZ-000902', 'SHZ-000903', 'SHZ-000904'] as const

/** A score of some points; no points: a company that was not read about. */
function scoreOfPoints(companyId: string, points: readonly [number, number] | null): ImpactScore {
  const [risk, opportunity] = points ?? [null, null]
  const given = risk !== null && opportunity !== null
  return {
    version: 'impact-test',
    companyId,
    asOf: NOW,
    knownAt: given && risk > 0 ? NOW - 86_400_000 : null,
    riskPoint: risk,
    opportunityPoint: opportunity,
    impactScore: given ? scoreOf(risk, opportunity) : null,
    impact: given ? classOf(risk, opportunity) : null,
    receipt: null,
    flips: [],
  }
}

let server: TestServer
beforeAll(async () => {
  server = await testServer()
})
afterAll(() => server.stop())

type Points = readonly [number, number] | null
const scoresOf = (points: readonly Points[]) => companies.map((id, at) => scoreOfPoints(id, points[at] ?? null))
const store = (week: number, points: readonly Points[]) =>
  server.sql.begin((tx) =>
    savePast(
      tx,
      MARKET,
      { day: weeks[week] ?? '', after: weeks[week - 1] ?? '2024-02-23', version: 'impact-test' },
      scoresOf(points),
      NOW,
    ),
  )
const shown = (points: readonly Points[]) =>
  Object.fromEntries(companies.flatMap((id, at) => (points[at] ? [[id, points[at]]] : [])))

/** Each day as a whole, as if nothing were kept by change. */
async function stored(): Promise<Record<string, unknown>[]> {
  const scores = await weeklyScores(server.sql, MARKET, null, weeks[0], weeks[5])
  return weeks.map((day) =>
    Object.fromEntries(
      scores
        .filter((row) => row.scored_on === day)
        .map((row) => [row.company_id, [row.risk_point, row.opportunity_point]]),
    ),
  )
}

const point = fc.integer({ min: 0, max: 300 }).map((hundredths) => hundredths / 100)
const points = fc.array(
  fc.oneof({ arbitrary: fc.constant([0, 0] as const), weight: 3 }, { arbitrary: fc.tuple(point, point), weight: 2 }),
  { minLength: 4, maxLength: 4 },
)

describe('scores of past days, kept by change', () => {
  test('are on every day what was stored of it, whatever day they are made anew from and wherever that is broken off', async () => {
    await fc.assert(
      fc.asyncProperty(
        fc.array(points, { minLength: 6, maxLength: 6 }),
        fc.array(points, { minLength: 6, maxLength: 6 }),
        fc.nat(5),
        fc.nat(5),
        async (first, anew, from, broken) => {
          await server.sql`delete from company_score_history`
          await server.sql`delete from score_day`
          await server.sql.begin((tx) =>
            savePresent(
              tx,
              MARKET,
              scoresOf([
                [1, 1],
                [1, 1],
                [1, 1],
                [1, 1],
              ]),
              NOW,
            ),
          )
          for (const week of weeks.keys()) await store(week, first[week] ?? [])
          expect(await stored()).toEqual(first.map(shown))
          const last = Math.max(from, broken)
          for (let week = from; week <= last; week++) await store(week, anew[week] ?? [])
          expect(await stored()).toEqual(
            weeks.map((_, week) => shown((week >= from && week <= last ? anew : first)[week] ?? [])),
          )
        },
      ),
      { numRuns: 20 },
    )
  })

  test('a company that nothing new reaches costs one row, however many weeks are scored', async () => {
    await server.sql`delete from company_score_history`
    await server.sql`delete from score_day`
    for (const week of weeks.keys())
      await store(week, [
        [0, 0],
        [0, 0],
        [5, 0],
        [5, week],
      ])
    const rows = await server.sql<
      { company_id: string; rows: number }[]
    >`select company_id, count(*)::int as rows from company_score_history group by 1 order by 1`
    expect(rows.map((row) => row.rows)).toEqual([1, 1, 1, weeks.length])
    expect(
      (await weeklyScores(server.sql, MARKET, null, '2024-03-15', '2024-03-29')).map((row) => [
        row.scored_on,
        row.company_id,
        row.opportunity_point,
      ]),
    ).toEqual([2, 3, 4].flatMap((week) => companies.map((id, at) => [weeks[week], id, at === 3 ? week : 0])))
  })

  test('a company of which every text was removed has no past score either', async () => {
    await server.sql.begin((tx) =>
      savePresent(
        tx,
        MARKET,
        scoresOf([
          [1, 1],
          [1, 1],
        ]),
        NOW,
      ),
    )
    await store(0, [
      [3, 3],
      [3, 3],
    ])
    await server.sql.begin((tx) => savePresent(tx, MARKET, scoresOf([null, [1, 1]]), NOW))
    expect(
      (await weeklyScores(server.sql, MARKET, null, weeks[0], weeks[5])).map((row) => row.company_id),
    ).not.toContain(companies[0])
  })
})
