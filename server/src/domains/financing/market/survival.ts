import type { financing } from '@pandora/contract/domains/financing/operations'
import { isStep, roundOrder } from '@pandora/contract/domains/financing/rounds'
import type { OutputOf, ParsedInputOf } from '@pandora/contract/operation'
import { spellsAmong } from '@pandora/intelligence/financing/spells'
import { estimateOf, type CountedSpells, type Survival } from '@pandora/intelligence/financing/survival'
import type { Ledger } from '../ledger/ledger.ts'
import { at, withRoom } from '../ledger/words/columns.ts'
import { watchedUntil } from './watched.ts'

/** Fewer spells than this make no curve. */
export const LEAST_SPELLS = 8
const TIMES = [0, 180, 365, 545, 730, 1095, 1460, 1825]
/** Steps of a curve are told this many days apart at least: of each stretch its last one. */
const STRETCH = 15

/** Spells column by column: the round that each begins with, its days, and whether the next round ended it. */
interface Spells {
  count: number
  from: Int32Array
  time: Int32Array
  event: Uint8Array
}
const spellsKept = new WeakMap<Ledger['base'], Spells>()

/** Spells from each step of every company to its next round. */
function spellsOf({ base }: Ledger): Spells {
  const kept = spellsKept.get(base)
  if (kept) return kept
  const { rounds, ofVenture } = base
  const spells: Spells = { count: 0, from: new Int32Array(0), time: new Int32Array(0), event: new Uint8Array(0) }
  const [steps, exits] = [roundOrder.map(isStep), roundOrder.map(({ stage }) => stage === 'exit')]
  const columns = {
    day: (round: number) => at(rounds.day, round),
    place: (round: number) => at(rounds.place, round),
    step: (round: number) => steps[at(rounds.place, round)] === true,
    exit: (round: number) => exits[at(rounds.place, round)] === true,
  }
  const until = watchedUntil(base)
  for (let venture = 0; venture + 1 < ofVenture.starts.length; venture++) {
    const [from, to] = [at(ofVenture.starts, venture), at(ofVenture.starts, venture + 1)]
    if (from === to) continue
    spellsAmong([...ofVenture.places.subarray(from, to)], columns, at(until, venture), (round, _next, time, event) => {
      for (const column of ['from', 'time'] as const) spells[column] = withRoom(spells[column], spells.count + 1)
      spells.event = withRoom(spells.event, spells.count + 1)
      spells.from[spells.count] = round
      spells.time[spells.count] = time
      spells.event[spells.count++] = event ? 1 : 0
    })
  }
  spellsKept.set(base, spells)
  return spells
}

/** Spells by day, those that begin with the rounds asked for, in groups; a group below 0 is none. */
function countedBy(ledger: Ledger, groups: number, groupOf: (round: number) => number): (Counted | undefined)[] {
  const spells = spellsOf(ledger)
  let longest = 0
  for (let spell = 0; spell < spells.count; spell++) longest = Math.max(longest, at(spells.time, spell))
  const found: (Counted | undefined)[] = Array.from({ length: groups })
  for (let spell = 0; spell < spells.count; spell++) {
    const round = at(spells.from, spell)
    const group = groupOf(round)
    if (group < 0) continue
    const own = (found[group] ??= {
      first: round,
      total: 0,
      spells: new Uint32Array(longest + 1),
      events: new Uint32Array(longest + 1),
    })
    // The oldest of its rounds says what the group is called.
    own.first = Math.min(own.first, round)
    const time = at(spells.time, spell)
    own.total++
    own.spells[time] = at(own.spells, time) + 1
    own.events[time] = at(own.events, time) + at(spells.event, spell)
  }
  return found
}

interface Counted {
  first: number
  total: number
  spells: Uint32Array
  events: Uint32Array
}

/** The estimate of spells that are counted day by day. */
const curveOf = ({ spells, events }: Counted): Survival => estimateOf(daysOf(spells, events))

/** Days that any spell has. */
function daysOf(spells: Uint32Array, events: Uint32Array): CountedSpells {
  const times = [...spells.keys()].filter((day) => at(spells, day) > 0)
  return { times, spells: times.map((day) => at(spells, day)), events: times.map((day) => at(events, day)) }
}

/** The time to the next round of rounds for which a question answers true; null where too few are watched. */
export function nextRoundOf(ledger: Ledger, asked: (round: number) => boolean): Survival | null {
  const [counted] = countedBy(ledger, 1, (round) => (asked(round) ? 0 : -1))
  return counted ? curveOf(counted) : null
}

const percent = (share: number): number => Math.round(share * 1e4) / 100

/** The steps of a curve, the last of each stretch of days. */
function courseOf({ steps }: Survival) {
  const kept = steps.filter(
    (step, place) => Math.floor(step.time / STRETCH) !== Math.floor((steps[place + 1]?.time ?? Infinity) / STRETCH),
  )
  return {
    days: kept.map(({ time }) => time),
    share: kept.map(({ survival }) => percent(survival)),
    low: kept.map(({ low }) => (low === null ? null : percent(low))),
    high: kept.map(({ high }) => (high === null ? null : percent(high))),
  }
}

/** How many are still watched just before each of the times. */
const atRisk = ({ spells, total }: Counted): number[] =>
  TIMES.map((time) => total - spells.subarray(0, time).reduce((sum, own) => sum + own, 0))

/** Time to the next round by the round that a spell begins with, or by industry. */
export function survivalOf(
  ledger: Ledger,
  { by, code, industry }: ParsedInputOf<typeof financing.survival>,
): OutputOf<typeof financing.survival> {
  const { rounds, words } = ledger.base
  const { labels } = words
  const place = code === undefined ? undefined : roundOrder.findIndex((one) => one.code === code)
  const labelOf = (round: number) => labels.of(at(rounds.industry, round))
  const keyOf = (round: number): number => {
    const label = at(rounds.industry, round)
    return label < 0 ? -1 : at(labels.key, label)
  }
  const asked = (round: number): boolean =>
    (place === undefined || at(rounds.place, round) === place) &&
    (industry === undefined || labelOf(round)?.key === industry)
  const groups = countedBy(ledger, by === 'stage' ? roundOrder.length : labels.keys, (round) =>
    asked(round) ? (by === 'stage' ? at(rounds.place, round) : keyOf(round)) : -1,
  ).flatMap((counted) => (counted ? [counted] : []))
  const shown = groups.filter(({ total }) => total >= LEAST_SPELLS)
  return {
    dataList: shown
      .map((counted) => {
        const round = ledger.round(counted.first)
        const label = by === 'stage' ? { key: round.name.code, ...round.name.name } : round.industry
        return { key: label?.key ?? '', zh: label?.zh ?? '', en: label?.en ?? null, counted, place: round.place }
      })
      .toSorted((a, b) =>
        by === 'stage' ? a.place - b.place : b.counted.total - a.counted.total || (a.key < b.key ? -1 : 1),
      )
      .map(({ key, zh, en, counted }) => {
        const curve = curveOf(counted)
        return {
          key,
          nameZh: zh,
          nameEn: en,
          spells: curve.spells,
          events: curve.events,
          median: curve.median,
          medianLow: curve.medianLow,
          medianHigh: curve.medianHigh,
          ...courseOf(curve),
          atRisk: atRisk(counted),
          longest: curve.longest,
        }
      }),
    times: TIMES,
    until: ledger.until,
    least: LEAST_SPELLS,
    leftOut: groups.length - shown.length,
  }
}
