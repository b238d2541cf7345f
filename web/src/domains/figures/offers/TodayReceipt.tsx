import { figures } from '@pandora/contract/domains/figures/operations'
import type { OutputOf } from '@pandora/contract/operation'
import { useOperation } from '../../../lib/api/useOperation.ts'
import { number } from '../../../lib/formats.ts'
import { named } from '../../../lib/names.ts'
import { useLanguage, useTexts } from '../../../lib/texts.ts'
import { useFigureField } from './figureField.ts'
import type { DayPlace, TodayPlace } from './figureField.ts'
import styles from './FigureReceipt.module.css'
import { FigureValue } from './FigureValue.tsx'
import { ReceiptBody, ReceiptPanel } from './ReceiptPanel.tsx'
import { figureTexts } from './texts.ts'
import { Text } from '../../../ui/kit/Text.tsx'

type Ranked = NonNullable<OutputOf<typeof figures.todayReceipt>['sample']>

/**
 * What a percentile ranks a value among: how many, how far they reach, and of a class those nearest, each with a
 * receipt of its own.
 */
function Sample({ sample }: { sample: Ranked }) {
  const t = useTexts(figureTexts)
  const language = useLanguage()
  const [, open] = useFigureField()
  const whole = (value: number) => number(value, { digits: 0 })
  const range = {
    lowest: number(sample.lowest, { digits: 2 }),
    median: number(sample.median, { digits: 2 }),
    highest: number(sample.highest, { digits: 2 }),
  }
  return (
    <>
      <h3>
        {sample.of === 'history'
          ? t('sampleHistory', { from: sample.from ?? '–', to: sample.to ?? '–' })
          : t('sampleIndustry', {
              name: named(sample.industryZh, sample.industryEn, language, sample.industryCode ?? '–'),
              level: sample.level ?? '–',
            })}
      </h3>
      <p>
        {t(sample.of === 'history' ? 'sampleWeeks' : 'sampleCompanies', {
          count: whole(sample.count),
          below: whole(sample.below),
          equal: whole(sample.equal),
          fewest: whole(sample.fewest),
        })}
      </p>
      <p className={styles.quiet}>{t('sampleRange', range)}</p>
      {sample.nearest.length ? (
        <ul className={styles.history}>
          {sample.nearest.map((one) => (
            <li key={one.companyId}>
              <button
                type="button"
                className={styles.peer}
                onClick={() => open({ companyId: one.companyId, figure: 'peTtm', basis: 'today' })}
              >
                <Text>{named(one.nameZh, one.nameEn, language, one.companyId)}</Text>
              </button>
              <FigureValue value={one.value} unit="times" />
            </li>
          ))}
        </ul>
      ) : null}
    </>
  )
}

/** How a figure by the last price comes about. */
export function TodayReceipt({ place, onClose }: { place: TodayPlace; onClose: () => void }) {
  const t = useTexts(figureTexts)
  const { companyId, figure } = place
  return (
    <ReceiptPanel query={useOperation(figures.todayReceipt, { companyId, figure })} place={place} onClose={onClose}>
      {(data) => (
        <ReceiptBody
          data={data}
          when={t('onDay', { day: data.priceDate ?? '–' })}
          sample={data.sample ? <Sample sample={data.sample} /> : null}
        />
      )}
    </ReceiptPanel>
  )
}

/** How a valuation of a past day comes about, of what was known on it. */
export function DayReceipt({ place, onClose }: { place: DayPlace; onClose: () => void }) {
  const t = useTexts(figureTexts)
  const { companyId, figure, day } = place
  return (
    <ReceiptPanel query={useOperation(figures.dayReceipt, { companyId, figure, day })} place={place} onClose={onClose}>
      {(data) => <ReceiptBody data={data} when={t('onDay', { day: data.priceDate ?? '–' })} />}
    </ReceiptPanel>
  )
}
