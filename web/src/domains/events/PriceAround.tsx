import { useMemo } from 'react'
import { barFinder } from '@pandora/contract/domains/markets/bar-of'
import { companies } from '@pandora/contract/domains/companies/operations'
import type { events } from '@pandora/contract/domains/events/operations'
import type { OutputOf } from '@pandora/contract/operation'
import { barsOf } from '../../charts/bars.ts'
import { EventChart } from '../../charts/EventChart.tsx'
import type { Pin } from '../../charts/priceModel.ts'
import { useAddressField } from '../../lib/address.ts'
import { useOperation } from '../../lib/api/useOperation.ts'
import { named } from '../../lib/names.ts'
import { useLanguage, useTexts } from '../../lib/texts.ts'
import { Answer } from '../../ui/Answer.tsx'
import { Move } from '../price-events/offers/move/Move.tsx'
import { ProvenanceLink } from '../../ui/ProvenanceLink.tsx'
import { SegmentedControl } from '../../ui/SegmentedControl.tsx'
import { Empty, Skeleton } from '../../ui/States.tsx'
import { Tile } from '../../ui/Tile.tsx'
import { useVocabulary } from '../analysis/offers/vocabulary/useVocabulary.ts'
import styles from './EventScreen.module.css'
import { eventScreenTexts } from './texts.ts'

type Detail = OutputOf<typeof events.detail>
/** Bars in sight before and after that of the event. */
const AROUND = 45
const spans = ['1', '5', '20'] as const

/**
 * The price of the company an event is about, with the event at the bar that could first answer to it, and why it moved
 * then or in the days from it.
 */
export function PriceAround({ event, companyId }: { event: Detail; companyId: string }) {
  const t = useTexts(eventScreenTexts)
  const word = useVocabulary()
  const language = useLanguage()
  const [spanText, setSpan] = useAddressField('span')
  const span = spans.find((one) => one === spanText) ?? '1'
  const securityId = useOperation(companies.profile, { companyId }).data?.securityId ?? ''
  const prices = useOperation(companies.stockPrice, { securityId }, { enabled: securityId !== '' })
  const bars = useMemo(() => (prices.data ? barsOf(prices.data) : []), [prices.data])
  const day = useMemo(
    () =>
      barFinder(
        securityId,
        bars.map(({ date }) => date),
      )({ at: event.happenedAt, day: event.happenedDay, precision: event.precision }),
    [securityId, bars, event.happenedAt, event.happenedDay, event.precision],
  )
  const at = bars.findIndex(({ date }) => date === day)
  const pins = useMemo(
    (): Pin[] =>
      day
        ? [
            {
              date: day,
              chosen: true,
              side: event.effect === 'neutral' ? undefined : event.effect,
              text: word('event', event.type),
            },
          ]
        : [],
    [day, event.effect, event.type, word],
  )
  const sight = useMemo(() => {
    const [first, last] = [bars[Math.max(0, at - AROUND)], bars[Math.min(bars.length - 1, at + AROUND)]]
    return at >= 0 && first && last ? { from: first.date, to: last.date } : undefined
  }, [bars, at])
  const to = at < 0 ? undefined : bars[Math.min(bars.length - 1, at + Number(span) - 1)]?.date
  const name = named(event.nameZh, event.nameEn, language, companyId)
  return (
    <Tile
      title={t('price')}
      context={name}
      fit
      onRefresh={() => {
        void prices.refetch()
      }}
      refreshing={prices.isFetching}
      health={prices.error ? 'error' : prices.data ? (bars.length ? 'ok' : 'empty') : undefined}
      source={<ProvenanceLink provenance={prices.data?.provenance} bare />}
      controls={
        to ? (
          <SegmentedControl
            label={t('span')}
            value={span}
            onChange={(next) => setSpan(next === '1' ? '' : next)}
            options={spans.map((value) => ({ value, text: t(`span_${value}`) }))}
          />
        ) : undefined
      }
    >
      <Answer query={prices} waiting={<Skeleton shape="block" />}>
        {() =>
          bars.length === 0 ? (
            <Empty why={t('noBars')} />
          ) : (
            <>
              <div className={styles.chart}>
                <EventChart name={name} bars={bars} range="6m" pins={pins} sight={sight} onChoose={() => undefined} />
              </div>
              {day && to ? (
                <div className={styles.why}>
                  <Move companyId={companyId} from={day} to={to} />
                </div>
              ) : (
                <p className={styles.quiet}>{t('noBarYet')}</p>
              )}
            </>
          )
        }
      </Answer>
    </Tile>
  )
}
