import { useMemo } from 'react'
import { FEWEST_POSTS, opinion } from '@pandora/contract/domains/opinion/operations'
import { postPlatforms } from '@pandora/contract/domains/opinion/records'
import { LineChart } from '../../../charts/LineChart.tsx'
import { pointsOf } from '../../../charts/lines.ts'
import type { Line } from '../../../charts/lines.ts'
import { useAddressField } from '../../../lib/address.ts'
import { useOperation } from '../../../lib/api/useOperation.ts'
import { number, percent } from '../../../lib/formats.ts'
import { useTexts } from '../../../lib/texts.ts'
import { Answer } from '../../../ui/Answer.tsx'
import { SegmentedControl } from '../../../ui/SegmentedControl.tsx'
import { Skeleton } from '../../../ui/States.tsx'
import { Tile } from '../../../ui/Tile.tsx'
import { MissingSource } from '../../documents/offers/MissingSource.tsx'
import styles from './Opinion.module.css'
import { opinionTexts } from './texts.ts'

const units = ['day', 'week', 'month'] as const
/** Ends of a scale in per cent. */
const PER_CENT = [0, 100] as const
const whole = (value: number) => number(value, { digits: 0 })
const share = (value: number | null) => percent(value, { digits: 1, sign: false })

/**
 * How bullish and bearish posts stand against each other over time, with the interval of the share, or the posts of
 * each stance (COMP-39). Spans of few posts are grey.
 */
export function RatioTile({
  companyId,
  name,
  className,
}: {
  companyId: string
  name: string
  className?: string | undefined
}) {
  const t = useTexts(opinionTexts)
  const [unitText, setUnit] = useAddressField('unit')
  const [platformText] = useAddressField('platform')
  const [shownText, setShown] = useAddressField('ratio')
  const unit = units.find((one) => one === unitText) ?? 'month'
  const platform = postPlatforms.find((one) => one === platformText)
  const counts = shownText === 'counts'
  const query = useOperation(
    opinion.ratioTrend,
    { companyId, unit, ...(platform ? { platform } : {}) },
    { keepPrevious: true },
  )
  const { data } = query
  const lines = useMemo((): Line[] => {
    if (!data) return []
    const line = (key: string, text: string, colour: string, values: readonly (number | null)[]): Line => ({
      key,
      name: text,
      colour,
      points: pointsOf(data.time, values),
    })
    if (counts)
      return [
        line('many', t('many'), 'opportunity', data.many),
        line('empty', t('empty'), 'risk', data.empty),
        line('neutral', t('neutral'), 'series-7', data.neutral),
        line('irrelevant', t('irrelevant'), 'line-strong', data.irrelevant),
      ]
    const band = data.time.map((day, place) => [day, data.low[place] ?? null, data.high[place] ?? null] as const)
    return [
      { ...line('few', t('ratioFew', { least: FEWEST_POSTS }), 'text-3', data.ratio), band, dots: true },
      {
        ...line(
          'ratio',
          t('ratioLine'),
          'series-1',
          data.ratio.map((value, place) => (data.grey[place] ? null : value)),
        ),
        dots: true,
      },
    ]
  }, [data, counts, t])
  const total = data?.total
  const none = data !== undefined && data.total.raw === 0
  return (
    <Tile
      title={t('ratio')}
      className={className}
      onRefresh={() => {
        void query.refetch()
      }}
      refreshing={query.isFetching}
      health={query.error ? 'error' : data ? (none ? 'empty' : 'ok') : undefined}
      onExport={
        data && !none
          ? () => ({
              name: t('ratio'),
              head: [
                t('date'),
                t('ratioLine'),
                t('low'),
                t('high'),
                t('many'),
                t('empty'),
                t('neutral'),
                t('irrelevant'),
              ],
              rows: data.time.map((day, place) => [
                day,
                data.ratio[place],
                data.low[place],
                data.high[place],
                data.many[place],
                data.empty[place],
                data.neutral[place],
                data.irrelevant[place],
              ]),
            })
          : undefined
      }
      controls={
        <>
          <SegmentedControl
            label={t('shownAs')}
            value={counts ? 'counts' : 'ratio'}
            onChange={(next) => setShown(next === 'counts' ? 'counts' : '')}
            options={(['ratio', 'counts'] as const).map((value) => ({ value, text: t(`show_${value}`) }))}
          />
          <SegmentedControl
            label={t('unit')}
            value={unit}
            onChange={(next) => setUnit(next === 'month' ? '' : next)}
            options={units.map((value) => ({ value, text: t(`unit_${value}`) }))}
          />
        </>
      }
    >
      <Answer query={query} waiting={<Skeleton shape="block" />}>
        {() =>
          none || !total ? (
            <MissingSource why={t('noRatio')} />
          ) : (
            <div className={styles.chart}>
              <LineChart
                name={`${name} · ${t(counts ? 'counts' : 'ratio')}`}
                lines={lines}
                unit={counts ? t('countUnit') : '%'}
                digits={counts ? 0 : 1}
                columns={counts}
                field="opinion"
                startRange="1y"
                bounds={counts ? null : PER_CENT}
              />
              <p className={styles.quiet}>
                {[
                  total.ratio === null
                    ? t('wholeNone')
                    : t('whole', {
                        ratio: share(total.ratio),
                        low: share(total.low),
                        high: share(total.high),
                        many: whole(total.many),
                        empty: whole(total.empty),
                        neutral: whole(total.neutral),
                        irrelevant: whole(total.irrelevant),
                      }),
                  total.unread > 0 ? t('unread', { count: whole(total.unread) }) : '',
                  counts ? '' : t('ratioLong'),
                ]
                  .filter(Boolean)
                  .join(' · ')}
              </p>
            </div>
          )
        }
      </Answer>
    </Tile>
  )
}
