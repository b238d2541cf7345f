import { FILTER_LIMIT } from '@pandora/contract/domains/financing/filter-operations'
import { financing } from '@pandora/contract/domains/financing/operations'
import { badInput, errors, Refusal } from '@pandora/contract/errors'
import type { Db } from '@pandora/store/database'
import { serve, type Route } from '../../../http/route.ts'
import { filtered, type Filter } from '../filter.ts'
import { ledgerIn } from '../ledger/held.ts'
import { at } from '../ledger/words/columns.ts'
import { presentFilter } from './present.ts'
import { deleteFilter, filtersOf, insertFilter, lookedAt, updateFilter } from './queries.ts'
import { takeTurn } from '../../../shared/owner-turn.queries.ts'

/** The user's own filter. Throws NOT_FOUND: another user's is as good as none. */
async function ownFilter(db: Db, marketId: number, uid: number, filterId: string) {
  const own = (await filtersOf(db, marketId, uid)).find((one) => one.filter_id === filterId)
  if (!own) throw new Refusal(errors.NOT_FOUND)
  return own
}

export const filterRoutes: readonly Route[] = [
  serve(financing.filters, async ({ services, db, view, user }) => {
    const rows = await filtersOf(db, view.marketId, user.uid)
    const dataList = await Promise.all(
      rows.map(async (row) => {
        const { currency, ...content } = row.content as Filter
        const ledger = await ledgerIn(services, view, currency ?? 'CNY')
        const found = filtered(ledger, content)
        const { seenAt } = ledger.base.rounds
        return {
          ...presentFilter(row),
          rounds: found.length,
          fresh: found.filter((round) => at(seenAt, round) > row.looked_at).length,
        }
      }),
    )
    return { dataList }
  }),

  serve(financing.saveFilter, async ({ db, view: { marketId }, user, now, input: { filterId, content, ...input } }) => {
    await takeTurn(db, user.uid)
    const name = input.name.trim()
    if (name === '') throw badInput('name', 'required')
    const own = filterId === undefined ? undefined : await ownFilter(db, marketId, user.uid, filterId)
    const filters = await filtersOf(db, marketId, user.uid)
    if (filters.some((one) => one.name === name && one.filter_id !== own?.filter_id))
      throw new Refusal(errors.NAME_TAKEN)
    const kept = content ?? (own?.content as Filter | undefined)
    if (!kept) throw badInput('content', 'required')
    if (!own && filters.length >= FILTER_LIMIT) throw new Refusal(errors.LIST_FULL, { limit: FILTER_LIMIT })
    const id = own?.filter_id ?? (await insertFilter(db, { marketId, uid: user.uid, name, content: kept, now }))
    if (own) await updateFilter(db, id, name, kept, now)
    return presentFilter({ filter_id: id, name, content: kept, looked_at: own?.looked_at ?? now })
  }),

  serve(financing.removeFilter, async ({ db, view: { marketId }, user, input: { filterId } }) => {
    await takeTurn(db, user.uid)
    await deleteFilter(db, (await ownFilter(db, marketId, user.uid, filterId)).filter_id)
    return { done: true }
  }),

  serve(financing.lookAtFilter, async ({ db, view: { marketId }, user, now, input: { filterId } }) => {
    await takeTurn(db, user.uid)
    await lookedAt(db, (await ownFilter(db, marketId, user.uid, filterId)).filter_id, now)
    return { done: true }
  }),
]
