import { useEffect, useMemo, useRef } from 'react'
import type { Bar } from '../../charts/bars.ts'
import { useTexts } from '../../lib/texts.ts'
import { Figure } from '../../ui/Figure.tsx'
import { EventList } from './EventList.tsx'
import type { PriceEvent } from './pinned.ts'
import styles from './PriceEvents.module.css'
import { priceEventTexts } from './texts.ts'

interface Props {
  documents: ReadonlyMap<string, readonly PriceEvent[]>
  bars: readonly Bar[]
  day: string
  opened: string | null
  /** Older ones were left out. */
  hasMore: boolean
  onDay: (day: string) => void
  onOpen: (newsId: string) => void
}

/** All bars that have documents, the newest first, beside the chart: the bar chosen in either is marked in both. */
export function BarsBeside({ documents, bars, day, opened, hasMore, onDay, onOpen }: Props) {
  const t = useTexts(priceEventTexts)
  const list = useRef<HTMLDivElement>(null)
  const days = useMemo(() => [...documents].toSorted(([a], [b]) => (a < b ? 1 : -1)), [documents])
  const changes = useMemo(() => new Map(bars.map(({ date, changeRate }) => [date, changeRate])), [bars])
  // Inside the list only: scrolling into view would move the page as well.
  useEffect(() => {
    if (days.length === 0) return
    const [box, section] = [list.current, list.current?.querySelector<HTMLElement>(`[data-bar="${CSS.escape(day)}"]`)]
    if (
      box &&
      section &&
      (section.offsetTop < box.scrollTop || section.offsetTop + section.offsetHeight > box.scrollTop + box.clientHeight)
    )
      box.scrollTop = section.offsetTop
  }, [day, days])
  const open = (of: string, newsId: string) => {
    onDay(of)
    onOpen(newsId)
  }
  return (
    <section className={styles.beside} aria-label={t('beside')}>
      <div ref={list} className={styles.besideList} data-events="">
        {days.length === 0 ? (
          <p className={styles.none}>{t('noEvents')}</p>
        ) : (
          days.map(([of, events]) => (
            <section key={of} data-bar={of} className={of === day ? styles.marked : undefined} aria-label={of}>
              <h3 className={styles.day}>
                <button type="button" aria-pressed={of === day} onClick={() => onDay(of)}>
                  <b>{of}</b> {t('pins', { count: events.length })}
                </button>
                <Figure value={changes.get(of)} as="percent" change />
              </h3>
              <EventList
                label={t('onBar', { day: of })}
                events={events}
                opened={opened}
                narrow
                onOpen={(newsId) => open(of, newsId)}
              />
            </section>
          ))
        )}
        {hasMore ? <p className={styles.none}>{t('eventsLeft')}</p> : null}
      </div>
    </section>
  )
}
