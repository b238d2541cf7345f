import { useEffect, useMemo } from 'react'
import type { UseQueryResult } from '@tanstack/react-query'
import { firstFloorName } from '@pandora/contract/domains/floors/first-floor'
import { floors } from '@pandora/contract/domains/floors/operations'
import type { Floor } from '@pandora/contract/domains/floors/shapes'
import { PAGE_SIZE } from '@pandora/contract/constants'
import type { OutputOf } from '@pandora/contract/operation'
import { inLanguage, type Language } from '@pandora/contract/language'
import type { CallFailure } from '../../lib/api/failure.ts'
import { useOperation } from '../../lib/api/useOperation.ts'
import { useLiveState } from '../../lib/live/live.ts'
import { useLive } from '../../lib/live/useLive.ts'
import { chooseFloor, useRoot } from '../../lib/store.ts'
import { useLanguage } from '../../lib/texts.ts'
import { reloadLists, reloadOpen } from './openFloors.ts'
import { startSaving } from './saving.ts'

interface OpenFloors {
  query: UseQueryResult<OutputOf<typeof floors.openList>, CallFailure>
  open: readonly Floor[]
  /**
   * The floor of the address, else the one chosen last, else the first (SHELL-16); undefined where the address names
   * one that is not open.
   */
  current: Floor | undefined
}
const noFloors: readonly Floor[] = []

/** The floor that everybody begins with has a name of its own in each language until it is given another. */
const called = (floor: Floor, language: Language): Floor =>
  floor.name === firstFloorName.zh || floor.name === firstFloorName.en
    ? { ...floor, name: inLanguage(firstFloorName, language) }
    : floor

/** The open floors and which of them is shown; follows other windows and devices. */
export function useOpenFloors(addressed: string | undefined): OpenFloors {
  const query = useOperation(floors.openList, { page: 0, size: PAGE_SIZE })
  const chosen = useRoot(({ dashboard }) => dashboard.currentFloor)
  useLive('floors', () => {
    void reloadLists()
  })
  // What happened while the stream was away, or before it stood, was not heard.
  const hearing = useLiveState(({ state }) => state === 'on')
  useEffect(() => {
    if (hearing) void reloadOpen()
  }, [hearing])
  useEffect(() => startSaving(), [])
  const language = useLanguage()
  const listed = query.data?.dataList ?? noFloors
  const open = useMemo(() => listed.map((floor) => called(floor, language)), [listed, language])
  const current = addressed
    ? open.find(({ id }) => id === addressed)
    : (open.find(({ id }) => id === chosen) ?? open[0])
  const id = current?.id
  useEffect(() => {
    if (id && id !== useRoot.getState().dashboard.currentFloor) chooseFloor(id)
  }, [id])
  return { query, open, current }
}
