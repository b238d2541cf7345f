/** What a figure of an answer is counted in. */
export type Unit = 'money' | 'percent' | 'times' | 'persons' | 'per-share' | 'points' | 'days' | 'count' | 'text'

const grouped = (value: number, digits: number): string =>
  value.toLocaleString('en-US', { minimumFractionDigits: digits, maximumFractionDigits: digits })

/** Decimals of a value as it is held, at most `most`. */
function decimalsOf(value: number, most: number): number {
  for (let digits = 0; digits < most; digits++)
    if (Math.abs(value - Number(value.toFixed(digits))) < 1e-6 / 10 ** most + Number.EPSILON * Math.abs(value))
      return digits
  return most
}

/** A figure in words, as exact as it is held; ratios with so many decimals. */
export function written(
  value: number,
  unit: Unit,
  { language, currency, decimals }: { language: 'zh' | 'en'; currency: string | null; decimals?: number | null },
): string {
  const zh = language === 'zh'
  const plain = zh && currency === 'CNY'
  switch (unit) {
    case 'money': {
      const amount = grouped(value, decimalsOf(value, 2))
      return plain ? `${amount} 元` : zh ? `${amount} ${currency ?? ''}`.trim() : `${currency ?? ''} ${amount}`.trim()
    }
    case 'per-share': {
      const amount = grouped(value, decimals ?? decimalsOf(value, 4))
      return plain ? `${amount} 元/股` : `${currency ?? ''} ${amount}${zh ? ' 每股' : ' a share'}`.trim()
    }
    case 'percent':
      return `${grouped(value, decimals ?? 2)}%`
    case 'times':
      return zh ? `${grouped(value, decimals ?? 2)}` : grouped(value, decimals ?? 2)
    case 'points':
      return zh ? `${grouped(value, decimals ?? 0)} 分` : `${grouped(value, decimals ?? 0)} points`
    case 'days':
      return zh ? `${grouped(value, decimals ?? 1)} 天` : `${grouped(value, decimals ?? 1)} days`
    case 'persons':
      return zh ? `${grouped(value, 0)} 人` : `${grouped(value, 0)} persons`
    default:
      return grouped(value, decimalsOf(value, 2))
  }
}
