import { shortQuarter } from './quarter.ts'
import { Range } from '../../ui/form/Range.tsx'
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
  return (
    <Row className={styles.slider} as="label">
      <span>{shortQuarter(keys[0] ?? '')}</span>
      <Range
        min={0}
        max={Math.max(0, keys.length - 1)}
        value={at}
        disabled={keys.length < 2}
        aria-label={label}
        aria-valuetext={chosen}
        onChange={(place) => {
          const key = keys[place]
          if (key) onChoose(key)
        }}
      />
      <b>{shortQuarter(chosen ?? '')}</b>
    </Row>
  )
}
