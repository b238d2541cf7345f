import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { endOfDay } from '@pandora/contract/time'
import { Refusal } from '@pandora/contract/errors'
import { correlation, rankCorrelation } from '@pandora/intelligence/record/statistics'
import { worldOf } from '@pandora/sources/demo/demo-source'
import { indexesOf } from '@pandora/sources/demo/facts/prices'
import { truthFolder } from '@pandora/sources/demo/truth'
import type { DemoEffect, World } from '@pandora/sources/demo/world'
import type { Sql } from '@pandora/store/database'
import { demoState } from '../demo/queries.ts'
import { causeDays } from './cause-days.ts'
import { causesAgainstTruth } from './causes-truth.ts'
import { movesBeyondIndustry, type Planted } from './demo-truth.queries.ts'
import { groupLinks, revenueScales, supplyLinks } from './facts.queries.ts'
import { impactAgainstTruth } from './impact-truth.ts'
import { meetingsAgainstTruth } from './meeting-truth.ts'
import { readWithoutFault, truths, type DocumentTruth, type EventTruth } from './truth-files.ts'

/** Moves below this, per cent, drown in a day's noise and are not looked for. */
const LEAST = 1
/** A limit or a suspension may put the rest of a move off by a day. */
const LATER = 1
/** Every so many trading days all companies are scored, and at most so many companies are asked about. */
const EVERY = 11
const MOST_COMPANIES = 400
/** Trading days at the beginning that have no past to score from. */
const WARM = 30

const round = (value: number | null) => (value === null ? null : Math.round(value * 1000) / 1000)

/** Slope of the line through the origin that fits best: 1 where what was planted came out as large. */
function slope(x: readonly number[], y: readonly number[]): number | null {
  const xx = x.reduce((sum, one) => sum + one * one, 0)
  return xx === 0 ? null : x.reduce((sum, one, at) => sum + one * (y[at] ?? 0), 0) / xx
}

function agreement(pairs: readonly { planted: number; own: number }[]) {
  const [x, y] = [pairs.map((one) => one.planted), pairs.map((one) => one.own)]
  const large = pairs.filter((one) => Math.abs(one.planted) >= 3)
  return {
    rows: pairs.length, correlation: round(correlation(x, y)), rankCorrelation: round(rankCorrelation(x, y)), slope: round(slope(x, y)),
    sameSignFrom3: large.length === 0 ? null : round(large.filter((one) => Math.sign(one.planted) === Math.sign(one.own)).length / large.length),
  }
}

/** Every planted move against what the stock did beyond its industry's index. */
async function moves(sql: Sql, world: World, planted: readonly EventTruth[]): Promise<object> {
  const indexOf = new Map(indexesOf(world).slice(2).flatMap((index) => world.companies.filter(index.holds).map((company) => [company.id, index.id])))
  const sought = planted.flatMap(({ effects }) => effects).flatMap((effect): { effect: DemoEffect; planted: Planted }[] => {
    const index = indexOf.get(effect.companyId)
    return index && Math.abs(effect.move) >= LEAST ? [{ effect, planted: { security: effect.companyId, index, day: effect.day, span: effect.days + LATER } }] : []
  })
  const own: (number | null)[] = []
  for (let from = 0; from < sought.length; from += 5000) own.push(...await movesBeyondIndustry(sql, sought.slice(from, from + 5000).map((one) => one.planted)))
  const pairs = sought.flatMap(({ effect }, at) => { const move = own[at]; return move === null || move === undefined ? [] : [{ planted: effect.move, own: move, via: effect.via?.kind ?? 'direct' }] })
  const along = (via: string) => agreement(pairs.filter((one) => one.via === via))
  return { direct: along('direct'), industry: along('industry'), theme: along('theme'), supply: along('edge') }
}

/**
 * Holds the demo market's truths against the product: planted moves against stored prices; impact scores and causes of moves, worked out from the stored links and prices and from planted
 * events as a reader without a fault would know them; comparisons of meetings; and how much of each kind of truth there is. Refuses FILE_NOT_FOUND where no truth is kept.
 */
export async function demoTruth(sql: Sql, home: string): Promise<object> {
  const folder = truthFolder(home)
  const state = await demoState(sql)
  if (!state || !existsSync(join(folder, 'events.jsonl'))) throw new Refusal('FILE_NOT_FOUND', { file: join('demo', 'truth', 'events.jsonl') })
  const begun = performance.now()
  const { world } = worldOf({ ...state, until: state.livedTo })
  const planted: EventTruth[] = []
  for await (const truth of truths<EventTruth>(folder, 'events')) planted.push(truth)
  const byType: Record<string, number> = {}
  for (const { type } of planted) byType[type] = (byType[type] ?? 0) + 1

  const facts = { supplies: await supplyLinks(sql), groups: await groupLinks(sql), scales: await revenueScales(sql) }
  const amountOf = new Map(world.events.map((one) => [one.id, one.details.amount]))
  const read = planted.map((truth) => readWithoutFault(truth, amountOf.get(truth.event) ?? null))
  const instants = world.days.filter((_, at) => at >= WARM && (at - WARM) % EVERY === 0).map((day) => endOfDay(day)).filter((at) => at <= state.livedTo)
  const step = Math.ceil(world.companies.length / MOST_COMPANIES)
  const companies = world.companies.filter((_, at) => at % step === 0)
  const impact = impactAgainstTruth(planted, read, { ...facts, companies, instants })
  const causes = causesAgainstTruth(planted, read, { ...facts, days: await causeDays(sql, world.companies, companies, world.days), asOf: state.livedTo, meaning: (eventId) => new Set([eventId]) })
  const lastMeeting = (Number(world.today.slice(0, 4)) - 2010) * 4
  return {
    task: 'demo-truth', seed: state.seed, size: state.size, events: planted.length, byType, moves: await moves(sql, world, planted), impact, causes,
    meetings: { shown: meetingsAgainstTruth(state.seed, lastMeeting, false), hidden: meetingsAgainstTruth(state.seed, lastMeeting, true) },
    texts: await countTexts(folder), seconds: Math.round((performance.now() - begun) / 10) / 100,
  }
}

async function countTexts(folder: string): Promise<object> {
  const counts = { texts: 0, withEvent: 0, exactCopies: 0, nearCopies: 0, ironic: 0, hidden: 0, byKind: {} as Record<string, number>, byStance: {} as Record<string, number> }
  for await (const text of truths<DocumentTruth>(folder, 'texts')) {
    counts.texts++
    counts.byKind[text.kind] = (counts.byKind[text.kind] ?? 0) + 1
    if (text.stance !== null) counts.byStance[text.stance] = (counts.byStance[text.stance] ?? 0) + 1
    if (text.events.length > 0) counts.withEvent++
    if (text.copyOf !== null) counts[text.exact ? 'exactCopies' : 'nearCopies']++
    if (text.ironic) counts.ironic++
    if (text.hidden) counts.hidden++
  }
  return counts
}
