import { businessOf, isWithinAnother, type BusinessDimension } from '../businesses.ts'
import { countedTwice } from './levels.ts'

/** A part of a business as a report lists it. Share in per cent. */
export interface ListedPart {
  dimension: BusinessDimension
  name: string
  revenue: number | null
  revenueShare?: number | null
  currency?: string
}

const sum = (values: readonly number[]): number => values.reduce((total, value) => total + value, 0)

/**
 * What the parts of one cut are measured by: revenue, where all of it is in one currency; shares, where no part has a
 * revenue. Null where nothing is comparable.
 */
function sizesOf(cut: readonly ListedPart[]): { of: (one: ListedPart) => number | null; shares: boolean } | null {
  if (new Set(cut.map((one) => one.currency)).size > 1) return null
  if (cut.some((one) => one.revenue !== null)) return { of: (one) => one.revenue, shares: false }
  return { of: (one) => one.revenueShare ?? null, shares: true }
}

/**
 * Of the parts that one report lists, those that are counted twice: beside what they are part of, or beside what they
 * are made of. What says so by its name (其中) is; else they are the fewest without which the rest is the whole
 * (`countedTwice`). The whole is `revenue`, that of the report, for parts in its unit; without it the smallest that
 * another way of cutting adds up to, for what is counted twice makes a sum larger, never smaller. Whatever adds parts
 * up, or says what part of a business one is, leaves these out.
 */
export function listedTwice<P extends ListedPart>(
  parts: readonly P[],
  revenue: { value: number; unit: string } | null = null,
): ReadonlySet<P> {
  const cuts = [...Map.groupBy(parts, (one) => one.dimension).values()]
  const totals = cuts.map((own) => {
    const sizes = sizesOf(own)
    if (!sizes || sizes.shares || own.some((one) => sizes.of(one) === null)) return null
    const outer = own.filter((one) => !isWithinAnother(one.name))
    return sum((outer.length > 0 ? outer : own).map((one) => sizes.of(one) ?? 0))
  })
  return new Set(
    cuts.flatMap((own, at) => {
      const sizes = sizesOf(own)
      if (!sizes) return []
      const [currency] = own.map((one) => one.currency)
      const others = totals.filter(
        (total, other): total is number => other !== at && total !== null && cuts[other]?.[0]?.currency === currency,
      )
      const told = revenue && revenue.value > 0 && revenue.unit === currency ? revenue.value : null
      const whole = sizes.shares ? 100 : (told ?? (others.length > 0 ? Math.min(...others) : null))
      return twiceOf(
        own.map((part) => ({
          part,
          revenue: sizes.of(part),
          elimination: businessOf(part.dimension, part.name).kind === 'elimination',
          within: isWithinAnother(part.name),
        })),
        whole,
      ).map(({ part }) => part)
    }),
  )
}

interface Sized {
  revenue: number | null
  elimination: boolean
  within: boolean
}
/** Per cent of the whole by which what is left may miss it, rounding and small leftovers. */
const MISS = 0.01

function twiceOf<P extends Sized>(parts: readonly P[], whole: number | null): readonly P[] {
  const [within, rest] = [parts.filter((one) => one.within), parts.filter((one) => !one.within)]
  const total = (own: readonly P[]) => sum(own.map((one) => one.revenue ?? 0))
  const largest = Math.max(0, ...rest.map((one) => one.revenue ?? 0))
  // A part of another is no larger than it: a list that leaves out what 其中 stands within has parts of one level.
  const said = within.length > 0 && within.every((one) => (one.revenue ?? 0) <= largest)
  if (!said) return countedTwice(parts, whole) ?? []
  if (whole === null || whole <= 0) return within
  if (total(parts) <= (1 + MISS) * whole) return []
  if (total(rest) < (1 - MISS) * whole) return countedTwice(parts, whole) ?? within
  return [...within, ...(countedTwice(rest, whole) ?? [])]
}

/**
 * Share of a business that some of its parts are, in per cent: those of one level added up, or those counted twice where
 * these are more; never both. Null where none of them says its share.
 */
export function shareOfOneLevel<P>(
  fitting: readonly P[],
  twice: ReadonlySet<P>,
  shareOf: (one: P) => number | null,
): { share: number | null; counted: readonly P[] } {
  const of = (own: readonly P[]) => {
    const shares = own.flatMap((one) => shareOf(one) ?? [])
    return { share: shares.length === 0 ? null : sum(shares.map((one) => Math.max(0, one))), counted: own }
  }
  const [level, other] = [of(fitting.filter((one) => !twice.has(one))), of(fitting.filter((one) => twice.has(one)))]
  return (other.share ?? -1) > (level.share ?? -1) ? other : level
}
