import { useLayoutEffect, useState } from 'react'
import type { Floor } from '@pandora/contract/floors'
import { useRoot } from '../../lib/store.ts'
import styles from './FloorTabs.module.css'
import { Thumbnail } from './Thumbnail.tsx'

/** The picture of the floor whose tab the pointer rests on; gone once a floor is chosen (SHELL-17). */
export function TabPicture({ open }: { open: readonly Floor[] }) {
  const active = useRoot(({ dashboard }) => dashboard.activeThumbnail)
  const [place, setPlace] = useState<{ left: number; top: number } | null>(null)
  useLayoutEffect(() => {
    const box = active ? document.querySelector(`[data-floor-tab="${CSS.escape(active)}"]`)?.getBoundingClientRect() : undefined
    setPlace(box ? { left: Math.min(box.left, innerWidth - 252), top: box.bottom + 4 } : null)
  }, [active])
  const floor = open.find(({ id }) => id === active)
  return floor && place ? <div className={styles.picture} style={place} data-tab-picture aria-hidden="true"><Thumbnail floor={floor} /></div> : null
}
