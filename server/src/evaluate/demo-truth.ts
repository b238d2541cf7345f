import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { importsErrors } from '@pandora/contract/domains/imports/errors'
import { Refusal } from '@pandora/contract/errors'
import { endOfDay, instantOf } from '@pandora/contract/time'
import { buildGazetteer } from '@pandora/intelligence/entities/gazetteer'
import type { ImpactEvent } from '@pandora/intelligence/impact/types'
import { calendarDays } from '@pandora/sources/demo/calendar'
import { worldOf } from '@pandora/sources/demo/demo-source'
import { DEMO_MARKET } from '@pandora/sources/demo/mark'
import { truthFolder } from '@pandora/sources/demo/truth'
import type { Sql } from '@pandora/store/database'
import { gazetteerEntries } from '../analysis/names/gazetteer.ts'
import { installedModels } from '../analysis/models.ts'
import { demoState } from '../demo/queries.ts'
import { linksOf, readGrounds } from '../domains/impact/offers/ground.ts'
import { scalesFor } from '../domains/impact/offers/sizes.ts'
import { authorsAgainstTruth } from './authors-truth.ts'
import { causeDays } from './cause-days.ts'
import { causesAgainstTruth } from './causes-truth.ts'
import { crowdsAgainstTruth } from './crowds-truth.ts'
import { hiddenHalf } from './hidden-half.ts'
import { impactAgainstTruth } from './impact-truth.ts'
import { meetingsAgainstTruth } from './meeting-truth.ts'
import { movesAgainstTruth } from './planted-moves.ts'
import { rankingBacktest } from './ranking-truth.ts'
import { reachAgainstTruth } from './reach-truth.ts'
import { textsAgainstTruth } from './text-truth.ts'
import {
  publicAt,
  readWithoutFault,
  trifleWithoutFault,
  truths,
  type DocumentTruth,
  type EventTruth,
} from './truth-files.ts'

/** Every so many trading days all companies are scored, and at most so many companies are asked about. */
const EVERY = 11
const MOST_COMPANIES = 400
/** Days of events that must have been read before scores are held against the truth. */
const WARM = 30
const DAY = 86_400_000

/** An order of a company, so that its accounts are read: trifles are put beside the moves of every company. */
const orderOf = (id: string, at: number): ImpactEvent => ({
  id: `order ${id}`,
  type: 'contract-win',
  subject: { kind: 'company', id },
  happenedAt: at,
  knownAt: at,
  supersededAt: null,
  sign: 1,
  modality: 'fact',
  confidence: 1,
  sizeClass: null,
  amount: { value: 1, unit: 'CNY', of: 'contract' },
  grade: null,
  region: null,
  change: null,
  documents: [],
})

/**
 * Holds the demo market's truths against the product. `moves`: planted moves against stored prices. `impact` and
 * `causes`, each from the stored links and prices, three times: `planted`,
 * from planted events as a reader without a fault would know them; `stored`, from the events that the product found in
 * its documents (null where it read none); `hidden`, from texts written
 * anew in the wording that nothing was made from. `reach`: whom the what-if names of planted disruptions. `ranking`: the AI score's back-test by months. `authors`: who is ranked by their calls against the skill given them. `coordinated`: what is seen of many accounts
 * with the same words against the groups planted. `texts`: what was read
 * in those texts against what they are. `meetings`: comparisons of meetings in both wordings. Refuses FILE_NOT_FOUND
 * where no truth is kept.
 */
