import type { AmountKind } from '../analysis.ts'
import { gradeFactor, isOrder, middleCompany, USUAL_SURPRISE, usualAmounts, usualShares } from './measures.ts'
import { amountIsStake, ruleOf } from './rules.ts'
import type { CompanySize, Sizes } from './sizes.ts'
import type { ImpactEvent, Materiality, SizeMeasure } from './types.ts'

const DAY = 86_400_000
/**
 * Bounds of the factor: what is a hundredth of the usual is next to nothing; what is tenfold moves no price tenfold.
 */
export const [LEAST_FACTOR, MOST_FACTOR] = [0.01, 2] as const
/** Below the usual amount a move shrinks nearly with the amount; above it by steps of tenfold. */
const [BELOW, ABOVE] = [0.75, 0.4] as const
/** By class of size, where no amount is told. */
const classes = { small: 0.6, medium: 1, large: 1.5 } as const
/** Part of the growth of the last report that is expected of the next one: half of it stays on average. */
const PERSISTS = 0.5
/** Days within which a forecast is of the results that follow. */
const FORECAST = 200
/** Amounts that say nothing of how large a matter is. */
const never: ReadonlySet<AmountKind> = new Set([
  'votes',
  'turnover',
  'share-price',
  'capital',
  'target',
  'change',
  'profit',
  'revenue',
])
const forecasts: ReadonlySet<string> = new Set(['guidance-up', 'guidance-down'])

/** What is known of companies and of what was announced, at one instant. */
export interface Expectations {
  sizes: Sizes
  /** Forecasts that happened, by company, in order of time. */ forecasts: ReadonlyMap<string, readonly ImpactEvent[]>
}

/** Forecasts of companies among events of one instant. */
export function forecastsOf(events: readonly ImpactEvent[]): ReadonlyMap<string, readonly ImpactEvent[]> {
  const told = events.filter(
    (one) =>
      forecasts.has(one.type) && one.change !== null && one.modality === 'fact' && one.subject.kind === 'company',
  )
  return Map.groupBy(
    told.toSorted((a, b) => a.happenedAt - b.happenedAt || (a.id < b.id ? -1 : 1)),
    (one) => one.subject.id,
  )
}

/** Factor of a part beside the usual one: 1 at the usual, growing with it, 0.01 to 2. */
export function factorOf(part: number): number {
  if (!(part > 0)) return LEAST_FACTOR
  return Math.min(MOST_FACTOR, Math.max(LEAST_FACTOR, part < 1 ? part ** BELOW : 1 + ABOVE * Math.log10(part)))
}

/**
 * How large an event is for its subject, by what was known at the instant of `known`. Independent of currency and unit:
 * only parts of the company count.
 */
export function materialityOf(event: ImpactEvent, { sizes, forecasts: announced }: Expectations): Materiality {
  const plain: Materiality = {
    reason: 'usual',
    factor: 1,
    usual: 0,
    grade: event.grade,
    gradeFactor: gradeFactor(event.type, event.grade),
    amount: null,
    measure: null,
    base: null,
    ratio: null,
    usualRatio: null,
    change: null,
    expected: null,
    expectedBy: null,
    knownAt: 0,
  }
  const company = event.subject.kind === 'company' ? event.subject.id : null
  const found =
    company === null
      ? plain
      : USUAL_SURPRISE[event.type] !== undefined
        ? bySurprise(event, company, plain, sizes, announced.get(company) ?? [])
        : byAmount(event, sizes.at(company, event.happenedAt), plain)
  const sized =
    found.reason === 'usual' && event.sizeClass !== null && (event.amount === null || company === null)
      ? { ...found, reason: 'size-class' as const, factor: classes[event.sizeClass] }
      : found
  const factor = Math.min(MOST_FACTOR, Math.max(LEAST_FACTOR, sized.factor * sized.gradeFactor))
  return { ...sized, factor, usual: ruleOf(event.type).weight * factor }
}

