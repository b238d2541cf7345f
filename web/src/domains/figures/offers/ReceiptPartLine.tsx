import { dateTime } from '../../../lib/formats.ts'
import { named } from '../../../lib/names.ts'
import { useLanguage, useTexts } from '../../../lib/texts.ts'
import { ProvenanceLink } from '../../../ui/ProvenanceLink.tsx'
import styles from './FigureReceipt.module.css'
import { FigureValue } from './FigureValue.tsx'
import type { ReceiptPart } from './receiptModel.ts'
import { figureTexts } from './texts.ts'
import { useFigureWords } from './useFigureWords.ts'

/** A part of a figure: what it is, of when, its value, where it came from, and every version of it. */
export function ReceiptPartLine({ part, depth }: { part: ReceiptPart; depth: number }) {
  const t = useTexts(figureTexts)
  const language = useLanguage()
  const { formulaText } = useFigureWords()
  const when = part.months
    ? t('months', { from: part.months, end: part.periodEnd })
    : part.basis
      ? `${t(`basis_${part.basis}`)} · ${part.periodEnd}`
      : t('at', { end: part.periodEnd })
  return (
    <li style={{ paddingLeft: depth * 12 }} data-kind={part.kind}>
      <div className={styles.part}>
        <span className={styles.name}>
          {part.role === '-' ? '− ' : part.role === '+' ? '+ ' : ''}
          {named(part.nameZh, part.nameEn, language)}
          <small>{when}</small>
        </span>
        <FigureValue value={part.value} unit={part.unit} />
        <ProvenanceLink provenance={part.provenance} bare />
      </div>
      {part.formula && part.formula !== 'reported' ? <p className={styles.quiet}>{formulaText(part.formula)}</p> : null}
      {part.provenance?.file ? (
        <p className={styles.quiet}>
          {part.provenance.file}
          {part.provenance.line === null ? '' : ` : ${part.provenance.line}`}
        </p>
      ) : null}
      {part.versions.length > 1 ? (
        <details className={styles.versions}>
          <summary>{t('restated', { count: part.versions.length })}</summary>
          <ul>
            {part.versions.map((version) => (
              <li key={`${version.supersededAt ?? ''} ${version.value}`}>
                <FigureValue value={version.value} unit={version.unit} />
                <span className={styles.quiet}>
                  {version.supersededAt
                    ? t('restatedUntil', { date: dateTime(version.supersededAt).slice(0, 10) })
                    : t('restatedNow')}
                </span>
                <ProvenanceLink provenance={version.provenance} bare />
              </li>
            ))}
          </ul>
        </details>
      ) : null}
    </li>
  )
}
