import { lazy, Suspense, useState } from 'react'
import type { Floor } from '@pandora/contract/domains/floors/shapes'
import { useTexts } from '../../lib/texts.ts'
import { Empty } from '../../ui/States.tsx'
import { openDialog } from './dialogs.ts'
import styles from './Floors.module.css'
import { PhoneFloor } from './PhoneFloor.tsx'
import { RoomAlone } from './RoomAlone.tsx'
import { floorTexts } from './texts.ts'
import { useTiles } from './tiles.ts'
import { breakpointNow, useBreakpoint } from './useBreakpoint.ts'

/** A phone has no grid, and does not wait for what moves and sizes the tiles of one. */
const loadGrid = () => import('./Grid.tsx')
const Grid = lazy(loadGrid)
if (breakpointNow() !== 'sm') void loadGrid().catch(() => undefined)

/** A floor: its tiles, or one of its rooms alone. */
export function FloorView({ floor, tileId }: { floor: Floor; tileId: string | undefined }) {
  const t = useTexts(floorTexts)
  const at = useBreakpoint()
  const tiles = useTiles(floor)
  // A room opened by its address does not draw the floor behind it until the floor is asked for.
  const [drawn, setDrawn] = useState(!tileId)
  if (!tileId && !drawn) setDrawn(true)
  if (!tiles.length && !tileId)
    return (
      <div className={styles.centre}>
        <Empty
          why={t('noTiles')}
          action={{ text: t('addRoom'), run: () => openDialog({ kind: 'rooms', floorId: floor.id }) }}
        />
      </div>
    )
  return (
    <>
      {drawn ? (
        <div className={`${styles.floor} ${tileId ? styles.behind : ''}`} inert={Boolean(tileId)}>
          {at === 'sm' ? (
            <PhoneFloor floor={floor} tiles={tiles} />
          ) : (
            <Suspense fallback={null}>
              <Grid key={at} floor={floor} tiles={tiles} at={at} />
            </Suspense>
          )}
        </div>
      ) : null}
      {tileId ? <RoomAlone floor={floor} tile={tiles.find(({ id }) => id === tileId)} /> : null}
    </>
  )
}