/**
 * An order whose amount nobody tells, or only in part: taken for what is usual of a middle company, so that it is
 * little for a large one; it can only be made smaller.
 */
function untold({ type, sizeClass }: ImpactEvent, { revenue, knownAt }: CompanySize, plain: Materiality): Materiality {
  if (!isOrder(type) || sizeClass !== null || revenue === null || revenue <= middleCompany.revenue) return plain
  return {
    ...plain,
    reason: 'no-amount',
    factor: factorOf(middleCompany.revenue / revenue),
    measure: 'revenue',
    base: revenue,
    knownAt,
  }
}

function byAmount(event: ImpactEvent, size: CompanySize, plain: Materiality): Materiality {
  const { type, amount, sizeClass } = event
  if (amount === null) return untold(event, size, plain)
  if (
    !Number.isFinite(amount.value) ||
    amount.value === 0 ||
    !amountIsStake(type) ||
    (amount.of !== null && never.has(amount.of))
  )
    return plain
  const value = Math.abs(amount.value)
  const held = (
    reason: Materiality['reason'],
    measure: SizeMeasure,
    base: number | null,
    ratio: number,
    usualRatio: number,
  ): Materiality => ({
    ...plain,
    reason,
    factor: factorOf(ratio / usualRatio),
    amount: { ...amount, value },
    measure,
    base,
    ratio,
    usualRatio,
    knownAt: base === null || reason === 'no-size' ? 0 : size.knownAt,
  })
  if (amount.unit !== 'CNY') {
    const usual = usualShares(type)
    if (usual === undefined) return plain
    // So many shares of a company whose shares nobody counts: beside a middle one's, which can only make it smaller.
    if (amount.unit === 'shares' && size.shares === null) {
      const middle = held('no-size', 'shares', middleCompany.shares, value / middleCompany.shares, usual)
      return { ...middle, factor: Math.min(1, middle.factor) }
    }
    const ratio = amount.unit === 'percent' ? value / 100 : value / (size.shares ?? 1)
    return held('shares', 'shares', amount.unit === 'shares' ? size.shares : null, ratio, usual)
  }
  const wanted = usualAmounts(type)
  for (const [measure, usual] of wanted) {
    const base = size[measure]
    if (base !== null && base > 0) return held('amount', measure, base, value / base, usual)
  }
  const [measure, usual] = wanted[0] ?? ['revenue', 0.05]
  const middle = held('no-size', measure, middleCompany[measure], value / middleCompany[measure], usual)
  return { ...middle, factor: Math.min(sizeClass === null ? 1 : classes[sizeClass], middle.factor) }
}

function bySurprise(
  { type, change, grade, sign, happenedAt }: ImpactEvent,
  companyId: string,
  plain: Materiality,
  sizes: Sizes,
  announced: readonly ImpactEvent[],
): Materiality {
  if (grade === 'expected') return { ...plain, reason: 'expected', change }
  if (change === null) return plain
  const forecast = forecasts.has(type)
    ? undefined
    : announced.findLast((one) => one.happenedAt < happenedAt - DAY && one.happenedAt > happenedAt - FORECAST * DAY)
  const trend = forecast ? null : sizes.trend(companyId, happenedAt)
  const expected = forecast?.change ?? (trend === null ? 0 : Math.max(-50, Math.min(50, trend.value * PERSISTS)))
  // Better than last year but worse than what was expected is no good news: it counts as next to nothing, and the other
  // way about.
  const surprise = (change - expected) * (sign === 0 ? Math.sign(change - expected) : sign)
  return {
    ...plain,
    reason: 'surprise',
    factor: factorOf(surprise / (USUAL_SURPRISE[type] ?? 25)),
    change,
    expected,
    expectedBy: forecast ? 'forecast' : trend ? 'trend' : null,
    knownAt: Math.max(forecast?.knownAt ?? 0, trend?.knownAt ?? 0),
  }
}
