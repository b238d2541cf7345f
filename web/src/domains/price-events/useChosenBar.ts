import { useMemo } from 'react'
import { barFinder } from '@pandora/contract/domains/markets/bar-of'
import { dayOf, parseAsOf } from '@pandora/contract/time'
import type { Candle } from '../../charts/price/interval.ts'

interface Asked {
  securityId: string
  /** A day that was chosen, by the reader or by a linked tile. */
  date: string | undefined
  /** The instant or day at which something happened that the chart is around. */
  at: string | undefined
  /** Only a bar that holds the very day: whoever asks for its figures wants no other. */
  exact: boolean
  /** Where nothing is asked for: the last bar that has something, or just the last. */
  usual: string | undefined
}

/** The instant or day of an address: `2024-06-20` or ISO. */
export function momentOf(text: string | undefined): { at: number; day: string; precision: 'instant' | 'day' } | null {
  const at = text === undefined ? undefined : parseAsOf(text)
  if (text === undefined || at === undefined) return null
  return text.length > 10 ? { at, day: dayOf(at), precision: 'instant' } : { at, day: text, precision: 'day' }
}

/**
 * The bar that is looked at: that of the day chosen, or the next where it was not traded; around an event, the first
 * that could answer to it; else the usual one. Undefined: there is none (yet).
 */
export function useChosenBar(
  bars: readonly Candle[],
  days: readonly string[],
  { securityId, date, at, exact, usual }: Asked,
): Candle | undefined {
  return useMemo(() => {
    const holding = (day: string) => bars.find((bar) => bar.date >= day && (!exact || bar.from <= day))
    if (date) {
      const asked = holding(date)
      if (asked || exact) return asked
    }
    const moment = momentOf(at)
    if (moment) {
      const day = barFinder(securityId, days)(moment)
      return day === undefined ? undefined : holding(day)
    }
    return (usual === undefined ? undefined : holding(usual)) ?? bars.at(-1)
  }, [bars, days, securityId, date, at, exact, usual])
}
