import { companies } from '@pandora/contract/domains/companies/operations'
import { useAsOf } from '../../../../lib/address.ts'
import { useOperation } from '../../../../lib/api/useOperation.ts'
import { dateTime, number } from '../../../../lib/formats.ts'
import { useTexts } from '../../../../lib/texts.ts'
import { Answer } from '../../../../ui/Answer.tsx'
import { Figure } from '../../../../ui/Figure.tsx'
import { ProvenanceLink } from '../../../../ui/ProvenanceLink.tsx'
import { Skeleton } from '../../../../ui/States.tsx'
import { uiTexts } from '../../../../ui/uiTexts.ts'
import { chartTexts } from '../../../../charts/texts.ts'
import type { Candle } from '../../../../charts/price/interval.ts'
import { companyTexts } from '../../texts.ts'
import { versionAt } from '../../versions.ts'
import type { Bars, BarVersion } from '../../types.ts'
import styles from './BarDetail.module.css'

function Versions({ versions, shown }: { versions: readonly BarVersion[]; shown: BarVersion | undefined }) {
  const t = useTexts(companyTexts)
  if (versions.length < 2)
    return (
      <div className={styles.single}>
        <p className={styles.note}>{t('versionsOne')}</p>
        <ProvenanceLink provenance={shown?.provenance} />
      </div>
    )
  return (
    <div className={styles.versions}>
      <p className={styles.several}>{t('versionsCount', { count: versions.length })}</p>
      <ol>
        {versions.map((version) => (
          <li
            key={`${version.provenance.recordedAt}-${version.supersededAt}`}
            className={version === shown ? styles.shown : undefined}
          >
            <span>
              {version.provenance.knownAt
                ? t('versionKnown', { date: dateTime(version.provenance.knownAt) })
                : t('versionUndated')}
              {version.supersededAt ? ` · ${t('versionUntil', { date: dateTime(version.supersededAt) })}` : ''}
            </span>
            <span>
              {(['open', 'high', 'low', 'close'] as const)
                .map((part) => `${t(part)} ${number(version[part])}`)
                .join('  ')}
            </span>
            {version === shown ? <b>{t('versionShown')}</b> : null}
            <ProvenanceLink provenance={version.provenance} />
          </li>
        ))}
      </ol>
    </div>
  )
}

interface Props {
  bars: Bars
  /** The bar that is shown; undefined where the day that was asked for has none. */
  bar: Candle | undefined
  /** The day that was asked for; empty = none, the last bar is shown. */
  chosen: string
  onClear: () => void
}

/**
 * The bar that was chosen, or the last one: its figures, where they came from, and every version of it; of a week or
 * month, what it is made of.
 */
export function BarDetail({ bars, bar, chosen, onClear }: Props) {
  const t = useTexts(companyTexts)
  const charts = useTexts(chartTexts)
  const ui = useTexts(uiTexts)
  const [asOf] = useAsOf()
  const date = bar?.days === 1 ? bar.date : ''
  const query = useOperation(
    companies.barVersions,
    { securityId: bars.securityId, date, ...(bars.basis ? { basis: bars.basis } : {}) },
    { enabled: date !== '' },
  )
  if (!bar)
    return (
      <div className={styles.detail}>
        <p className={styles.note}>
          {t('barNotKnown', { date: chosen })}{' '}
          <button type="button" className={styles.link} onClick={onClear}>
            {t('closeBar')}
          </button>
        </p>
      </div>
    )
  const reason = ui('absence_NO_SOURCE')
  const shown = query.data ? versionAt(query.data.dataList, asOf) : undefined
  return (
    <section className={styles.detail} aria-label={t('bar')}>
      <div className={styles.line}>
        <b>{bar.days > 1 ? charts('barOf', { from: bar.from, to: bar.date }) : bar.date}</b>
        {chosen ? (
          <button type="button" className={styles.link} onClick={onClear}>
            {t('closeBar')}
          </button>
        ) : (
          <span className={styles.note}>{t('lastBar')}</span>
        )}
        <Figure value={bar.changeRate} as="percent" change arrow />
        {(['open', 'high', 'low'] as const).map((part) => (
          <span key={part}>
            {t(part)} <Figure value={bar[part]} reason={reason} strong />
          </span>
        ))}
        <span>
          {t('close')} <Figure value={bar.close} strong />
        </span>
        <span>
          {t('volume')} <Figure value={bar.volume} as="short" unit={t('shares')} reason={reason} strong />
        </span>
        <span>
          {t('amount')} <Figure value={bar.amount} as="short" unit={bars.currency ?? ''} reason={reason} strong />
        </span>
        <span>
          {t('turnover')} <Figure value={bar.turnoverRate} unit="%" reason={reason} strong />
        </span>
      </div>
      {date === '' ? (
        <p className={styles.note}>
          {charts('barOfDays', { count: bar.days })}
          {bar.unfinished ? ` · ${charts('unfinished', { day: bar.date.slice(5) })}` : ''}
        </p>
      ) : (
        <Answer query={query} waiting={<Skeleton shape="text" count={1} />}>
          {({ dataList }) => <Versions versions={dataList} shown={shown} />}
        </Answer>
      )}
      {bars.laterBars > 0 && asOf ? (
        <p className={styles.later}>
          {t('barsLater', { asOf: asOf.slice(0, 16).replace('T', ' '), count: number(bars.laterBars, { digits: 0 }) })}
        </p>
      ) : null}
    </section>
  )
}
