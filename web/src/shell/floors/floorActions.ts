import { floors } from '@pandora/contract/domains/floors/operations'
import type { Floor } from '@pandora/contract/domains/floors/shapes'
import { call, callFully } from '../../lib/api/call.ts'
import { download } from '../../lib/api/download.ts'
import { notify } from '../../lib/notices.ts'
import { queryClient } from '../../lib/queryClient.ts'
import { chooseFloor, setDashboard, useRoot } from '../../lib/store.ts'
import type { Translate } from '../../lib/texts.ts'
import { reloadLists, takeIn, takeOut } from './openFloors.ts'
import { tell } from './tileActions.ts'
import type { floorTexts } from './texts.ts'

type T = Translate<NonNullable<(typeof floorTexts)['key']>>
type Go = (to: string) => void

/** Runs a write; what failed is told, and nothing has changed. */
async function tried<Result>(work: () => Promise<Result>): Promise<Result | undefined> {
  try {
    return await work()
  } catch (failure) {
    tell(failure)
    return undefined
  }
}

/** Shows a floor that was just opened. */
export function show(floor: Floor, go: Go): void {
  left.delete(floor.id)
  takeIn(floor)
  chooseFloor(floor.id)
  go(`/index/floor/${floor.id}`)
  void reloadLists()
}

/**
 * Saves a floor: success or the server's own words are told (SHELL-23), and the open floors are read again (SHELL-22).
 */
export async function saveFloor(floor: Floor, t: T): Promise<void> {
  const done = await tried(() => callFully(floors.save, { key: floor.key }))
  if (!done) return
  takeIn(done.data)
  notify('success', t('savedNotice'))
  await reloadLists()
}

export async function newFloor(go: Go, masterId?: string): Promise<void> {
  const floor = await tried(() => call(floors.create, masterId ? { masterId } : {}))
  if (floor) show(floor, go)
}

export async function renameFloor(floor: Floor, name: string): Promise<boolean> {
  const done = await tried(() => call(floors.update, { floorId: floor.id, name }))
  if (!done) return false
  takeIn(done)
  await reloadLists()
  return true
}

export async function duplicateFloor(floorId: string, go: Go): Promise<void> {
  const floor = await tried(() => call(floors.duplicate, { floorId }))
  if (floor) show(floor, go)
}

const left = new Set<string>()
/** Closed or deleted in this window a moment ago: its address is being left, so it is not asked for again. */
export const justLeft = (floorId: string): boolean => left.has(floorId)

/** Leaves a floor that is about to go, for the one that then is the first. */
function leave(floorId: string, go: Go): void {
  left.add(floorId)
  if (useRoot.getState().dashboard.currentFloor !== floorId) return
  setDashboard({ currentFloor: null })
  if (location.pathname.includes(floorId)) go('/index')
}

/** Closes a floor; an unsaved one goes into history, which is said. */
export async function closeFloor(floor: Floor, t: T, go: Go): Promise<void> {
  const done = await tried(() => call(floors.close, { floorId: floor.id }))
  if (!done) return
  leave(floor.id, go)
  takeOut(floor.id)
  if (done.status === 'history') notify('info', t('closedToHistory', { name: floor.name }))
  await reloadLists()
}

/** Brings a deleted floor back, and shows it where it was open. */
export async function restoreFloor(floorId: string, go: Go): Promise<Floor | undefined> {
  const back = await tried(() => call(floors.restore, { floorId }))
  if (back?.open) show(back, go)
  else if (back) left.delete(back.id)
  await reloadLists()
  return back
}

/** Deletes a floor; the notice offers to bring it back. */
export async function deleteFloor(floor: Floor, t: T, go: Go): Promise<void> {
  const done = await tried(() => call(floors.delete, { floorId: floor.id }))
  if (!done) return
  leave(floor.id, go)
  takeOut(floor.id)
  notify('success', t('deletedNotice', { name: floor.name }), {
    action: {
      text: t('undo'),
      run: () => {
        void restoreFloor(floor.id, go)
      },
    },
  })
  await reloadLists()
}

/** Opens several floors at once and shows the first of them (SHELL-25). */
export async function openFloors(floorIds: readonly string[], go: Go): Promise<boolean> {
  const done = await tried(() => call(floors.batchOpen, { floorIds: [...floorIds] }))
  if (!done) return false
  for (const floor of done.dataList) {
    left.delete(floor.id)
    takeIn(floor)
  }
  const first = done.dataList.find(({ id }) => id === floorIds[0]) ?? done.dataList[0]
  if (first) show(first, go)
  return true
}

/** Puts the open floors in this order; it shows at once and falls back where the server refuses. */
export async function orderFloors(list: readonly Floor[]): Promise<void> {
  list.forEach((floor, position) => takeIn({ ...floor, position }))
  queryClient.setQueriesData<{ dataList: Floor[] }>(
    { queryKey: [floors.openList.id] },
    (was) => was && { ...was, dataList: [...list] },
  )
  await tried(() => call(floors.reorder, { floorIds: list.map(({ id }) => id) }))
  await reloadLists()
}

export async function saveMaster(floor: Floor, t: T): Promise<void> {
  if (!(await tried(() => call(floors.saveMaster, { floorId: floor.id })))) return
  notify('success', t('masterSaved'))
  await queryClient.invalidateQueries({ queryKey: [floors.masterIds.id] })
}

/** Withdraws a template; floors that started from it stay. */
export async function withdrawMaster(masterId: string, t: T): Promise<void> {
  if (!(await tried(() => call(floors.deleteMaster, { masterId })))) return
  notify('success', t('masterWithdrawn'))
  await queryClient.invalidateQueries({ queryKey: [floors.masterIds.id] })
}

export async function exportFloor(floor: Floor): Promise<void> {
  await tried(() => download(floors.exportFile, { floorId: floor.id }, `${floor.name}.json`))
}

/** Reads a floor file and opens what it holds; rooms that are unknown here are named. */
export async function importFloor(file: File, t: T, go: Go): Promise<void> {
  const done = await tried(async () => call(floors.importFile, { file: await file.text() }))
  if (!done) return
  show(done.floor, go)
  notify(
    'success',
    t('imported', { name: done.floor.name }),
    done.skipped.length ? { detail: t('importedSkipped', { rooms: done.skipped.join(', ') }) } : {},
  )
}
