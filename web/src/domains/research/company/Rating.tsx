import { number } from '../../../lib/formats.ts'
import { useTexts } from '../../../lib/texts.ts'
import type { ReportItem } from './model.ts'
import styles from './Rating.module.css'
import { reportTexts } from './texts.ts'

const changes = { up: '▲', down: '▼', keep: '＝', new: '＋' } as const

/** A broker's word on the share by its class, with the text's own word on hover; nothing where the text says none. */
export function RatingMark({ rating }: Pick<ReportItem, 'rating'>) {
  const t = useTexts(reportTexts)
  if (!rating) return null
  return (
    <span className={styles.rating} data-class={rating.class} title={rating.text}>
      {t(`rating_${rating.class}`)}
      {rating.change ? (
        <small>
          {changes[rating.change]}
          <span className="visually-hidden">{t(`ratingChange_${rating.change}`)}</span>
        </small>
      ) : null}
    </span>
  )
}

/** The price it is expected to reach, with the text's own words on hover. */
export function TargetMark({ target }: { target: ReportItem['targetPrice'] }) {
  const t = useTexts(reportTexts)
  return target ? (
    <span className={styles.target} title={target.text}>
      {t('target', { value: number(target.value), currency: target.currency })}
    </span>
  ) : null
}
