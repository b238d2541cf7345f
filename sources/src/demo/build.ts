import { makeAuthors } from './authors.ts'
import { tradeStock, type Bars, type Fate } from './bars.ts'
import { dayAfter, tradingDays } from './calendar.ts'
import { makeCompanies, sizes } from './companies.ts'
import { spread, answeredOn } from './effects.ts'
import { makeEvents } from './events.ts'
import { makeFactors, type Factors } from './factors.ts'
import { industries } from './industries.ts'
import { quartersOf } from './quarters.ts'
import { booksOf, type Books } from './statements.ts'
import { makeEdges } from './supply.ts'
import { makeThemes } from './themes.ts'
import { makeTape } from './tape.ts'
import { triflesOf } from './trifles.ts'
import { productEffects } from './meetings/product-meetings.ts'
import type { DemoCompany, DemoEdge, DemoEffect, DemoEvent, DemoSize, World } from './world.ts'

/** Which world: everything in it follows from this. */
export interface WorldQuery {
  seed: number
  size: DemoSize
  from: string
  today: string
}

/** A world with what only the loader needs. */
export interface Simulation {
  world: World
  factors: Factors
  /** Bars and books of one company; worked out when asked for, so that no more than one is held. */
  barsOf: (company: DemoCompany) => Bars
  booksOf: (company: DemoCompany) => Books
}

/** First day of a world of a size whose history ends on `today`. */
export function firstDayOf(size: DemoSize, today: string): string {
  const start = new Date(`${today}T00:00:00Z`)
  start.setUTCDate(1)
  start.setUTCMonth(start.getUTCMonth() - sizes[size].months)
  return start.toISOString().slice(0, 10)
}

/** What is planted into each stock's returns, and when its trading is halted, by number of trading day. */
function fatesOf(
  events: readonly DemoEvent[],
  others: readonly DemoEffect[],
  placeOf: ReadonlyMap<string, number>,
): ReadonlyMap<string, { planted: Map<number, number>; halted: Set<number> }> {
  const fates = new Map<string, { planted: Map<number, number>; halted: Set<number> }>()
  const fate = (id: string) => {
    let own = fates.get(id)
    if (!own) fates.set(id, (own = { planted: new Map(), halted: new Set() }))
    return own
  }
  const plant = ({ companyId, move, day, days }: DemoEffect) => {
    const at = placeOf.get(day)
    if (at === undefined) return
    for (const [later, part] of spread(move, days).entries())
      fate(companyId).planted.set(at + later, (fate(companyId).planted.get(at + later) ?? 0) + part)
  }
  for (const effect of others) plant(effect)
  for (const event of events) {
    for (const effect of event.effects) plant(effect)
    if (event.type !== 'merger' || event.companyId === null) continue
    const begins = placeOf.get(answeredOn({ ...event, delayDays: 0 }))
    if (begins !== undefined)
      for (let later = 0; later < event.delayDays; later++) fate(event.companyId).halted.add(begins + later)
  }
  return fates
}

function byEnds(edges: readonly DemoEdge[]): ReadonlyMap<string, readonly DemoEdge[]> {
  const edgesOf = new Map<string, DemoEdge[]>()
  for (const edge of edges)
    for (const id of [edge.supplierId, edge.customerId]) edgesOf.set(id, [...(edgesOf.get(id) ?? []), edge])
  return edgesOf
}

/** Makes the world of a query. The same query gives the same world; a later `today` only adds to it. */
export function simulate(query: WorldQuery): Simulation {
  const { seed, size, from, today } = query
  const days = tradingDays(from, today)
  const companies = makeCompanies(seed, size, from)
  const themes = makeThemes(seed, companies, from, sizes[size].months)
  const edges = makeEdges(seed, companies, from, sizes[size].months)
  const edgesOf = byEnds(edges)
  const quartersOn = Map.groupBy(
    companies.flatMap((company) => quartersOf(seed, company, from, today).map((quarter) => ({ company, quarter }))),
    (one) => one.quarter.publishedOn,
  )
  const events = makeEvents({ seed, from, today, companies, edgesOf, themes, quartersOn })
  const factors = makeFactors(seed, days.length)
  // Effects may end after the last day: places are counted on beyond it.
  const placeOf = new Map(
    [...days, ...tradingDays(dayAfter(today, 1), dayAfter(today, 30))].map((day, at) => [day, at]),
  )
  const fates = fatesOf(events, productEffects({ seed, companies, from, today }), placeOf)
  const booksOfCompany = (company: DemoCompany) => booksOf(seed, company, from, today)
  const barsOf = (company: DemoCompany): Bars => {
    const { planted, halted } = fates.get(company.id) ?? { planted: new Map(), halted: new Set() }
    const fate: Fate = { planted, halted, actions: booksOfCompany(company).actions }
    return tradeStock(seed, company, days, factors, fate)
  }
  const byId = new Map(companies.map((one) => [one.id, one]))
  const byCode = new Map(industries.map((one) => [one.code, one]))
  const byTheme = new Map(themes.map((one) => [one.id, one]))
  const eventsByDay = Map.groupBy(events, (one) => one.day)
  const found = <T>(value: T | undefined, id: string): T => {
    if (value === undefined) throw new Error(`not in this world: ${id}`)
    return value
  }
  const world: World = {
    seed,
    size,
    from,
    today,
    days,
    industries,
    companies,
    themes,
    edges,
    events,
    authors: makeAuthors(seed, sizes[size].authors, from),
    tape: makeTape(companies, days, barsOf),
    company: (id) => found(byId.get(id), id),
    industry: (code) => found(byCode.get(code), code),
    theme: (id) => found(byTheme.get(id), id),
    eventsOn: (day) => eventsByDay.get(day) ?? [],
    triflesOn: (day) => triflesOf(seed, companies, day),
  }
  return { world, factors, barsOf, booksOf: booksOfCompany }
}
