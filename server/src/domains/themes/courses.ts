import type { OutputOf } from '@pandora/contract/operation'
import { THEME_SESSIONS } from '@pandora/contract/domains/themes/terms'
import type { themes } from '@pandora/contract/domains/themes/operations'
import { instantOf } from '@pandora/contract/time'
import { dayPlus } from '@pandora/intelligence/themes/heat'
import { themeIndex, type Returns } from '@pandora/intelligence/themes/theme-index'
import type { View } from '@pandora/store/as-of'
import { marketFigures } from '../figures/offers/market.ts'
import { gradeMarket, type GradedTheme } from './offers/graded.ts'
import { tradeDateOf } from '../figures/offers/traded.ts'
import { heldThemes, marketThemes } from './offers/summary.ts'
import { monthsOf } from './baskets.ts'
import { basesOf, commonBasis, returnsOf, stocksOf } from './series.queries.ts'
import { indexSeries, MOST_MEMBERS, type SeriesOf } from './series.ts'
import { defineHeld, type HeldServices } from '../../shared/define-held.ts'
import { z } from 'zod'

export type Courses = OutputOf<typeof themes.courses>
type Course = Courses['dataList'][number]

/** Calendar days that hold that many sessions, holidays of ten days among them. */
const REACH = Math.ceil(THEME_SESSIONS * 1.45) + 20

/** Trading days of a market, oldest first, and the first of the month in which the first of them stands. */
interface Span {
  day: string[]
  from: string
  to: string
}

const nothing: Courses = { day: [], dataList: [] }
const rounded = (value: number) => Math.round(value * 1e4) / 1e4

/** An index as values on the days of the span, null on those it leaves out, from 100 on its first. */
function courseOf(
  themeId: string,
  { day, value }: { day: readonly string[]; value: readonly number[] },
  span: Span,
): Course | null {
  const known = new Map(day.map((one, at) => [one, value[at] ?? Number.NaN]))
  const first = span.day.map((one) => known.get(one)).find((one) => one !== undefined)
  const last = value.at(-1)
  if (first === undefined || last === undefined) return null
  return {
    themeId,
    value: span.day.map((one) => {
      const own = known.get(one)
      return own === undefined ? null : rounded((own / first) * 100)
    }),
    changeRate: rounded((last / first - 1) * 100),
  }
}

/**
 * Indexes of all themes of the market over its last sessions, weighted by membership: the same as `themeSeries` gives
 * one by one, read at once.
 * The members of a month are those known at its beginning, so what is heard today moves none of them: held until
 * companies change, and by the day.
 */
export async function marketCourses(
  services: HeldServices,
  view: View,
  now: number,
): Promise<{ span: Span | null; courses: ReadonlyMap<string, Course> }> {
  const last = tradeDateOf(await marketFigures(services, view))
  if (last === null) return { span: null, courses: new Map() }
  return heldCourses.read(services, view, { last }, now)
}

const heldCourses = defineHeld({
  id: 'themes.courses',
  whole: true,
  reads: [heldThemes],
  // What is heard of a day that is over moves no index of the months before; the last day is part of what is asked for.
  despite: [
    'analysis_waiting',
    'company_quarter',
    'company_score',
    'daily_price',
    'document',
    'document_analysis',
    'document_company',
    'event_evidence',
    'share_count',
    'theme_document',
    'valuation_history',
  ],
  input: z.object({ last: z.string() }),
  load: async (
    { services, view, now },
    { last },
  ): Promise<{ span: Span | null; courses: ReadonlyMap<string, Course> }> => {
    const latest = view.asOf ?? now
    const reach = dayPlus(last, -REACH)
    const months = monthsOf(reach, last)
    const baskets: { from: string; graded: ReadonlyMap<string, GradedTheme> }[] = []
    // One after the other: each is a reading of the whole market.
    for (const from of months)
      baskets.push({
        from,
        graded: await gradeMarket(services, { ...view, asOf: Math.min(latest, instantOf(from)) }, now),
      })
    const companies = [
      ...new Set(
        baskets.flatMap(({ graded }) =>
          [...graded.values()].flatMap(({ members }) => members.map((one) => one.companyId)),
        ),
      ),
    ]
    const stocks = await stocksOf(services.sql, view, companies)
    const bases = Map.groupBy(
      await basesOf(services.sql, view, [...stocks.values()], reach, last),
      (row) => row.security_id,
    )
    const returns = new Map<string, Map<string, Returns>>()
    for (const [basis, rows] of Map.groupBy([...bases.values()].flat(), (row) => row.basis)) {
      const read = await returnsOf(
        services.sql,
        view,
        rows.map((row) => row.security_id),
        basis,
        reach,
        last,
      )
      returns.set(
        basis,
        new Map(read.map((row) => [row.security_id, new Map(row.days.map((day, at) => [day, row.changes[at] ?? 0]))])),
      )
    }
    const sessions = [
      ...new Set([...returns.values()].flatMap((all) => [...all.values()].flatMap((own) => [...own.keys()]))),
    ]
      .toSorted()
      .slice(-THEME_SESSIONS - 1)
    const span = { day: sessions, from: sessions[0] ?? last, to: last }
    const courses = new Map<string, Course>()
    for (const themeId of (await marketThemes(services, view, now)).keys()) {
      const weights = baskets.map(({ from, graded }) => ({
        from,
        weights: new Map(
          (graded.get(themeId)?.members ?? []).slice(0, MOST_MEMBERS).flatMap((one) => {
            const security = stocks.get(one.companyId)
            return security && one.membership > 0 ? [[security, one.membership] as const] : []
          }),
        ),
      }))
      const members = [...new Set(weights.flatMap((one) => [...one.weights.keys()]))]
      const basis = commonBasis(members.flatMap((security) => bases.get(security) ?? []))
      const course = basis
        ? courseOf(themeId, themeIndex(sessions, weights, returns.get(basis.basis) ?? new Map()), span)
        : null
      if (course) courses.set(themeId, course)
    }
    return { span, courses }
  },
})

/** The same of themes of the user's own, on the days of the market. */
export async function themeCourses(
  services: HeldServices,
  view: View,
  now: number,
  own: readonly SeriesOf[],
): Promise<Courses> {
  const { span, courses } = await marketCourses(services, view, now)
  if (!span) return nothing
  const dataList = [...courses.values()]
  for (const one of own) {
    const { index } = await indexSeries(services, view, now, one, {
      from: span.from,
      to: span.to,
      weighting: 'membership',
    })
    const course = courseOf(one.theme.themeId, index, span)
    if (course) dataList.push(course)
  }
  return { day: span.day, dataList }
}
