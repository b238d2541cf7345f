import { financing } from '@pandora/contract/domains/financing/operations'
import { financingErrors } from '@pandora/contract/domains/financing/errors'
import { Refusal } from '@pandora/contract/errors'
import { serveShared, type Route } from '../../http/route.ts'
import { pageOf } from '../../shared/page.ts'
import { facetsOf } from './facets.ts'
import { filtered } from './filter.ts'
import { heldLedger, ledgerIn } from './ledger/held.ts'
import { roundOrigins } from './ledger/queries.ts'
import { at } from './ledger/words/columns.ts'
import type { Ledger } from './ledger/ledger.ts'
import { presentOrg, presentPart, presentSourced } from './present.ts'
import { orgsNamed } from './search.ts'

const reads = [heldLedger] as const
const sourced = [heldLedger, 'financing_round', 'import_run'] as const

/** The part of rounds that a page shows, those of the largest amounts first, of alike ones the newest. */
function largest(ledger: Ledger, newestFirst: Int32Array, { page, size }: { page: number; size: number }): number[] {
  const counted = new Float64Array(newestFirst.length)
  for (const [place, round] of newestFirst.entries()) counted[place] = ledger.counted(round)
  const needed = Math.min((page + 1) * size, counted.length)
  const least = counted.toSorted().at(-needed) ?? Infinity
  const among: number[] = []
  for (let place = 0; place < counted.length; place++) if (at(counted, place) >= least) among.push(place)
  return among
    .toSorted((a, b) => at(counted, b) - at(counted, a) || a - b)
    .slice(page * size, (page + 1) * size)
    .map((place) => at(newestFirst, place))
}

export const listRoutes: readonly Route[] = [
  serveShared(financing.searchOrgs, { reads }, async ({ services, view, input: { text, ...asked } }) => {
    const ledger = await ledgerIn(services, view)
    const { total, shown } = orgsNamed(ledger, text, asked)
    return pageOf(
      shown.map((org) => presentOrg(ledger, ledger.org(org))),
      total,
      asked,
    )
  }),

  serveShared(
    financing.list,
    { reads: sourced },
    async ({ services, db, view, input: { page, size, sort, currency, ...filter } }) => {
      const ledger = await ledgerIn(services, view, currency)
      const found = filtered(ledger, filter).toReversed()
      const shown = ledger.rounds(
        sort === 'amount' ? largest(ledger, found, { page, size }) : found.subarray(page * size, (page + 1) * size),
      )
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
        sum: ledger.sumOf(found),
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
      const round = ledger.roundById(roundId)
      if (!round) throw new Refusal(financingErrors.NO_SUCH_ROUND)
      const earlier = ledger
        .rounds(ledger.roundsOf(ledger.ventureNumber(round.venture)))
        .filter(({ day }) => day < round.day)
      return {
        round: presentSourced(ledger, round, await roundOrigins(db, view, [round.id])),
        investors: round.parts.map((part) => ({
          ...presentPart(ledger, part),
          before: earlier.filter(({ parts }) => parts.some(({ org }) => org === part.org)).length,
          rounds: ledger.roundsOfOrg(part.org).length,
        })),
        absence: round.parts.length > 0 ? null : ('NOT_TOLD' as const),
      }
    },
  ),
]
