import type { Piece } from '../../text/sentences.ts'

/** What a figure counts, as far as languages write it differently. */
export type FigureUnit = 'percent' | 'times' | 'mu' | 'jin' | 'month' | 'other'

/** A figure of a text: its value in the unit without scale (1.2万亿 is 1.2e12), and where it stands. */
export interface Figure extends Piece {
  value: number
  unit: FigureUnit
}

const scales: Readonly<Record<string, number>> = {
  万亿: 1e12,
  千亿: 1e11,
  百亿: 1e10,
  十亿: 1e9,
  亿: 1e8,
  千万: 1e7,
  百万: 1e6,
  十万: 1e5,
  万: 1e4,
  千: 1e3,
  百: 1e2,
}
const units: Readonly<Record<string, FigureUnit>> = {
  '%': 'percent',
  个百分点: 'percent',
  百分点: 'percent',
  倍: 'times',
  亩: 'mu',
  斤: 'jin',
  月: 'month',
}
const figure =
  /(?<![A-Za-z\d.第])(\d[\d,]*(?:\.\d+)?)\s?[多余]?([万千百十][多余]?[亿万]|[亿万千百])?(?:(\d{1,4})(?:([千百])?(?=[多余]?\p{Script=Han})))?[多余]?(万(?!亿))?[多余]?(%|个百分点|百分点|倍|亩|斤|月)?/gu

/** Full width figures as half width; the length stays. */
export const halfWidth = (text: string): string =>
  text.replace(/[０-９．％，](?=[０-９．％])|[０-９．％]/gu, (one) =>
    one === '，' ? ',' : String.fromCharCode(one.charCodeAt(0) - 0xfee0),
  )

/**
 * Figures of a Chinese text, written in digits, with their scale: 1万6千 is 16,000, 8.5% is 8.5 percent. Ordinals (第7)
 * and digits in Latin names (M2) are none.
 */
export function figuresZh(text: string): Figure[] {
  return [...halfWidth(text).matchAll(figure)].map(
    ({ 0: whole, 1: digits = '', 2: scale, 3: more, 4: moreScale, 5: tail, 6: unit, index }) => ({
      value: round(
        Number(digits.replaceAll(',', '')) * (scales[scale?.replace(/[多余]/u, '') ?? ''] ?? 1) +
          (more === undefined ? 0 : Number(more) * (scales[moreScale ?? ''] ?? 1) * (scales[tail ?? ''] ?? 1)),
      ),
      unit: units[unit ?? ''] ?? 'other',
      start: index,
      end: index + whole.length,
    }),
  )
}

/** Twelve digits are more than any figure of a report has; what is beyond comes from multiplying. */
export const round = (value: number): number => Number(value.toPrecision(12))
