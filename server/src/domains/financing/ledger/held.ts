import { currency } from '@pandora/contract/domains/financing/shapes'
import type { View } from '@pandora/store/as-of'
import { z } from 'zod'
import { organisationsOf, type NamedInvestor, type Organisation } from '@pandora/intelligence/financing/organisations'
import { defineHeld, type HeldServices } from '../../../shared/define-held.ts'
import {
  judgementsIn,
  ledgerRows,
  listedNames,
  rateSeries,
  rateValues,
  ventureRows,
  type JudgementRow,
  type LedgerRow,
} from './queries.ts'
import { rateCodes, Rates } from './rates.ts'
import { namesIn, roundsIn } from './rounds.ts'
import type { Ledger, Org, Round, Venture } from './types.ts'

type Currency = z.output<typeof currency>

/** Rounds, companies and investors of the market in one currency: the same for every reader, so it is held. */
export const heldLedger = defineHeld({
  id: 'financing.ledger',
  whole: true,
  reads: ['financing_round', 'unlisted_company', 'company_name', 'series', 'observation', 'organisation_judgement'],
  input: z.object({ currency }),
  load: async ({ db, view }, { currency: into = 'CNY' }): Promise<Ledger> => {
    const series = await rateSeries(db, view)
    const [rows, companies, listed, judgements, values] = await Promise.all([
      ledgerRows(db, view),
      ventureRows(db, view),
      listedNames(db, view),
      judgementsIn(db, view),
      rateValues(db, view, rateCodes(series)),
    ])
    const ventures = new Map(companies.map((one) => [one.company_zh, one]))
    const { organisations, englishOf } = namesJoined(rows, judgements)
    const orgOf = new Map(organisations.flatMap((org) => org.names.map((name) => [name, org.id] as const)))
    const rounds = roundsIn(rows, { currency: into, rates: new Rates(series, values), ventures, orgOf })
    const raised = Map.groupBy(rounds, ({ venture }) => venture)
    const known = new Map(
      [...new Set([...raised.keys(), ...ventures.keys()])].map((id): [string, Venture] => {
        const own = raised.get(id) ?? []
        const about = ventures.get(id) ?? null
        const en = about?.company_en ?? own.find((one) => one.en !== null)?.en ?? null
        const names = [id, about?.legal_name, en]
        const companyId = names.map((name) => listed.get(name ?? '')).find((one) => one !== undefined) ?? null
        return [id, { id, zh: id, en, companyId, about, rounds: own }]
      }),
    )
    const taken = new Map<string, Round[]>()
    for (const round of rounds)
      for (const { orgId } of round.parts) {
        const own = taken.get(orgId)
        if (own) own.push(round)
        else taken.set(orgId, [round])
      }
    const orgs = organisations.flatMap((org): Org[] => {
      const own = taken.get(org.id)
      if (!own) return []
      const companyId = org.names.map((name) => listed.get(name)).find((one) => one !== undefined) ?? null
      const ventureId = org.names.find((name) => known.has(name)) ?? null
      return [{ ...org, en: englishOf(org), rounds: own, companyId, ventureId }]
    })
    return {
      rounds,
      byId: new Map(rounds.flatMap((round) => round.ids.map((id) => [id, round] as const))),
      ventures: known,
      orgs: new Map(orgs.map((org) => [org.id, org])),
      orgOf,
      until: rounds.reduce<string | null>((last, { day }) => (last === null || day > last ? day : last), null),
    }
  },
})

export const ledgerIn = (services: HeldServices, view: View, into: Currency = 'CNY'): Promise<Ledger> =>
  heldLedger.read(services, view, { currency: into })

/** Names of investors in rows, joined into organisations; and what each is called in English. */
function namesJoined(
  rows: readonly LedgerRow[],
  judgements: readonly JudgementRow[],
): { organisations: Organisation[]; englishOf: (org: Organisation) => string | null } {
  const found = new Map<string, { rounds: number; beside: Map<string, number> }>()
  for (const row of rows)
    for (const { zh, en } of namesIn(row)) {
      const name = zh ?? en ?? ''
      const one = found.get(name) ?? { rounds: 0, beside: new Map<string, number>() }
      one.rounds++
      if (en !== null && en !== name) one.beside.set(en, (one.beside.get(en) ?? 0) + 1)
      found.set(name, one)
    }
  const investors = [...found].map(([name, { rounds, beside }]): NamedInvestor => ({
    name,
    rounds,
    beside: [...beside.keys()],
  }))
  const organisations = organisationsOf(
    investors,
    judgements.map(({ verdict, name, other }) => ({ name, other: verdict === 'apart' ? null : other })),
  )
  return {
    organisations,
    englishOf: ({ names }) => {
      const told = names.flatMap((name) => [...(found.get(name)?.beside ?? [])])
      const most = told.toSorted((a, b) => b[1] - a[1] || (a[0] < b[0] ? -1 : 1))[0]?.[0]
      return most ?? names.find((name) => !/\p{Script=Han}/u.test(name)) ?? null
    },
  }
}
