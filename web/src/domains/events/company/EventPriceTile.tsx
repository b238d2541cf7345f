import { ChevronLeft, ChevronRight } from 'lucide-react'
import { useMemo } from 'react'
import { companies } from '@pandora/contract/domains/companies/operations'
import { events } from '@pandora/contract/domains/events/operations'
import { barFinder } from '@pandora/contract/domains/markets/bar-of'
import { barsOf, ranges } from '../../../charts/bars.ts'
import { CompareChips } from '../../companies/offers/compare/CompareChips.tsx'
import { CompareSearch } from '../../companies/offers/compare/CompareSearch.tsx'
import { useCompared } from '../../companies/offers/compare/useCompared.ts'
import { EventChart } from '../../../charts/EventChart.tsx'
import type { Pin } from '../../../charts/priceModel.ts'
import { useAddressField } from '../../../lib/address.ts'
import { useOperation } from '../../../lib/api/useOperation.ts'
import { useReread } from '../../../lib/live/useReread.ts'
import { useTexts } from '../../../lib/texts.ts'
import { usePhone } from '../../../lib/usePhone.ts'
import { Answer } from '../../../ui/Answer.tsx'
import { IconButton } from '../../../ui/Button.tsx'
import { Move } from '../../price-events/offers/move/Move.tsx'
import { ProvenanceLink } from '../../../ui/ProvenanceLink.tsx'
import { SegmentedControl } from '../../../ui/SegmentedControl.tsx'
import { Empty, Skeleton } from '../../../ui/States.tsx'
import { Tile } from '../../../ui/Tile.tsx'
import { chartTexts } from '../../../charts/texts.ts'
import { daysInSight, sightIn, sightText, weightiest } from '../../../charts/weightiest.ts'
import { useVocabulary } from '../../analysis/offers/vocabulary/useVocabulary.ts'
import styles from './EventPriceTile.module.css'
import { companyEventTexts } from './texts.ts'
import { barMark } from './barMark.ts'

const spans = ['1', '5', '20'] as const
const topics = ['analysis'] as const
/** Events whose marks bear their name. */
const NAMED = 3

/**
 * Candles with the events at the bars that could first answer to them, and why the price moved on the chosen day, or
 * over the days up to it.
 */
