import { useEffect, useRef, useState } from 'react'
import type { ReactNode } from 'react'
import { InRoom } from '../../lib/api/useOperation.ts'
import type { View } from '../../lib/view.ts'
import { useTexts } from '../../lib/texts.ts'
import { Empty } from '../../ui/States.tsx'
import { Waiting } from '../../ui/view/Waiting.tsx'
import { floorTexts } from './texts.ts'
import styles from './TileBody.module.css'
import type { useSubject } from './useSubject.tsx'

interface Props {
  view: View
  /** Shown alone on the window: at once. */
  full?: boolean
  /** What it is about, where that is the floor's to choose. */
  subject: Pick<ReturnType<typeof useSubject>, 'state' | 'chooser'>
  children: ReactNode
}
/** A tile is drawn this far before it comes into sight. */
const AHEAD = '240px'

/** What stands in a tile of a floor, once it comes near. */
export function TileBody({ view, full = false, subject: { state, chooser }, children }: Props) {
  const t = useTexts(floorTexts)
  const place = useRef<HTMLDivElement>(null)
  const [near, setNear] = useState(full)
  useEffect(() => {
    const element = place.current
    if (!element) return undefined
    const watch = new IntersectionObserver(
      (entries) => {
        if (entries.some(({ isIntersecting }) => isIntersecting)) setNear(true)
      },
      { rootMargin: AHEAD },
    )
    watch.observe(element)
    return () => watch.disconnect()
  }, [near])
  // Out of sight nothing is being loaded: the shape stands there, and nobody is told of waiting.
  return near ? (
    <InRoom value>
      <div className={styles.body}>
        {chooser ? <div className={styles.subject}>{chooser}</div> : null}
        {state === 'waiting' ? (
          <Waiting of={view.waiting} />
        ) : state === 'none' ? (
          <Empty why={t('noCompany')} />
        ) : (
          <div className={styles.view}>{children}</div>
        )}
      </div>
    </InRoom>
  ) : (
    <div ref={place} aria-hidden="true" data-ahead style={{ height: '100%' }}>
      <Waiting of={view.waiting} />
    </div>
  )
}
