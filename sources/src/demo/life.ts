import { closeOf } from '@pandora/contract/domains/markets/records'
import { dayOf } from '@pandora/contract/time'
import { historyAmount, liveAmount } from './amounts.ts'
import { simulate, type Simulation } from './build.ts'
import { calendarDays, dayAfter } from './calendar.ts'
import { bookFacts, restatementFacts } from './facts/books.ts'
import { actionFacts, companyFacts } from './facts/companies.ts'
import type { Fact } from './facts/fact.ts'
import { barFacts, IndexSums } from './facts/prices.ts'
import { holderFacts } from './facts/holders.ts'
import { scheduleFacts } from './facts/schedule.ts'
import { eventFacts } from './facts/relations.ts'
import { textFacts, textTruth } from './facts/texts.ts'
import { countryFacts, financingFacts } from './investment.ts'
import { textsOn } from './language/texts-on.ts'
import type { DemoQuery } from './query.ts'
import { productMeetingTruths } from './meetings/product-meetings.ts'
import { workReportFacts } from './meetings/work-reports.ts'
import { seriesBetween } from './economy/series.ts'
import { eventTruths, meetingTruths, openTruth, paperTruths, trifleTruths } from './truth.ts'
import type { World, WrittenText } from './world.ts'
import { ventureFacts } from './ventures.ts'

/** Most days of texts that are made up for after the product was off; bars are made up for all. */
const MOST_DAYS = 30

const written = new Map<string, readonly WrittenText[]>()

/** The texts of a day that is being lived through; held, for they are asked for again every few seconds. */
function liveTexts(world: World, day: string, pace: number): readonly WrittenText[] {
  const key = `${world.seed} ${world.size} ${world.from} ${world.today} ${day} ${pace}`
  let texts = written.get(key)
  if (!texts) {
    written.clear()
    const told = textsOn(world, day, liveAmount(world.seed, world.size, day, pace))
    written.set(key, (texts = told.toSorted((a, b) => a.publishedAt - b.publishedAt)))
  }
  return texts
}

/** Instant (ms) of the next text after `after` on the day of it; null when the day has no more. */
export function nextText(world: World, after: number, pace: number): number | null {
  return liveTexts(world, dayOf(after), pace).find((text) => text.publishedAt > after)?.publishedAt ?? null
}

/** What a day's end brings beside texts: facts of the days after `after` up to `until`, as the history has them. */
function* dayFacts({ world, ...rest }: Simulation, afterDay: string, after: number, until: number): Generator<Fact> {
  const simulation = { world, ...rest }
  const dayField: Readonly<Record<string, string>> = {
    country_relation: 'observed_on',
    financing_round: 'announced_on',
    work_report_segment: 'published_on',
  }
  // What is published later than the day it is about counts by its publication.
  const isNew = ({ kind, values, known }: Fact): boolean => {
    const field = dayField[kind]
    return known?.at ? dayOf(known.at) > afterDay : field === undefined || String(values[field]) > afterDay
  }
  const closed = world.days.filter((day) => {
    const close = closeOf('SHZ', day)
    return close > after && close <= until
  })
  if (closed.length > 0) {
    for (const day of closed)
      for (const exchange of ['SHZ', 'SSE'])
        yield { kind: 'trading_day', values: { exchange, trade_date: day, session: 'full' } }
    const span = { after: world.days[world.days.indexOf(closed[0] ?? '') - 1] ?? null, until }
    const sums = new IndexSums(world)
    for (const company of world.companies) {
      const bars = simulation.barsOf(company)
      sums.add(company, bars)
      yield* barFacts(company, bars, world, span)
      yield* actionFacts(company, simulation)
      if (company.firstDay > afterDay || (company.delistedOn !== null && company.delistedOn >= afterDay))
        yield* companyFacts(company, world)
    }
    yield* sums.facts(span)
  }
  yield* seriesBetween(world, after, until)
  const today = dayOf(until)
  if (today === afterDay) return
  for (const company of world.companies) {
    yield* bookFacts(company, simulation, afterDay)
    yield* restatementFacts(company, simulation, afterDay)
    yield* holderFacts(company, simulation, afterDay)
    yield* scheduleFacts(company, simulation, afterDay)
  }
  for (const fact of financingFacts(world)) if (isNew(fact)) yield fact
  for (const fact of ventureFacts(world)) if (isNew(fact)) yield fact
  for (const fact of countryFacts(world)) if (isNew(fact)) yield fact
  for (const fact of workReportFacts(world)) if (isNew(fact)) yield fact
}

/**
 * Everything that came after one instant up to another: texts at theirs, bars at the close, the rest when its day has
 * come.
 */
export async function* lifeFacts(
  asked: DemoQuery & { simulation: Simulation; truth: string | null },
): AsyncGenerator<{ facts: Iterable<Fact> }> {
  const { simulation, seed, size, pace, until, after } = asked
  const { world } = simulation
  if (after === null) return
  const [afterDay, today] = [dayOf(after), dayOf(until)]
  yield { facts: dayFacts(simulation, afterDay, after, until) }
  const events = world.events
    .filter((event) => event.day >= afterDay)
    .filter((event) => {
      const at = Date.parse(`${event.day}T${event.time}:00+08:00`)
      return at > after && at <= until
    })
  yield { facts: eventFacts(world, events) }
  const eventFile = await openTruth(asked.truth, 'events-live', 'add')
  for (const truth of eventTruths({ events })) eventFile.write(truth)
  await eventFile.close()
  if (afterDay < today) {
    const meetings = await openTruth(asked.truth, 'meetings-live', 'add')
    for (const meeting of meetingTruths(world, dayAfter(afterDay, 1), today)) meetings.write(meeting)
    await meetings.close()
    const products = await openTruth(asked.truth, 'product-meetings-live', 'add')
    for (const meeting of productMeetingTruths(world, dayAfter(afterDay, 1), today)) products.write(meeting)
    await products.close()
    const papers = await openTruth(asked.truth, 'papers-live', 'add')
    for (const paper of paperTruths(world, dayAfter(afterDay, 1), today)) papers.write(paper)
    await papers.close()
    const trifles = await openTruth(asked.truth, 'trifles-live', 'add')
    for (const trifle of trifleTruths(world, dayAfter(afterDay, 1), today)) trifles.write(trifle)
    await trifles.close()
  }
  const earliest = dayAfter(today, -MOST_DAYS)
  const file = await openTruth(asked.truth, 'texts-live', 'add')
  for (const day of calendarDays(afterDay < earliest ? earliest : afterDay, today)) {
    // Days that were missed whole are made up for as the history has them; those begun go on as they were lived.
    const live = day === today || day === afterDay
    const series = live ? `@${pace}` : ''
    // A day is written by what the world had come to on it: else the rest of yesterday would be told otherwise than it
    // began.
    const seen = live && day < today ? simulate({ seed, size, from: world.from, today: day }).world : world
    const past = () => textsOn(world, day, historyAmount(seed, size, day))
    const texts = (live ? liveTexts(seen, day, pace) : past()).filter(
      (text) => text.publishedAt > after && text.publishedAt <= until,
    )
    for (const text of texts) file.write(textTruth(text, series))
    yield { facts: texts.flatMap((text) => [...textFacts(text, series)]) }
  }
  await file.close()
}
