import { useState } from 'react'
import { useTexts } from '../../lib/texts.ts'
import styles from './Images.module.css'
import { flashTexts } from './texts.ts'

interface Props {
  urls: readonly string[]
  /** Layout class of the item: 2 = at the side, 3 = a row (FLASH-07). */
  type: 2 | 3
}
const ROW = 4

/**
 * Pictures of an item; one that does not load is left out. They add nothing to the title for those who do not see them.
 */
export function Images({ urls, type }: Props) {
  const t = useTexts(flashTexts)
  const [lost, setLost] = useState<readonly string[]>([])
  const there = urls.filter((url) => !lost.includes(url))
  const most = type === 2 ? 2 : ROW
  if (!there.length) return null
  return (
    <div className={type === 2 ? styles.side : styles.row} role="img" aria-label={t('images', { count: urls.length })}>
      {there.slice(0, most).map((url) => (
        <img
          key={url}
          src={url}
          alt=""
          loading="lazy"
          decoding="async"
          onError={() => setLost((was) => [...was, url])}
        />
      ))}
      {there.length > most ? <span className={styles.rest}>+{there.length - most}</span> : null}
    </div>
  )
}
