import { useCallback, useContext, useEffect, useMemo, useRef, useState } from 'react'
import type { priceEventsViews } from '@pandora/contract/domains/price-events/rooms'
import { canLog } from '../../charts/bars.ts'
import { BarTable } from '../../charts/BarTable.tsx'
import { indicatorsOf } from '../../charts/indicators/indicators.ts'
import { barsBy, placeOf } from '../../charts/price/interval.ts'
import { PriceCanvas } from '../../charts/price/PriceCanvas.tsx'
import { sightIn, sightText } from '../../charts/price/sight.ts'
import { chartTexts } from '../../charts/texts.ts'
import { daysInSight } from '../../charts/weightiest.ts'
import { useTexts } from '../../lib/texts.ts'
import { useWidth } from '../../lib/useWidth.ts'
import { PlaceContext } from '../../lib/view.ts'
import type { ViewProps } from '../../lib/view.ts'
import { CompareChips } from '../companies/offers/compare/CompareChips.tsx'
import { CompareSearch } from '../companies/offers/compare/CompareSearch.tsx'
import { useCompared } from '../companies/offers/compare/useCompared.ts'
import { Reader } from '../flash/offers/reader/Reader.tsx'
import { ProvenanceLink } from '../../ui/ProvenanceLink.tsx'
import { ErrorState } from '../../ui/States.tsx'
import { ViewBody } from '../../ui/view/ViewBody.tsx'
import { BarsBeside } from './BarsBeside.tsx'
import { CompanyBar } from './CompanyBar.tsx'
import { FilterBar } from './FilterBar.tsx'
import { BelowChart, belows, spans } from './price/Below.tsx'
import { ChartBar } from './price/ChartBar.tsx'
import { NoteDialog } from './price/NoteDialog.tsx'
import { sheetOf } from './price/sheet.ts'
import { priceTexts } from './price/texts.ts'
import { useDrawings } from './price/useDrawings.ts'
import { useNothing } from './price/useNothing.ts'
import { useSettings } from './price/useSettings.ts'
import styles from './PriceEvents.module.css'
import { momentOf, useChosenBar } from './useChosenBar.ts'
import { useCompanyKeys } from './useCompanyKeys.ts'
import { byBar, useMarks } from './useMarks.ts'
import { isIndex, useSubject } from './useSubject.ts'

const ROOMY = 560
/** From this width on the documents stand beside the chart. */
const WIDE = 980
/** Bars in sight before and after that of an event. */
const AROUND = 45

/**
 * The price of a company or an index (PRICE-01): bars of days, weeks or months with indicators, drawings and what is
 * compared, documents pinned to the bars they fell on, and below it the chosen bar.
 */
