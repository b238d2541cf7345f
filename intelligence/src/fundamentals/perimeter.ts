import type { Reported } from './types.ts'

/** Items by which a change of perimeter is told. */
export const perimeterItems = [
  'revenue',
  'revenue_growth',
  'revenue_per_share',
  'total_assets',
  'total_assets_growth',
] as const

/**
 * Times the usual quarter from which revenue is not that of the same company any more: what mergers and reverse
 * listings bring.
 */
const LEAP = 8
/** Times by which assets, or shares, grow in the quarter of a merger at least. */
const ASSETS_GROW = 1.4
const SHARES_GROW = 1.2
/** Least revenue a share whose rounding leaves the number of shares told. */
const LEAST_PER_SHARE = 0.05
/**
 * Part of what the year had brought by which a later cumulated figure may fall short of it before parts of the company
 * are gone.
 */
const SHRINK = 0.1
/**
 * Part by which the year before, as it follows from the growth that a source gives, may differ from the year before as
 * it was reported.
 */
const BASE_DIFFERS = 0.1

/** What was reported of an item for the period that ends in a month and has so many months. */
type Get = (item: string, month: number, months: number) => Reported | undefined

/**
 * Whether the year's revenue up to the end of a month is that of another company than the year's revenue up to the
 * quarter before, so that their difference is no
 * quarter's: a business joined or left, and the later figure counts it from the year's beginning. Told by revenue, the
 * steadiest of flows, and true of all of them:
 * - it leaps: the difference is more than eight times any quarter that is usual, by this year so far and by the year
 * before, and the company grew with it: its assets by two fifths, or
 *   its shares by a fifth. A developer that hands over a year's homes in one quarter leaps in revenue alone. Where the
 * assets are not known a leap is enough;
 * - it falls by more than a tenth of what the year had brought already;
 * - the growth that the source gives implies another year before than was reported, and did not for the quarter before.
 * Without the year before nothing is said of a leap: a business of one season looks the same.
 */
export function perimeterChanged(get: Get, month: number): boolean {
  for (const months of [6, 9, 12]) {
    const [whole, before] = [get('revenue', month, months), get('revenue', month - 3, months - 3)]
    if (!whole || !before || whole.unit !== before.unit) continue
    const quarter = whole.value - before.value
    if (before.value > 0 && quarter < -SHRINK * before.value) return true
    return (
      (leaps(get, { month, months, before: before.value, quarter }) && grewWith(get, month, months)) ||
      baseDiffers(get, month, months)
    )
  }
  return false
}

function leaps(
  get: Get,
  { month, months, before, quarter }: { month: number; months: number; before: number; quarter: number },
): boolean {
  const [year, same, sameBefore] = [
    get('revenue', month - months, 12),
    get('revenue', month - 12, months),
    get('revenue', month - 15, months - 3),
  ]
  const yearBefore = [...(year ? [year.value / 4] : []), ...(same && sameBefore ? [same.value - sameBefore.value] : [])]
  const usual = Math.max(before / (months / 3 - 1), ...yearBefore)
  return yearBefore.length > 0 && usual > 0 && quarter > LEAP * usual
}

/**
 * Whether the company grew with the leap: by assets over the quarter, else over the year so far, and by shares; true
 * where the assets are not known.
 */
function grewWith(get: Get, month: number, months: number): boolean {
  const ratio = (now: number | undefined, then: number | undefined): number | null =>
    now === undefined || then === undefined || then <= 0 ? null : now / then
  const assets = (at: number) => get('total_assets', at, 0)?.value
  const growth = (at: number) => {
    const one = get('total_assets_growth', at, 0)
    return one && 1 + one.value / 100
  }
  const grown =
    ratio(assets(month), assets(month - 3)) ??
    ratio(growth(month), growth(month - 3)) ??
    ratio(assets(month), assets(month - months))
  const shares = (at: number, over: number) => {
    const [revenue, each] = [get('revenue', at, over), get('revenue_per_share', at, over)]
    return revenue && each && each.value >= LEAST_PER_SHARE ? revenue.value / each.value : undefined
  }
  const issued = ratio(shares(month, months), shares(month - 3, months - 3))
  // Businesses that are swapped leave the shares as they are: without the assets nothing says that it did not.
  return grown === null || grown > ASSETS_GROW || (issued ?? 1) > SHARES_GROW
}

/**
 * The year before as the source's growth implies it ÷ as it was reported; null where either is missing or says nothing.
 */
function baseRatio(get: Get, month: number, months: number): number | null {
  const [now, growth, then] = [
    get('revenue', month, months),
    get('revenue_growth', month, months),
    get('revenue', month - 12, months),
  ]
  if (!now || !growth || !then || now.value <= 0 || then.value <= 0 || growth.value <= -99 || now.unit !== then.unit)
    return null
  return now.value / (1 + growth.value / 100) / then.value
}

function baseDiffers(get: Get, month: number, months: number): boolean {
  const [whole, before] = [baseRatio(get, month, months), baseRatio(get, month - 3, months - 3) ?? 1]
  return whole !== null && Math.abs(whole / before - 1) > BASE_DIFFERS
}
