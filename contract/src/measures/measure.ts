import type { Bilingual } from '../language.ts'

/** What a measure is said of: a key has one id of each. `security`: an index or a stock by its own id. */
export type MeasureSubject = 'company' | 'theme' | 'industry' | 'exchange' | 'event'
/**
 * What it is counted in. `money` in single units of a currency, `percent` of hundred, `points` 0 to 100, `degree` 0 to
 * 1, `times` a plain ratio.
 */
export type MeasureUnit = 'money' | 'percent' | 'points' | 'degree' | 'times' | 'count'
/**
 * The day it is about. `bar`: that of the last bar known. `market`: the market's last trading day; null where there was
 * no trade. `period`: the four quarters that were
 * reported last. `score`: the day scored last. `report`: the end of the period of the latest report. `week`: the seven
 * days up to the view's instant.
 */
export type MeasureDay = 'bar' | 'market' | 'period' | 'score' | 'report' | 'week'

/**
 * A number with one definition: wherever it is said of the same thing, of the same day and basis, it is the same
 * number.
 */
export interface Measure {
  subject: readonly MeasureSubject[]
  unit: MeasureUnit
  day: MeasureDay
  name: Bilingual
  definition: Bilingual
}

/** A measure said of these: its unit, what day it is about, its name and its definition, each in Chinese and English. */
export const of =
  (...subject: MeasureSubject[]) =>
  (
    unit: MeasureUnit,
    day: MeasureDay,
    [zh, en]: readonly [string, string],
    [defZh, defEn]: readonly [string, string],
  ): Measure => ({ subject, unit, day, name: { zh, en }, definition: { zh: defZh, en: defEn } })
