import { ChevronLeft, ChevronRight } from 'lucide-react'
import { useState } from 'react'
import { IconButton } from '../../ui/Button.tsx'
import { Figure } from '../../ui/Figure.tsx'
import { Move } from './offers/move/Move.tsx'
import { SegmentedControl } from '../../ui/SegmentedControl.tsx'
import { useTexts } from '../../lib/texts.ts'
import { EventList } from './EventList.tsx'
import styles from './PriceEvents.module.css'
import { priceEventTexts } from './texts.ts'
import type { Subject } from './useSubject.ts'

interface Props {
  subject: Subject
  /** What the prices are counted in, and of when. */
  note: string
  /** Day of the bar whose documents are shown. */
  day: string
  opened: string | null
  /** The documents stand beside the chart: below it is why the bar moved. */
  beside?: boolean
  onDay: (day: string) => void
  onOpen: (newsId: string) => void
}

/** What is pinned to the chosen bar, or why it moved, and the bars with documents beside it. */
export function BarEvents({
  subject: { companyId, bars, pins, events },
  note,
  day,
  opened,
  beside = false,
  onDay,
  onOpen,
}: Props) {
  const t = useTexts(priceEventTexts)
  const [asked, setWhy] = useState(false)
  const why = asked || beside
  const bar = bars.find(({ date }) => date === day)
  const busy = [...pins.byBar.keys()].toSorted()
  const before = busy.findLast((one) => one < day)
  const later = busy.find((one) => one > day)
  const here = pins.byBar.get(day) ?? []
  return (
    <section className={styles.under} aria-label={t('onBar', { day })}>
      <div className={styles.underHead}>
        <IconButton
          size="small"
          label={t('previousBar')}
          disabled={!before}
          onClick={() => {
            if (before) onDay(before)
          }}
        >
          <ChevronLeft size={14} aria-hidden="true" />
        </IconButton>
        <b>{day}</b>
        <IconButton
          size="small"
          label={t('nextBar')}
          disabled={!later}
          onClick={() => {
            if (later) onDay(later)
          }}
        >
          <ChevronRight size={14} aria-hidden="true" />
        </IconButton>
        <Figure value={bar?.changeRate} as="percent" change />
        {beside ? (
          <span className={styles.whyTitle}>{t('why')}</span>
        ) : (
          <SegmentedControl
            label={t('under')}
            value={why ? 'why' : 'documents'}
            onChange={(next) => setWhy(next === 'why')}
            options={[
              { value: 'documents', text: t('documents') },
              { value: 'why', text: t('why') },
            ]}
          />
        )}
        <span className={styles.aside}>
          {[
            pins.after.length
              ? t('afterClose', { count: pins.after.length })
              : events.data?.hasMore
                ? t('eventsLeft')
                : '',
            note,
          ]
            .filter(Boolean)
            .join(' · ')}
        </span>
      </div>
      {why && companyId ? (
        <div className={styles.whyBody}>
          <Move companyId={companyId} from={day} to={day} />
        </div>
      ) : here.length ? (
        <EventList label={t('onBar', { day })} events={here} opened={opened} onOpen={onOpen} />
      ) : (
        <p className={styles.none}>{t(events.data && busy.length === 0 ? 'noEvents' : 'noneOnBar')}</p>
      )}
    </section>
  )
}
