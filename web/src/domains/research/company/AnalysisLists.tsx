import type { ReactNode } from 'react'
import { percent } from '../../../lib/formats.ts'
import { useLanguage, useTexts } from '../../../lib/texts.ts'
import { moveByArrows } from '../../../ui/listKeys.ts'
import { ScreenLink } from '../../../ui/ScreenLink.tsx'
import { useReasonText } from '../../analysis/offers/reasons/useReasonText.ts'
import { useVocabulary } from '../../analysis/offers/vocabulary/useVocabulary.ts'
import styles from './Analysis.module.css'
import { checkOfChange, checkOfFigure } from './model.ts'
import type { Analysis, Change, KeyFigure, Sentence } from './model.ts'
import { reportTexts } from './texts.ts'
import { useFigureText } from './useFigureText.ts'
import { Stored, VerdictSign } from './Verdict.tsx'

export interface ListProps {
  analysis: Analysis
  chosen: string
  onChoose: (choice: string) => void
}

/** One thing found, as a button that shows its sentence; its page leads to the place in the report (COMP-05). */
export function Entry({
  analysis,
  choice,
  chosen,
  onChoose,
  sentence,
  children,
  after,
}: { choice: string; sentence: Sentence; children?: ReactNode; after?: ReactNode } & ListProps) {
  const t = useTexts(reportTexts)
  return (
    <li className={styles.entry} data-chosen={choice === chosen}>
      <button
        type="button"
        data-item
        onKeyDown={moveByArrows}
        aria-pressed={choice === chosen}
        onClick={() => onChoose(choice === chosen ? '' : choice)}
      >
        {children ? <span className={styles.what}>{children}</span> : null}
        <q>{sentence.text}</q>
      </button>
      {sentence.page === null ? null : (
        <ScreenLink
          className={styles.page}
          to={`/index/flash/${encodeURIComponent(analysis.reportId)}?page=${sentence.page}`}
        >
          {t('page', { page: sentence.page })}
        </ScreenLink>
      )}
      {after}
    </li>
  )
}

/** Names of subjects and periods, as every list says them. */
export function useSaid() {
  const t = useTexts(reportTexts)
  return {
    subject: ({ subject, subjectText }: Pick<KeyFigure, 'subject' | 'subjectText'>) =>
      subject === 'other' ? (subjectText ?? t('subject_others')) : t(`subject_${subject}`),
    period: (period: KeyFigure['period'], forecast: boolean) =>
      [
        period ? `${period.text || period.end}${period.inferred ? ` · ${t('inferred')}` : ''}` : '',
        forecast ? t('forecast') : '',
      ]
        .filter(Boolean)
        .join(' · '),
  }
}

/** Every number of the text with what it is about, and whether it agrees with what is stored. */
export function FigureList({ analysis, chosen, onChoose }: ListProps) {
  const t = useTexts(reportTexts)
  const { subject, period } = useSaid()
  if (!analysis.figures.length) return <p className={styles.none}>{t('noFigures')}</p>
  return (
    <ul aria-label={t('figures')} data-list>
      {analysis.figures.map((figure, place) => {
        const check = checkOfFigure(analysis.checks, figure)
        return (
          <Entry
            key={`${figure.span.field} ${figure.span.start}`}
            choice={`f${place}`}
            analysis={analysis}
            chosen={chosen}
            onChoose={onChoose}
            sentence={figure.sentence}
            after={<Stored check={check} />}
          >
            <b>{subject(figure)}</b>
            <span className={styles.aside}>{period(figure.period, figure.forecast)}</span>
            <span className={styles.value}>
              {figure.approximate ? `${t('approximate')} ` : ''}
              {figure.text} <VerdictSign check={check} />
            </span>
          </Entry>
        )
      })}
    </ul>
  )
}

function Course({ change }: { change: Change }) {
  const t = useTexts(reportTexts)
  const figure = useFigureText()
  const side = change.good === null ? 'flat' : change.good ? 'opportunity' : 'risk'
  const rate =
    change.rate === null
      ? ''
      : figure(change.rate, change.rateUnit === 'percent-points' ? 'percent-points' : 'percent', { sign: true })
  const way =
    change.from !== null && change.to !== null && change.unit
      ? `${figure(change.from, change.unit)} → ${figure(change.to, change.unit)}`
      : ''
  const sign = {
    up: '▲',
    down: '▼',
    flat: '＝',
    'turned-profit': '▲',
    'turned-loss': '▼',
    'loss-narrowed': '▲',
    'loss-widened': '▼',
  }[change.direction]
  return (
    <span className={styles.value} data-side={side}>
      <i aria-hidden="true">{sign}</i> {[t(`direction_${change.direction}`), rate, way].filter(Boolean).join(' ')}
    </span>
  )
}

/** What the text says rose, fell or turned. */
export function ChangeList({ analysis, chosen, onChoose }: ListProps) {
  const t = useTexts(reportTexts)
  const { subject, period } = useSaid()
  if (!analysis.changes.length) return <p className={styles.none}>{t('noChanges')}</p>
  return (
    <ul aria-label={t('changes')} data-list>
      {analysis.changes.map((change, place) => {
        const check = checkOfChange(analysis.checks, change)
        return (
          <Entry
            key={`${change.sentence.start} ${change.subject} ${String(change.rate)} ${change.direction} ${change.against}`}
            choice={`c${place}`}
            analysis={analysis}
            chosen={chosen}
            onChoose={onChoose}
            sentence={change.sentence}
            after={<Stored check={check} />}
          >
            <b>{subject(change)}</b>
            <span className={styles.aside}>
              {[t(`against_${change.against}`), period(change.period, change.forecast)].filter(Boolean).join(' · ')}
            </span>
            <Course change={change} />
            <VerdictSign check={check} />
          </Entry>
        )
      })}
    </ul>
  )
}

/** What the text holds to be so, the most telling first. */
export function ClaimList({ analysis, chosen, onChoose }: ListProps) {
  const t = useTexts(reportTexts)
  const word = useVocabulary()
  const reason = useReasonText()
  const language = useLanguage()
  if (!analysis.claims.length) return <p className={styles.none}>{t('noClaims')}</p>
  return (
    <ul aria-label={t('claims')} data-list>
      {analysis.claims.map((claim, place) => (
        <Entry
          key={`${claim.sentence.field} ${claim.sentence.start} ${claim.kind}`}
          choice={`m${place}`}
          analysis={analysis}
          chosen={chosen}
          onChoose={onChoose}
          sentence={claim.sentence}
        >
          <b data-claim={claim.kind}>{t(`claim_${claim.kind}`)}</b>
          <span className={styles.aside} title={claim.why.map(reason).join(language === 'en' ? '; ' : '；')}>
            {[
              claim.modality === 'fact' ? '' : word('modality', claim.modality),
              percent(claim.weight * 100, { digits: 0, sign: false }),
            ]
              .filter(Boolean)
              .join(' · ')}
          </span>
        </Entry>
      ))}
    </ul>
  )
}
