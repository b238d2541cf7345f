import {
  macroSourceCodes,
  macroSources,
  type MacroLine,
  type MacroSource,
  type MacroSourceCode,
  type TimeType,
} from '@pandora/contract/domains/macro/sources'
import type { View } from '@pandora/store/as-of'
import type { Db } from '@pandora/store/database'
import type { Origin } from '../../shared/provenance.ts'
import { newestOfSeries, observationsOf, restated, seriesFacts } from './economy.queries.ts'
import { endOfPeriod, periodOf, takePeriods, yearOnYear, type Frequency } from './periods.ts'
import { latestOrigin } from './queries.ts'

/** Lines of a source by key. */
export const linesOf = (code: MacroSourceCode): [key: string, line: MacroLine][] => {
  const source: MacroSource = macroSources[code]
  return Object.entries(source.lines)
}

const codesOf = (code: MacroSourceCode): string[] => linesOf(code).flatMap(([, { series }]) => series)

/** A source with what a view knows of it. */
export interface KnownSource {
  code: MacroSourceCode
  known: number
  newestDay: string | null
}

/** Every source with how many of its lines are given, and the last day of them. */
export async function knownSources(db: Db, view: View): Promise<KnownSource[]> {
  const rows = await newestOfSeries(db, view, macroSourceCodes.flatMap(codesOf))
  const newest = new Map(rows.map((row) => [row.series_code, row.newest]))
  return macroSourceCodes.map((code) => {
    const lines = linesOf(code)
    const given = lines.filter(
      ([, { series, yearOnYearOf }]) =>
        series.some((one) => newest.has(one)) ||
        lines.some(([key, base]) => key === yearOnYearOf && base.series.some((one) => newest.has(one))),
    )
    const days = codesOf(code).flatMap((one) => newest.get(one) ?? [])
    return { code, known: given.length, newestDay: days.toSorted().at(-1) ?? null }
  })
}

/** A value that was said otherwise before. */
export interface Restated {
  period: string
  values: { value: number; known_at: number }[]
}

/** One line of a source as a view knows it. */
export interface KnownLine {
  key: string
  line: MacroLine
  seriesCode: string | null
  facts: Awaited<ReturnType<typeof seriesFacts>>[number] | undefined
  computed: boolean
  values: ReadonlyMap<string, number>
  absence: 'NO_SOURCE' | 'OF_SHORTER_PERIODS' | 'OF_LONGER_PERIODS' | null
  revisions: Restated[]
  origin: Origin | undefined
}

/** Lines of a source side by side, and the periods that any of them has a value of. */
interface ByPeriod {
  periods: string[]
  lines: KnownLine[]
}

/** A source, read once: its lines by periods of whatever length is asked for. */
export async function readSource(db: Db, view: View, code: MacroSourceCode): Promise<(timeType: TimeType) => ByPeriod> {
  const codes = codesOf(code)
  const [observations, facts, versions] = await Promise.all([
    observationsOf(db, view, codes),
    seriesFacts(db, view, codes),
    restated(db, view, codes),
  ])
  const bySeries = Map.groupBy(observations, (row) => row.series_code)
  const read = await Promise.all(
    linesOf(code).map(async ([key, line]) => {
      const seriesCode = line.series.find((one) => bySeries.has(one)) ?? null
      const own = facts.find((row) => row.series_code === seriesCode)
      if (seriesCode === null || !own) return { key, line, own: null }
      return { key, line, seriesCode, own, origin: await latestOrigin(db, view, [seriesCode]) }
    }),
  )
  return (timeType) => {
    const lines = read.map((one): KnownLine => {
      const { key, line } = one
      if (one.own === null)
        return {
          key,
          line,
          seriesCode: null,
          facts: undefined,
          computed: false,
          values: new Map(),
          absence: 'NO_SOURCE',
          revisions: [],
          origin: undefined,
        }
      const { seriesCode, own, origin } = one
      const frequency = own.frequency as Frequency
      return {
        key,
        line,
        seriesCode,
        facts: own,
        computed: false,
        ...takePeriods(bySeries.get(seriesCode) ?? [], { basis: line.basis, frequency }, timeType),
        revisions: revisionsOf(
          versions.filter((row) => row.series_code === seriesCode),
          timeType,
          line.basis === 'current' && frequency !== timeType,
        ),
        origin,
      }
    })
    const whole = lines.map((one) => computed(one, lines))
    const periods = [...new Set(whole.flatMap(({ values }) => [...values.keys()]))].toSorted()
    return { periods, lines: whole }
  }
}

/** A change over a year that no series gives, worked out of its line where that has values of two years. */
function computed(one: KnownLine, lines: readonly KnownLine[]): KnownLine {
  const base = lines.find(({ key }) => key === one.line.yearOnYearOf)
  if (!base || one.values.size > 0 || base.values.size === 0) return one
  return {
    ...one,
    computed: true,
    facts: base.facts,
    values: yearOnYear(base.values),
    absence: null,
    origin: base.origin,
  }
}

/** What was said of periods before. A sum of short periods shows none: what was restated is a part of it. */
function revisionsOf(
  rows: readonly { observed_on: string; value: number; known_at: number }[],
  timeType: TimeType,
  summed: boolean,
): Restated[] {
  if (summed) return []
  return [...Map.groupBy(rows, (row) => row.observed_on)].flatMap(([day, own]) => {
    const period = periodOf(day, timeType)
    if (day.slice(0, 7) !== endOfPeriod(period).slice(0, 7)) return []
    return [{ period, values: own.map(({ value, known_at: at }) => ({ value, known_at: at })) }]
  })
}
