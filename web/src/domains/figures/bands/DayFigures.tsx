import type { BandFigure } from '@pandora/contract/domains/figures/bands'
import { lazy, Suspense } from 'react'
import { number } from '../../../lib/formats.ts'
import { useTexts } from '../../../lib/texts.ts'
import { Facts } from '../../../ui/kit/Facts.tsx'
import { Text } from '../../../ui/kit/Text.tsx'
import { FigureButton } from '../offers/FigureButton.tsx'
import { averagePrice } from '../offers/StandInMark.tsx'
import { useFigureWords } from '../offers/useFigureWords.ts'
import { bandsFor, type Bands } from './bandModel.ts'
import styles from './Bands.module.css'
import { bandTexts } from './texts.ts'

const DayPicker = lazy(() => import('../../../ui/day/DayPicker.tsx'))

interface Props {
  data: Bands
  figure: BandFigure
  /** The day that was pressed; absent: the last. */
  day: string | undefined
  company: string
  onDay: (day: string | null) => void
}

/** What stood on the day that is chosen, with its receipt, and where the present valuation stands in each span. */
export function DayFigures({ data, figure, day, company, onDay }: Props) {
  const t = useTexts(bandTexts)
  const { figureName, absenceText } = useFigureWords()
  const found = data.days.findLastIndex((one) => day === undefined || one <= day)
  const at = found < 0 ? data.days.length - 1 : found
  const on = data.days[at] ?? ''
  const bands = bandsFor(data, figure)
  const reason = absenceText(bands.gaps.find((gap) => gap.from <= on && on <= gap.to)?.absence)
  const byVwap = data.byVwap.includes(on) ? averagePrice : undefined
  return (
    <div className={styles.below} data-grows>
      <Suspense fallback={null}>
        <DayPicker label={t('choose')} value={on} onChange={onDay} notAfter={data.days.at(-1) ?? on} />
      </Suspense>
      <Facts
        as="cells"
        items={[
          { label: t('price'), value: `${number(data.prices[at])} ${data.currency ?? ''}` },
          {
            label: figureName(figure),
            value: (
              <FigureButton
                place={{ companyId: data.companyId, figure, basis: 'day', day: on }}
                value={data[figure][at] ?? null}
                unit="times"
                company={company}
                period={on}
                reason={reason}
                standIns={byVwap}
                strong
              />
            ),
          },
          { label: t('reportAt'), value: data.periodEnds[at] ?? '–' },
          ...bands.spans.map((span) => ({
            key: `span ${span.years}`,
            label: `${t('percentileNow')} · ${t(`years_${span.years as 0 | 1 | 3 | 5}`)}`,
            value: (
              <span
                title={
                  span.percentile === null
                    ? t('tooFew', { samples: span.samples, fewest: span.fewest })
                    : t('samplesOf', { samples: span.samples, from: span.from ?? '–' })
                }
              >
                {span.percentile === null ? '–' : `${number(span.percentile, { digits: 0 })}%`}
                {span.byVwap && span.percentile !== null ? <Text tone="quiet"> †</Text> : null}
              </span>
            ),
          })),
        ]}
      />
    </div>
  )
}
