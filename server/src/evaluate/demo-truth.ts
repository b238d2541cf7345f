import { createReadStream, existsSync } from 'node:fs'
import { readdir } from 'node:fs/promises'
import { join } from 'node:path'
import { createInterface } from 'node:readline'
import { Refusal } from '@pandora/contract/errors'
import { worldOf } from '@pandora/sources/demo/demo-source'
import { indexesOf } from '@pandora/sources/demo/facts/prices'
import { truthFolder } from '@pandora/sources/demo/truth'
import type { DemoEffect, DemoEvent, TextTruth } from '@pandora/sources/demo/world'
import type { Sql } from '@pandora/store/database'
import { demoState } from '../demo/queries.ts'
import { correlation, rankCorrelation, slope } from './correlation.ts'
import { movesBeyondIndustry, type Planted } from './demo-truth.queries.ts'

/** Moves below this, per cent, drown in a day's noise and are not looked for. */
const LEAST = 1
/** A limit or a suspension may put the rest of a move off by a day. */
const LATER = 1

type EventTruth = Pick<DemoEvent, 'type' | 'effects'> & { event: string }
type DocumentTruth = TextTruth & { document: string; kind: string; events: string[] }

/** Lines of the truth files whose name begins so. */
async function* truths<T>(folder: string, name: string): AsyncGenerator<T> {
  for (const file of (await readdir(folder)).filter((one) => one.startsWith(name)).toSorted()) {
    for await (const line of createInterface({ input: createReadStream(join(folder, file)), crlfDelay: Infinity })) if (line !== '') yield JSON.parse(line) as T
  }
}

function agreement(pairs: readonly { planted: number; own: number }[]) {
  const [x, y] = [pairs.map((one) => one.planted), pairs.map((one) => one.own)]
  const large = pairs.filter((one) => Math.abs(one.planted) >= 3)
  const round = (value: number | null) => (value === null ? null : Math.round(value * 1000) / 1000)
  return {
    rows: pairs.length, correlation: round(correlation(x, y)), rankCorrelation: round(rankCorrelation(x, y)), slope: round(slope(x, y)),
    sameSignFrom3: large.length === 0 ? null : round(large.filter((one) => Math.sign(one.planted) === Math.sign(one.own)).length / large.length),
  }
}

/**
 * Holds the demo market's truths against what the product stores: every planted move against what the stock did beyond its industry's index,
 * and how much of each kind of truth there is. Refuses FILE_NOT_FOUND where none are kept.
 */
export async function demoTruth(sql: Sql, home: string): Promise<object> {
  const folder = truthFolder(home)
  const state = await demoState(sql)
  if (!state || !existsSync(join(folder, 'events.jsonl'))) throw new Refusal('FILE_NOT_FOUND', { file: join('demo', 'truth', 'events.jsonl') })
  const begun = performance.now()
  const { world } = worldOf({ ...state, until: state.livedTo })
  const indexOf = new Map(indexesOf(world).slice(2).flatMap((index) => world.companies.filter(index.holds).map((company) => [company.id, index.id])))
  const byType: Record<string, number> = {}
  const sought: { effect: DemoEffect; planted: Planted }[] = []
  let events = 0
  for await (const { type, effects } of truths<EventTruth>(folder, 'events')) {
    events++
    byType[type] = (byType[type] ?? 0) + 1
    for (const effect of effects) {
      const index = indexOf.get(effect.companyId)
      if (index && Math.abs(effect.move) >= LEAST) sought.push({ effect, planted: { security: effect.companyId, index, day: effect.day, span: effect.days + LATER } })
    }
  }
  const own: (number | null)[] = []
  for (let from = 0; from < sought.length; from += 5000) own.push(...await movesBeyondIndustry(sql, sought.slice(from, from + 5000).map((one) => one.planted)))
  const pairs = sought.flatMap(({ effect }, at) => { const move = own[at]; return move === null || move === undefined ? [] : [{ planted: effect.move, own: move, via: effect.via?.kind ?? 'direct' }] })
  const along = (via: string) => agreement(pairs.filter((one) => one.via === via))
  return {
    task: 'demo-truth', seed: state.seed, size: state.size, events, byType,
    moves: { direct: along('direct'), industry: along('industry'), theme: along('theme'), supply: along('edge') },
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
