import { number, percent } from '../../lib/formats.ts'

export const whole = (value: number | null): string => number(value, { digits: 0 })
/** A bull/bear percentage, with its sign. */
export const ratio = (value: number | null): string => percent(value, { digits: 1 })

/** Unit in which amounts of the tree map are shown (OPINION-14). */
export const HUNDRED_MILLION = 1e8
/** Units in which fans, and comments and likes of authors are shown (OPINION-08). */
export const TEN_THOUSAND = 1e4
export const THOUSAND = 1e3
/** A count in a larger unit, with two places. */
export const scaled = (value: number | null, unit: number): string =>
  value === null ? '–' : number(value / unit, { digits: 2 })