export default function PriceView({ parameters, setParameters }: ViewProps<typeof priceEventsViews.price>) {
  const t = useTexts(priceTexts)
  const charts = useTexts(chartTexts)
  const { given } = useContext(PlaceContext)
  const view = useRef<HTMLDivElement>(null)
  const width = useWidth(view)
  const [opened, open] = useState<string | null>(null)
  const [base, setBase] = useState<string | undefined>()
  const { at } = parameters
  const alone = given.has('companyId')
  const subject = useSubject(parameters, { around: momentOf(at)?.day, alone })
  const { companyId, name, list, prices, events, bars: daily, pins } = subject
  const { data } = prices
  const choose = useRef(setParameters)
  useEffect(() => {
    choose.current = setParameters
  })
  const onCompany = useCallback((next: string) => {
    open(null)
    choose.current({ companyId: next, zoom: null })
  }, [])
  const onDay = useCallback((date: string | null) => choose.current({ date }), [])
  useCompanyKeys(view, alone ? undefined : subject.previous, alone ? undefined : subject.next, onCompany)
  const settings = useSettings(parameters, setParameters)
  const { range, interval, type, scale, indicators } = settings.settings
  const { under, span: spanText } = parameters
  const asTable = parameters.as === 'table'
  const basis = data?.basis ?? null

  const bars = useMemo(() => barsBy(daily, interval), [daily, interval])
  const days = useMemo(() => daily.map(({ date }) => date), [daily])
  const documents = useMemo(() => byBar(pins.byBar, bars), [pins, bars])
  const lines = useMemo(() => indicatorsOf(indicators, bars, under), [indicators, bars, under])
  const compared = useCompared(
    companyId ?? '',
    basis,
    { compare: parameters.compare ?? '', beside: parameters.beside },
    (text) => setParameters({ compare: text || null }),
  )
  const wide = width >= WIDE && !asTable && !isIndex(companyId) && !given.has('below')
  const below =
    belows.find((one) => one === parameters.below) ?? (isIndex(companyId) ? 'bar' : alone ? 'why' : 'documents')
  const bar = useChosenBar(bars, days, {
    securityId: companyId ?? '',
    date: parameters.date,
    at,
    exact: below === 'bar',
    usual: below === 'documents' || wide ? [...documents.keys()].toSorted().at(-1) : undefined,
  })
  const day = bar?.date ?? ''
  const zoom = useMemo(() => sightIn(parameters.zoom), [parameters.zoom])
  const around = useMemo(() => {
    const place = at && !parameters.range && bar ? placeOf(bars, bar.date) : -1
    const [first, last] = [bars[Math.max(0, place - AROUND)], bars[Math.min(bars.length - 1, place + AROUND)]]
    return place >= 0 && first && last && first !== last ? { from: first.date, to: last.date } : undefined
  }, [at, parameters.range, bars, bar])
  const wanted = useMemo(() => zoom ?? around ?? { range }, [zoom, around, range])
  const inSight = useMemo(
    () =>
      daysInSight(
        bars.map(({ date }) => date),
        range,
        zoom ?? around,
      ),
    [bars, range, zoom, around],
  )
  const marks = useMarks(documents, { inSight, day, roomy: width >= ROOMY, event: parameters.event })
  const drawings = useDrawings(companyId, basis, daily)
  const possible = useMemo(() => (data ? canLog(data) : true), [data])
  const shown = useMemo(
    () => ({
      bars,
      type,
      log: scale === 'log' && possible,
      under,
      indicators: lines,
      volume: indicators.includes('volume'),
      compared: compared.lines,
      digits: 2,
    }),
    [bars, type, scale, possible, under, lines, indicators, compared.lines],
  )
  const basisText = basis
    ? data?.basisDate
      ? charts('basisAsOf', { basis: charts(`basis_${basis}`), date: data.basisDate })
      : charts(`basis_${basis}`)
    : ''
  const nothing = useNothing(name)
  const partial = useMemo(
    () => bars.filter((one) => one.open === null || one.high === null || one.low === null),
    [bars],
  )

  const answer =
    companyId === undefined
      ? { ...list, data: list.data ? null : undefined }
      : { ...prices, data: settings.waiting ? undefined : data }
  const also = companyId === undefined ? [] : isIndex(companyId) ? [drawings.query] : [events, drawings.query]
  const compare = companyId ? (
    <CompareSearch
      taken={[companyId, ...compared.chosen.map(({ id }) => id)]}
      count={compared.added}
      onChoose={compared.add}
    />
  ) : null
  const filters = isIndex(companyId) ? null : (
    <FilterBar off={parameters.off} onChange={(off) => setParameters({ off })} />
  )
  return (
    <div ref={view} className={styles.whole}>
      <ViewBody
        answer={answer}
        also={also}
        context={companyId && !alone ? name : null}
        source={(bars_) => (bars_ ? <ProvenanceLink provenance={bars_.provenance} bare={width < ROOMY} /> : null)}
        empty={nothing}
        table={(bars_) => (bars_?.date.length ? sheetOf({ name, bars, lines, documents, t: charts }) : undefined)}
        bar={
          <>
            {alone ? null : <CompanyBar subject={subject} onCompany={onCompany} />}
            {alone ? null : filters}
            <ChartBar
              settings={settings}
              drawings={drawings}
              moved={zoom !== undefined || around !== undefined}
              bases={data?.bases ?? []}
              basis={basis}
              basisText={basisText}
              onBasis={(next) => setParameters({ basis: next })}
              under={under}
              onUnder={(next) => setParameters({ under: next })}
              noLog={compared.lines.length ? charts('logCompared') : possible ? undefined : charts('logImpossible')}
              asTable={asTable}
              onTable={(table) => setParameters({ as: table ? 'table' : null })}
              filters={alone ? filters : null}
            >
              {asTable ? null : compare}
            </ChartBar>
          </>
        }
        note={() =>
          [
            basisText,
            data?.currency ?? '',
            partial.length ? charts('closeOnlyCount', { count: partial.length }) : '',
            compared.lines.length && basis === 'traded' ? t('tradedCompared') : '',
            drawings.displaced.length ? t('displaced', { count: drawings.displaced.length }) : '',
            drawings.later ? t('drawnLater', { count: drawings.later }) : '',
          ]
            .filter(Boolean)
            .join(' · ')
        }
      >
        {() => (
          <div className={wide ? styles.wide : styles.narrow}>
            <div className={styles.chart}>
              {asTable ? (
                <BarTable name={name} bars={bars} digits={2} onChoose={onDay} />
              ) : (
                <>
                  <CompareChips chosen={compared.chosen} onRemove={compared.remove} base={base} />
                  <PriceCanvas
                    name={name}
                    shown={shown}
                    pins={marks}
                    chosen={day || null}
                    told={parameters.date || at ? day : null}
                    wanted={wanted}
                    onSight={(seen) => setParameters({ zoom: sightText(seen) })}
                    onChoose={onDay}
                    onBase={setBase}
                    drawings={drawings.drawn}
                    selected={drawings.selected}
                    tool={drawings.tool}
                    onSelect={drawings.select}
                    onDrawn={drawings.draw}
                    onDelete={drawings.remove}
                    onUndo={drawings.undo}
                    onTool={drawings.setTool}
                  />
                </>
              )}
            </div>
            {wide ? (
              <BarsBeside
                documents={documents}
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
              <BelowChart
                subject={subject}
                bars={bars}
                bar={bar}
                asked={parameters.date ?? ''}
                documents={documents}
                below={below}
                onBelow={given.has('below') ? undefined : (next) => setParameters({ below: next })}
                beside={wide}
                span={spans.find((one) => one === spanText) ?? '1'}
                onSpan={(next) => setParameters({ span: next })}
                forward={at !== undefined}
                opened={opened}
                onDay={onDay}
                onOpen={open}
              />
            )}
          </div>
        )}
      </ViewBody>
      {drawings.unsaid ? <NoteDialog onSay={drawings.say} /> : null}
      {opened ? <Reader key={opened} newsId={opened} onClose={() => open(null)} onCompany={onCompany} /> : null}
    </div>
  )
}
