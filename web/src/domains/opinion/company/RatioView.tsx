import { useContext, useMemo } from 'react'
import { FEWEST_POSTS, opinion } from '@pandora/contract/domains/opinion/operations'
import { LineChart } from '../../../charts/LineChart.tsx'
import { pointsOf } from '../../../charts/lines.ts'
import type { Line } from '../../../charts/lines.ts'
import { useOperation } from '../../../lib/api/useOperation.ts'
import { number, percent } from '../../../lib/formats.ts'
import { useTexts } from '../../../lib/texts.ts'
import { PlaceContext } from '../../../lib/view.ts'
import type { ViewProps } from '../../../lib/view.ts'
import { SegmentedControl } from '../../../ui/SegmentedControl.tsx'
import { ViewBody } from '../../../ui/view/ViewBody.tsx'
import { useMissing } from '../../documents/offers/useMissing.ts'
import type { opinionViews } from '../parameters.ts'
import { opinionTexts } from './texts.ts'

const sides = ['many', 'empty', 'neutral', 'irrelevant'] as const
const units = ['day', 'week', 'month'] as const
/** Ends of a scale in per cent. */
const PER_CENT = [0, 100] as const
const whole = (value: number) => number(value, { digits: 0 })
const share = (value: number | null) => percent(value, { digits: 1, sign: false })

/**
 * How bullish and bearish posts stand against each other over time, with the interval of the share, or the posts of
 * each stance (COMP-39). Spans of few posts are grey.
 */
export default function RatioView({ parameters, setParameters }: ViewProps<typeof opinionViews.ratio>) {
  const t = useTexts(opinionTexts)
  const missing = useMissing()
  const { about } = useContext(PlaceContext)
  const { companyId = '', unit, platform, ratio } = parameters
  const counts = ratio === 'counts'
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
  return (
    <ViewBody
      answer={query}
      empty={({ total }) => (total.raw === 0 ? missing(t('noRatio')) : undefined)}
      table={(shown) => ({
        name: t('ratio'),
        head: [t('date'), t('ratioLine'), t('low'), t('high'), ...sides.map((side) => t(side))],
        rows: shown.time.map((day, place) => [
          day,
          shown.ratio[place],
          shown.low[place],
          shown.high[place],
          ...sides.map((side) => shown[side][place]),
        ]),
      })}
      note={({ total }) =>
        [
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
          .join(' · ')
      }
      controls={
        <>
          <SegmentedControl
            label={t('shownAs')}
            value={ratio}
            onChange={(next) => setParameters({ ratio: next })}
            options={(['ratio', 'counts'] as const).map((value) => ({ value, text: t(`show_${value}`) }))}
          />
          <SegmentedControl
            label={t('unit')}
            value={unit}
            onChange={(next) => setParameters({ unit: next })}
            options={units.map((value) => ({ value, text: t(`unit_${value}`) }))}
          />
        </>
      }
    >
      {() => (
        <LineChart
          name={[about, t(counts ? 'counts' : 'ratio')].filter(Boolean).join(' · ')}
          lines={lines}
          unit={counts ? t('countUnit') : '%'}
          digits={counts ? 0 : 1}
          columns={counts}
          field="opinion"
          startRange="1y"
          bounds={counts ? null : PER_CENT}
        />
      )}
    </ViewBody>
  )
}
