import type { financing } from '@pandora/contract/domains/financing/operations'
import type { judgement } from '@pandora/contract/domains/financing/shapes'
import { roundOrder } from '@pandora/contract/domains/financing/rounds'
import type { OutputOf } from '@pandora/contract/operation'
import { quarterOf, quartersUntil } from '@pandora/intelligence/financing/rotation'
import type { z } from 'zod'
import { countedLabels } from '../facets.ts'
import type { JudgementRow } from '../ledger/queries.ts'
import { eachOrg } from '../ledger/base.ts'
import { dayText } from '../ledger/days.ts'
import type { Ledger } from '../ledger/ledger.ts'
import type { Org } from '../ledger/types.ts'
import { at } from '../ledger/words/columns.ts'
import { stagesOf } from '../market/compare.ts'
import { firstOf } from '../market/top.ts'
import { presentOrg, presentVenture } from '../present.ts'

type Organisation = OutputOf<typeof financing.organisation>

/** Companies of a portfolio and co-investors that are told, and quarters of its pace. */
const MOST = { portfolio: 200, coInvestors: 20, quarters: 16 }

export const presentJudgement = (row: Omit<JudgementRow, 'reverted_at'>): z.infer<typeof judgement> => ({
  judgementId: row.judgement_id,
  verdict: row.verdict,
  name: row.name,
  other: row.other,
  note: row.note,
  decidedAt: new Date(row.decided_at).toISOString(),
})

/** A company that an investor put money in, and the rounds of it that it took part in, oldest first. */
interface Holding {
  venture: number
  own: Int32Array
}

/** Companies that an investor put money in, in the order of its rounds. */
function holdingsOf({ base }: Ledger, org: Org): Holding[] {
  const groups = Map.groupBy(org.rounds, (round) => at(base.rounds.venture, round))
  return [...groups].map(([venture, own]) => ({ venture, own: Int32Array.from(own) }))
}

function coInvestorsOf(ledger: Ledger, org: Org, holdings: readonly Holding[]) {
  const { words, rows, rounds, organisations } = ledger.base
  const beside = new Map<number, { rounds: number; companies: Set<number> }>()
  for (const round of org.rounds)
    eachOrg(words, rows, organisations, at(rounds.partsRow, round), (other) => {
      if (other === org.at) return
      const one = beside.get(other) ?? { rounds: 0, companies: new Set<number>() }
      one.rounds++
      one.companies.add(at(rounds.venture, round))
      beside.set(other, one)
    })
  const own = new Map(holdings.map((one) => [one.venture, one.own.length]))
  const company = (venture: number) => {
    const { id, zh, en } = ledger.venture(venture)
    return { ventureId: id, nameZh: zh, nameEn: en, own: own.get(venture) ?? 0 }
  }
  const of = (other: number) => beside.get(other) ?? { rounds: 0, companies: new Set<number>() }
  const first = firstOf(
    [...beside.keys()],
    (a, b) =>
      of(b).rounds - of(a).rounds ||
      of(b).companies.size - of(a).companies.size ||
      (ledger.orgName(a) < ledger.orgName(b) ? -1 : 1),
    MOST.coInvestors,
  )
  return {
    total: beside.size,
    shown: first.map((other) => ({
      orgId: ledger.orgName(other),
      nameZh: ledger.orgName(other),
      nameEn: ledger.orgEnglish(other),
      rounds: of(other).rounds,
      companies: [...of(other).companies].map(company),
    })),
  }
}

/** In how many of its companies that raised again an investor took part again. */
function followOnOf(ledger: Ledger, holdings: readonly Holding[]): Organisation['followOn'] {
  const { rounds } = ledger.base
  const after = (round: number, { own }: Holding): boolean => at(rounds.day, round) > at(rounds.day, at(own, 0))
  const again = holdings.filter((holding) =>
    ledger.roundsOf(holding.venture).some((round) => after(round, holding) && !isExit(ledger, round)),
  )
  const followed = again.filter((holding) => holding.own.some((round) => after(round, holding))).length
  return {
    raisedAgain: again.length,
    followed,
    rate: again.length === 0 ? null : Math.round((followed / again.length) * 1e4) / 100,
  }
}

const exits = roundOrder.map(({ stage }) => stage === 'exit')
const isExit = ({ base }: Ledger, round: number): boolean => exits[at(base.rounds.place, round)] === true

export function presentOrganisation(ledger: Ledger, org: Org, judgements: readonly JudgementRow[]): Organisation {
  const { rounds } = ledger.base
  const holdings = holdingsOf(ledger, org)
  const coInvestors = coInvestorsOf(ledger, org, holdings)
  const quarters = ledger.until === null ? [] : quartersUntil(ledger.until, MOST.quarters)
  const paces = new Map<string, number>()
  for (const round of org.rounds) {
    const quarter = quarterOf(dayText(at(rounds.day, round)))
    paces.set(quarter, (paces.get(quarter) ?? 0) + 1)
  }
  const names = new Set(org.names)
  const lastOf = ({ own }: Holding): number => at(rounds.day, own.at(-1) ?? 0)
  return {
    organisation: presentOrg(ledger, org),
    evidence: [...org.evidence],
    sum: ledger.sumOf(org.rounds),
    // Of those whose last rounds are of one day the one that it came to last.
    portfolio: holdings
      .toReversed()
      .toSorted((a, b) => lastOf(b) - lastOf(a))
      .slice(0, MOST.portfolio)
      .map(({ venture, own }) => ({
        ...presentVenture(ledger.venture(venture)),
        first: dayText(at(rounds.day, at(own, 0))),
        own: own.length,
        led: own.filter((round) => ledger.leadOf(org.at, round) === 2).length,
        leadTold: own.filter((round) => ledger.leadOf(org.at, round) > 0).length,
      })),
    coInvestors: coInvestors.shown,
    coInvestorsTotal: coInvestors.total,
    pace: { quarters, rounds: quarters.map((quarter) => paces.get(quarter) ?? 0) },
    stages: stagesOf(ledger, org.rounds),
    industries: countedLabels(ledger, org.rounds, 'industry').map(({ zh, en, count }) => ({
      nameZh: zh,
      nameEn: en,
      rounds: count,
    })),
    followOn: followOnOf(ledger, holdings),
    exits: holdings.flatMap(({ venture, own }) => {
      const number = ledger
        .roundsOf(venture)
        .find((round) => isExit(ledger, round) && at(rounds.day, round) >= at(rounds.day, at(own, 0)))
      if (number === undefined) return []
      const [exit, company] = [ledger.round(number), ledger.venture(venture)]
      return [
        {
          ventureId: company.id,
          nameZh: company.zh,
          nameEn: company.en,
          day: exit.day,
          roundZh: exit.name.name.zh,
          roundEn: exit.name.name.en,
        },
      ]
    }),
    judgements: judgements
      .filter(({ name, other }) => names.has(name) || names.has(other ?? ''))
      .map((row) => presentJudgement(row)),
  }
}
