import { followedTouches } from '@pandora/contract/domains/financing/aftermath-operations'
import type { financing } from '@pandora/contract/domains/financing/operations'
import type { OutputOf } from '@pandora/contract/operation'
import { dayOf, endOfDay } from '@pandora/contract/time'
import { disruptionRecord, type DisruptionCase } from '@pandora/intelligence/supply/shock-record'
import type { View } from '@pandora/store/as-of'
import type { Db } from '@pandora/store/database'
import { entityNames, nameless, type EntityNames } from '../../../shared/entity-names.queries.ts'
import { recordSeries } from '../../impact/offers/record-series.ts'
import { allRounds } from '../facets.ts'
import { eachOrg } from '../ledger/base.ts'
import { dayText } from '../ledger/days.ts'
import type { Ledger } from '../ledger/ledger.ts'
import type { VentureRow } from '../ledger/queries.ts'
import type { Venture } from '../ledger/types.ts'
import { at, those } from '../ledger/words/columns.ts'
import { ofIndustry } from '../market/windows.ts'
import { fieldsOf } from '../present.ts'
import { suppliesOf } from './aftermath.queries.ts'
import { competitorsIn } from './competitors.queries.ts'
import { competingIn } from './present.ts'
import { listedAmong } from './touched.queries.ts'

type Aftermath = OutputOf<typeof financing.aftermath>
type Group = Aftermath['groups'][number]
type Touch = (typeof followedTouches)[number]

/** Most rounds of an industry that are looked at, and most cases of a way of being touched that are followed: the latest. */
const [MOST_ROUNDS, MOST] = [1000, 500]
/** How long before the first case its placebos may stand, ms. */
const BEFORE = 200 * 86_400_000
/** Random numbers of the bootstrap begin here: the same record each time. */
const SEED = 1
/** Companies of a group that are named, those touched last. */
const NAMED = 6

/** That a round touched a listed company. */
interface Case {
  round: number
  venture: number
  companyId: string
  touch: Touch
  /** When the round was known, ms. */
  at: number
}

/** What a round's company is called where supplies name it, and the field that its competitors report. */
interface Asked {
  names: readonly string[]
  field: string | null
}

/** Listed companies that each of some rounds touched, by what was known when it was told. */
async function casesOf(
  db: Db,
  view: View,
  ledger: Ledger,
  rounds: Int32Array,
  askedOf: (venture: number) => Asked,
): Promise<Case[]> {
  const { words, rows, rounds: columns, organisations } = ledger.base
  const asked = new Map<number, Asked>()
  for (const round of rounds) {
    const venture = at(columns.venture, round)
    if (!asked.has(venture)) asked.set(venture, askedOf(venture))
  }
  const names = [...new Set([...asked.values()].flatMap((one) => one.names))]
  const fields = [...new Set([...asked.values()].flatMap((one) => one.field ?? []))]
  const supplies = Map.groupBy(await suppliesOf(db, view, names), (row) => row.name)
  const rivals = Map.groupBy(await competitorsIn(db, view, fields), (row) => row.field)
  const listedAs = new Map<number, string | null>()
  const cases: Case[] = []
  for (const round of rounds) {
    const venture = at(columns.venture, round)
    const day = dayText(at(columns.day, round))
    const known = endOfDay(day)
    const { names: own, field } = asked.get(venture) ?? { names: [], field: null }
    if (!listedAs.has(venture)) listedAs.set(venture, ledger.venture(venture).companyId)
    const met = new Set<string>()
    const say = (companyId: string | null, touch: Touch): void => {
      // A listed company's own placement touches others; what it does to itself is no question of this.
      if (companyId === null || companyId === listedAs.get(venture) || met.has(`${touch} ${companyId}`)) return
      met.add(`${touch} ${companyId}`)
      cases.push({ round, venture, companyId, touch, at: known })
    }
    eachOrg(words, rows, organisations, at(columns.partsRow, round), (org) =>
      say(ledger.orgElsewhere(org).companyId, 'investor'),
    )
    for (const row of own.flatMap((name) => supplies.get(name) ?? []))
      if (row.known_at <= known && row.valid_from <= day && (row.valid_to === null || row.valid_to >= day))
        say(row.company_id, row.touch)
    for (const row of rivals.get(field ?? '') ?? []) if (row.known_at <= known) say(row.company_id, 'competitor')
  }
  return cases
}

/** Companies that the latest cases are of. */
const lastTouched = (cases: readonly Case[]): string[] =>
  [...new Set(cases.toReversed().map((one) => one.companyId))].slice(0, NAMED)

