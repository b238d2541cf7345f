import { written, type Unit } from '@pandora/intelligence/answers/amounts'
import type { Indicator } from '../../../macro/offers/points.ts'
import { addFact, inWords, nameIn, type Draft } from '../draft.ts'
import { periodIn } from './times.ts'

/** How a value of an indicator is counted and written. */
export function shownAs({ unit }: Indicator, value: number): { unit: Unit; scale: number } {
  if (unit === '%') return { unit: 'percent', scale: 1 }
  if (unit === 'CNY' || unit === 'USD') return { unit: 'money', scale: Math.abs(value) >= 1e9 ? 1e8 : 1 }
  return { unit: 'times', scale: 1 }
}

export const grouped = (value: number, most: number): string =>
  value.toLocaleString('en-US', { maximumFractionDigits: most })

/** An amount of the economy: in 亿, or in thousands of millions; a small one as it is. */
function amount(draft: Draft, value: number, currency: string, scale: number): string {
  if (scale === 1) return written(value, 'money', { language: draft.language, currency })
  const name = currency === 'CNY' ? '元' : '美元'
  return inWords(draft, `${grouped(value / 1e8, 2)} 亿${name}`, `${currency} ${grouped(value / 1e9, 3)} bn`)
}

/** The fact of an indicator's value of a period, with where it is from. */
export async function factOf(draft: Draft, indicator: Indicator, period: string): Promise<string> {
  const value = indicator.values.get(period) ?? 0
  const { unit, scale } = shownAs(indicator, value)
  const currency = unit === 'money' ? indicator.unit : null
  const { computedOf } = indicator
  const told = periodIn(draft, period)
  // A rate of a currency has four decimals, and is no amount.
  const text =
    indicator.every === 'day' && unit === 'money'
      ? grouped(value, 4)
      : unit === 'money'
        ? amount(draft, value, indicator.unit, scale)
        : unit === 'percent'
          ? `${grouped(value, indicator.every === 'day' ? 4 : 2)}%`
          : grouped(value, 2)
  return addFact(draft, {
    label: nameIn(draft, indicator.name),
    period: told,
    unit: indicator.every === 'day' && unit === 'money' ? 'times' : unit,
    currency,
    value,
    text,
    formula:
      computedOf === null
        ? null
        : inWords(draft, `${computedOf.zh}：与上年同期之比`, `${computedOf.en}, on the same period a year before`),
    restated: indicator.restated.has(period),
    provenance: await indicator.provenanceOf(period),
  })
}
