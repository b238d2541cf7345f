import type { Floor } from '@pandora/contract/domains/floors/shapes'
import { inLanguage } from '@pandora/contract/language'
import { roomCatalogue } from '../../lib/installed.ts'
import { notify } from '../../lib/notices.ts'
import { useLanguage, useTexts } from '../../lib/texts.ts'
import { Empty } from '../../ui/States.tsx'
import { Dialog } from '../../ui/dialog/Dialog.tsx'
import { Truncated } from '../../ui/kit/Truncated.tsx'
import styles from './FloorLists.module.css'
import { floorTexts } from './texts.ts'
import { Thumbnail } from './Thumbnail.tsx'
import { copyTile, removeTile } from './tileActions.ts'
import type { ShownTile } from './tiles.ts'

interface Props {
  floorId: string
  tile: ShownTile
  open: readonly Floor[]
  onClose: () => void
}

/** Moves a tile, with its settings, to another open floor: put there first, taken away here only once it stands. */
export function MoveTile({ floorId, tile, open, onClose }: Props) {
  const t = useTexts(floorTexts)
  const language = useLanguage()
  const title = inLanguage(roomCatalogue()[tile.key].name, language)
  const others = open.filter(({ id }) => id !== floorId)
  const move = async (to: Floor) => {
    onClose()
    if ((await copyTile(tile, to.id)) && (await removeTile(floorId, tile.id)))
      notify('success', t('tileMoved', { name: to.name }))
  }
  return (
    <Dialog title={t('moveTileTo', { title })} onClose={onClose}>
      {others.length === 0 ? (
        <Empty why={t('listEmpty')} />
      ) : (
        <ul className={styles.cards}>
          {others.map((floor) => (
            <li key={floor.id} className={styles.card}>
              <div className={styles.whole}>
                <Thumbnail floor={floor} />
                <Truncated className={styles.name} as="b">
                  {floor.name}
                </Truncated>
                <button
                  type="button"
                  className={styles.cover}
                  aria-label={floor.name}
                  onClick={() => {
                    void move(floor)
                  }}
                />
              </div>
            </li>
          ))}
        </ul>
      )}
    </Dialog>
  )
}
