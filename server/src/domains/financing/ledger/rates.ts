import type { RateSeriesRow } from './queries.ts'

/** Days that a value stands for at most after the day it is of, by how often the series is published. */
const STANDS: Readonly<Record<string, number>> = { day: 10, week: 17, month: 45, quarter: 110, year: 400 }
const MS_A_DAY = 86_400_000

export interface Rate {
  value: number
  day: string
  series: string[]
  source: string | null
  sourceEn: string | null
}

interface Course {
  code: string
  source: string | null
  sourceEn: string | null
  stands: number
  days: readonly string[]
  values: readonly number[]
}

/** Who told two rates of which one is crossed. */
const together = (one: string | null, other: string | null): string | null =>
  one === other ? one : [one, other].filter(Boolean).join(' · ')

/** What a series of exchange rates tells the renminbi price of; null where it is of another currency's. */
function pricedIn(series: RateSeriesRow): string | null {
  return /^CNY per ([A-Z]{3})$/u.exec(series.unit)?.[1] ?? /\b([A-Z]{3})CNY$/u.exec(series.series_code)?.[1] ?? null
}

/** Renminbi for one unit of each currency, by day: daily series before monthly and yearly ones. */
export class Rates {
  readonly #courses: ReadonlyMap<string, readonly Course[]>

  constructor(
    series: readonly RateSeriesRow[],
    values: readonly { series_code: string; observed_on: string; value: number }[],
  ) {
    const own = Map.groupBy(values, (one) => one.series_code)
    const courses = series
      .flatMap((one) => {
        const [of, told] = [pricedIn(one), own.get(one.series_code)]
        if (of === null || !told) return []
        const stands = STANDS[one.frequency] ?? 45
        return [{ of, course: courseOf(one, stands, told) }]
      })
      .toSorted((a, b) => a.course.stands - b.course.stands || (a.course.code < b.course.code ? -1 : 1))
    this.#courses = new Map(
      [...Map.groupBy(courses, ({ of }) => of)].map(([of, list]) => [of, list.map(({ course }) => course)]),
    )
  }

  /** Renminbi for one unit on a day, by the last value before its end that still stands; null without one. */
  #inRenminbi(currency: string, day: string): Rate | null {
    for (const { code, source, sourceEn, stands, days, values } of this.#courses.get(currency) ?? []) {
      let [low, high] = [0, days.length]
      while (low < high) {
        const middle = (low + high) >> 1
        if ((days[middle] ?? '') <= day) low = middle + 1
        else high = middle
      }
      const [on, value] = [days[low - 1], values[low - 1]]
      if (on !== undefined && value !== undefined && Date.parse(day) - Date.parse(on) <= stands * MS_A_DAY)
        return { value, day: on, series: [code], source, sourceEn }
    }
    return null
  }

  /** Units of `to` for one of `from` on a day; null where no rate is known. */
  on(from: string, to: string, day: string): Rate | null {
    if (to === 'CNY') return this.#inRenminbi(from, day)
    const target = this.#inRenminbi(to, day)
    if (!target) return null
    if (from === 'CNY') return { ...target, value: 1 / target.value }
    const own = this.#inRenminbi(from, day)
    return (
      own && {
        value: own.value / target.value,
        day: own.day < target.day ? own.day : target.day,
        series: [...own.series, ...target.series],
        source: together(own.source, target.source),
        // A name that only one language has stands in for both.
        sourceEn: together(own.sourceEn ?? own.source, target.sourceEn ?? target.source),
      }
    )
  }
}

function courseOf(
  { series_code, publisher_zh, publisher_en }: RateSeriesRow,
  stands: number,
  told: readonly { observed_on: string; value: number }[],
): Course {
  const kept = told.filter(({ value }) => value > 0)
  return {
    code: series_code,
    source: publisher_zh,
    sourceEn: publisher_en,
    stands,
    days: kept.map((one) => one.observed_on),
    values: kept.map((one) => one.value),
  }
}

/** Currencies whose rates series tell, as their codes. */
export const rateCodes = (series: readonly RateSeriesRow[]): string[] =>
  series.filter((one) => pricedIn(one) !== null).map((one) => one.series_code)
