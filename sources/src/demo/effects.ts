import { dayAfter, tradingDayAfter } from './calendar.ts'
import type { Random } from './random.ts'
import type { EventRule } from './tables/events.ts'
import type { DemoCompany, DemoEdge, DemoEffect, DemoEvent, DemoTheme, EventType } from './world.ts'

/** Along what events reach others. */
export interface Reach {
  companies: readonly DemoCompany[]
  /** Edges by the companies at their ends. */
  edgesOf: ReadonlyMap<string, readonly DemoEdge[]>
  themes: readonly DemoTheme[]
}

/** Of a neighbour's dependence, as a share of its revenue or cost, so many times over counts as dependence whole. */
const FULL_DEPENDENCE = 4
/** Smallest indirect move that is planted, per cent; along supplies of who is disrupted also slight ones. */
const LEAST = 0.4
const LEAST_OF_DISRUPTION = 0.08
const disruptions: ReadonlySet<EventType> = new Set(['accident', 'recall', 'shortage'])

const percent = (move: number): number => Math.round(move * 100) / 100
/** The trading day on which a price first answers to an event. */
export function answeredOn(event: Pick<DemoEvent, 'day' | 'time' | 'delayDays'>): string {
  return tradingDayAfter(event.time >= '15:00' ? dayAfter(event.day, 1) : event.day, event.delayDays)
}

/** Share of a move that falls on each of its days, the first first: half, a quarter, … of what it spreads over. */
export function spread(move: number, days: number): number[] {
  const weights = Array.from({ length: days }, (_, at) => 0.5 ** at)
  const sum = weights.reduce((total, one) => total + one, 0)
  return weights.map((weight) => (move * weight) / sum)
}

/**
 * What an event moves: its subject, or the members of its industry or theme; then, a trading day later, those they deal
 * with: one supply on, of who is disrupted two.
 */
export function effectsOf(
  event: DemoEvent,
  rule: Pick<EventRule, 'suppliers' | 'customers'>,
  reach: Reach,
  random: Random,
): DemoEffect[] {
  const day = answeredOn(event)
  const listed = (company: DemoCompany) =>
    company.firstDay < day && (company.delistedOn === null || company.delistedOn > day)
  const first: DemoEffect[] = []
  if (event.companyId !== null)
    first.push({
      companyId: event.companyId,
      via: null,
      move: event.sign * event.size,
      day,
      days: event.size > 5 ? 2 : 1,
    })
  if (event.industryCode !== null) {
    for (const one of reach.companies) {
      if (one.industryCode === event.industryCode && listed(one))
        first.push({
          companyId: one.id,
          via: { kind: 'industry', id: event.industryCode },
          move: percent(event.sign * event.size * random.between(0.6, 1.1)),
          day,
          days: 1,
        })
    }
  }
  if (event.themeId !== null) {
    for (const member of reach.themes.find((one) => one.id === event.themeId)?.members ?? []) {
      if (member.from > event.day || (member.to !== null && member.to < event.day)) continue
      const move = percent(event.sign * event.size * member.weight * random.between(0.7, 1.1))
      if (Math.abs(move) >= LEAST)
        first.push({ companyId: member.companyId, via: { kind: 'theme', id: event.themeId }, move, day, days: 1 })
    }
  }
  if (event.themeId !== null || (rule.suppliers === 0 && rule.customers === 0)) return first
  const isDisruption = disruptions.has(event.type)
  const [least, hops] = isDisruption ? [LEAST_OF_DISRUPTION, 2] : [LEAST, 1]
  const reached = new Set(first.map((one) => one.companyId))
  const indirect: DemoEffect[] = []
  let [ends, later] = [
    first.map(({ companyId }): End => ({ companyId, side: null, move: event.sign * event.size })),
    day,
  ]
  for (let hop = 0; hop < hops; hop++) {
    later = tradingDayAfter(later, 1)
    const next: End[] = []
    for (const end of ends)
      for (const edge of reach.edgesOf.get(end.companyId) ?? []) {
        if (edge.from > event.day || (edge.to !== null && edge.to < event.day)) continue
        // A way does not turn: orders that are missing go on to suppliers, goods that are missing to customers.
        const side = edge.customerId === end.companyId ? 'suppliers' : 'customers'
        if (rule[side] === 0 || (end.side !== null && end.side !== side)) continue
        const [companyId, dependence] =
          side === 'suppliers' ? [edge.supplierId, edge.revenueShare] : [edge.customerId, edge.costShare]
        if (reached.has(companyId)) continue
        const move = percent(end.move * rule[side] * Math.min(1, dependence * FULL_DEPENDENCE))
        if (Math.abs(move) < least) continue
        reached.add(companyId)
        next.push({ companyId, side, move })
        indirect.push({ companyId, via: { kind: 'edge', id: edge.id }, move, day: later, days: 2 })
      }
    ends = next
  }
  return [...first, ...indirect]
}

/** Whom an effect has come to, by way of whose trade, and how strongly. */
interface End {
  companyId: string
  side: 'suppliers' | 'customers' | null
  move: number
}
