import type { health } from '@pandora/contract/domains/health/operations'
import type { OutputOf } from '@pandora/contract/operation'
import { ScreenLink } from '../../ui/ScreenLink.tsx'
import { bytes, dateTime, number } from '../../lib/formats.ts'
import { useTexts } from '../../lib/texts.ts'
import styles from './Health.module.css'
import { healthTexts } from './texts.ts'

type Overview = OutputOf<(typeof health)['overview']>
const rows = [
  ['runsDone', 'done'],
  ['runsFailed', 'failed'],
  ['runsRunning', 'running'],
  ['rejectedRows', 'rejectedRows'],
] as const

const feedRows = [
  ['feedsActive', 'active'],
  ['feedsFailing', 'failing'],
  ['feedsPaused', 'paused'],
] as const

/**
 * Imports and their errors, feeds, companies whose figures are being worked out, answers that were faulty, and how big
 * the database is; each leads to the imports where the reader may see them.
 */
export function RunFigures({
  runs,
  feeds,
  figures,
  unitDoubts,
  answers,
  databaseBytes,
  admin,
}: Pick<Overview, 'runs' | 'feeds' | 'figures' | 'unitDoubts' | 'answers' | 'databaseBytes'> & { admin: boolean }) {
  const t = useTexts(healthTexts)
  return (
    <div className={styles.coverage}>
      {rows.map(([text, key]) => {
        const figure = (
          <>
            <span>{t(text)}</span>
            <b
              className={
                runs[key] > 0 && key === 'failed'
                  ? styles.bad
                  : runs[key] > 0 && key === 'rejectedRows'
                    ? styles.some
                    : undefined
              }
            >
              {number(runs[key], { digits: 0 })}
            </b>
          </>
        )
        return admin ? (
          <ScreenLink key={key} to="/index/imports" className={styles.stray}>
            {figure}
          </ScreenLink>
        ) : (
          <div key={key} className={styles.stray}>
            {figure}
          </div>
        )
      })}
      {feedRows.map(([text, key]) => {
        const figure = (
          <>
            <span>{t(text)}</span>
            <b className={feeds[key] > 0 && key === 'failing' ? styles.bad : undefined}>
              {number(feeds[key], { digits: 0 })}
            </b>
          </>
        )
        return admin ? (
          <ScreenLink key={key} to="/index/feeds" className={styles.stray}>
            {figure}
          </ScreenLink>
        ) : (
          <div key={key} className={styles.stray}>
            {figure}
          </div>
        )
      })}
      <div className={styles.stray}>
        <span>{t('figuresWaiting')}</span>
        <b className={figures.waiting > 0 ? styles.some : undefined}>{number(figures.waiting, { digits: 0 })}</b>
      </div>
      <div className={styles.stray}>
        <div>
          {t('unitDoubts')}
          <div className={styles.quiet}>
            {t('unitDoubtsOf', { companies: number(unitDoubts.companies, { digits: 0 }) })}
          </div>
        </div>
        <b className={unitDoubts.statements > 0 ? styles.some : undefined}>
          {number(unitDoubts.statements, { digits: 0 })}
        </b>
      </div>
      <div className={styles.stray}>
        <div>
          {t('answersFaulty')}
          <div className={styles.quiet}>
            {t('answersChecked', { count: number(answers.checked, { digits: 0 }), since: dateTime(answers.since) })}
          </div>
          {answers.latest ? (
            <div className={styles.quiet}>
              {t('answersLatest', { operation: answers.latest.operation, path: answers.latest.path })}
            </div>
          ) : null}
        </div>
        <b className={answers.faulty > 0 ? styles.bad : undefined}>{number(answers.faulty, { digits: 0 })}</b>
      </div>
      <div className={styles.stray}>
        <span>{t('database')}</span>
        <b title={`${number(databaseBytes, { digits: 0 })} B`}>{bytes(databaseBytes)}</b>
      </div>
    </div>
  )
}
