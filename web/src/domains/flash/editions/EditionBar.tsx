import { ChevronLeft, ChevronRight } from 'lucide-react'
import { lazy, Suspense } from 'react'
import { dayOf } from '@pandora/contract/time'
import { IconButton } from '../../../ui/Button.tsx'
import { dateTime } from '../../../lib/formats.ts'
import { useTexts } from '../../../lib/texts.ts'
import { shifted } from '../items.ts'
import styles from './EditionBar.module.css'
import { flashTexts } from '../texts.ts'

const DayPicker = lazy(() => import('../../../ui/day/DayPicker.tsx'))

interface Props {
  bounds: { from: number; to: number } | null
  total: number | undefined
  /** Last day that may be chosen. */
  last: string
  onDay: (day: string) => void
}

/** Which edition is shown: its bounds, how much it holds, and the day. */
export function EditionBar({ bounds, total, last, onDay }: Props) {
  const t = useTexts(flashTexts)
  const day = bounds ? dayOf(bounds.to) : null
  return (
    <div className={styles.bar}>
      <IconButton
        size="small"
        label={t('previousDay')}
        disabled={!day}
        onClick={() => {
          if (day) onDay(shifted(day, -1))
        }}
      >
        <ChevronLeft size={16} aria-hidden="true" />
      </IconButton>
      <span className={styles.day}>
        <Suspense fallback={<i className={styles.waiting} />}>
          <DayPicker
            label={t('day')}
            value={day}
            notAfter={last}
            onChange={(next) => {
              if (next) onDay(next)
            }}
          />
        </Suspense>
      </span>
      <IconButton
        size="small"
        label={t('nextDay')}
        disabled={!day || day >= last}
        onClick={() => {
          if (day) onDay(shifted(day, 1))
        }}
      >
        <ChevronRight size={16} aria-hidden="true" />
      </IconButton>
      {bounds ? (
        <span className={styles.bounds}>
          {t('edition', { from: dateTime(bounds.from).slice(5), to: dateTime(bounds.to).slice(5) })}
        </span>
      ) : null}
      {total === undefined ? null : <span className={styles.count}>{t('editionCount', { count: total })}</span>}
    </div>
  )
}
