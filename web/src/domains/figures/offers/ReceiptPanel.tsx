import type { figures } from '@pandora/contract/domains/figures/operations'
import type { OutputOf } from '@pandora/contract/operation'
import type { UseQueryResult } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { CallFailure } from '../../../lib/api/failure.ts'
import { dateTime } from '../../../lib/formats.ts'
import { named } from '../../../lib/names.ts'
import { useLanguage, useTexts } from '../../../lib/texts.ts'
import { Answer } from '../../../ui/Answer.tsx'
import { bared } from '../../../ui/basis/basis.ts'
import { SidePanel } from '../../../ui/SidePanel.tsx'
import { Empty, Skeleton } from '../../../ui/States.tsx'
import type { AnyPlace } from './figureField.ts'
import styles from './FigureReceipt.module.css'
import { FigureValue } from './FigureValue.tsx'
import { ReceiptPartLine } from './ReceiptPartLine.tsx'
import { depthOf } from './receiptModel.ts'
import { figureTexts } from './texts.ts'
import { useFigureWords } from './useFigureWords.ts'

type Told =
  | OutputOf<typeof figures.receipt>
  | OutputOf<typeof figures.todayReceipt>
  | OutputOf<typeof figures.dayReceipt>

/** What every receipt of a figure says: its value, of when, why it is absent or what stands in, formula and parts. */
export function ReceiptBody({
  data,
  when,
  sample,
  children,
}: {
  data: Pick<Told, 'value' | 'unit' | 'absence' | 'standIns' | 'knownAt' | 'formula' | 'parts'>
  /** The period or the day that the value is of. */
  when: string
  /** What the value was ranked among; stands before the parts. */
  sample?: ReactNode
  children?: ReactNode
}) {
  const t = useTexts(figureTexts)
  const { absenceText, formulaText, standInText } = useFigureWords()
  return (
    <div className={styles.receipt}>
      <p className={styles.value}>
        <FigureValue value={bared(data.value)} unit={data.unit} reason={absenceText(data.absence)} strong />{' '}
        <small>{when}</small>
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
      {sample}
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
      {children}
    </div>
  )
}

/** A receipt of a figure of a company, beside the screen. */
export function ReceiptPanel<Data extends Pick<Told, 'nameZh' | 'nameEn'>>({
  query,
  place,
  onClose,
  children,
}: {
  query: UseQueryResult<Data, CallFailure>
  place: AnyPlace
  onClose: () => void
  children: (data: Data) => ReactNode
}) {
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
          {children}
        </Answer>
      )}
    </SidePanel>
  )
}
