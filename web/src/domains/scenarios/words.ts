import type { ValueRange } from '@pandora/contract/domains/scenarios/shapes'
import { percent, short, stretch } from '../../lib/formats.ts'
import { named } from '../../lib/names.ts'

/** A share of 1 in per cent. */
export const shareText = (share: number): string => percent(share * 100, { digits: share < 0.01 ? 2 : 1, sign: false })

/** A range, or the one number that it comes to. */
function rangeText({ low, high }: ValueRange, text: (value: number) => string): string {
  return stretch(text(low), text(high), ' – ')
}

/** A range of shares of 1 in per cent. */
export const shareRange = (range: ValueRange): string => rangeText(range, shareText)

/** A range of money, shortened. */
export const moneyRange = (range: ValueRange, language: string): string =>
  rangeText(range, (value) => short(value, language === 'en' ? 'en' : 'zh', { loose: false }))

/** A range of points. */
export const pointRange = (range: ValueRange): string => rangeText(range, (value) => value.toFixed(value < 1 ? 2 : 1))

/** Name of a company of a scenario. */
export const nodeName = (
  one: { nodeId: string; nameZh: string | null; nameEn: string | null },
  language: string,
): string => named(one.nameZh, one.nameEn, language, one.nodeId.replace(/^name:/, ''))
