import { CalendarClock } from 'lucide-react'
import { lazy, Suspense, useState } from 'react'
import { dayOf } from '@pandora/contract/time'
import { useAsOf } from '../lib/address.ts'
import { useTexts } from '../lib/texts.ts'
import { MenuItem, Popup } from '../ui/Popup.tsx'
import { shellTexts } from './texts.ts'
import styles from './Controls.module.css'

const DayPicker = lazy(() => import('../ui/day/DayPicker.tsx'))

function monthsBefore(today: string, months: number): string {
  const [year = 0, month = 1, day = 1] = today.split('-').map(Number)
  const last = new Date(Date.UTC(year, month - months, 0)).getUTCDate()
  return new Date(Date.UTC(year, month - 1 - months, Math.min(day, last))).toISOString().slice(0, 10)
}

/** The instant the whole product is read at: in the address, orange when it is past (decisions 12). */
export function AsOfChip() {
  const t = useTexts(shellTexts)
  const [asOf, setAsOf] = useAsOf()
  const shown = asOf ? asOf.slice(0, 16).replace('T', ' ') : t('latest')
  const [now] = useState(() => Date.now())
  const today = dayOf(now)
  const lastYear = `${Number(today.slice(0, 4)) - 1}-12-31`
  return (
    <Popup
      label={t('asOfChoose', { date: shown })}
      align="end"
      width={264}
      className={`${styles.chip} ${asOf ? styles.past : ''}`}
      face={
        <>
          <CalendarClock size={16} aria-hidden="true" />
          <span className={styles.optional}>{t('asOf')}</span>{' '}
          <span className={styles.strong}>
            {asOf ? (
              <>
                {shown.slice(0, 10)}
                <span className={styles.optional}>{shown.slice(10)}</span>
              </>
            ) : (
              shown
            )}
          </span>
        </>
      }
    >
      {(close) => {
        const choose = (day: string | null) => {
          setAsOf(day)
          close()
        }
        return (
          <div>
            <p className={styles.note}>{t('asOfNote')}</p>
            {asOf ? <MenuItem onSelect={() => choose(null)}>{t('asOfLatest')}</MenuItem> : null}
            {(
              [
                ['asOfMonth', monthsBefore(today, 1)],
                ['asOfYear', monthsBefore(today, 12)],
                ['asOfLastYear', lastYear],
              ] as const
            ).map(([key, day]) => (
              <MenuItem key={key} onSelect={() => choose(day)}>
                {t(key)}
                <span className={styles.aside}>{day}</span>
              </MenuItem>
            ))}
            <div className={styles.picker}>
              <Suspense fallback={<div className={styles.pickerWait} />}>
                <DayPicker
                  label={t('asOfPick')}
                  value={asOf?.slice(0, 10) ?? null}
                  onChange={choose}
                  notAfter={today}
                />
              </Suspense>
            </div>
          </div>
        )
      }}
    </Popup>
  )
}
