import { figures } from '@pandora/contract/domains/figures/operations'
import { CallFailure } from '../../../lib/api/failure.ts'
import { useOperation } from '../../../lib/api/useOperation.ts'
import { dateTime } from '../../../lib/formats.ts'
import { named } from '../../../lib/names.ts'
import { useLanguage, useTexts } from '../../../lib/texts.ts'
import { Answer } from '../../../ui/Answer.tsx'
import { SidePanel } from '../../../ui/SidePanel.tsx'
import { Empty, Skeleton } from '../../../ui/States.tsx'
import type { AnyPlace, FigurePlace } from './figureField.ts'
import styles from './FigureReceipt.module.css'
import { bared } from '../../../ui/basis/basis.ts'
import { FigureValue } from './FigureValue.tsx'
import { depthOf } from './receiptModel.ts'
import type { FigureReceiptData } from './receiptModel.ts'
import { ReceiptPartLine } from './ReceiptPartLine.tsx'
import { figureTexts } from './texts.ts'
import { DayReceipt, TodayReceipt } from './TodayReceipt.tsx'
import { useFigureWords } from './useFigureWords.ts'

function Body({ data }: { data: FigureReceiptData }) {
  const t = useTexts(figureTexts)
  const { absenceText, formulaText, standInText } = useFigureWords()
  return (
    <div className={styles.receipt}>
      <p className={styles.value}>
        <FigureValue value={bared(data.value)} unit={data.unit} reason={absenceText(data.absence)} strong />{' '}
        <small>
          {data.year}Q{data.quarter} · {t(`basis_${data.basis}`)}
        </small>
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
      {data.history.length > 1 ? (
        <>
          <h3>{t('history')}</h3>
          <ul className={styles.history}>
            {data.history.map((one) => (
              <li key={`${one.knownAt ?? ''} ${one.supersededAt ?? ''}`}>
                <span className={styles.quiet}>
                  {one.knownAt ? dateTime(one.knownAt).slice(0, 10) : t('unknownAt')}
                </span>
                <FigureValue value={one.value} unit={data.unit} />
              </li>
            ))}
          </ul>
        </>
      ) : null}
    </div>
  )
}

/**
 * How a figure of a company comes about, beside the screen: formula, inputs with source and line, and what was
 * restated.
 */
export function FigureReceipt({ place, onClose }: { place: AnyPlace; onClose: () => void }) {
  return place.basis === 'today' ? (
    <TodayReceipt key={`${place.companyId} ${place.figure}`} place={place} onClose={onClose} />
  ) : place.basis === 'day' ? (
    <DayReceipt key={`${place.companyId} ${place.figure} ${place.day}`} place={place} onClose={onClose} />
  ) : (
    <PeriodReceipt place={place} onClose={onClose} />
  )
}

function PeriodReceipt({ place, onClose }: { place: FigurePlace; onClose: () => void }) {
  const t = useTexts(figureTexts)
  const language = useLanguage()
  const { figureName } = useFigureWords()
  const query = useOperation(figures.receipt, place)
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
