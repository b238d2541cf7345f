import { dateTime, number } from '../../../lib/formats.ts'
import { named } from '../../../lib/names.ts'
import { useLanguage, useTexts } from '../../../lib/texts.ts'
import { ScreenLink } from '../../../ui/ScreenLink.tsx'
import styles from './Analysis.module.css'
import { Entry, useSaid } from './AnalysisLists.tsx'
import type { ListProps } from './AnalysisLists.tsx'
import { reportTexts } from './texts.ts'
import { useFigureText } from './useFigureText.ts'

/** What the report says otherwise than the one before: rating, target, figures, sentences new and dropped. */
export function Previous({ analysis, chosen, onChoose }: ListProps) {
  const t = useTexts(reportTexts)
  const language = useLanguage()
  const figure = useFigureText()
  const { subject, period } = useSaid()
  const { previous } = analysis
  if (!previous) return <p className={styles.none}>{t('noPrevious')}</p>
  const { rating, target } = previous
  const rated = rating.before !== rating.after && (rating.before !== null || rating.after !== null)
  const aimed = target.before !== target.after && (target.before !== null || target.after !== null)
  const word = (one: typeof rating.before) => (one ? t(`rating_${one}`) : '–')
  const nothing = !rated && !aimed && !previous.changed.length && !previous.added.length && !previous.dropped.length
  return (
    <div className={styles.previous} data-list>
      <p className={styles.none}>
        <ScreenLink to={`/index/flash/${encodeURIComponent(previous.newsId)}`}>{previous.title}</ScreenLink>{' '}
        {t('previousOf', {
          source: named(previous.source, previous.sourceEn, language),
          day: dateTime(previous.newsTimestamp).slice(0, 10),
        })}
        {previous.samePublisher ? '' : ` ${t('otherPublisher')}`} · {t('sameSentences', { count: previous.same })}
      </p>
      {rated || aimed ? (
        <dl className={styles.turns}>
          {rated ? (
            <div>
              <dt>{t('ratingChange')}</dt>
              <dd>
                {word(rating.before)} → <b>{word(rating.after)}</b>
              </dd>
            </div>
          ) : null}
          {aimed ? (
            <div>
              <dt>{t('targetChange')}</dt>
              <dd>
                {number(target.before)} → <b>{number(target.after)}</b>
              </dd>
            </div>
          ) : null}
        </dl>
      ) : null}
      {nothing ? <p className={styles.none}>{t('nothingChanged')}</p> : null}
      {previous.changed.length ? (
        <>
          <h4>{t('changedFigures')}</h4>
          <ul>
            {previous.changed.map((one, place) => (
              <Entry
                key={`${one.sentence.start} ${one.subject} ${one.after}`}
                choice={`u${place}`}
                analysis={analysis}
                chosen={chosen}
                onChoose={onChoose}
                sentence={one.sentence}
              >
                <b>{subject({ subject: one.subject, subjectText: null })}</b>
                <span className={styles.aside}>{period(one.period, false)}</span>
                <span className={styles.value}>
                  {figure(one.before, one.unit)} → {figure(one.after, one.unit)}
                </span>
              </Entry>
            ))}
          </ul>
        </>
      ) : null}
      {previous.added.length ? (
        <>
          <h4>{t('added')}</h4>
          <ul>
            {previous.added.map((one, place) => (
              <Entry
                key={`${one.field} ${one.start}`}
                choice={`n${place}`}
                analysis={analysis}
                chosen={chosen}
                onChoose={onChoose}
                sentence={one}
              />
            ))}
          </ul>
        </>
      ) : null}
      {previous.dropped.length ? (
        <>
          <h4>{t('dropped')}</h4>
          <ul className={styles.dropped}>
            {previous.dropped.map((one) => (
              <li key={`${one.field} ${one.start}`}>
                <del>{one.text}</del>
              </li>
            ))}
          </ul>
        </>
      ) : null}
    </div>
  )
}
