import { errors, Refusal } from '@pandora/contract/errors'
import type { OutputOf, ParsedInputOf } from '@pandora/contract/operation'
import { WATCH_LIMIT, type watch } from '@pandora/contract/domains/watch/operations'
import type { View } from '@pandora/store/as-of'
import type { Db } from '@pandora/store/database'
import { emitLive } from '@pandora/store/live-events'
import { addToGroup } from './groups.queries.ts'
import { fitting, readPasted, textsOf } from './pasted.ts'
import { addCompanies, companiesNamed, lockList, namesOf, positions, setOrder } from './queries.ts'
import { watchedAmong } from './offers/watching.queries.ts'

/** Tells the user's other tabs that the list has changed; heard on commit. */
export async function tellWatch(tx: Db, { marketId }: View, uid: number, ids: readonly string[]): Promise<void> {
  await emitLive(tx, { topic: 'watch', marketId, uid, ids })
}

/** Moves a company behind another of the list, or to its beginning. Throws NOT_FOUND where the other is not on it. */
export async function placeAfter(
  tx: Db,
  marketId: number,
  uid: number,
  companyId: string,
  after: string | null,
): Promise<void> {
  if (after === companyId) return
  const others = (await positions(tx, marketId, uid)).map((entry) => entry.company_id).filter((id) => id !== companyId)
  const at = after === null ? 0 : others.indexOf(after) + 1
  if (after !== null && at === 0) throw new Refusal(errors.NOT_FOUND)
  await setOrder(tx, marketId, uid, others.toSpliced(at, 0, companyId))
}

/**
 * Stars what pasted lines name, in their order: all that is told apart, and says what was not. Throws LIST_FULL and
 * adds nothing where it is too much.
 */
export async function addPasted(
  tx: Db,
  view: View,
  uid: number,
  { names, groupId }: ParsedInputOf<typeof watch.addMany>,
): Promise<OutputOf<typeof watch.addMany>> {
  const watched = await lockList(tx, view.marketId, uid)
  const lines = readPasted(names)
  const named = Map.groupBy(await companiesNamed(tx, view, textsOf(lines)), (one) => one.suffix)
  const fits = lines.map((line) => ({ asked: line.asked, ids: fitting(line, named) }))
  const found = fits.flatMap(({ asked, ids: [companyId, ...others] }) =>
    companyId !== undefined && others.length === 0 ? [{ asked, companyId }] : [],
  )
  const before = await watchedAmong(
    tx,
    view.marketId,
    uid,
    found.map((one) => one.companyId),
  )
  const isNew = ({ companyId }: { companyId: string }, at: number) =>
    !before.has(companyId) && found.findIndex((one) => one.companyId === companyId) === at
  const fresh = found.filter(isNew)
  if (watched + fresh.length > WATCH_LIMIT) throw new Refusal(errors.LIST_FULL, { limit: WATCH_LIMIT })
  await addCompanies(
    tx,
    view.marketId,
    uid,
    fresh.map((one) => one.companyId),
  )
  if (groupId !== undefined)
    await addToGroup(
      tx,
      view.marketId,
      uid,
      groupId,
      found.map((one) => one.companyId),
    )
  if (found.length > 0)
    await tellWatch(
      tx,
      view,
      uid,
      found.map((one) => one.companyId),
    )
  const called = await namesOf(
    tx,
    view,
    fresh.map((one) => one.companyId),
  )
  return {
    added: fresh.map((one) => ({
      ...one,
      nameZh: called.get(one.companyId)?.nameZh ?? null,
      nameEn: called.get(one.companyId)?.nameEn ?? null,
    })),
    already: found.filter((one, at) => !isNew(one, at)),
    notFound: fits.filter(({ ids }) => ids.length === 0).map(({ asked }) => asked),
    ambiguous: fits.filter(({ ids }) => ids.length > 1).map(({ asked, ids }) => ({ asked, companyIds: ids })),
  }
}
