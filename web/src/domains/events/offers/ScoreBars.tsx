import { number } from '../../../lib/formats.ts'
import { useTexts } from '../../../lib/texts.ts'
import styles from './ScoreBars.module.css'
import { scoreBars } from './scoreBars.ts'
import { eventTexts } from './texts.ts'

/** An event's score as 21 bars from the middle, with the number beside (THEME-10). */
export function ScoreBars({ score }: { score: number }) {
  const t = useTexts(eventTexts)
  const said = t('scoreOf', { score })
  return (
    <span className={styles.score} role="img" aria-label={said} title={said}>
      <span className={styles.bars} aria-hidden="true">
        {scoreBars(score).map(({ index, colour, filled }) => (
          <i key={index} data-colour={colour} data-filled={filled} />
        ))}
      </span>
      <b aria-hidden="true">{number(score, { digits: 0 })}</b>
    </span>
  )
}
