import { floors } from '@pandora/contract/domains/floors/operations'
import type { Floor } from '@pandora/contract/domains/floors/shapes'
import type { OutputOf } from '@pandora/contract/operation'
import { queryClient } from '../../lib/queryClient.ts'

type OpenList = OutputOf<typeof floors.openList>
const key = [floors.openList.id]

/**
 * Puts a floor as the server answered it among the open ones that are shown, unless something newer is known of it. A
 * success may come without it (A01).
 */
export function takeIn(floor: Floor | null): void {
  if (!floor) return
  queryClient.setQueriesData<OpenList>({ queryKey: key }, (list) => {
    if (!list) return list
    const known = list.dataList.find(({ id }) => id === floor.id)
    if (known && known.revision > floor.revision) return list
    const others = list.dataList.filter(({ id }) => id !== floor.id)
    if (!floor.open) return { ...list, dataList: others }
    return {
      ...list,
      dataList: known
        ? list.dataList.map((one) => (one.id === floor.id ? floor : one))
        : [...others, floor].toSorted((a, b) => a.position - b.position),
    }
  })
}

/** Takes a floor out of the open ones that are shown. */
export function takeOut(floorId: string): void {
  queryClient.setQueriesData<OpenList>(
    { queryKey: key },
    (list) => list && { ...list, dataList: list.dataList.filter(({ id }) => id !== floorId) },
  )
}

/** Reads the open floors again (SHELL-22). An older answer that is still on its way is dropped. */
export function reloadOpen(): Promise<void> {
  return queryClient.invalidateQueries({ queryKey: key })
}

/** Reads every list of floors again. */
export async function reloadLists(): Promise<void> {
  await Promise.all([reloadOpen(), queryClient.invalidateQueries({ queryKey: [floors.listByType.id] })])
}

/** The floor as it is known here; undefined when it is not open. */
export function knownFloor(floorId: string): Floor | undefined {
  for (const [, list] of queryClient.getQueriesData<OpenList>({ queryKey: key })) {
    const found = list?.dataList.find(({ id }) => id === floorId)
    if (found) return found
  }
  return undefined
}
