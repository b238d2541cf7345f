import { useTexts } from '../../../lib/texts.ts'
import { meetingTexts } from '../texts.ts'
import { isMove, type Row } from '../words.ts'
import styles from './Wording.module.css'

const signs = { stronger: '▲', weaker: '▼', added: '+', removed: '−' } as const
const signOf = (change: Row['change']): string => (change in signs ? signs[change as keyof typeof signs] : '')

/** What became of a sentence, in a frame of its own colour. */
export function ChangeWord({ row }: { row: Row }) {
  const t = useTexts(meetingTexts)
  return (
    <span className={`${styles.word} ${styles[row.change]}`} title={row.words.join(' · ') || undefined}>
      <span aria-hidden="true">{signOf(row.change)}</span>
      {isMove(row) ? t('moved') : t(`change_${row.change}`)}
    </span>
  )
}
