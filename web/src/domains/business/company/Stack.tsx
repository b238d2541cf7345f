import { number } from '../../../lib/formats.ts'
import { useTexts } from '../../../lib/texts.ts'
import type { Breakdown } from './model.ts'
import { stackOf } from './model.ts'
import styles from './Stack.module.css'
import { businessTexts } from './texts.ts'
import tones from './tones.module.css'

/** One way of cutting as one bar: parts side by side, what eliminations take out again hatched at its end. */
export function Stack({ breakdown, label }: { breakdown: Breakdown; label: string }) {
  const t = useTexts(businessTexts)
  const { parts, takenOut } = stackOf(breakdown)
  const out = t('takenOut', { share: number(takenOut, { digits: 1 }) })
  return (
    <div
      className={`${styles.stack} ${tones.tones}`}
      data-cut={breakdown.type}
      role="img"
      aria-label={takenOut > 0 ? `${label}; ${out}` : label}
    >
      {parts.map((part) => (
        <i key={part.key} data-tone={part.tone ?? 'none'} style={{ left: `${part.from}%`, width: `${part.width}%` }} />
      ))}
      {takenOut > 0 ? <b title={out} style={{ width: `${takenOut}%` }} /> : null}
    </div>
  )
}
