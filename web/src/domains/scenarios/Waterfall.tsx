import type { ReactNode } from 'react'
import { Text } from '../../ui/kit/Text.tsx'
import { Truncated } from '../../ui/kit/Truncated.tsx'
import styles from './Bars.module.css'

interface Props {
  name: string
  steps: readonly { key: string; name: string; adds: number; deed?: ReactNode }[]
  whole: { name: string; value: number }
  text: (value: number) => string
}

/** Steps that add up to a whole, each bar beginning where the one before ended. The list is the picture. */
export function Waterfall({ name, steps, whole, text }: Props) {
  const width = (value: number) => `${whole.value > 0 ? Math.min(100, (value / whole.value) * 100) : 0}%`
  return (
    <ul className={styles.bars} aria-label={name}>
      {steps.map(({ key, name: step, adds, deed }, at) => {
        const from = steps.slice(0, at).reduce((sum, one) => sum + one.adds, 0)
        return (
          <li key={key}>
            <Truncated>{step}</Truncated>
            <Text whole tone="loud">
              {text(adds)}
            </Text>
            <span className={styles.deed}>{deed}</span>
            <span className={styles.track} aria-hidden="true">
              <i style={{ left: width(from), width: width(adds) }} />
            </span>
          </li>
        )
      })}
      <li className={styles.whole}>
        <Text strong>{whole.name}</Text>
        <Text whole strong tone="loud">
          {text(whole.value)}
        </Text>
        <span />
        <span className={styles.track} aria-hidden="true">
          <i style={{ left: 0, width: '100%' }} />
        </span>
      </li>
    </ul>
  )
}
