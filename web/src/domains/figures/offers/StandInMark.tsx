import type { StandIn } from '@pandora/contract/domains/figures/names'
import styles from './FigureReceipt.module.css'
import { useFigureWords } from './useFigureWords.ts'

/** Footnote mark of a figure that another item stands in for. */
export const STAND_IN_MARK = '†'

/** The mark beside a figure, with what stands in as its hint; nothing where nothing does. */
export function StandInMark({ of }: { of: readonly StandIn[] | undefined }) {
  const { standInText } = useFigureWords()
  if (!of || of.length === 0) return null
  const words = standInText(of)
  return (
    <span title={words}>
      <sup aria-hidden="true" className={styles.mark}>
        {STAND_IN_MARK}
      </sup>
      <span className="visually-hidden">{words}</span>
    </span>
  )
}

/** Of a market value at the day's average price. */
export const averagePrice: readonly StandIn[] = ['paidPrice']