/** The same companies on other days are told of the cases of a group alone. */
function groupOf(
  scope: Group['scope'],
  touch: Group['touch'],
  cases: readonly Case[],
  series: Awaited<ReturnType<typeof recordSeries>>,
  asOf: number,
  names: EntityNames,
): Group {
  const companies = new Set(cases.map((one) => one.companyId))
  return {
    scope,
    touch,
    cases: cases.length,
    rounds: new Set(cases.map((one) => one.round)).size,
    companies: companies.size,
    covered: [...companies].filter((id) => series.has(id)).length,
    last: lastTouched(cases).map((companyId) => {
      const name = names.get(companyId) ?? nameless
      return { companyId, nameZh: name.zh, nameEn: name.en }
    }),
    horizons: disruptionRecord({
      // Touched in two ways by one round, a company is one case.
      cases: [...new Map(cases.map((one) => [`${one.companyId} ${one.round}`, one])).values()].map(
        ({ companyId, at: known }): DisruptionCase => ({ companyId, at: known, direction: 'demand', effect: 1 }),
      ),
      series,
      asOf,
      seed: SEED,
    }).map(({ days, samples, independent, grey, excess, placebo, leftOut }) => ({
      days,
      samples,
      independent,
      grey,
      excess,
      placebo: {
        samples: placebo.samples,
        independent: placebo.independent,
        grey: placebo.grey,
        excess: placebo.excess,
      },
      leftOut,
    })),
  }
}

/**
 * What listed companies that rounds touched did against their industry: by the rounds of one company, and by those of
 * its industry and of the whole market, each way of being touched by itself.
 */
export async function aftermathOf(
  { db, view, ledger, now }: { db: Db; view: View; ledger: Ledger; now: number },
  { venture, about }: { venture: Venture; about: VentureRow | undefined },
): Promise<Aftermath> {
  const asOf = view.asOf ?? now
  const { industryZh, industryEn } = fieldsOf(venture)
  const number = ledger.ventureNumber(venture.id)
  const known = (round: number): boolean => endOfDay(dayText(at(ledger.base.rounds.day, round))) <= asOf
  const askedOf = (one: number): Asked => {
    const of = one === number ? venture : ledger.venture(one)
    const legal = one === number ? about?.legal_name : null
    return {
      names: [of.zh, of.en, legal].filter((name) => typeof name === 'string'),
      field: competingIn(of)[0] ?? null,
    }
  }
  const field = industryZh ?? industryEn
  const all = allRounds(ledger)
  const scopes: { scope: Group['scope']; rounds: Int32Array }[] = [
    ...(field === null ? [] : [{ scope: 'industry' as const, rounds: ofIndustry(ledger, field) }]),
    { scope: 'market' as const, rounds: all },
  ].map(({ scope, rounds }) => ({ scope, rounds: those(rounds, known) }))
  const touching = async (rounds: Int32Array): Promise<Case[]> => {
    const found = await casesOf(db, view, ledger, rounds.subarray(-MOST_ROUNDS), askedOf)
    const listed = await listedAmong(db, view, [...new Set(found.map((one) => one.companyId))])
    return found.filter(({ companyId }) => listed.has(companyId))
  }
  const own = number < 0 ? [] : await touching(those(ledger.roundsOf(number), known))
  let cut = false
  const groups: { scope: Group['scope']; touch: Group['touch']; cases: Case[] }[] = []
  if (own.length > 0) groups.push({ scope: 'own', touch: null, cases: own })
  for (const { scope, rounds } of scopes) {
    const byTouch = Map.groupBy(await touching(rounds), (one) => one.touch)
    for (const touch of followedTouches) {
      const touched = byTouch.get(touch) ?? []
      if (touched.length > 0) groups.push({ scope, touch, cases: touched.slice(-MOST) })
      cut ||= touched.length > MOST
    }
    cut ||= rounds.length > MOST_ROUNDS
  }
  const cases = groups.flatMap((one) => one.cases)
  const ids = [...new Set(cases.map((one) => one.companyId))].toSorted()
  const first = Math.min(asOf, ...cases.map((one) => one.at))
  const series = ids.length === 0 ? new Map() : await recordSeries(db, view, ids, dayOf(first - BEFORE), dayOf(asOf))
  const names = await entityNames(db, view, [...new Set(groups.flatMap((one) => lastTouched(one.cases)))])
  return {
    groups: groups.map((one) => groupOf(one.scope, one.touch, one.cases, series, asOf, names)),
    industryZh,
    industryEn,
    most: MOST,
    cut,
  }
}
