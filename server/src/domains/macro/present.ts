import { presentProvenance, type Origin } from '../../shared/provenance.ts'
import type { DayRow, Fields, seriesOfCodes } from './queries.ts'

/** The columns of the answer, one entry a day. */
export function presentValues<F extends Fields>(
  fields: F,
  rows: readonly DayRow<F>[],
): { [Field in keyof F]: (number | null)[] } {
  return Object.fromEntries(
    Object.keys(fields).map((field) => [
      field,
      rows.map((row) => (row as Record<string, number | null>)[field] ?? null),
    ]),
  ) as { [Field in keyof F]: (number | null)[] }
}

/**
 * Where the series came from. Publisher and address are those that the series share; `unit` is given where the
 * operation names it.
 */
export function presentOrigin(
  series: Awaited<ReturnType<typeof seriesOfCodes>>,
  origin: Origin | undefined,
  unit: string,
) {
  const url = shared(series.map((one) => one.url))
  const publisherZh = shared(series.map((one) => one.publisher_zh))
  const publisherEn = shared(series.map((one) => one.publisher_en))
  return {
    unit,
    url,
    publisherZh,
    publisherEn,
    provenance: origin ? presentProvenance(origin, { source: publisherZh, sourceEn: publisherEn, url }) : null,
  }
}

/** The one value of all, else null. */
function shared<Value>(values: readonly (Value | null)[]): Value | null {
  const [first = null] = values
  return values.every((value) => value === first) ? first : null
}

/** A price of one unit as that of a hundred, without the noise of binary fractions. */
export const per100 = (value: number | null): number | null =>
  value === null ? null : Number((value * 100).toPrecision(12))
