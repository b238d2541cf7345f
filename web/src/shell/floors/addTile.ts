import { floors } from '@pandora/contract/domains/floors/operations'
import { inLanguage } from '@pandora/contract/language'
import { roomCatalogue } from '../../lib/installed.ts'
import type { RoomKey } from '@pandora/contract/room'
import { call } from '../../lib/api/call.ts'
import { callContext } from '../../lib/api/context.ts'
import { notify } from '../../lib/notices.ts'
import type { Translate } from '../../lib/texts.ts'
import { closeDialog } from './dialogs.ts'
import { reloadOpen, takeIn } from './openFloors.ts'
import { changed } from './snapshots.ts'
import type { floorTexts } from './texts.ts'
import { tell } from './tileActions.ts'

/** Brings a tile into sight once it stands, the focus on it. */
function reveal(tileId: string): void {
  requestAnimationFrame(() =>
    requestAnimationFrame(() => {
      const tile = document.querySelector<HTMLElement>(`[data-tile="${CSS.escape(tileId)}"]`)
      tile?.scrollIntoView({ block: 'nearest' })
      tile?.querySelector<HTMLElement>('[data-grip], button')?.focus({ preventScroll: true })
    }),
  )
}

/** Puts a view of a room on a floor, on free ground, and shows where. */
export async function addTile(
  floorId: string,
  key: RoomKey,
  view: string,
  t: Translate<NonNullable<(typeof floorTexts)['key']>>,
): Promise<void> {
  try {
    const { tileId, ...floor } = await call(floors.addRoom, {
      floorId,
      key,
      metadata: JSON.stringify({ view, parameters: {}, link: null }),
    })
    closeDialog()
    takeIn(floor)
    changed(floorId)
    void reloadOpen()
    notify('success', t('roomAdded', { title: inLanguage(roomCatalogue()[key].name, callContext().language) }))
    reveal(tileId)
  } catch (failure) {
    tell(failure)
  }
}
