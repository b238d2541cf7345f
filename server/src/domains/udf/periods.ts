/**
 * A bar over one day or more; `v` null where the source gives no volume of one of its days, `h` and `l` likewise, `o`
 * that of its first day. Prices of one basis.
 */
export interface UdfBar {
  day: string
  o: number | null
  h: number | null
  l: number | null
  c: number
  v: number | null
}

export const resolutions = ['1D', '1W', '1M'] as const
export type Resolution = (typeof resolutions)[number]

/** A resolution as clients write it (`D`, `1D`, `w`); undefined where it is none of ours. */
export function resolutionOf(text: string): Resolution | undefined {
  const plain = text.toUpperCase().replace(/^1?(?=[DWM]$)/, '1')
  return resolutions.find((one) => one === plain)
}

const DAY_MS = 86_400_000

/** What days of one bar have in common: the day itself, the Monday of the week, the month. */
export function periodOf(day: string, resolution: Resolution): string {
  if (resolution === '1D') return day
  if (resolution === '1M') return day.slice(0, 7)
  const at = Date.parse(`${day}T00:00:00Z`)
  return new Date(at - ((new Date(at).getUTCDay() + 6) % 7) * DAY_MS).toISOString().slice(0, 10)
}

/** First calendar day of the period a day lies in. */
export const periodBegin = (day: string, resolution: Resolution): string =>
  resolution === '1M' ? `${day.slice(0, 7)}-01` : periodOf(day, resolution)

/** First calendar day after the period a day lies in. */
export function periodEnd(day: string, resolution: Resolution): string {
  const begin = Date.parse(`${periodBegin(day, resolution)}T00:00:00Z`)
  const after =
    resolution === '1M'
      ? Date.UTC(new Date(begin).getUTCFullYear(), new Date(begin).getUTCMonth() + 1, 1)
      : begin + (resolution === '1W' ? 7 : 1) * DAY_MS
  return new Date(after).toISOString().slice(0, 10)
}

/** All of these, or null where one is missing: the highest of some days is not that of all. */
const whole = (values: readonly (number | null)[]): readonly number[] | null =>
  values.every((one) => one !== null) ? values : null

/** Bars of weeks or months from bars of days, oldest first; a bar bears the first day on which it traded. */
export function gathered(days: readonly UdfBar[], resolution: Resolution): UdfBar[] {
  if (resolution === '1D') return [...days]
  return [...Map.groupBy(days, ({ day }) => periodOf(day, resolution)).values()].map((of) => {
    const [first, last] = [of[0], of.at(-1)] as [UdfBar, UdfBar]
    const [highs, lows, volumes] = [
      whole(of.map((one) => one.h)),
      whole(of.map((one) => one.l)),
      whole(of.map((one) => one.v)),
    ]
    return {
      day: first.day,
      o: first.o,
      c: last.c,
      h: highs && Math.max(...highs),
      l: lows && Math.min(...lows),
      v: volumes && volumes.reduce((sum, one) => sum + one, 0),
    }
  })
}

/** Time of a bar on the wire: midnight UTC of its day, in seconds. */
export const secondsOf = (day: string): number => Date.parse(`${day}T00:00:00Z`) / 1000

/**
 * The first day whose bar does not lie before an instant in seconds; from year 1 to 9998, so that every period has an
 * end of four digits.
 */
export function dayFrom(seconds: number): string {
  const clamped = Math.min(Math.max(seconds, -62_135_596_800), 253_370_764_800)
  return new Date(Math.ceil(clamped / 86_400) * DAY_MS).toISOString().slice(0, 10)
}
