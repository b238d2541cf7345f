/**
 * A figure with its unit as written in a text. `value` in whole units: yuan, dollars, per cent, shares. `unit` null for
 * other moneys.
 */
export interface Figure {
  start: number
  end: number
  value: number
  unit: 'CNY' | 'USD' | 'percent' | 'shares' | null
  money: boolean
}

const scales: Readonly<Record<string, number>> = {
  万亿: 1e12,
  千亿: 1e11,
  百亿: 1e10,
  亿: 1e8,
  千万: 1e7,
  百万: 1e6,
  万: 1e4,
  千: 1e3,
  trillion: 1e12,
  tn: 1e12,
  billion: 1e9,
  bn: 1e9,
  b: 1e9,
  million: 1e6,
  mn: 1e6,
  mln: 1e6,
  m: 1e6,
  thousand: 1e3,
  k: 1e3,
}
// Every repetition is bounded: no text makes these slow.
const zhFigure =
  /(\d{1,3}(?:,\d{3}){1,6}|\d{1,15})(\.\d{1,6})?\s?(万亿|千亿|百亿|亿|千万|百万|万|千)?(?:多|余)?(?:人民币)?(元|人民币|美元|美金|港元|港币|欧元|英镑|日元|韩元|加元|澳元|新元|股|%|％|个百分点)/gu
const enFigure =
  /(US\$|RMB|CNY|USD|EUR|GBP|HK\$|C\$|DKK|SEK|\$|€|£|¥)?\s?(\d{1,3}(?:,\d{3}){1,6}|\d{1,15})(\.\d{1,6})?\s?(trillion|billion|million|thousand|tn|bn|mln|mn|[mMbBkK](?![A-Za-z]))?\s?(yuan|renminbi|dollars|euros|pounds|per cent|percent|pct|%|shares|pp\b)?/gu
const zhMoney: Readonly<Record<string, Figure['unit']>> = { 元: 'CNY', 人民币: 'CNY', 美元: 'USD', 美金: 'USD' }
const enMoney: Readonly<Record<string, Figure['unit']>> = {
  US$: 'USD',
  USD: 'USD',
  $: 'USD',
  RMB: 'CNY',
  CNY: 'CNY',
  '¥': 'CNY',
  yuan: 'CNY',
  renminbi: 'CNY',
  dollars: 'USD',
}
/** Most figures read of one sentence. */
const MOST = 60

// Scaled in the decimal, not by a product: 654.32万 is 6,543,200, not 6,543,200.000000001.
const numberOf = (whole: string, part: string | undefined, scale: string | undefined): number => {
  const times = scale === undefined ? 1 : (scales[scale] ?? scales[scale.toLowerCase()] ?? 1)
  return Number(`${whole.replaceAll(',', '')}${part ?? ''}e${Math.round(Math.log10(times))}`)
}

/** Figures with a unit between two places of a text, in order; bare numbers are none. */
export function figuresIn(language: 'zh' | 'en', text: string, start: number, end: number): Figure[] {
  const piece = text.slice(start, end)
  if (!/\d/u.test(piece)) return []
  const found: Figure[] = []
  for (const match of piece.matchAll(language === 'zh' ? zhFigure : enFigure)) {
    if (found.length === MOST) break
    const figure = language === 'zh' ? zhOf(match) : enOf(match)
    if (figure === null || !Number.isFinite(figure.value)) continue
    const lead = match[0].length - match[0].trimStart().length
    const tail = match[0].trimEnd().length
    found.push({ ...figure, start: start + match.index + lead, end: start + match.index + tail })
  }
  return found
}

function zhOf([, whole = '', part, scale, unit = '']: RegExpExecArray): Omit<Figure, 'start' | 'end'> {
  const value = numberOf(whole, part, scale)
  if (unit === '股') return { value, unit: 'shares', money: false }
  if (unit === '%' || unit === '％' || unit === '个百分点') return { value, unit: 'percent', money: false }
  return { value, unit: zhMoney[unit] ?? null, money: true }
}

function enOf([, before, whole = '', part, scale, after]: RegExpExecArray): Omit<Figure, 'start' | 'end'> | null {
  const value = numberOf(whole, part, scale)
  if (after === '%' || after === 'percent' || after === 'per cent' || after === 'pct' || after === 'pp')
    return { value, unit: 'percent', money: false }
  if (after === 'shares') return { value, unit: 'shares', money: false }
  if (before === undefined && after === undefined) return null
  return { value, unit: enMoney[before ?? ''] ?? enMoney[after ?? ''] ?? null, money: true }
}

/**
 * Size by figure: from what the press calls a large deal; per cent by how much it moves a company. Null where the unit
 * says nothing.
 */
export function sizeOf({ value, unit }: { value: number; unit: Figure['unit'] }): 'small' | 'medium' | 'large' | null {
  const steps =
    unit === 'CNY'
      ? [1e8, 1e9]
      : unit === 'USD'
        ? [1.5e7, 1.5e8]
        : unit === 'percent'
          ? [10, 30]
          : unit === 'shares'
            ? [2e6, 2e7]
            : null
  if (!steps) return null
  const size = Math.abs(value)
  return size < (steps[0] ?? 0) ? 'small' : size < (steps[1] ?? 0) ? 'medium' : 'large'
}
