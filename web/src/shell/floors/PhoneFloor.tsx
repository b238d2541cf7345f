import { useEffect, useMemo, useRef } from 'react'
import type { CSSProperties } from 'react'
import { GRID_GAP, GRID_ROW } from '@pandora/contract/domains/floors/grid'
import type { Floor } from '@pandora/contract/domains/floors/shapes'
import { useTexts } from '../../lib/texts.ts'
import { InPage } from '../../ui/page/inPage.ts'
import { arrange } from './actions.ts'
import { inOrder, stepped } from './layouts.ts'
import styles from './PhoneFloor.module.css'
import { RoomTile } from './RoomTile.tsx'
import { pictured } from './snapshots.ts'
import { floorTexts } from './texts.ts'
import { usePlaces } from './tiles.ts'
import type { ShownTile } from './tiles.ts'

/**
 * The tiles of a floor in one column, in their order; moved up and down by their menus, so that a thumb only ever
 * scrolls.
 */
export function PhoneFloor({ floor, tiles }: { floor: Floor; tiles: readonly ShownTile[] }) {
  const t = useTexts(floorTexts)
  const column = useRef<HTMLDivElement>(null)
  const places = usePlaces(floor, tiles, 'sm')
  const order = useMemo(() => inOrder(places), [places])
  const hasPicture = floor.thumbnails !== ''
  useEffect(() => (column.current ? pictured(floor.id, column.current, hasPicture) : undefined), [floor.id, hasPicture])
  return (
    <div ref={column} className={styles.column} role="list" aria-label={t('floors')}>
      <InPage value={true}>
        {order.map(({ i, h }, index) => {
          const tile = tiles.find(({ id }) => id === i)
          if (!tile) return null
          const step = (by: -1 | 1) => () => {
            arrange(floor.id, 'sm', order, stepped(order, i, by))
          }
          return (
            <div
              key={i}
              role="listitem"
              className={styles.item}
              data-tile={i}
              style={{ '--high': `${h * (GRID_ROW + GRID_GAP) - GRID_GAP}px` } as CSSProperties}
            >
              <RoomTile
                floorId={floor.id}
                tile={tile}
                onUp={index > 0 ? step(-1) : undefined}
                onDown={index < order.length - 1 ? step(1) : undefined}
              />
            </div>
          )
        })}
      </InPage>
    </div>
  )
}
