import type { Floor } from '@pandora/contract/domains/floors/shapes'
import { useRoot } from '../../lib/store.ts'
import styles from './FloorTabs.module.css'
import { Thumbnail } from './Thumbnail.tsx'

/** Puts the picture below its tab, inside the window. */
function below(tab: string) {
  return (picture: HTMLElement | null) => {
    const box = document.querySelector(`[data-floor-tab="${CSS.escape(tab)}"]`)?.getBoundingClientRect()
    if (!picture || !box) return
    picture.style.left = `${Math.min(box.left, innerWidth - 252)}px`
    picture.style.top = `${box.bottom + 4}px`
  }
}

/** The picture of the floor whose tab the pointer rests on; gone once a floor is chosen (SHELL-17). */
export function TabPicture({ open }: { open: readonly Floor[] }) {
  const active = useRoot(({ dashboard }) => dashboard.activeThumbnail)
  const floor = open.find(({ id }) => id === active)
  return floor ? (
    <div key={floor.id} ref={below(floor.id)} className={styles.picture} data-tab-picture aria-hidden="true">
      <Thumbnail floor={floor} />
    </div>
  ) : null
}
