import { useRef, useState } from 'react'
import type { ReactNode } from 'react'
import { useTexts } from '../lib/texts.ts'
import { usePhone } from '../lib/usePhone.ts'
import { Column } from './kit/Stack.tsx'
import styles from './Splitter.module.css'
import { uiTexts } from './uiTexts.ts'

interface Props {
  /** Width of the first pane at first, and its bounds, in px. */
  start?: number
  least?: number
  most?: number
  first: ReactNode
  second: ReactNode
}

/** Two panes side by side with a handle between: dragged, or moved by arrows. Under each other on a phone. */
export function Splitter({ start = 366, least = 240, most = 720, first, second }: Props) {
  const t = useTexts(uiTexts)
  const phone = usePhone()
  const [width, setWidth] = useState(start)
  const box = useRef<HTMLDivElement>(null)
  const set = (to: number) => setWidth(Math.max(least, Math.min(most, Math.round(to))))
  if (phone)
    return (
      <Column gap={3}>
        {first}
        {second}
      </Column>
    )
  return (
    <div ref={box} className={styles.box} style={{ gridTemplateColumns: `${width}px 6px minmax(0, 1fr)` }}>
      <div className={styles.pane}>{first}</div>
      <div
        role="separator"
        aria-orientation="vertical"
        aria-label={t('resize')}
        aria-valuenow={width}
        aria-valuemin={least}
        aria-valuemax={most}
        tabIndex={0}
        className={styles.handle}
        onPointerDown={(event) => event.currentTarget.setPointerCapture(event.pointerId)}
        onPointerMove={(event) => {
          if (event.currentTarget.hasPointerCapture(event.pointerId))
            set(event.clientX - (box.current?.getBoundingClientRect().left ?? 0))
        }}
        onKeyDown={(event) => {
          const step = { ArrowLeft: -16, ArrowRight: 16 }[event.key]
          if (step === undefined) return
          event.preventDefault()
          set(width + step)
        }}
      />
      <div className={styles.pane}>{second}</div>
    </div>
  )
}
