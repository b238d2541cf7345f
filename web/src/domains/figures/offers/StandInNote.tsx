import type { StandIn } from '@pandora/contract/domains/figures/names'
import { STAND_IN_MARK } from './StandInMark.tsx'
import styles from './FigureReceipt.module.css'
import { useFigureWords } from './useFigureWords.ts'

/** What the mark at figures of a table means, under it; nothing where no figure bears one. */
export function StandInNote({ among }: { among: readonly StandIn[] }) {
  const { standInText } = useFigureWords()
  if (among.length === 0) return null
  return (
    <p className={styles.footnote}>
      {among.map((one) => (
        <span key={one}>
          <b aria-hidden="true">{STAND_IN_MARK}</b> {standInText([one])}{' '}
        </span>
      ))}
    </p>
  )
}
