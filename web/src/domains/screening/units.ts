import type { ScreenMeasure } from '@pandora/contract/domains/figures/fields'
import { number, percent, short } from '../../lib/formats.ts'

/** How much one unit of an input is: money is typed in 亿 or in millions. */
export function scaleOf(measure: ScreenMeasure, language: string): number {
  return measure === 'money' ? (language === 'en' ? 1e6 : 1e8) : 1
}

/** A bound as it is typed, in the unit of its input; empty without one. */
export function typed(value: number | null, measure: ScreenMeasure, language: string): string {
  return value === null ? '' : String(Number((value / scaleOf(measure, language)).toPrecision(12)))
}

/** What was typed as a value; null when empty, undefined when it is no number. */
export function valueOf(text: string, measure: ScreenMeasure, language: string): number | null | undefined {
  const plain = text
    .trim()
    .replaceAll(/[,，\s]/g, '')
    .replace('−', '-')
  if (plain === '') return null
  const value = Number(plain) * scaleOf(measure, language)
  return Number.isFinite(value) ? Number(value.toPrecision(12)) : undefined
}

/** A figure in words, short. */
export function said(value: number | null, measure: ScreenMeasure, language: string): string {
  if (measure === 'money') return short(value, language)
  if (measure === 'percent') return percent(value, { digits: 1, sign: false })
  return number(value, { digits: measure === 'points' ? 0 : 2, loose: true })
}

/** A bound taken from a bar's edge: three figures say enough. */
export function rounded(value: number): number {
  return value === 0 ? 0 : Number(value.toPrecision(3))
}
