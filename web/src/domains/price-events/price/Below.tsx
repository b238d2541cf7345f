import { ChevronLeft, ChevronRight } from 'lucide-react'
import { lazy, Suspense } from 'react'
import { chartTexts } from '../../../charts/texts.ts'
import type { Candle } from '../../../charts/price/interval.ts'
import { useTexts } from '../../../lib/texts.ts'
import { BarDetail } from '../../companies/offers/bar/BarDetail.tsx'
import { IconButton } from '../../../ui/Button.tsx'
import { Figure } from '../../../ui/Figure.tsx'
import { SegmentedControl } from '../../../ui/SegmentedControl.tsx'
import { EventList } from '../EventList.tsx'
import { Move } from '../offers/move/Move.tsx'
import type { PriceEvent } from '../pinned.ts'
import styles from '../PriceEvents.module.css'
import { priceEventTexts } from '../texts.ts'
import { isIndex } from '../useSubject.ts'
import type { Subject } from '../useSubject.ts'
import { priceTexts } from './texts.ts'
import { scrollReach } from '../../../ui/scrollReach.ts'

const DayPicker = lazy(() => import('../../../ui/day/DayPicker.tsx'))

export const belows = ['documents', 'why', 'bar'] as const
export type Below = (typeof belows)[number]
export const spans = ['1', '5', '20'] as const
export type Span = (typeof spans)[number]

interface Props {
  subject: Subject
  bars: readonly Candle[]
  bar: Candle | undefined
  /** The day that was asked for; empty = none. */
  asked: string
  documents: ReadonlyMap<string, readonly PriceEvent[]>
  below: Below
  /** Undefined where the place says what stands below. */
  onBelow: ((below: Below) => void) | undefined
  /** Documents stand beside the chart: they are none of the choices. */
  beside: boolean
  span: Span
  onSpan: (span: Span) => void
  /** A move is explained from the bar on, as after an event; else up to it. */
  forward: boolean
  opened: string | null
  onDay: (day: string | null) => void
  onOpen: (newsId: string) => void
}

/** The chosen bar below the chart: its documents, why the price moved, or its figures; and the way to other bars. */
export function BelowChart({
  subject,
  bars,
  bar,
  asked,
  documents,
  below: wanted,
  onBelow,
  beside,
  span,
  onSpan,
  forward,
  opened,
  onDay,
  onOpen,
}: Props) {
  const t = useTexts(priceTexts)
  const words = useTexts(priceEventTexts)
  const charts = useTexts(chartTexts)
  const { companyId, events, prices, pins } = subject
  const index = isIndex(companyId)
  const choices = belows.filter((one) => (one === 'documents' ? !beside && !index : one === 'bar' || !index))
  const below = choices.find((one) => one === wanted) ?? choices[0] ?? 'bar'
  const day = bar?.date ?? asked
  const at = bar ? bars.indexOf(bar) : -1
  const busy = [...documents.keys()].toSorted()
  const [before, later] =
    below === 'documents'
      ? [busy.findLast((one) => one < day), busy.find((one) => one > day)]
      : [bars[at - 1]?.date, at < 0 ? undefined : bars[at + 1]?.date]
  const label = (way: 'previousBar' | 'nextBar', plain: 'earlierBar' | 'laterBar') =>
    below === 'documents' ? words(way) : t(plain)
  const days = Number(span)
  const from = bars[forward ? at : Math.max(0, at - days + 1)]?.from
  const to = bars[forward ? Math.min(bars.length - 1, at + days - 1) : at]?.date
  const here = documents.get(day) ?? []
  const step = (to_: string | undefined, text: string, sign: typeof ChevronLeft) => {
    const Sign = sign
    return (
      <IconButton size="small" label={text} disabled={!to_} onClick={() => onDay(to_ ?? null)}>
        <Sign size={14} aria-hidden="true" />
      </IconButton>
    )
  }
  return (
    <section className={styles.under} aria-label={words('onBar', { day })}>
      <div className={styles.underHead}>
        {step(before, label('previousBar', 'earlierBar'), ChevronLeft)}
        <span className={styles.pick}>
          <Suspense fallback={<b>{day}</b>}>
            <DayPicker label={t('day')} value={day || null} onChange={onDay} />
          </Suspense>
        </span>
        {step(later, label('nextBar', 'laterBar'), ChevronRight)}
        {bar && bar.days > 1 ? <span>{charts('barOf', { from: bar.from, to: bar.date })}</span> : null}
        <Figure value={bar?.changeRate} as="percent" change />
        {onBelow && choices.length > 1 ? (
          <SegmentedControl
            label={t('below')}
            value={below}
            onChange={onBelow}
            options={choices.map((value) => ({ value, text: t(`below_${value}`) }))}
          />
        ) : null}
        {below === 'why' ? (
          <SegmentedControl
            label={t('span')}
            value={span}
            onChange={onSpan}
            options={spans.map((value) => ({ value, text: t(`span_${value}`) }))}
          />
        ) : null}
        <span className={styles.aside}>
          {below === 'documents'
            ? pins.after.length
              ? words('afterClose', { count: pins.after.length })
              : events.data?.hasMore
                ? words('eventsLeft')
                : ''
            : ''}
        </span>
      </div>
      {below === 'bar' ? (
        prices.data ? (
          <div ref={scrollReach} className={styles.whyBody}>
            <BarDetail bars={prices.data} bar={bar} chosen={asked} onClear={() => onDay(null)} />
          </div>
        ) : null
      ) : below === 'why' ? (
        companyId && from && to ? (
          <div ref={scrollReach} className={styles.whyBody}>
            <Move companyId={companyId} from={from} to={to} />
          </div>
        ) : (
          <p className={styles.none}>{t('noBarYet')}</p>
        )
      ) : here.length ? (
        <EventList label={words('onBar', { day })} events={here} opened={opened} onOpen={onOpen} />
      ) : (
        <p className={styles.none}>{words(events.data && busy.length === 0 ? 'noEvents' : 'noneOnBar')}</p>
      )}
    </section>
  )
}
