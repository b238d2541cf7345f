import { candidatesOf } from '@pandora/intelligence/causes/candidates'
import { causesOf } from '@pandora/intelligence/causes/causes'
import type { Candidate, DayReturn, MoveCauses } from '@pandora/intelligence/causes/types'
import { forecastsOf } from '@pandora/intelligence/impact/materiality'
import { networkOf } from '@pandora/intelligence/impact/network'
import { reachOf } from '@pandora/intelligence/impact/reach'
import { Sizes } from '@pandora/intelligence/impact/sizes'
import { noveltiesOf } from '@pandora/intelligence/impact/strength'
import type { ImpactEvent, ImpactInput } from '@pandora/intelligence/impact/types'
import { Share } from './shares.ts'
import { TrifleCount, type PlantedTrifle } from './trifles.ts'
import type { EventTruth } from './truth-files.ts'

/** Trading days before a move that betas need here: a young market is not asked. */
const PAST = 60
/**
 * Planted moves of at least so many deviations of the own part stand out; a move of so many is one that a reader asks
 * about.
 */
const STANDS_OUT = 1.5
const ASKED_ABOUT = 2
/** Trading days after a planted move that may still hold some of it: a limit or a halt puts it off. */
const LATER = 2

export interface CauseGround extends Pick<ImpactInput, 'supplies' | 'groups' | 'scales' | 'places'> {
  /** Trading days of each company asked about. */
  days: ReadonlyMap<string, readonly DayReturn[]>
  asOf: number
  /** First day asked about: before it events were not read. */
  since: string
  /** Which planted events an event is: by its id, for events that were read from texts. */
  meaning: (eventId: string) => ReadonlySet<string>
  /** Routine matters that were planted to move nothing; `meaning` names them too. */
  trifles: readonly PlantedTrifle[]
}

/** Places of the days of one company that anything planted may have moved. */
function movedDays(planted: readonly EventTruth[], place: ReadonlyMap<string, number>, companyId: string): Set<number> {
  const moved = new Set<number>()
  for (const { effects } of planted) {
    for (const effect of effects) {
      const at = effect.companyId === companyId ? place.get(effect.day) : undefined
      if (at !== undefined) for (let day = at; day < at + effect.days + LATER; day++) moved.add(day)
    }
  }
  return moved
}

/**
 * Asks for the causes of planted moves and of moves where nothing was planted. `first`: planted moves of at least 1.5
 * deviations whose event has more than anything else, the
 * unexplained part included; by the way they came. `firstOfCauses`: of all planted moves, however small, the event
 * stands first among the causes named. `nothing`: moves of two
 * deviations on days without a planted one that are left unexplained; `nothingNear`: those of them about which some
 * event lay within a week; `trifling`: moves of 1 to 10 % beside a trifle of the evening before that explains a tenth
 * of them at most;
 * those of `planted` were told in texts (`found`: read as an event), beside what the price did then (`asTraded`, from 1
 * %) and beside moves of 1 to 10 % (`moved`).
 */
export function causesAgainstTruth(
  planted: readonly EventTruth[],
  events: readonly ImpactEvent[],
  { supplies, groups, scales, places, days, asOf, since, meaning, trifles }: CauseGround,
): object {
  const network = networkOf(supplies, groups, places, asOf)
  const novelties = noveltiesOf(events, asOf)
  const expectations = { sizes: new Sizes(scales, asOf), forecasts: forecastsOf(events) }
  const vias = ['direct', 'industry', 'theme', 'edge'] as const
  const byVia = () =>
    ({ all: new Share(), ...Object.fromEntries(vias.map((via) => [via, new Share()])) }) as Record<
      'all' | (typeof vias)[number],
      Share
    >
  const [first, firstOfCauses, asked] = [byVia(), byVia(), byVia()]
  const [nothing, nothingNear, trifling] = [new Share(), new Share(), new TrifleCount()]
  const refused: Record<string, number> = {}
  const ofCompany = Map.groupBy(
    planted.flatMap((truth) => truth.effects.map((effect) => ({ truth, effect }))),
    (one) => one.effect.companyId,
  )
  const triflesOfCompany = Map.groupBy(trifles, (one) => one.companyId)
  for (const [companyId, own] of days) {
    const place = new Map(own.map((one, at) => [one.day, at]))
    const reach = reachOf(network, companyId)
    const candidates = candidatesOf(events, reach, novelties, expectations)
    const ask = (from: string, to: string, more: readonly Candidate[] = []): MoveCauses | undefined => {
      const answer = causesOf({ companyId, days: own, from, to, candidates: [...candidates, ...more] }, asOf)
      if (!('refused' in answer)) return answer
      refused[answer.refused] = (refused[answer.refused] ?? 0) + 1
      return undefined
    }
    for (const { truth, effect } of ofCompany.get(companyId) ?? []) {
      const at = place.get(effect.day)
      const to = at === undefined || at < PAST || effect.day < since ? undefined : own[at + effect.days - 1]?.day
      const answer = to === undefined ? undefined : ask(effect.day, to)
      if (!answer) continue
      const top = answer.causes[0]
      const right = top !== undefined && meaning(top.eventId).has(truth.event)
      const via = effect.via?.kind ?? 'direct'
      const count = (shares: ReturnType<typeof byVia>, is: boolean) => {
        shares.all.add(is)
        shares[via].add(is)
      }
      count(firstOfCauses, right)
      if (Math.abs(effect.move) >= STANDS_OUT * answer.betas.sigma * Math.sqrt(answer.tradedDays))
        count(first, right && answer.verdict === 'explained')
      if (Math.abs(answer.deviations) >= ASKED_ABOUT) count(asked, right && answer.verdict === 'explained')
    }
    const moved = movedDays(planted, place, companyId)
    const quiet = own.flatMap((day, at) =>
      at < PAST || day.day < since || moved.has(at) || day.stock === null || day.market === null ? [] : [at],
    )
    const beside = { companyId, days: own, quiet, reach, candidates, expectations, asOf }
    trifling.ask(beside)
    trifling.askPlanted(triflesOfCompany.get(companyId) ?? [], beside, (eventId, trifle) =>
      meaning(eventId).has(trifle),
    )
    for (const at of quiet) {
      const day = own[at]
      if (!day || Math.abs((day.stock ?? 0) - (day.market ?? 0)) < ASKED_ABOUT) continue
      const answer = ask(day.day, day.day)
      if (!answer || Math.abs(answer.deviations) < ASKED_ABOUT) continue
      const near = candidates.some(
        (one: Candidate) => one.happenedAt < day.closeAt && one.happenedAt > day.closeAt - 7 * 86_400_000,
      )
      nothing.add(answer.verdict === 'unexplained')
      if (near) nothingNear.add(answer.verdict === 'unexplained')
    }
  }
  return { first, asked, firstOfCauses, nothing, nothingNear, trifling, refused }
}