export function EventPriceTile({
  companyId,
  securityId,
  name,
  className,
}: {
  companyId: string
  securityId: string
  name: string
  className?: string | undefined
}) {
  const t = useTexts(companyEventTexts)
  const charts = useTexts(chartTexts)
  const word = useVocabulary()
  const phone = usePhone()
  const prices = useOperation(companies.stockPrice, { securityId })
  const happened = useOperation(events.ofCompany, { companyId, reach: 'both', page: 0, size: 200 })
  useReread(events.ofCompany, topics)
  const [asked, setBar] = useAddressField('bar')
  const [rangeText, setRange] = useAddressField('eventRange')
  const [spanText, setSpan] = useAddressField('span')
  const [scale, setScale] = useAddressField('eventScale')
  const compared = useCompared(securityId, ...useAddressField('compare'))
  const range = ranges.find((one) => one === rangeText) ?? '6m'
  // A range, or the days that the reader moved to: one field, as either takes the other's place.
  const sight = useMemo(() => sightIn(rangeText), [rangeText])
  const span = spans.find((one) => one === spanText) ?? '1'
  const bars = useMemo(() => (prices.data ? barsOf(prices.data) : []), [prices.data])
  const canLog = bars.every(({ low, close }) => (low ?? close) > 0)
  const log = scale === 'log' && canLog
  const index = asked ? bars.findLastIndex(({ date }) => date <= asked) : bars.length - 1
  const day = bars[index]?.date
  const from = bars[Math.max(0, index - Number(span) + 1)]?.date
  const pins = useMemo((): Pin[] => {
    const find = barFinder(
      securityId,
      bars.map(({ date }) => date),
    )
    const ofBars = Map.groupBy(happened.data?.dataList ?? [], (event) =>
      find({ at: event.happenedAt, day: event.happenedDay, precision: event.precision }),
    )
    const marks = [...ofBars]
      .flatMap(([date, own]) => (date ? [{ date, ...barMark(own) }] : []))
      .toSorted((a, b) => (a.date < b.date ? -1 : 1))
    const names = weightiest(
      marks,
      daysInSight(
        bars.map(({ date }) => date),
        range,
        sight,
      ),
      phone ? 1 : NAMED,
    )
    return marks.map(({ date, side, type, count }) => ({
      date,
      chosen: date === day,
      named: names.has(date),
      side,
      text: count > 1 ? `${word('event', type)} +${count - 1}` : word('event', type),
    }))
  }, [happened.data, bars, range, sight, securityId, day, word, phone])
  return (
    <Tile
      title={t('pricesAndEvents')}
      className={className}
      onRefresh={() => {
        void prices.refetch()
        void happened.refetch()
      }}
      refreshing={prices.isFetching || happened.isFetching}
      health={prices.error ? 'error' : prices.data ? (bars.length ? 'ok' : 'empty') : undefined}
      source={<ProvenanceLink provenance={prices.data?.provenance} bare />}
      controls={
        <>
          <SegmentedControl
            label={charts('range')}
            value={sight ? '' : range}
            onChange={setRange}
            options={ranges.map((value) => ({ value, text: charts(`range_${value}`) }))}
          />
          {phone ? null : (
            <SegmentedControl
              label={charts('scale')}
              value={log && compared.lines.length === 0 ? 'log' : 'linear'}
              onChange={(next) => setScale(next === 'log' ? 'log' : '')}
              options={[
                { value: 'linear', text: charts('linear') },
                {
                  value: 'log',
                  text: charts('log'),
                  disabledBecause: compared.lines.length
                    ? charts('logCompared')
                    : canLog
                      ? undefined
                      : charts('logImpossible'),
                },
              ]}
            />
          )}
          <CompareSearch
            taken={[securityId, ...compared.chosen.map(({ id }) => id)]}
            count={compared.chosen.length}
            onChoose={compared.add}
          />
        </>
      }
    >
      <Answer query={prices} waiting={<Skeleton shape="block" />}>
        {() =>
          bars.length === 0 ? (
            <Empty why={t('noBarsSource')} />
          ) : (
            <div className={styles.body}>
              <CompareChips chosen={compared.chosen} onRemove={compared.remove} />
              <div className={styles.chart}>
                <EventChart
                  name={name}
                  bars={bars}
                  range={range}
                  pins={pins}
                  onChoose={setBar}
                  log={log}
                  compared={compared.lines}
                  sight={sight}
                  onSight={(seen) => setRange(sightText(seen))}
                />
              </div>
              <div className={styles.why}>
                {day && from ? (
                  <Move
                    companyId={companyId}
                    from={from}
                    to={day}
                    days={
                      <>
                        <IconButton
                          size="small"
                          label={t('earlierBar')}
                          disabled={index <= 0}
                          onClick={() => setBar(bars[index - 1]?.date ?? '')}
                        >
                          <ChevronLeft size={14} aria-hidden="true" />
                        </IconButton>
                        <b>{day}</b>
                        <IconButton
                          size="small"
                          label={t('laterBar')}
                          disabled={index >= bars.length - 1}
                          onClick={() => setBar(bars[index + 1]?.date ?? '')}
                        >
                          <ChevronRight size={14} aria-hidden="true" />
                        </IconButton>
                        <SegmentedControl
                          label={t('span')}
                          value={span}
                          onChange={(next) => setSpan(next === '1' ? '' : next)}
                          options={spans.map((value) => ({ value, text: t(`span_${value}`) }))}
                        />
                      </>
                    }
                  />
                ) : null}
              </div>
            </div>
          )
        }
      </Answer>
    </Tile>
  )
}
