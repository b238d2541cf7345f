import { Plus, X } from 'lucide-react'
import { useRef, useState } from 'react'
import { TIME_POINT_LIMIT } from '@pandora/contract/domains/flash/operations'
import { Button, IconButton } from '../../../ui/Button.tsx'
import { Popup } from '../../../ui/Popup.tsx'
import { TextField } from '../../../ui/TextField.tsx'
import { useTexts } from '../../../lib/texts.ts'
import { partOfDay } from '../items.ts'
import styles from './PointBar.module.css'
import { flashTexts } from '../texts.ts'
import { usePoints } from './usePoints.ts'

interface Props {
  /** Time of the edition that is shown, `HH:mm`; empty = the running list. */
  chosen: string
  onChoose: (time: string) => void
}

function AddPoint({ onAdd, busy }: { onAdd: (time: string, onDone: () => void) => void; busy: boolean }) {
  const t = useTexts(flashTexts)
  const [time, setTime] = useState('')
  const [wrong, setWrong] = useState(false)
  const field = useRef<HTMLInputElement>(null)
  return (
    <Popup
      label={t('addPoint')}
      title={t('addPoint')}
      className={styles.add}
      face={<Plus size={16} aria-hidden="true" />}
      width={264}
      onOpen={() => {
        setTimeout(() => field.current?.focus())
      }}
    >
      {(close) => (
        <form
          className={styles.form}
          noValidate
          onSubmit={(event) => {
            event.preventDefault()
            if (!/^([01]\d|2[0-3]):[0-5]\d$/.test(time)) {
              setWrong(true)
              return
            }
            onAdd(time, () => {
              setTime('')
              close()
            })
          }}
        >
          <TextField
            ref={field}
            type="time"
            label={t('pointTime')}
            value={time}
            error={wrong ? t('pointInvalid') : undefined}
            onChange={(event) => {
              setTime(event.target.value)
              setWrong(false)
            }}
          />
          <p className={styles.note}>{t('pointNote', { limit: TIME_POINT_LIMIT })}</p>
          <Button type="submit" kind="primary" busy={busy}>
            {t('pointAdd')}
          </Button>
        </form>
      )}
    </Popup>
  )
}

/**
 * The reader's time points as chips: choosing one shows its edition, the first shows the running list (FLASH-01,
 * FLASH-03).
 */
export function PointBar({ chosen, onChoose }: Props) {
  const t = useTexts(flashTexts)
  const { points, addPoint, deletePoint, adding, query } = usePoints()
  return (
    <div className={styles.bar} role="group" aria-label={t('points')}>
      <button type="button" className={styles.chip} aria-pressed={chosen === ''} onClick={() => onChoose('')}>
        {t('running')}
      </button>
      {query.isPending ? <i className={styles.waiting} aria-hidden="true" /> : null}
      {points.map((point) => {
        const on = chosen === point.time
        return (
          <span key={point.id} className={styles.point} data-on={on}>
            <button
              type="button"
              className={styles.chip}
              aria-pressed={on}
              onClick={() => onChoose(on ? '' : point.time)}
            >
              {point.time} <span className={styles.part}>{t(`part_${partOfDay(point.time)}`)}</span>
            </button>
            <IconButton
              size="small"
              className={styles.remove}
              label={t('pointDelete', { time: point.time })}
              onClick={() =>
                deletePoint(point, () => {
                  if (on) onChoose('')
                })
              }
            >
              <X size={12} aria-hidden="true" />
            </IconButton>
          </span>
        )
      })}
      {query.error && !query.data ? (
        <Button
          size="small"
          kind="quiet"
          onClick={() => {
            void query.refetch()
          }}
        >
          {t('retry')}
        </Button>
      ) : null}
      {points.length < TIME_POINT_LIMIT ? <AddPoint onAdd={addPoint} busy={adding} /> : null}
    </div>
  )
}
