import { figures } from '@pandora/contract/domains/figures/operations'
import { useOperation } from '../../../lib/api/useOperation.ts'
import { dateTime } from '../../../lib/formats.ts'
import { useTexts } from '../../../lib/texts.ts'
import type { AnyPlace, FigurePlace } from './figureField.ts'
import styles from './FigureReceipt.module.css'
import { FigureValue } from './FigureValue.tsx'
import { ReceiptBody, ReceiptPanel } from './ReceiptPanel.tsx'
import type { FigureReceiptData } from './receiptModel.ts'
import { figureTexts } from './texts.ts'
import { DayReceipt, TodayReceipt } from './TodayReceipt.tsx'

/** What the figure was before it was restated, the newest first. */
function History({ history, unit }: Pick<FigureReceiptData, 'history' | 'unit'>) {
  const t = useTexts(figureTexts)
  return (
    <>
      <h3>{t('history')}</h3>
      <ul className={styles.history}>
        {history.map((one) => (
          <li key={`${one.knownAt ?? ''} ${one.supersededAt ?? ''}`}>
            <span className={styles.quiet}>{one.knownAt ? dateTime(one.knownAt).slice(0, 10) : t('unknownAt')}</span>
            <FigureValue value={one.value} unit={unit} />
          </li>
        ))}
      </ul>
    </>
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
  return (
    <ReceiptPanel query={useOperation(figures.receipt, place)} place={place} onClose={onClose}>
      {(data) => (
        <ReceiptBody data={data} when={`${data.year}Q${data.quarter} · ${t(`basis_${data.basis}`)}`}>
          {data.history.length > 1 ? <History history={data.history} unit={data.unit} /> : null}
        </ReceiptBody>
      )}
    </ReceiptPanel>
  )
}