export async function demoTruth(sql: Sql, home: string): Promise<object> {
  const folder = truthFolder(home)
  const state = await demoState(sql)
  if (!state || !existsSync(join(folder, 'events.jsonl')))
    throw new Refusal(importsErrors.FILE_NOT_FOUND, { file: join('demo', 'truth', 'events.jsonl') })
  const begun = performance.now()
  const { world } = worldOf({ ...state, until: state.livedTo })
  const planted: EventTruth[] = []
  for await (const truth of truths<EventTruth>(folder, 'events')) planted.push(truth)
  const byType: Record<string, number> = {}
  for (const { type } of planted) byType[type] = (byType[type] ?? 0) + 1

  const times = { from: instantOf(state.from), to: state.livedTo }
  const { events: known, ...facts } = await readGrounds(sql, DEMO_MARKET, times, await linksOf(sql, DEMO_MARKET, times))
  const step = Math.ceil(world.companies.length / MOST_COMPANIES)
  const companies = world.companies.filter((_, at) => at % step === 0)
  const days = await causeDays(sql, world.companies, companies, world.days)
  const toldTrifles = calendarDays(state.from, world.today).flatMap((day) => [...world.triflesOn(day)])
  const trifles = toldTrifles.map((one) => ({
    id: one.id,
    companyId: one.companyId,
    at: publicAt(one),
    sign: one.sign,
  }))
  const against = async (
    events: readonly ImpactEvent[],
    since: number,
    meaning: (eventId: string) => ReadonlySet<string>,
  ) => {
    const instants = world.days
      .map((day) => endOfDay(day))
      .filter((at) => at >= since + WARM * DAY && at <= state.livedTo)
      .filter((_, at) => at % EVERY === 0)
    const from = world.days.find((day) => instantOf(day) >= since) ?? world.today
    const sized = {
      ...facts,
      scales: await scalesFor(sql, DEMO_MARKET, times, [
        ...events,
        ...companies.map((one) => orderOf(one.id, times.from)),
      ]),
    }
    return {
      impact: impactAgainstTruth(planted, events, { ...sized, companies, instants }),
      causes: causesAgainstTruth(planted, events, {
        ...sized,
        days,
        asOf: state.livedTo,
        since: from,
        meaning,
        trifles,
      }),
    }
  }
  const amountOf = new Map(world.events.map((one) => [one.id, one.details.amount]))
  const read = planted.map((truth) => readWithoutFault(truth, amountOf.get(truth.event) ?? null))
  const faultless = await against([...read, ...toldTrifles.map(trifleWithoutFault)], times.from, (id) => new Set([id]))
  const ranking = await rankingBacktest(sql, {
    ...facts,
    events: read,
    companies,
    days: world.days,
    livedTo: state.livedTo,
  })

  const { texts: stored, tells } = await readTruths(folder)
  const meantBy = new Map(
    known.map((event) => [
      event.id,
      new Set([event.id, ...event.documents.flatMap((one) => tells.get(one.documentId) ?? [])]),
    ]),
  )
  const found = known.some((event) => event.documents.length > 0)
    ? await against(known, times.from, (id) => meantBy.get(id) ?? new Set())
    : null

  const models = await installedModels(home, () => undefined)
  const half = hiddenHalf(world, {
    gazetteer: buildGazetteer(await gazetteerEntries(sql, DEMO_MARKET)),
    model: (name) => models.get(name)?.model,
  })
  const hidden = half.events.length > 0 ? await against(half.events, half.since, half.meaning) : null

  const lastMeeting = (Number(world.today.slice(0, 4)) - 2010) * 4
  return {
    task: 'demo-truth',
    seed: state.seed,
    size: state.size,
    events: planted.length,
    byType,
    moves: await movesAgainstTruth(sql, world, planted),
    impact: { planted: faultless.impact, stored: found?.impact ?? null, hidden: hidden?.impact ?? null },
    causes: { planted: faultless.causes, stored: found?.causes ?? null, hidden: hidden?.causes ?? null },
    reach: reachAgainstTruth(world),
    ranking,
    authors: await authorsAgainstTruth(sql, { marketId: DEMO_MARKET, folder, livedTo: state.livedTo }, world),
    coordinated: await crowdsAgainstTruth(sql, DEMO_MARKET, folder, state),
    texts: textsAgainstTruth(half.read, world, half.from, half.to),
    meetings: {
      shown: meetingsAgainstTruth(state.seed, lastMeeting, false),
      hidden: meetingsAgainstTruth(state.seed, lastMeeting, true),
    },
    stored,
    seconds: Math.round((performance.now() - begun) / 10) / 100,
  }
}

/** Counts of what the stored texts truly are, and the planted events that each of them but posts tells of. */
async function readTruths(folder: string): Promise<{ texts: object; tells: ReadonlyMap<string, readonly string[]> }> {
  const counts = {
    texts: 0,
    withEvent: 0,
    exactCopies: 0,
    nearCopies: 0,
    ironic: 0,
    hidden: 0,
    byKind: {} as Record<string, number>,
    byStance: {} as Record<string, number>,
  }
  const tells = new Map<string, readonly string[]>()
  for await (const text of truths<DocumentTruth>(folder, 'texts')) {
    counts.texts++
    counts.byKind[text.kind] = (counts.byKind[text.kind] ?? 0) + 1
    if (text.stance !== null) counts.byStance[text.stance] = (counts.byStance[text.stance] ?? 0) + 1
    if (text.events.length > 0) counts.withEvent++
    if (text.copyOf !== null) counts[text.exact ? 'exactCopies' : 'nearCopies']++
    if (text.ironic) counts.ironic++
    if (text.hidden) counts.hidden++
    if (text.kind !== 'post' && text.events.length > 0) tells.set(text.document, text.events)
    if (text.trifle !== null) tells.set(text.document, [text.trifle])
  }
  return { texts: counts, tells }
}
