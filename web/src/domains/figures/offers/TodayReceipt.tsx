import { figures } from '@pandora/contract/domains/figures/operations'
import type { OutputOf } from '@pandora/contract/operation'
import type { UseQueryResult } from '@tanstack/react-query'
import { CallFailure } from '../../../lib/api/failure.ts'
import { useOperation } from '../../../lib/api/useOperation.ts'
import { dateTime, number } from '../../../lib/formats.ts'
import { named } from '../../../lib/names.ts'
import { useLanguage, useTexts } from '../../../lib/texts.ts'
import { Answer } from '../../../ui/Answer.tsx'
import { SidePanel } from '../../../ui/SidePanel.tsx'
import { Empty, Skeleton } from '../../../ui/States.tsx'
import { useFigureField } from './figureField.ts'
import type { DayPlace, TodayPlace } from './figureField.ts'
import styles from './FigureReceipt.module.css'
import { bared } from '../../../ui/basis/basis.ts'
import { FigureValue } from './FigureValue.tsx'
import { ReceiptPartLine } from './ReceiptPartLine.tsx'
import { depthOf } from './receiptModel.ts'
import { figureTexts } from './texts.ts'
import { useFigureWords } from './useFigureWords.ts'

type Data = Omit<OutputOf<typeof figures.todayReceipt>, 'figure' | 'sample'> & {
  sample?: OutputOf<typeof figures.todayReceipt>['sample']
}

/**
 * What a percentile ranks a value among: how many, how far they reach, and of a class those nearest, each with a
 * receipt of its own.
 */
function Sample({ sample }: { sample: NonNullable<Data['sample']> }) {
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
                {named(one.nameZh, one.nameEn, language, one.companyId)}
              </button>
              <FigureValue value={one.value} unit="times" />
            </li>
          ))}
        </ul>
      ) : null}
    </>
  )
}

function Body({ data }: { data: Data }) {
  const t = useTexts(figureTexts)
  const { absenceText, formulaText, standInText } = useFigureWords()
  return (
    <div className={styles.receipt}>
      <p className={styles.value}>
        <FigureValue value={bared(data.value)} unit={data.unit} reason={absenceText(data.absence)} strong />{' '}
        <small>{t('onDay', { day: data.priceDate ?? '–' })}</small>
      </p>
      {data.absence ? (
        <p className={styles.absent}>{t('missing', { reason: absenceText(data.absence) ?? '' })}</p>
      ) : null}
      {data.standIns.length > 0 ? (
        <p className={styles.absent}>{t('standInOf', { words: standInText(data.standIns) ?? '' })}</p>
      ) : null}
      <p className={styles.quiet}>{data.knownAt ? t('knownAt', { at: dateTime(data.knownAt) }) : t('unknownAt')}</p>
      <h3>{t('formula')}</h3>
      <p>{formulaText(data.formula)}</p>
      {data.sample ? <Sample sample={data.sample} /> : null}
      <h3>{t('parts')}</h3>
      {data.parts.length ? (
        <ul className={styles.parts}>
          {data.parts.map((part) => (
            <ReceiptPartLine key={part.id} part={part} depth={depthOf(data.parts, part)} />
          ))}
        </ul>
      ) : (
        <p className={styles.quiet}>{t('noParts')}</p>
      )}
    </div>
  )
}

interface PanelProps<Told extends Data> {
  query: UseQueryResult<Told, CallFailure>
  place: TodayPlace | DayPlace
  onClose: () => void
}

/** A receipt of a valuation, beside the screen. */
function Panel<Told extends Data>({ query, place, onClose }: PanelProps<Told>) {
  const t = useTexts(figureTexts)
  const language = useLanguage()
  const { figureName } = useFigureWords()
  const unknown = query.error instanceof CallFailure && query.error.code === 'NOT_FOUND'
  return (
    <SidePanel
      title={figureName(place.figure)}
      context={query.data ? named(query.data.nameZh, query.data.nameEn, language, place.companyId) : undefined}
      onClose={onClose}
    >
      {unknown ? (
        <Empty why={t('notFound')} />
      ) : (
        <Answer query={query} waiting={<Skeleton count={8} height={26} />}>
          {(data) => <Body data={data} />}
        </Answer>
      )}
    </SidePanel>
  )
}

/** How a figure by the last price comes about. */
export function TodayReceipt({ place, onClose }: { place: TodayPlace; onClose: () => void }) {
  const { companyId, figure } = place
  return <Panel query={useOperation(figures.todayReceipt, { companyId, figure })} place={place} onClose={onClose} />
}

/** How a valuation of a past day comes about, of what was known on it. */
export function DayReceipt({ place, onClose }: { place: DayPlace; onClose: () => void }) {
  const { companyId, figure, day } = place
  return <Panel query={useOperation(figures.dayReceipt, { companyId, figure, day })} place={place} onClose={onClose} />
}
