import { useCallback, useEffect, useMemo, useRef, useState } from 'react'
import { documentKinds } from '@pandora/contract/domains/documents/records'
import { Age } from '../../ui/Age.tsx'
import { Answer } from '../../ui/Answer.tsx'
import { Figure } from '../../ui/Figure.tsx'
import { Reader } from '../flash/offers/reader/Reader.tsx'
import { SegmentedControl } from '../../ui/SegmentedControl.tsx'
import { Empty, ErrorState, Skeleton } from '../../ui/States.tsx'
import { dateTime, longDay } from '../../lib/formats.ts'
import { named } from '../../lib/names.ts'
import type { priceEventsViews } from '@pandora/contract/domains/price-events/rooms'
import type { ViewProps } from '../../lib/view.ts'
import { useLanguage, useTexts } from '../../lib/texts.ts'
import { useHead } from '../../ui/view/useHead.ts'
import { CompanyBar } from './CompanyBar.tsx'
import { EventList } from './EventList.tsx'
import { FilterBar } from './FilterBar.tsx'
import room from '../../ui/RoomView.module.css'
import styles from './PriceEvents.module.css'
import { priceEventTexts } from './texts.ts'
import { useCompanyKeys } from './useCompanyKeys.ts'
import { useSubject } from './useSubject.ts'

/** A company's documents by day, newest first, each day with the change of the price on it. */
export default function DocumentsView({ parameters, setParameters }: ViewProps<typeof priceEventsViews.documents>) {
  const t = useTexts(priceEventTexts)
  const language = useLanguage()
  const view = useRef<HTMLDivElement>(null)
  const [opened, open] = useState<string | null>(null)
  const subject = useSubject(parameters)
  const { companyId, name, list, events, bars } = subject
  const choose = useRef(setParameters)
  useEffect(() => {
    choose.current = setParameters
  })
  const onCompany = useCallback((next: string) => {
    open(null)
    choose.current({ companyId: next })
  }, [])
  useCompanyKeys(view, subject.previous, subject.next, onCompany)
  const kind = documentKinds.find((one) => one === parameters.kind)
  const { data, error, isFetching } = events
  const day = parameters.date
  const kinds = useMemo(
    () => documentKinds.filter((one) => data?.eventSummaryList.some((event) => event.kind === one)),
    [data],
  )
  const shown = useMemo(
    () => (data?.eventSummaryList ?? []).filter((event) => !kind || event.kind === kind),
    [data, kind],
  )
  const days = useMemo(() => [...Map.groupBy(shown, ({ newsDay }) => newsDay)], [shown])
  const changes = useMemo(() => new Map(bars.map(({ date, changeRate }) => [date, changeRate])), [bars])
  useEffect(() => {
    if (day) view.current?.querySelector(`[data-day="${CSS.escape(day)}"]`)?.scrollIntoView({ block: 'nearest' })
  }, [day])

  const state = useMemo(() => {
    const [newest] = shown
    return {
      context: companyId ? name : null,
      refreshing: isFetching,
      health: error ? ('error' as const) : data ? (newest ? ('ok' as const) : ('empty' as const)) : undefined,
      source: newest ? <Age at={newest.newsTimestamp} /> : null,
    }
  }, [companyId, name, isFetching, error, data, shown])
  const table = () => ({
    name: `${name} ${t('documents')}`,
    head: [t('day'), t('time'), t('kind'), t('headline'), t('source'), t('barChange')],
    rows: shown.map((event) => [
      event.newsDay,
      event.precision === 'instant' ? dateTime(event.newsTimestamp).slice(11) : null,
      t(`kind_${event.kind}`),
      event.title,
      named(event.source, event.sourceEn, language),
      changes.get(event.newsDay),
    ]),
  })
  useHead(state, {
    refresh: () => {
      void events.refetch()
    },
    table: shown.length ? table : undefined,
  })
  return (
    <div ref={view} className={room.view}>
      <div className={room.bar}>
        <CompanyBar subject={subject} onCompany={onCompany} />
        <FilterBar off={parameters.off} onChange={(off) => setParameters({ off })} />
        {kinds.length > 1 ? (
          <span className={styles.controls}>
            <SegmentedControl
              label={t('kind')}
              value={kind ?? 'all'}
              onChange={(next) => setParameters({ kind: next === 'all' ? null : next })}
              options={[
                { value: 'all', text: t('all') },
                ...kinds.map((value) => ({ value, text: t(`kind_${value}`) })),
              ]}
            />
          </span>
        ) : null}
      </div>
      {companyId === undefined ? (
        list.error ? (
          <ErrorState
            failure={list.error}
            onRetry={() => {
              void list.refetch()
            }}
          />
        ) : list.data ? (
          <Empty why={t('noCompany')} />
        ) : (
          <Skeleton count={8} height={46} />
        )
      ) : (
        <Answer query={events} waiting={<Skeleton count={8} height={46} />}>
          {({ hasMore }) =>
            days.length === 0 ? (
              <Empty
                why={t(kind ? 'noKind' : 'noEvents')}
                action={kind ? { text: t('allKinds'), run: () => setParameters({ kind: null }) } : undefined}
              />
            ) : (
              <div className={styles.days} data-events="">
                {days.map(([of, ofDay]) => (
                  <section
                    key={of}
                    data-day={of}
                    className={of === day ? styles.marked : undefined}
                    aria-label={longDay(of, language)}
                  >
                    <h3 className={styles.day}>
                      <button
                        type="button"
                        aria-pressed={of === day}
                        onClick={() => setParameters({ date: of === day ? null : of })}
                      >
                        <b>{of.slice(5)}</b> {longDay(of, language)}
                      </button>
                      <Figure value={changes.get(of)} as="percent" change />
                    </h3>
                    <EventList label={of} events={ofDay} opened={opened} onOpen={open} />
                  </section>
                ))}
                {hasMore ? <p className={styles.none}>{t('eventsLeft')}</p> : null}
              </div>
            )
          }
        </Answer>
      )}
      {opened ? <Reader key={opened} newsId={opened} onClose={() => open(null)} onCompany={onCompany} /> : null}
    </div>
  )
}
