import { number } from '../../../../lib/formats.ts'
import { useTexts } from '../../../../lib/texts.ts'
import { useReasonText } from '../../../analysis/offers/reasons/useReasonText.ts'
import type { Reason } from './model.ts'
import styles from './Why.module.css'
import { readingTexts } from './texts.ts'

const MOST = 8

/** Why: each reason in words, with what it weighed as a bar; the weightiest first. */
export function Reasons({ why }: { why: readonly Reason[] }) {
  const t = useTexts(readingTexts)
  const text = useReasonText()
  if (!why.length) return <p className={styles.quiet}>{t('noReasons')}</p>
  const sorted = why.toSorted((a, b) => Math.abs(b.weight ?? 0) - Math.abs(a.weight ?? 0)).slice(0, MOST)
  const largest = Math.max(...sorted.map(({ weight }) => Math.abs(weight ?? 0)), 1e-9)
  return (
    <ul className={styles.reasons}>
      {sorted.map((reason) => (
        <li key={`${reason.code} ${reason.words.join(' ')}`}>
          <span>{text(reason)}</span>
          {reason.weight === null ? null : (
            <span
              className={styles.weight}
              title={t('weight', { weight: number(reason.weight, { digits: 3, sign: true }) })}
            >
              <span className={styles.weightTrack} aria-hidden="true">
                <i
                  data-against={reason.weight < 0}
                  style={{ width: `${(Math.abs(reason.weight) / largest) * 100}%` }}
                />
              </span>
              {number(reason.weight, { digits: 2, sign: true })}
            </span>
          )}
        </li>
      ))}
    </ul>
  )
}
