import type { UdfAnswer } from '@pandora/contract/domains/udf/answers'
import type { View } from '@pandora/store/as-of'
import type { Db } from '@pandora/store/database'
import { basisOf, dailyBars } from './bars.queries.ts'
import { dayPlus } from '../../shared/timeline.ts'
import { dayFrom, gathered, periodBegin, periodEnd, secondsOf, type Resolution, type UdfBar } from './periods.ts'

/** Most bars of one answer: forty years of days. */
export const MOST_BARS = 10_000
/** Trading days of a period at most: how many daily bars so many longer ones need. */
const daysIn: Readonly<Record<Resolution, number>> = { '1D': 1, '1W': 7, '1M': 31 }

export type History = UdfAnswer<'history'> | UdfAnswer<'noData'>

/** From and to in seconds. With `countback` that many bars before `to`, whatever `from` says. */
interface Asked {
  securityId: string
  resolution: Resolution
  from: number
  to: number
  countback?: number | undefined
}

/** What bars of one security are read by; undefined where it has none. */
export type Reader = (window: { from?: string | undefined; before: string; newest: number }) => Promise<UdfBar[]>

/**
 * Reads bars of one security and resolution, in one basis, oldest first: those whose day lies in [from, before), each
 * whole even where its period goes on beyond.
 */
export async function barReader(
  db: Db,
  view: View,
  securityId: string,
  resolution: Resolution,
): Promise<Reader | undefined> {
  const basis = await basisOf(db, view, securityId)
  if (!basis) return undefined
  return async ({ from, before, newest }) => {
    const days = await dailyBars(db, view, {
      securityId,
      basis: basis.basis,
      basisDate: basis.basis_date,
      from: from && periodBegin(from, resolution),
      before: resolution === '1D' ? before : periodEnd(dayPlus(before, -1), resolution),
      newest: (newest + 1) * daysIn[resolution],
    })
    return gathered(days, resolution)
      .filter(({ day }) => day < before && (from === undefined || day >= from))
      .slice(-newest)
  }
}

/** `/history`: columns of bars; without any the time of the newest one before, for the client to ask from. */
export async function historyOf(db: Db, view: View, asked: Asked): Promise<History> {
  const { from, to, countback } = asked
  const read = await barReader(db, view, asked.securityId, asked.resolution)
  if (!read) return { s: 'no_data' }
  const [first, before] = [dayFrom(from), dayFrom(to)]
  const bars = await read(
    countback === undefined
      ? { from: first, before, newest: MOST_BARS }
      : { before, newest: Math.min(countback, MOST_BARS) },
  )
  if (bars.length === 0) {
    const [next] = countback === undefined ? await read({ before: first < before ? first : before, newest: 1 }) : []
    return next ? { s: 'no_data', nextTime: secondsOf(next.day) } : { s: 'no_data' }
  }
  const columns = {
    o: bars.map(({ o }) => o),
    h: bars.map(({ h }) => h),
    l: bars.map(({ l }) => l),
    v: bars.map(({ v }) => v),
  }
  const complete = (values: readonly (number | null)[]): values is number[] => values.every((one) => one !== null)
  const { o, h, l, v } = columns
  return {
    s: 'ok',
    t: bars.map(({ day }) => secondsOf(day)),
    c: bars.map(({ c }) => c),
    // The protocol knows no missing value: where one volume is missing none is given, and where one bar has the close
    // alone all are given by their closes.
    ...(complete(o) && complete(h) && complete(l) ? { o, h, l } : {}),
    ...(complete(v) ? { v } : {}),
  }
}
