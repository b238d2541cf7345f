import { figuresZh, type Figure } from './chinese.ts'
import { figuresEn } from './english.ts'

/** A figure of the Chinese text, and the one of the English that says the same; null where none does. */
export interface HeldFigure {
  zh: Figure
  en: Figure | null
}

/** Relative difference up to which two figures are one: converted units are rounded in print. */
const CLOSE = 0.006
const close = (one: number, other: number): boolean =>
  one === other || Math.abs(one - other) <= CLOSE * Math.max(Math.abs(one), Math.abs(other))

/**
 * What a Chinese figure may be in English: 亩 as hectares (1/15) or as mu, 斤 as kilograms (1/2) or tonnes (1/2000), N倍 as
 * N × 100 or N × 100 − 100 percent, or as N or N + 1 times.
 */
function readings({ value, unit }: Figure): readonly Pick<Figure, 'value' | 'unit'>[] {
  switch (unit) {
    case 'mu':
      return [
        { value: value / 15, unit: 'other' },
        { value, unit: 'other' },
        { value: value / 6, unit: 'other' },
      ]
    case 'jin':
      return [
        { value: value / 2, unit: 'other' },
        { value: value / 2000, unit: 'other' },
        { value, unit: 'other' },
      ]
    case 'times':
      return [
        { value: value * 100, unit: 'percent' },
        { value: value * 100 - 100, unit: 'percent' },
        { value, unit: 'times' },
        { value, unit: 'other' },
        { value: value + 1, unit: 'times' },
        { value: value + 1, unit: 'other' },
      ]
    case 'month':
      return [
        { value, unit: 'month' },
        { value, unit: 'other' },
      ]
    default:
      return [{ value, unit }]
  }
}

const fits = (one: Pick<Figure, 'value' | 'unit'>, other: Figure): boolean =>
  close(one.value, other.value) &&
  (one.unit === other.unit ||
    (one.unit === 'percent' && other.unit === 'other') ||
    (one.unit === 'other' && other.unit === 'times'))

/**
 * Figures of a Chinese text held against its English translation, in the order of the Chinese one; each English figure
 * stands for one at most, and what is written as the same figure comes before what is so only after units.
 */
export function heldFigures(zh: string, en: string): HeldFigure[] {
  const theirs = figuresEn(en)
  const taken = new Set<Figure>()
  return figuresZh(zh).map((own) => {
    const found = readings(own)
      .map((one) => theirs.find((other) => !taken.has(other) && fits(one, other)))
      .find((one) => one !== undefined)
    if (found) taken.add(found)
    return { zh: own, en: found ?? null }
  })
}
