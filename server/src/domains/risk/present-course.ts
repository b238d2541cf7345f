import type { z } from 'zod'
import type { epidemicSeries, epidemicWave, pandemicPoint, relationMonth } from '@pandora/contract/domains/risk/shapes'
import { dayOf } from '@pandora/contract/time'
import type { CountryMonth } from '@pandora/intelligence/risks/country-course'
import { placeName } from '@pandora/intelligence/risks/places'
import type { Wave } from '@pandora/intelligence/risks/waves'
import type { CountryTelling, EpidemicRow } from './course.queries.ts'

type Month = z.infer<typeof relationMonth>

/** Texts that are shown of a month, those that say most first. */
const MOST_EVIDENCE = 6

export const presentSeries = (row: EpidemicRow): z.infer<typeof epidemicSeries> => ({
  code: row.series_code,
  nameZh: row.name_zh,
  nameEn: row.name_en,
  unit: row.unit,
  frequency: row.frequency,
  lastDay: row.last_day,
  lastValue: row.last_value,
})

export const presentWave = (wave: Wave): z.infer<typeof epidemicWave> => ({
  ...wave,
  peakValue: Math.round(wave.peakValue),
  total: Math.round(wave.total),
})

/** Confirmed cases of the world and the US side by side, by day (RISK-04). */
export function presentPandemic(
  world: readonly { observed_on: string; value: number }[],
  us: readonly { observed_on: string; value: number }[],
): z.infer<typeof pandemicPoint>[] {
  const [ofWorld, ofUs] = [world, us].map((rows) => new Map(rows.map((row) => [row.observed_on, row.value])))
  return [...new Set([...world, ...us].map((row) => row.observed_on))].toSorted().map((timeSpot) => ({
    timeSpot,
    Global: { confirmed: ofWorld?.get(timeSpot) ?? null },
    US: { confirmed: ofUs?.get(timeSpot) ?? null },
  }))
}

/** Countries with their names; those that have none are shown by their code. */
export const presentCountries = (rows: readonly { code: string; stories: number }[]) =>
  rows.map(({ code, stories }) => {
    const name = placeName(code)
    return { code, nameZh: name?.zh ?? code, nameEn: name?.en ?? code, stories }
  })

/** What sources say of two countries, by month. */
export interface Sourced {
  relation: ReadonlyMap<string, number>
  country: ReadonlyMap<string, number>
  partner: ReadonlyMap<string, number>
  world: ReadonlyMap<string, number>
}

/** Months of two countries, with the texts that each rests on: one a story. */
export function presentMonths(
  months: readonly CountryMonth[],
  tellings: readonly CountryTelling[],
  sourced: Sourced,
): Month[] {
  const byMonth = Map.groupBy(tellings, (one) => dayOf(one.published_at).slice(0, 7))
  return months.map(({ month, score, stories, turn }) => ({
    month,
    score,
    stories,
    turn,
    sourced: sourced.relation.get(month) ?? null,
    riskShare: { country: sourced.country.get(month) ?? null, partner: sourced.partner.get(month) ?? null },
    worldIndex: sourced.world.get(month) ?? null,
    evidence: evidenceOf(byMonth.get(month) ?? []),
  }))
}

function evidenceOf(tellings: readonly CountryTelling[]): Month['evidence'] {
  const once = [...new Map(tellings.map((one) => [one.story_id, one])).values()]
  return once
    .toSorted(
      (a, b) =>
        Number(b.mark !== null) - Number(a.mark !== null) ||
        Math.abs(b.score) - Math.abs(a.score) ||
        b.published_at - a.published_at,
    )
    .slice(0, MOST_EVIDENCE)
    .map((one) => ({
      newsId: one.document_id,
      title: one.title,
      day: dayOf(one.published_at),
      score: one.score,
      mark: one.mark,
      quote: one.quote,
    }))
}
