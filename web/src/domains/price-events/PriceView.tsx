import { X } from 'lucide-react'
import { useCallback, useEffect, useMemo, useRef, useState } from 'react'
import { ranges } from '../../charts/bars.ts'
import { CompareChips } from '../companies/offers/compare/CompareChips.tsx'
import { CompareSearch } from '../companies/offers/compare/CompareSearch.tsx'
import { useCompared } from '../companies/offers/compare/useCompared.ts'
import { BarTable } from '../../charts/BarTable.tsx'
import { EventChart } from '../../charts/EventChart.tsx'
import { chartTexts } from '../../charts/texts.ts'
import { daysInSight, sightIn, sightText } from '../../charts/weightiest.ts'
import { Answer } from '../../ui/Answer.tsx'
import { ProvenanceLink } from '../../ui/ProvenanceLink.tsx'
import { Reader } from '../flash/offers/reader/Reader.tsx'
import { SegmentedControl } from '../../ui/SegmentedControl.tsx'
import { Empty, ErrorState, Skeleton } from '../../ui/States.tsx'
import { useAsOf, useGo } from '../../lib/address.ts'
import type { priceEventsViews } from '@pandora/contract/domains/price-events/rooms'
import type { ViewProps } from '../../lib/view.ts'
import { useTexts } from '../../lib/texts.ts'
import { useHead } from '../../ui/view/useHead.ts'
import { useWidth } from '../../lib/useWidth.ts'
import { BarEvents } from './BarEvents.tsx'
import { BarsBeside } from './BarsBeside.tsx'
import { CompanyBar } from './CompanyBar.tsx'
import { FilterBar } from './FilterBar.tsx'
import room from '../../ui/RoomView.module.css'
import styles from './PriceEvents.module.css'
import { priceEventTexts } from './texts.ts'
import { useCompanyKeys } from './useCompanyKeys.ts'
import { useMarks } from './useMarks.ts'
import { useSubject } from './useSubject.ts'

const ROOMY = 560
/** From this width on the documents stand beside the chart. */
const WIDE = 980

