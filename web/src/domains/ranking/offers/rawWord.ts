import type { scoreFactors } from '@pandora/contract/domains/ranking/shapes'
import { number, percent } from '../../../lib/formats.ts'

type Factor = (typeof scoreFactors)[number]

/** Factors whose raw value is a rate, and of these those that are a change. */
const rates: ReadonlySet<Factor> = new Set(['growth', 'quality', 'momentum'] as const)
const changes: ReadonlySet<Factor> = new Set(['growth', 'momentum'] as const)

/** The raw value of a factor with its unit. */
export const rawWord = (factor: Factor, value: number | null): string =>
  rates.has(factor)
    ? percent(value, { digits: 1, sign: changes.has(factor) })
    : number(value, { digits: 2, loose: true })
