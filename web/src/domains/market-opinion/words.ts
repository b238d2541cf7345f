import { number, percent } from '../../lib/formats.ts'

export const whole = (value: number | null): string => number(value, { digits: 0 })
/** A bull/bear percentage, with its sign. */
export const ratio = (value: number | null): string => percent(value, { digits: 1 })

/** Unit in which amounts of the tree map are shown (OPINION-14). */
export const HUNDRED_MILLION = 1e8
