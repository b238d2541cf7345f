import { direction, percent } from '../../../lib/formats.ts'
import { useTexts } from '../../../lib/texts.ts'
import { ofChange } from '../../../ui/basis/basis.ts'
import { BasisMark } from '../../../ui/basis/BasisMark.tsx'
import styles from './DayChange.module.css'
import { figureTexts } from './texts.ts'

interface Props {
  /** Per cent; null where no change is known. */
  rate: number | null
  /** Day of the bar that the change is of. */
  on: string | null
  /**
   * It is that of adjusted prices: where dividends are taken off by subtraction it may lie beyond what the exchange
   * allows in a day.
   */
  adjusted: boolean
  /** The day of what it stands beside: another day is written out. */
  beside: string
}

/**
 * The last change known of a company beside something dated: with its own day where that is another, and said where it
 * is of adjusted prices.
 */
export function DayChange({ rate, on, adjusted, beside }: Props) {
  const t = useTexts(figureTexts)
  if (rate === null)
    return (
      <span className={styles.none} title={t('noChange')}>
        –
      </span>
    )
  const other = on !== null && on !== beside ? on : null
  const words = on === null ? undefined : t('changeOn', { day: on })
  return (
    <span className={styles.change} title={words}>
      <span className={direction(rate)}>{percent(rate)}</span>
      <BasisMark of={ofChange(adjusted)} />
      {other === null ? null : (
        <small className={styles.day}>{other.slice(0, 4) === beside.slice(0, 4) ? other.slice(5) : other}</small>
      )}
    </span>
  )
}
