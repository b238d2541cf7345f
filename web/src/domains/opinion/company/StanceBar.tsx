import type { z } from 'zod'
import type { stancePercentages } from '@pandora/contract/domains/opinion/operations'
import { useTexts } from '../../../lib/texts.ts'
import styles from './Opinion.module.css'
import { opinionTexts } from './texts.ts'

const sides = ['many', 'empty', 'neutral', 'irrelevant'] as const

/**
 * How something stands in whole per cent: one bar of the four parts, with the first figures in words. Missing says why.
 */
export function StanceBar({
  percentages,
  grey = false,
  absent,
}: {
  percentages: z.infer<typeof stancePercentages> | null
  grey?: boolean
  absent: string
}) {
  const t = useTexts(opinionTexts)
  if (!percentages) return <span className={styles.absent}>– {absent}</span>
  return (
    <span
      className={styles.stance}
      data-grey={grey}
      role="img"
      aria-label={t('says', percentages)}
      title={t('says', percentages)}
    >
      <span className={styles.bar}>
        {sides.map((side) =>
          percentages[side] > 0 ? <i key={side} data-side={side} style={{ width: `${percentages[side]}%` }} /> : null,
        )}
      </span>
      <span className={styles.parts}>
        {sides.map((side) => (
          <span key={side} data-side={side}>
            {t(side)} <b>{percentages[side]}%</b>
          </span>
        ))}
      </span>
    </span>
  )
}
