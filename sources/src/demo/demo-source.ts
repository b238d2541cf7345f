import { importsErrors } from '@pandora/contract/domains/imports/errors'
import { Refusal } from '@pandora/contract/errors'
import { dayOf } from '@pandora/contract/time'
import type { Extracted, Reading, Source } from '../source.ts'
import { firstReadoutDay } from './meetings/earlier-readouts.ts'
import { historyAmount, liveAmount } from './amounts.ts'
import { simulate, type Simulation } from './build.ts'
import { calendarDays } from './calendar.ts'
import { authorCountFacts } from './facts/author-counts.ts'
import { bookFacts, restatementFacts } from './facts/books.ts'
import { actionFacts, companyFacts, frameFacts } from './facts/companies.ts'
import type { Fact } from './facts/fact.ts'
import { hotTopicFacts } from './facts/hot-topics.ts'
import { rankListFacts } from './facts/rank-lists.ts'
import { relationFacts } from './facts/relations.ts'
import { barFacts, IndexSums } from './facts/prices.ts'
import { textFacts, textTruth } from './facts/texts.ts'
import { holderFacts } from './facts/holders.ts'
import { scheduleFacts } from './facts/schedule.ts'
import { lifeFacts } from './life.ts'
import { textsOn } from './language/texts-on.ts'
import { productMeetingTruths } from './meetings/product-meetings.ts'
import { plantedRisks } from './risks/planted.ts'
import { DEMO_SOURCE } from './mark.ts'
import { queryOf, type DemoQuery } from './query.ts'
import { seriesBetween } from './economy/series.ts'
import { eventTruths, meetingTruths, openTruth, paperTruths, trifleTruths } from './truth.ts'
import { ventureFacts } from './ventures.ts'

/** Facts in a batch: a few milliseconds of work. */
const BATCH = 2000
/** Told as bytes where a run says how far it is: a fact is about so long. */
const BYTES = 120

interface Asked extends DemoQuery {
  simulation: Simulation
  truth: string | null
}

let held: { key: string; simulation: Simulation } | undefined

/** The world of a query; the last one made is held, since runs of the same world follow one another. */
export function worldOf({ size, seed, from, until }: Pick<DemoQuery, 'size' | 'seed' | 'from' | 'until'>): Simulation {
  const today = dayOf(until)
  const key = `${size} ${seed} ${from} ${today}`
  if (held?.key !== key) held = { key, simulation: simulate({ size, seed, from, today }) }
  return held.simulation
}

/** Steps of a part, each of which is worked out when it is its turn. */
interface Step {
  facts: Iterable<Fact>
}

function* marketSteps({ simulation, until }: Asked): Generator<Step> {
  const { world } = simulation
  yield { facts: frameFacts(world) }
  for (const company of world.companies) yield { facts: companyFacts(company, world) }
  const span = { after: null, until }
  const sums = new IndexSums(world)
  for (const company of world.companies) {
    const bars = simulation.barsOf(company)
    sums.add(company, bars)
    yield { facts: barFacts(company, bars, world, span) }
    yield { facts: actionFacts(company, simulation) }
  }
  yield { facts: sums.facts(span) }
  yield { facts: seriesBetween(world, null, until) }
}

async function* textSteps(asked: Asked): AsyncGenerator<Step> {
  const {
    simulation: { world },
    size,
    seed,
    until,
    pace,
  } = asked
  const today = dayOf(until)
  const truth = await openTruth(asked.truth, `texts-${asked.first?.slice(0, 4) ?? 'all'}`, 'new')
  try {
    for (const day of calendarDays(asked.first ?? world.from, asked.last ?? today)) {
      // The day of the load goes on as it is lived through, so its texts are numbered as those are.
      const series = day === today ? `@${pace}` : ''
      const amount = day === today ? liveAmount(seed, size, day, pace) : historyAmount(seed, size, day)
      const texts = textsOn(world, day, amount).filter((text) => text.publishedAt <= until)
      for (const text of texts) truth.write(textTruth(text, series))
      yield { facts: texts.flatMap((text) => [...textFacts(text, series)]) }
      await truth.drain()
    }
  } finally {
    await truth.close()
  }
}

