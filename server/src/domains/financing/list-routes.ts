import { financing } from '@pandora/contract/domains/financing/operations'
import { financingErrors } from '@pandora/contract/domains/financing/errors'
import { Refusal } from '@pandora/contract/errors'
import { countedAs } from '@pandora/intelligence/financing/sums'
import { serveShared, type Route } from '../../http/route.ts'
import { pageOf, partOf } from '../../shared/page.ts'
import { facetsOf } from './facets.ts'
import { filtered, plain } from './filter.ts'
import { heldLedger, ledgerIn } from './ledger/held.ts'
import { roundOrigins } from './ledger/queries.ts'
import type { Org, Round } from './ledger/types.ts'
import { presentOrg, presentPart, presentSourced, presentSum } from './present.ts'

const reads = [heldLedger] as const
const sourced = [heldLedger, 'financing_round', 'import_run'] as const

/** How well an investor answers a text: 0 one of its names is it, 1 begins with it, 2 holds it; null not at all. */
function matchOf({ names, en }: Org, text: string): number | null {
  if (text === '') return 0
  const all = [...names, ...(en === null ? [] : [en])].map(plain)
  return all.includes(text)
    ? 0
    : all.some((name) => name.startsWith(text))
      ? 1
      : all.some((name) => name.includes(text))
        ? 2
        : null
}

const byAmount = (a: Round, b: Round): number => (countedAs(b.sized) ?? -1) - (countedAs(a.sized) ?? -1)

export const listRoutes: readonly Route[] = [
  serveShared(financing.searchOrgs, { reads }, async ({ services, view, input: { text, ...asked } }) => {
    const { orgs } = await ledgerIn(services, view)
    const found = [...orgs.values()]
      .flatMap((org) => {
        const match = matchOf(org, plain(text))
        return match === null ? [] : [{ org, match }]
      })
      .toSorted(
        (a, b) => a.match - b.match || b.org.rounds.length - a.org.rounds.length || (a.org.id < b.org.id ? -1 : 1),
      )
    return pageOf(
      partOf(found, asked).map(({ org }) => presentOrg(org)),
      found.length,
      asked,
    )
  }),

  serveShared(
    financing.list,
    { reads: sourced },
    async ({ services, db, view, input: { page, size, sort, currency, ...filter } }) => {
      const ledger = await ledgerIn(services, view, currency)
      const found = filtered(ledger, filter).toReversed()
      const sorted = sort === 'amount' ? found.toSorted(byAmount) : found
      const shown = partOf(sorted, { page, size })
      const origins = await roundOrigins(
        db,
        view,
        shown.map(({ id }) => id),
      )
      return {
        ...pageOf(
          shown.map((round) => presentSourced(ledger, round, origins)),
          found.length,
          { page, size },
        ),
        sum: presentSum(found),
        until: ledger.until,
      }
    },
  ),

  serveShared(financing.facets, { reads }, async ({ services, view }) => facetsOf(await ledgerIn(services, view))),

  serveShared(
    financing.roundInvestors,
    { reads: sourced },
    async ({ services, db, view, input: { roundId, currency } }) => {
      const ledger = await ledgerIn(services, view, currency)
      const round = ledger.byId.get(roundId)
      if (!round) throw new Refusal(financingErrors.NO_SUCH_ROUND)
      const earlier = (ledger.ventures.get(round.venture)?.rounds ?? []).filter(({ day }) => day < round.day)
      return {
        round: presentSourced(ledger, round, await roundOrigins(db, view, [round.id])),
        investors: round.parts.map((part) => ({
          ...presentPart(ledger, part),
          before: earlier.filter(({ parts }) => parts.some(({ orgId }) => orgId === part.orgId)).length,
          rounds: ledger.orgs.get(part.orgId)?.rounds.length ?? 0,
        })),
        absence: round.parts.length > 0 ? null : ('NOT_TOLD' as const),
      }
    },
  ),
]
