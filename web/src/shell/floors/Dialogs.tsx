import type { Floor } from '@pandora/contract/domains/floors/shapes'
import { useTexts } from '../../lib/texts.ts'
import AddRoom from '../lobby/AddRoom.tsx'
import { addTile } from './addTile.ts'
import { closeDialog } from './dialogs.ts'
import type { FloorDialog } from './dialogs.ts'
import { FloorLists } from './FloorLists.tsx'
import { MoveTile } from './MoveTile.tsx'
import { ShareFloor } from './ShareFloor.tsx'
import { floorTexts } from './texts.ts'

/** What stands over the floor; comes with the first that is opened. */
export default function Dialogs({ dialog, open }: { dialog: FloorDialog; open: readonly Floor[] }) {
  const t = useTexts(floorTexts)
  if (dialog.kind === 'lists') return <FloorLists list={dialog.list} open={open} onClose={closeDialog} />
  if (dialog.kind === 'rooms')
    return (
      <AddRoom
        onAdd={(key, view) => {
          void addTile(dialog.floorId, key, view, t)
        }}
        onClose={closeDialog}
      />
    )
  if (dialog.kind === 'share') return <ShareFloor floor={dialog.floor} onClose={closeDialog} />
  return <MoveTile floorId={dialog.floorId} tile={dialog.tile} open={open} onClose={closeDialog} />
}