async function* relationSteps({ simulation, truth }: Asked): AsyncGenerator<Step> {
  const { world } = simulation
  yield { facts: relationFacts(world) }
  yield { facts: authorCountFacts(world) }
  yield { facts: rankListFacts(world) }
  yield { facts: hotTopicFacts(world) }
  for (const company of world.companies) yield { facts: restatementFacts(company, simulation, null) }
  const file = await openTruth(truth, 'events', 'new')
  for (const event of eventTruths(world)) file.write(event)
  await file.close()
  const trifles = await openTruth(truth, 'trifles', 'new')
  for (const trifle of trifleTruths(world, world.from, world.today)) trifles.write(trifle)
  await trifles.close()
  const risks = await openTruth(truth, 'risks', 'new')
  for (const risk of plantedRisks(world)) risks.write(risk)
  await risks.close()
  const meetings = await openTruth(truth, 'meetings', 'new')
  for (const meeting of meetingTruths(world, firstReadoutDay(world.from), world.today)) meetings.write(meeting)
  await meetings.close()
  const products = await openTruth(truth, 'product-meetings', 'new')
  for (const meeting of productMeetingTruths(world, world.from, world.today)) products.write(meeting)
  await products.close()
  const papers = await openTruth(truth, 'papers', 'new')
  for (const paper of paperTruths(world, world.from, world.today)) papers.write(paper)
  await papers.close()
  yield { facts: ventureFacts(world) }
}

function* bookSteps({ simulation }: Asked): Generator<Step> {
  for (const company of simulation.world.companies) {
    yield { facts: bookFacts(company, simulation, null) }
    yield { facts: holderFacts(company, simulation, null) }
    yield { facts: scheduleFacts(company, simulation, null) }
  }
}

function stepsOf(asked: Asked): { steps: AsyncIterable<Step> | Iterable<Step>; count: number } {
  const { companies } = asked.simulation.world
  switch (asked.part) {
    case 'market':
      return { steps: marketSteps(asked), count: companies.length * 3 + 3 }
    case 'books':
      return { steps: bookSteps(asked), count: companies.length * 3 }
    case 'relations':
      return { steps: relationSteps(asked), count: companies.length + 3 }
    case 'texts':
      return {
        steps: textSteps(asked),
        count: calendarDays(asked.first ?? asked.from, asked.last ?? dayOf(asked.until)).length,
      }
    case 'life':
      return { steps: lifeFacts(asked), count: 1 }
  }
}

async function* extract(
  asked: Asked,
  progress: (reading: Reading) => void,
  signal: AbortSignal,
): AsyncGenerator<readonly Extracted[]> {
  const { steps, count } = stepsOf(asked)
  let line = 0
  let done = 0
  let batch: Extracted[] = []
  for await (const { facts } of steps) {
    for (const fact of facts) {
      batch.push({ ...fact, line: ++line })
      if (batch.length < BATCH) continue
      progress({ bytes: line * BYTES, total: done === 0 ? null : Math.round((line * BYTES * count) / done) })
      yield batch
      batch = []
      if (signal.aborted) return
    }
    done++
  }
  progress({ bytes: line * BYTES, total: line * BYTES })
  yield batch
}

/**
 * The demo market as a source: asked for with `{ path: address, truth: folder or null }`. Nothing in it comes from
 * outside.
 */
export const demoSource: Source<Asked, Extracted> = {
  name: DEMO_SOURCE,
  query: (asked) => {
    const { path, truth } = asked as { path?: string; truth?: string | null }
    const query = queryOf(path ?? '')
    if (!query) return Promise.reject(new Refusal(importsErrors.FILE_NOT_FOUND, { file: path ?? '' }))
    return Promise.resolve({ ...query, simulation: worldOf(query), truth: truth ?? null })
  },
  extract,
  transform: (_, fact) => ({ records: [fact], rejections: [] }),
}
