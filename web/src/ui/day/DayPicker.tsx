import { CalendarDays, X } from 'lucide-react'
import { useId, useState } from 'react'
import { useTexts } from '../../lib/texts.ts'
import { Popup } from '../Popup.tsx'
import { uiTexts } from '../uiTexts.ts'
import { Calendar } from './Calendar.tsx'
import { Text } from '../kit/Text.tsx'
import styles from './DayPicker.module.css'
import { faultOf, readDay } from './days.ts'

interface Props {
  label: string
  /** `YYYY-MM-DD`. */
  value: string | null
  onChange: (day: string | null) => void
  /** Last day that may be chosen. */
  notAfter?: string
  /** May be emptied: then it tells null. */
  clearable?: boolean
  /** `small`: beside small choices in the bar of a tile. */
  height?: 'small' | 'middle'
}

/**
 * A calendar day, typed or chosen. What is typed is taken by Enter or by leaving the field; what is no day, or too
 * late, is refused in words and left there to be mended. Load it lazily: the calendar comes with it.
 */
export default function DayPicker({ label, value, onChange, notAfter, clearable = false, height = 'middle' }: Props) {
  const t = useTexts(uiTexts)
  const id = useId()
  /** What is being typed; null = the field shows its value. */
  const [typed, setTyped] = useState<string | null>(null)
  const [tried, setTried] = useState(false)
  const fault = typed === null || (typed.trim() === '' && clearable) ? null : faultOf(typed, notAfter)
  const told = tried && fault !== null
  const take = () => {
    setTried(true)
    if (typed === null || fault !== null) return
    const day = readDay(typed)
    setTyped(null)
    if (day !== value) onChange(day)
  }
  const choose = (day: string | null) => {
    setTyped(null)
    onChange(day)
  }
  return (
    <div className={`${styles.field} ${styles[height]}`}>
      <input
        className={styles.input}
        aria-label={label}
        aria-invalid={told || undefined}
        aria-describedby={told ? id : undefined}
        placeholder={clearable ? label : 'YYYY-MM-DD'}
        value={typed ?? value ?? ''}
        maxLength={12}
        autoComplete="off"
        spellCheck={false}
        onChange={(event) => {
          setTyped(event.target.value)
          setTried(false)
        }}
        onBlur={() => {
          if (typed?.trim() === '' && !clearable) setTyped(null)
          else take()
        }}
        onKeyDown={(event) => {
          if (event.key === 'Enter') take()
          else if (event.key === 'Escape' && typed !== null) {
            // Takes back what was typed; what is around the field stays open.
            event.preventDefault()
            setTyped(null)
          }
        }}
      />
      {clearable && value !== null ? (
        <button
          type="button"
          className={styles.sign}
          aria-label={t('clearDay', { label })}
          onClick={() => choose(null)}
        >
          <X size={14} aria-hidden="true" />
        </button>
      ) : null}
      <Popup
        label={t('openCalendar', { label })}
        align="end"
        className={styles.sign}
        face={<CalendarDays size={14} aria-hidden="true" />}
      >
        {(close) => (
          <Calendar
            value={value}
            notAfter={notAfter}
            onChoose={(day) => {
              close()
              choose(day)
            }}
          />
        )}
      </Popup>
      {told ? (
        <Text id={id} role="alert" className={styles.fault} size="small" tone="error">
          {fault === 'tooLate' ? t('dayTooLate', { day: notAfter ?? '' }) : t('notADay')}
        </Text>
      ) : null}
    </div>
  )
}
