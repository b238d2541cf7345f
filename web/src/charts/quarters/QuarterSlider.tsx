import type { CSSProperties } from 'react'
import { shortQuarter } from './quarter.ts'
import { Row } from '../../ui/kit/Stack.tsx'
import styles from './QuarterSlider.module.css'

interface Props {
  label: string
  /** Oldest first. */
  keys: readonly string[]
  chosen: string | undefined
  onChoose: (key: string) => void
}

/** Chooses a quarter: at the latest unless moved (COMP-04). The range that there is stands at its ends. */
export function QuarterSlider({ label, keys, chosen, onChoose }: Props) {
  const at = Math.max(0, keys.indexOf(chosen ?? ''))
  const share = keys.length > 1 ? at / (keys.length - 1) : 1
  return (
    <Row className={styles.slider} as="label">
      <span>{shortQuarter(keys[0] ?? '')}</span>
      <input
        type="range"
        min={0}
        max={Math.max(0, keys.length - 1)}
        step={1}
        value={at}
        disabled={keys.length < 2}
        aria-label={label}
        aria-valuetext={chosen}
        style={{ '--share': `${share * 100}%` } as CSSProperties}
        onChange={({ target }) => {
          const key = keys[Number(target.value)]
          if (key) onChoose(key)
        }}
      />
      <b>{shortQuarter(chosen ?? '')}</b>
    </Row>
  )
}
