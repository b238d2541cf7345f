import type { financing } from '@pandora/contract/domains/financing/operations'
import type { judgement } from '@pandora/contract/domains/financing/shapes'
import type { OutputOf } from '@pandora/contract/operation'
import { quarterOf, quartersUntil } from '@pandora/intelligence/financing/rotation'
import type { z } from 'zod'
import { countedLabels } from '../facets.ts'
import type { JudgementRow } from '../ledger/queries.ts'
import type { Ledger, Org, Round, Venture } from '../ledger/types.ts'
import { stagesOf } from '../market/compare.ts'
import { presentOrg, presentSum, presentVenture } from '../present.ts'

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

/** Rounds of each company that an investor took part in, oldest first. */
function holdingsOf(ledger: Ledger, org: Org): { venture: Venture; own: readonly Round[] }[] {
  return [...Map.groupBy(org.rounds, ({ venture }) => venture)].flatMap(([id, own]) => {
    const venture = ledger.ventures.get(id)
    return venture ? [{ venture, own }] : []
  })
}

function coInvestorsOf(ledger: Ledger, org: Org) {
  const beside = Map.groupBy(
    org.rounds.flatMap(({ parts, venture }) =>
      parts.flatMap(({ orgId }) => (orgId === org.id ? [] : [{ orgId, venture }])),
    ),
    ({ orgId }) => orgId,
  )
  return [...beside]
    .map(([orgId, own]) => ({
      orgId,
      nameZh: orgId,
      nameEn: ledger.orgs.get(orgId)?.en ?? null,
      rounds: own.length,
      companies: [...new Set(own.map(({ venture }) => venture))],
    }))
    .toSorted((a, b) => b.rounds - a.rounds || b.companies.length - a.companies.length || (a.orgId < b.orgId ? -1 : 1))
}

/** In how many of its companies that raised again an investor took part again. */
function followOnOf(holdings: readonly { venture: Venture; own: readonly Round[] }[]): Organisation['followOn'] {
  const again = holdings.filter(({ venture, own }) =>
    venture.rounds.some(({ day, name }) => day > (own[0]?.day ?? '') && name.stage !== 'exit'),
  )
  const followed = again.filter(({ own }) => own.some(({ day }) => day > (own[0]?.day ?? ''))).length
  return {
    raisedAgain: again.length,
    followed,
    rate: again.length === 0 ? null : Math.round((followed / again.length) * 1e4) / 100,
  }
}

export function presentOrganisation(ledger: Ledger, org: Org, judgements: readonly JudgementRow[]): Organisation {
  const holdings = holdingsOf(ledger, org)
  const coInvestors = coInvestorsOf(ledger, org)
  const quarters = ledger.until === null ? [] : quartersUntil(ledger.until, MOST.quarters)
  const paces = Map.groupBy(org.rounds, ({ day }) => quarterOf(day))
  const names = new Set(org.names)
  return {
    organisation: presentOrg(org),
    evidence: [...org.evidence],
    sum: presentSum(org.rounds),
    portfolio: holdings
      .toSorted((a, b) => ((a.own.at(-1)?.day ?? '') < (b.own.at(-1)?.day ?? '') ? 1 : -1))
      .slice(0, MOST.portfolio)
      .map(({ venture, own }) => ({
        ...presentVenture(venture),
        first: own[0]?.day ?? '',
        own: own.length,
        led: own.filter(({ parts }) => parts.some(({ orgId, lead }) => orgId === org.id && lead === true)).length,
      })),
    coInvestors: coInvestors.slice(0, MOST.coInvestors),
    coInvestorsTotal: coInvestors.length,
    pace: { quarters, rounds: quarters.map((quarter) => paces.get(quarter)?.length ?? 0) },
    stages: stagesOf(org.rounds),
    industries: countedLabels(org.rounds, ({ industry }) => industry).map(({ zh, en, count }) => ({
      nameZh: zh,
      nameEn: en,
      rounds: count,
    })),
    followOn: followOnOf(holdings),
    exits: holdings.flatMap(({ venture, own }) => {
      const exit = venture.rounds.find(({ name, day }) => name.stage === 'exit' && day >= (own[0]?.day ?? ''))
      return exit
        ? [
            {
              ventureId: venture.id,
              nameZh: venture.zh,
              nameEn: venture.en,
              day: exit.day,
              roundZh: exit.name.name.zh,
              roundEn: exit.name.name.en,
            },
          ]
        : []
    }),
    judgements: judgements
      .filter(({ name, other }) => names.has(name) || names.has(other ?? ''))
      .map((row) => presentJudgement(row)),
  }
}
