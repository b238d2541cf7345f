import type { ListingStatus } from '@pandora/contract/domains/markets/records'

/** What of a company says whether and when it was traded last. */
interface Traded {
  listingStatus: ListingStatus | null
  priceDate: string | null
  changeRate: number | null
}
type Dated = ReadonlyMap<string, Pick<Traded, 'priceDate'>>

const DAY = 86_400_000
/**
 * Days after which a last price no longer says what a company is worth: no exchange suspends a stock for longer without
 * ending its listing.
 */
const LONGEST_HALT = 366

const tradeDates = new WeakMap<Dated, string | null>()

/** The last day on which any stock of the market has a bar; null where none has. */
export function tradeDateOf(figures: Dated): string | null {
  let day = tradeDates.get(figures)
  if (day === undefined) {
    day = null
    for (const { priceDate } of figures.values())
      if (priceDate !== null && (day === null || priceDate > day)) day = priceDate
    tradeDates.set(figures, day)
  }
  return day
}

/** Change of a company on a day, per cent; null where it has no quote of that day. */
export const changeOn = (
  one: Pick<Traded, 'priceDate' | 'changeRate'> | undefined,
  day: string | null,
): number | null => (one && day !== null && one.priceDate === day ? one.changeRate : null)

/** The same with whether it is of adjusted prices. */
export function changedOn(
  one: (Pick<Traded, 'priceDate' | 'changeRate'> & { changeAdjusted: boolean }) | undefined,
  day: string | null,
): { changeRate: number | null; changeAdjusted: boolean } {
  const changeRate = changeOn(one, day)
  return { changeRate, changeAdjusted: changeRate !== null && one !== undefined && one.changeAdjusted }
}

/**
 * Whether a company is part of its market on a day: not delisted, and where it was ever traded, traded within the year
 * before.
 */
export function inMarketOn(one: Pick<Traded, 'listingStatus' | 'priceDate'>, day: string | null): boolean {
  if (one.listingStatus === 'delisted') return false
  return day === null || one.priceDate === null || Date.parse(day) - Date.parse(one.priceDate) <= LONGEST_HALT * DAY
}
