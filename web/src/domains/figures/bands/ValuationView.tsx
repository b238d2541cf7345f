import { bandFigures, bandYears } from '@pandora/contract/domains/figures/bands'
import { figures } from '@pandora/contract/domains/figures/operations'
import type { bandViews } from '@pandora/contract/domains/figures/views'
import { useContext, useMemo } from 'react'
import { LineChart } from '../../../charts/LineChart.tsx'
import { useOperation } from '../../../lib/api/useOperation.ts'
import { number } from '../../../lib/formats.ts'
import { useReread } from '../../../lib/live/useReread.ts'
import { useTexts } from '../../../lib/texts.ts'
import { PlaceContext, type ViewProps } from '../../../lib/view.ts'
import { Row } from '../../../ui/kit/Stack.tsx'
import { SegmentedControl } from '../../../ui/SegmentedControl.tsx'
import { ViewBody } from '../../../ui/view/ViewBody.tsx'
import { useFigureWords } from '../offers/useFigureWords.ts'
import { bandsFor, beginOf, linesOf, yearsOf, type Bands } from './bandModel.ts'
import { DayFigures } from './DayFigures.tsx'
import { bandTexts } from './texts.ts'
import styles from './Bands.module.css'

const topics = ['figures', 'prices', 'companies'] as const
/** Gaps that are named below the picture. */
const NAMED = 3

/** PE or price to book over time with its percentiles, or the price at each of them. */
export default function ValuationView({ parameters, setParameters }: ViewProps<typeof bandViews.valuation>) {
  const t = useTexts(bandTexts)
  const { about } = useContext(PlaceContext)
  const { figureName, absenceText } = useFigureWords()
  useReread(figures.valuationBands, topics)
  const { companyId = '', figure, of } = parameters
  const query = useOperation(figures.valuationBands, { companyId })
  const { data } = query
  const years = data ? yearsOf(data, figure, parameters.years) : 0
  const begin = data ? beginOf(data, years) : 0
  const span = data ? bandsFor(data, figure).spans.find((one) => one.years === years) : undefined
  const lines = useMemo(
    () =>
      data && span
        ? linesOf({
            data,
            figure,
            span,
            begin,
            of,
            nameOf: (percent, multiple) =>
              percent === null
                ? of === 'price'
                  ? t('price')
                  : figureName(figure)
                : of === 'price'
                  ? t('bandLine', { percent, value: number(multiple, { digits: 1 }) })
                  : t('percentileLine', { percent }),
          })
        : [],
    [data, span, figure, begin, of, t, figureName],
  )
  const gapsOf = (one: Bands) =>
    bandsFor(one, figure)
      .gaps.filter((gap) => gap.to >= (one.days[begin] ?? ''))
      .slice(-NAMED)
      .map((gap) => t('gap', { from: gap.from, to: gap.to, reason: absenceText(gap.absence) ?? gap.absence }))
      .join(' · ')
  const noteOf = (one: Bands) => {
    const gaps = gapsOf(one)
    return [
      one.computing ? t('computing') : '',
      span?.multiples.length === 0 ? t('tooFew', { samples: span.samples, fewest: span.fewest }) : '',
      gaps === '' ? '' : t('gapsNote', { gaps }),
      one.byVwap.length > 0 ? t('byVwap', { count: one.byVwap.length }) : '',
      t('hindsight'),
    ]
      .filter((part) => part !== '')
      .join(' ')
  }
  return (
    <ViewBody
      answer={query}
      context={data?.latest.priceDate}
      source={() => t('openReceipt')}
      empty={(one) => {
        if (one.days.length === 0) return { why: t('noBars') }
        if (one[figure].some((value) => value !== null)) return undefined
        const last = bandsFor(one, figure).gaps.at(-1)?.absence
        return {
          why: one.prices.every((price) => price === null)
            ? t('adjustedOnly')
            : t('noStatements', { reason: absenceText(last) ?? '' }),
        }
      }}
      table={(one) => ({
        name: t('tableName', { company: about || companyId }),
        head: [t('day'), t('price'), ...bandFigures.map(figureName), t('reportAt'), '†'],
        rows: one.days
          .map((day, at) => [
            day,
            one.prices[at] ?? null,
            one.peTtm[at] ?? null,
            one.pbRatio[at] ?? null,
            one.periodEnds[at] ?? null,
            one.byVwap.includes(day) ? '†' : null,
          ])
          .slice(begin)
          .toReversed(),
      })}
      note={noteOf}
      bar={
        <Row gap={4} wrap>
          <SegmentedControl
            label={t('figure')}
            value={figure}
            options={bandFigures.map((value) => ({ value, text: figureName(value) }))}
            onChange={(next) => setParameters({ figure: next })}
          />
          <SegmentedControl
            label={t('of')}
            value={of}
            options={(['multiple', 'price'] as const).map((value) => ({ value, text: t(`of_${value}`) }))}
            onChange={(next) => setParameters({ of: next })}
          />
          <SegmentedControl
            label={t('years')}
            value={String(years)}
            options={bandYears.map((value) => ({ value: String(value), text: t(`years_${value}`) }))}
            onChange={(next) => setParameters({ years: next })}
          />
        </Row>
      }
    >
      {(one) => (
        <div className={styles.body}>
          <div className={styles.picture}>
            <LineChart
              name={`${about} ${figureName(figure)}`.trim()}
              lines={lines}
              unit={of === 'price' ? (one.currency ?? '') : ''}
              digits={of === 'price' ? 2 : 1}
              field="bands"
              startRange="all"
              small
              legend
              onChoose={(day) => setParameters({ day })}
            />
          </div>
          <DayFigures
            data={one}
            figure={figure}
            day={parameters.day}
            company={about || companyId}
            onDay={(day) => setParameters({ day })}
          />
        </div>
      )}
    </ViewBody>
  )
}
