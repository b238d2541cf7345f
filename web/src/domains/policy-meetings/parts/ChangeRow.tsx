import { writtenIn } from '../../../ui/language/writtenIn.ts'
import { short } from '../../../lib/formats.ts'
import { named } from '../../../lib/names.ts'
import { useLanguage, useTexts } from '../../../lib/texts.ts'
import { Text } from '../../../ui/kit/Text.tsx'
import { meetingTexts } from '../texts.ts'
import type { Row } from '../words.ts'
import { ChangeWord } from './ChangeWord.tsx'
import { Wording } from './Wording.tsx'
import styles from './ChangeRow.module.css'

/** What a row touches. */
export interface Touch {
  revenue: number
  companies: number
  way: { kind: 'product' | 'industry' | 'region' | 'field'; nameZh: string; nameEn: string | null } | null
}

interface Props {
  row: Row
  touch: Touch | undefined
  chosen: boolean
  onChoose: (() => void) | undefined
}

/** A sentence before and after with what became of it, its field and the revenue that it touches. */
export function ChangeRow({ row, touch, chosen, onChoose }: Props) {
  const t = useTexts(meetingTexts)
  const language = useLanguage()
  const [field] = row.fields
  const about = touch?.way ? named(touch.way.nameZh, touch.way.nameEn, language) : field ? t(`field_${field}`) : ''
  return (
    <li className={`${styles.row} ${chosen ? styles.chosen : ''}`} data-item="">
      <p className={styles.before} lang="zh-CN">
        <Wording row={row} side="before" />
      </p>
      <span className={styles.change}>
        <ChangeWord row={row} />
      </span>
      <p className={styles.after} lang="zh-CN">
        <Wording row={row} side="after" />
      </p>
      {onChoose ? (
        <button type="button" className={styles.touch} aria-pressed={chosen} title={t('chooseRow')} onClick={onChoose}>
          <span lang={writtenIn(about)}>{about || t('noField')}</span>
          <Text tone={touch && touch.revenue > 0 ? 'loud' : 'quiet'} whole>
            {touch && touch.revenue > 0 ? short(touch.revenue, language) : '–'}
          </Text>
        </button>
      ) : (
        <span className={styles.touch} lang={writtenIn(about)}>
          {about}
        </span>
      )}
    </li>
  )
}