/** A company's candles with its documents pinned to the bars they fell on (PRICE-01); the bar chosen shows them. */
export default function PriceView({ parameters, setParameters }: ViewProps<typeof priceEventsViews.price>) {
  const t = useTexts(priceEventTexts)
  const charts = useTexts(chartTexts)
  const go = useGo()
  const [asOf, setAsOf] = useAsOf()
  const view = useRef<HTMLDivElement>(null)
  const width = useWidth(view)
  const [opened, open] = useState<string | null>(null)
  const subject = useSubject(parameters)
  const { companyId, name, list, prices, events, bars, pins } = subject
  const choose = useRef(setParameters)
  useEffect(() => {
    choose.current = setParameters
  })
  const onCompany = useCallback((next: string) => {
    open(null)
    choose.current({ companyId: next, zoom: null })
  }, [])
  const onDay = useCallback((date: string) => choose.current({ date }), [])
  useCompanyKeys(view, subject.previous, subject.next, onCompany)
  const range = ranges.find((one) => one === parameters.range) ?? '6m'
  const asTable = parameters.as === 'table'
  const { data } = prices
  const asked = parameters.date
  const day = useMemo(() => {
    if (asked && bars.some(({ date }) => date === asked)) return asked
    // A linked tile may choose a day without trading: the bar that answers to it, else the last that has something.
    return (
      (asked ? bars.find(({ date }) => date > asked)?.date : undefined) ??
      [...pins.byBar.keys()].toSorted().at(-1) ??
      bars.at(-1)?.date ??
      ''
    )
  }, [asked, bars, pins])
  const wide = width >= WIDE && !asTable
  const log = parameters.scale === 'log' && bars.every(({ low, close }) => (low ?? close) > 0)
  const compared = useCompared(companyId ?? '', parameters.compare ?? '', (text) =>
    setParameters({ compare: text || null }),
  )
  const sight = useMemo(() => sightIn(parameters.zoom), [parameters])
  const inSight = useMemo(
    () =>
      daysInSight(
        bars.map(({ date }) => date),
        range,
        sight,
      ),
    [bars, range, sight],
  )
  const marks = useMarks(pins, inSight, day, width >= ROOMY)
  const basis = data?.basis
    ? data.basisDate
      ? t('basisAsOf', { basis: t(`basis_${data.basis}`), date: data.basisDate })
      : t(`basis_${data.basis}`)
    : null

  const state = useMemo(
    () => ({
      context: companyId ? name : null,
      health:
        (prices.error ?? events.error)
          ? ('error' as const)
          : data
            ? data.date.length
              ? ('ok' as const)
              : ('empty' as const)
            : undefined,
      source: data?.provenance ? <ProvenanceLink provenance={data.provenance} bare={width < ROOMY} /> : null,
      refreshing: prices.isFetching || events.isFetching,
    }),
    [companyId, name, prices.error, prices.isFetching, events.error, events.isFetching, data, width],
  )
  const table = () => ({
    name,
    head: [t('day'), 'open', 'high', 'low', 'close', t('barChange'), 'volume', t('documents')],
    rows: bars.map((bar) => [
      bar.date,
      bar.open,
      bar.high,
      bar.low,
      bar.close,
      bar.changeRate,
      bar.volume,
      pins.byBar
        .get(bar.date)
        ?.map(({ title }) => title)
        .join(' | '),
    ]),
  })
  useHead(state, {
    refresh: () => {
      void prices.refetch()
      void events.refetch()
    },
    table: bars.length ? table : undefined,
  })

  const none =
    data && asOf && data.laterBars > 0 ? (
      <Empty
        why={t('barsHidden', { asOf: asOf.slice(0, 16).replace('T', ' '), count: data.laterBars })}
        action={{ text: t('toLatest'), run: () => setAsOf(null) }}
      />
    ) : (
      <Empty why={t('noBars', { name })} action={{ text: t('toHealth'), run: () => go('/index/health') }} />
    )
  return (
    <div ref={view} className={room.view}>
      <div className={room.bar}>
        <CompanyBar subject={subject} onCompany={onCompany} />
        <FilterBar off={parameters.off} onChange={(off) => setParameters({ off })} />
        <span className={styles.controls}>
          <SegmentedControl
            label={t('range')}
            value={range}
            onChange={(next) => setParameters({ range: next, zoom: null })}
            options={ranges.map((value) => ({ value, text: t(`range_${value}`) }))}
          />
          {sight && !asTable ? (
            <button
              type="button"
              className={styles.zoom}
              onClick={() => setParameters({ zoom: null })}
              title={charts('zoomBack')}
            >
              {charts('zoomed', { ...sight })}
              <X size={12} aria-hidden="true" />
            </button>
          ) : null}
          {width >= ROOMY && !asTable ? (
            <SegmentedControl
              label={charts('scale')}
              value={log && compared.lines.length === 0 ? 'log' : 'linear'}
              onChange={(next) => setParameters({ scale: next === 'log' ? 'log' : null })}
              options={[
                { value: 'linear', text: charts('linear') },
                {
                  value: 'log',
                  text: charts('log'),
                  disabledBecause: compared.lines.length
                    ? charts('logCompared')
                    : bars.every(({ low, close }) => (low ?? close) > 0)
                      ? undefined
                      : charts('logImpossible'),
                },
              ]}
            />
          ) : null}
          {width >= ROOMY && !asTable && companyId ? (
            <CompareSearch
              taken={[companyId, ...compared.chosen.map(({ id }) => id)]}
              count={compared.chosen.length}
              onChoose={compared.add}
            />
          ) : null}
          {width >= ROOMY && data && data.bases.length > 1 && data.basis ? (
            <SegmentedControl
              label={t('basis')}
              value={data.basis}
              onChange={(next) => setParameters({ basis: next })}
              options={data.bases.map((value) => ({ value, text: t(`basis_${value}`) }))}
            />
          ) : null}
          <SegmentedControl
            label={t('view')}
            value={asTable ? 'table' : 'chart'}
            onChange={(next) => setParameters({ as: next === 'table' ? 'table' : null })}
            options={[
              { value: 'chart', text: t('chart') },
              { value: 'table', text: t('table') },
            ]}
          />
        </span>
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
          <Skeleton shape="block" />
        )
      ) : (
        <Answer query={prices} waiting={<Skeleton shape="block" />}>
          {() =>
            bars.length === 0 ? (
              none
            ) : (
              <>
                {asTable ? null : <CompareChips chosen={compared.chosen} onRemove={compared.remove} />}
                <div className={wide ? styles.wide : styles.narrow}>
                  <div className={styles.chart}>
                    {asTable ? (
                      <BarTable name={name} bars={bars} digits={2} onChoose={onDay} />
                    ) : (
                      <EventChart
                        name={name}
                        bars={bars}
                        range={range}
                        pins={marks}
                        onChoose={onDay}
                        log={log}
                        compared={compared.lines}
                        sight={sight}
                        onSight={(seen) => setParameters({ zoom: sightText(seen) })}
                      />
                    )}
                  </div>
                  {wide ? (
                    <BarsBeside
                      pins={pins}
                      bars={bars}
                      day={day}
                      opened={opened}
                      hasMore={events.data?.hasMore ?? false}
                      onDay={onDay}
                      onOpen={open}
                    />
                  ) : null}
                  {events.error && !events.data ? (
                    <ErrorState
                      failure={events.error}
                      onRetry={() => {
                        void events.refetch()
                      }}
                      withOld
                    />
                  ) : (
                    <BarEvents
                      subject={subject}
                      note={basis ? `${basis} · ${data?.currency ?? ''}` : ''}
                      day={day}
                      opened={opened}
                      beside={wide}
                      onDay={onDay}
                      onOpen={open}
                    />
                  )}
                </div>
              </>
            )
          }
        </Answer>
      )}
      {opened ? <Reader key={opened} newsId={opened} onClose={() => open(null)} onCompany={onCompany} /> : null}
    </div>
  )
}
