import { badInput, errors, Refusal } from '@pandora/contract/errors'
import { watch, WATCH_GROUP_LIMIT } from '@pandora/contract/domains/watch/operations'
import type { View } from '@pandora/store/as-of'
import type { Db } from '@pandora/store/database'
import { serve, type Route } from '../../http/route.ts'
import { tellWatch } from './change.ts'
import { deleteGroup, groupsOf, insertGroup, orderGroups, renameGroup } from './groups.queries.ts'
import { presentGroup } from './present.ts'
import { lockList } from './queries.ts'
import { countWatched } from './offers/watching.queries.ts'

export const groupRoutes: readonly Route[] = [
  serve(watch.groups, async ({ db, view, user }) => {
    const dataList = (await groupsOf(db, view.marketId, user.uid)).map(presentGroup)
    return { dataList, total: await countWatched(db, view.marketId, user.uid) }
  }),

  serve(watch.saveGroup, async ({ db, view, user, input }) => {
    await lockList(db, view.marketId, user.uid)
    const name = input.name.trim()
    if (name === '') throw badInput('name', 'required')
    const groups = await groupsOf(db, view.marketId, user.uid)
    if (groups.some((group) => group.name === name && group.group_id !== input.groupId))
      throw new Refusal(errors.NAME_TAKEN)
    const id = input.groupId ?? (await addGroup(db, view, user.uid, groups, name))
    if (input.groupId !== undefined) await renameGroup(db, (await ownGroup(db, view, user.uid, id)).group_id, name)
    if (input.position !== undefined) {
      const others = groups.map((group) => group.group_id).filter((other) => other !== id)
      await orderGroups(db, others.toSpliced(input.position, 0, id))
    }
    await tellWatch(db, view, user.uid, [])
    return presentGroup(await ownGroup(db, view, user.uid, id))
  }),

  serve(watch.deleteGroup, async ({ db, view, user, input }) => {
    const { group_id: id } = await ownGroup(db, view, user.uid, input.groupId)
    await deleteGroup(db, id)
    await tellWatch(db, view, user.uid, [])
    return { done: true }
  }),
]

/** The user's group of an id. Throws NOT_FOUND where they have none: another user's group is as good as none. */
export async function ownGroup(db: Db, view: View, uid: number, groupId: string) {
  const group = (await groupsOf(db, view.marketId, uid)).find((one) => one.group_id === groupId)
  if (!group) throw new Refusal(errors.NOT_FOUND)
  return group
}

async function addGroup(
  tx: Db,
  view: View,
  uid: number,
  groups: readonly { position: number }[],
  name: string,
): Promise<string> {
  if (groups.length >= WATCH_GROUP_LIMIT) throw new Refusal(errors.LIST_FULL, { limit: WATCH_GROUP_LIMIT })
  return insertGroup(tx, view.marketId, uid, name, (groups.at(-1)?.position ?? -1) + 1)
}
