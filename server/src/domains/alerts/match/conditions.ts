import type { RuleCondition } from '@pandora/contract/domains/alerts/shapes'
import { dayPlus } from '@pandora/intelligence/themes/heat'
import type { BarFact, Close, DocumentFact, Fact, HeatFact, ScoreFact } from './facts.ts'
import { quoteAround } from './quote.ts'

/** What of a fact meets a condition, in the numbers that an alert says. */
export interface Met {
  value?: number
  before?: number
  change?: number
  day?: string
  since?: string
  quote?: string
}

type Of<Kind extends RuleCondition['kind']> = Extract<RuleCondition, { kind: Kind }>

/** Kinds of fact that each kind of rule is held against. */
export const factOf = {
  price: 'bar',
  change: 'bar',
  score: 'score',
  event: 'event',
  document: 'document',
  phrase: 'document',
  policy: 'document',
  heat: 'heat',
  stale: 'stale',
  import: 'import',
} as const satisfies Record<RuleCondition['kind'], Fact['kind']>

/** Whether a fact meets a condition, and by what; null where it does not. `concerns`: one of the rule's companies. */
export function meets(condition: RuleCondition, fact: Fact, concerns: string | null): Met | null {
  switch (condition.kind) {
    case 'price':
      return fact.kind === 'bar' ? crossed(condition, fact) : null
    case 'change':
      return fact.kind === 'bar' ? changed(condition, fact) : null
    case 'score':
      return fact.kind === 'score' ? scored(condition, fact) : null
    case 'event':
      return fact.kind === 'event' && (condition.types.length === 0 || condition.types.includes(fact.type)) ? {} : null
    case 'document':
      return fact.kind === 'document' &&
        isOf(condition.documentKinds, fact) &&
        (condition.mentions || concerns === null || fact.subjects.includes(concerns))
        ? {}
        : null
    case 'phrase':
      return fact.kind === 'document' && isOf(condition.documentKinds, fact) ? worded(condition, fact) : null
    case 'policy':
      return fact.kind === 'document' && fact.policy?.[condition.by].includes(condition.value) ? {} : null
    case 'heat':
      return fact.kind === 'heat' ? heated(condition, fact) : null
    case 'stale':
      return fact.kind === 'stale' && (condition.fact === undefined || condition.fact === fact.fact)
        ? { day: fact.lastOn }
        : null
    case 'import':
      return fact.kind === 'import' ? {} : null
  }
}

const isOf = (kinds: readonly string[], { documentKind }: DocumentFact): boolean =>
  kinds.length === 0 || kinds.includes(documentKind)

/** The close stands on the level's other side than the close before it; a close on the level has reached it. */
function crossed({ way, price }: Of<'price'>, { closes, day }: BarFact): Met | null {
  const [last, before] = closes
  if (!last || !before) return null
  const met =
    way === 'above' ? before.close < price && last.close >= price : before.close > price && last.close <= price
  return met ? { value: last.close, before: before.close, day, since: before.day } : null
}

interface Over {
  change: number
  from: Close
}
/** Of many rules that look at one bar all ask for the change over the same few numbers of days. */
const overs = new WeakMap<readonly Close[], Map<number, Over | null>>()

/**
 * Change over `days` trading days, per cent: what the days' own changes come to one after the other, so that a split is
 * none. Null where one of them is unknown.
 */
export function changeOver(closes: readonly Close[], days: number): Over | null {
  const known = overs.get(closes) ?? new Map<number, Over | null>()
  overs.set(closes, known)
  let over = known.get(days)
  if (over === undefined) known.set(days, (over = worked(closes, days)))
  return over
}

function worked(closes: readonly Close[], days: number): Over | null {
  const from = closes[days]
  if (!from) return null
  let product = 1
  for (const { rate } of closes.slice(0, days)) {
    if (rate === null) return null
    product *= 1 + rate / 100
  }
  return { change: Math.round((product - 1) * 1e6) / 1e4, from }
}

function changed({ way, percent, days }: Of<'change'>, { closes, day }: BarFact): Met | null {
  const over = changeOver(closes, days)
  const [last] = closes
  if (!over || !last) return null
  const met = (way !== 'down' && over.change >= percent) || (way !== 'up' && over.change <= -percent)
  return met ? { value: last.close, before: over.from.close, change: over.change, day, since: over.from.day } : null
}

/** A side's points: met now, and not yet at the end of the day before. */
function scored(condition: Of<'score'>, fact: ScoreFact): Met | null {
  const { side } = condition
  const now = scoreMet(condition, { day: fact.day, points: fact[side] }, fact)
  if (!now) return null
  const yesterday = fact.past.find((one) => one.day < fact.day)
  const day = dayPlus(fact.day, -1)
  return yesterday && scoreMet(condition, { day, points: yesterday[side] }, fact) ? null : now
}

function scoreMet(
  { side, way, points, days }: Of<'score'>,
  now: { day: string; points: number },
  { past }: ScoreFact,
): Met | null {
  if (way === 'reaches') {
    const before = past.find((one) => one.day < now.day)
    if (now.points < points) return null
    return { value: now.points, day: now.day, ...(before ? { before: before[side], since: before.day } : {}) }
  }
  const first = dayPlus(now.day, -days)
  // What stood when the days began, and every change within them.
  const begun = past.find((one) => one.day <= first)
  const within = [...past.filter((one) => one.day > first && one.day < now.day), ...(begun ? [begun] : [])]
  if (within.length === 0) return null
  const least = within.reduce((a, b) => ((way === 'rises' ? b[side] < a[side] : b[side] > a[side]) ? b : a))
  const moved = Math.round((now.points - least[side]) * 100) / 100
  if (way === 'rises' ? moved < points : moved > -points) return null
  const since = least.day < first ? first : least.day
  return { value: now.points, before: least[side], change: moved, day: now.day, since }
}

function worded({ phrase }: Of<'phrase'>, { title, body }: DocumentFact): Met | null {
  const quote = quoteAround(title, phrase) ?? quoteAround(body, phrase)
  return quote === null ? null : { quote }
}

function heated({ ratio }: Of<'heat'>, fact: HeatFact): Met | null {
  if (fact.ratio === null || fact.ratio < ratio || (fact.before !== null && fact.before >= ratio)) return null
  return { value: fact.ratio, day: fact.day, ...(fact.before === null ? {} : { before: fact.before }) }
}
