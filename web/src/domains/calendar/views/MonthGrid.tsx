import type { calendar } from '@pandora/contract/domains/calendar/operations'
import type { OutputOf } from '@pandora/contract/operation'
import { useRef } from 'react'
import type { KeyboardEvent } from 'react'
import { number } from '../../../lib/formats.ts'
import { useTexts } from '../../../lib/texts.ts'
import { Text } from '../../../ui/kit/Text.tsx'
import styles from '../Calendar.module.css'
import { EntryLine } from '../EntryLine.tsx'
import { dayAfter, daysOf, monthAfter, mondayOf } from '../span.ts'
import { calendarTexts } from '../texts.ts'

type Days = OutputOf<typeof calendar.days>

interface Props {
  span: { from: string; to: string }
  /** The day that is chosen, and the day of the view. */
  day: string
  data: Days
  onChoose: (day: string) => void
}

/** Where a key leads from a day; undefined where it does nothing. */
function ledTo(key: string, day: string): string | undefined {
  switch (key) {
    case 'ArrowLeft':
      return dayAfter(day, -1)
    case 'ArrowRight':
      return dayAfter(day, 1)
    case 'ArrowUp':
      return dayAfter(day, -7)
    case 'ArrowDown':
      return dayAfter(day, 7)
    case 'Home':
      return mondayOf(day)
    case 'End':
      return dayAfter(mondayOf(day), 6)
    case 'PageUp':
      return monthAfter(day, -1)
    case 'PageDown':
      return monthAfter(day, 1)
    default:
      return undefined
  }
}

/** Weeks of days, each with its first entries; moved through by keys. */
export function MonthGrid({ span, day, data, onChoose }: Props) {
  const t = useTexts(calendarTexts)
  const element = useRef<HTMLDivElement>(null)
  const byDay = new Map(data.dataList.map((one) => [one.day, one]))
  const days = daysOf(span)
  const wholeMonth = days.length > 7
  const onKeyDown = (event: KeyboardEvent) => {
    const next = ledTo(event.key, day)
    if (next === undefined) return
    event.preventDefault()
    onChoose(next)
    requestAnimationFrame(() => element.current?.querySelector<HTMLElement>('[aria-selected="true"]')?.focus())
  }
  return (
    <div
      ref={element}
      className={styles.grid}
      role="grid"
      tabIndex={-1}
      aria-label={t('gridOf', { month: day.slice(0, 7) })}
      onKeyDown={onKeyDown}
    >
      <div role="row" style={{ display: 'contents' }}>
        {t('days')
          .split(' ')
          .map((name) => (
            <span key={name} className={styles.head} role="columnheader">
              {name}
            </span>
          ))}
      </div>
      {Array.from({ length: days.length / 7 }, (_, week) => (
        <div key={days[week * 7]} role="row" style={{ display: 'contents' }}>
          {days.slice(week * 7, week * 7 + 7).map((one) => {
            const own = byDay.get(one)
            return (
              <button
                key={one}
                type="button"
                role="gridcell"
                className={styles.day}
                data-outside={wholeMonth && one.slice(0, 7) !== day.slice(0, 7)}
                data-today={one === data.today}
                aria-selected={one === day}
                aria-current={one === data.today ? 'date' : undefined}
                data-day={one}
                tabIndex={one === day ? 0 : -1}
                onClick={() => onChoose(one)}
              >
                <b>{Number(one.slice(8))}</b>
                {own?.first.map((entry) => (
                  <EntryLine key={entry.key} entry={entry} short />
                ))}
                {own && own.total > own.first.length ? (
                  <Text size="small" tone="quiet">
                    {t('more', { count: number(own.total - own.first.length, { digits: 0 }) })}
                  </Text>
                ) : null}
              </button>
            )
          })}
        </div>
      ))}
    </div>
  )
}
