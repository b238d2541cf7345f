import type { Breakdown } from './model.ts'
import { stackOf } from './model.ts'
import styles from './Stack.module.css'
import tones from './tones.module.css'

/** One way of cutting as one bar: parts side by side, what eliminations take out again hatched at its end. */
export function Stack({ breakdown, label }: { breakdown: Breakdown; label: string }) {
  const { parts, takenOut } = stackOf(breakdown)
  return (
    <div className={`${styles.stack} ${tones.tones}`} data-cut={breakdown.type} role="img" aria-label={label}>
      {parts.map((part) => <i key={part.key} data-tone={part.tone ?? 'none'} style={{ left: `${part.from}%`, width: `${part.width}%` }} />)}
      {takenOut > 0 ? <b style={{ width: `${takenOut}%` }} /> : null}
    </div>
  )
}
