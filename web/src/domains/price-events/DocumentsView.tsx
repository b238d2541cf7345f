import { useCallback, useEffect, useMemo, useRef, useState } from 'react'
import { documentKinds } from '@pandora/contract/domains/documents/kinds'
import { Age } from '../../ui/Age.tsx'
import { Figure } from '../../ui/Figure.tsx'
import { Reader } from '../flash/offers/reader/Reader.tsx'
import { CommonSource } from '../../ui/source/CommonSource.tsx'
import { useSources } from '../../ui/source/useSources.ts'
import { SegmentedControl } from '../../ui/SegmentedControl.tsx'
import { dateTime, longDay } from '../../lib/formats.ts'
import { named } from '../../lib/names.ts'
import type { priceEventsViews } from '@pandora/contract/domains/price-events/rooms'
import type { ViewProps } from '../../lib/view.ts'
import { useLanguage, useTexts } from '../../lib/texts.ts'
import { ViewBody } from '../../ui/view/ViewBody.tsx'
import { CompanyBar } from './CompanyBar.tsx'
import { EventList } from './EventList.tsx'
import { FilterBar } from './FilterBar.tsx'
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
  const { data } = events
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
  const { common, sourceOf } = useSources(shown)
  const answer = companyId === undefined ? { ...list, data: list.data ? null : undefined } : events
  const nothing = (all: typeof data | null) => {
    if (!all) return { why: t('noCompany') }
    if (days.length) return undefined
    return kind
      ? { why: t('noKind'), action: { text: t('allKinds'), run: () => setParameters({ kind: null }) } }
      : { why: t('noEvents') }
  }
  return (
    <div ref={view} className={styles.whole}>
      <ViewBody
        answer={answer}
        context={companyId ? name : null}
        source={() => (shown[0] ? <Age at={shown[0].newsTimestamp} /> : null)}
        empty={nothing}
        table={() => (shown.length ? table() : undefined)}
        note={(all) => (all?.hasMore ? t('eventsLeft') : null)}
        bar={
          <>
            <CompanyBar subject={subject} onCompany={onCompany} />
            <FilterBar off={parameters.off} onChange={(off) => setParameters({ off })} />
            {kinds.length > 1 ? (
              <SegmentedControl
                label={t('kind')}
                value={kind ?? 'all'}
                onChange={(next) => setParameters({ kind: next === 'all' ? null : next })}
                options={[
                  { value: 'all', text: t('all') },
                  ...kinds.map((value) => ({ value, text: t(`kind_${value}`) })),
                ]}
              />
            ) : null}
          </>
        }
      >
        {() => (
          <div className={styles.days} data-events="">
            <CommonSource of={common} />
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
                <EventList label={of} events={ofDay} opened={opened} sourceOf={sourceOf} onOpen={open} />
              </section>
            ))}
          </div>
        )}
      </ViewBody>
      {opened ? <Reader key={opened} newsId={opened} onClose={() => open(null)} onCompany={onCompany} /> : null}
    </div>
  )
}
