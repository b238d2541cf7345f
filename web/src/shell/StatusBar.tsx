import { useQueryClient } from '@tanstack/react-query'
import { MOST_WAITING } from '@pandora/contract/constants'
import { health } from '@pandora/contract/domains/health/operations'
import { markets } from '@pandora/contract/domains/markets/operations'
import { useReach } from '../lib/api/reach.ts'
import { readAgain } from '../lib/api/readAgain.ts'
import { useOperation } from '../lib/api/useOperation.ts'
import { clock, counted, direction, number, percent } from '../lib/formats.ts'
import { useLive } from '../lib/live/useLive.ts'
import { useLiveState } from '../lib/live/live.ts'
import { named } from '../lib/names.ts'
import type { LiveState } from '../lib/live/live.ts'
import { useLanguage, useTexts } from '../lib/texts.ts'
import { shellTexts } from './texts.ts'
import styles from './StatusBar.module.css'
import { bared, ofChange } from '../ui/basis/basis.ts'
import { BasisMark } from '../ui/basis/BasisMark.tsx'

const words = {
  off: 'liveConnecting',
  connecting: 'liveConnecting',
  on: 'liveOn',
  lost: 'liveOff',
  paused: 'livePaused',
} as const satisfies Record<LiveState, string>
const SHOWN = 3

/** The line at the bottom: the stream, the last event, the indexes and breadth of the last day known. */
export function StatusBar() {
  const t = useTexts(shellTexts)
  const language = useLanguage()
  const away = useReach((reach) => reach.away)
  const { state: stream, lastAt } = useLiveState()
  // A stream over a line that is gone looks connected until it is missed.
  const state = away && stream === 'on' ? 'lost' : stream
  const client = useQueryClient()
  const { data } = useOperation(markets.status, {})
  useLive('prices', () => {
    void readAgain(client, [markets.status, health.overview])
  })
  return (
    <footer className={styles.bar}>
      <span className={styles.item} role="status">
        <i className={styles[state]} aria-hidden="true" />
        {t(words[state])}
      </span>
      {lastAt ? <span className={styles.item}>{t('lastEvent', { time: clock(lastAt) })}</span> : null}
      {data && data.waiting > 0 ? (
        <span className={styles.item} data-reading="true" title={t('stillReadingLong')}>
          {t('stillReading', { count: counted(data.waiting, MOST_WAITING) })}
        </span>
      ) : null}
      {data?.indexes.slice(0, SHOWN).map((index, at, shown) => (
        <span key={index.securityId} className={styles.item} title={t('tradeDay', { date: index.date })}>
          <span className={styles.name} title={named(index.nameZh, index.nameEn, language, index.securityId)}>
            {named(index.nameZh, index.nameEn, language, index.securityId)}
          </span>
          <b>{number(index.close)}</b>
          <span className={direction(index.changeRate)}>
            {percent(bared(index.changeRate))}
            <BasisMark of={ofChange(index.changeAdjusted)} />
          </span>
          {index.date === shown[at + 1]?.date ? null : <span className={styles.day}>{index.date}</span>}
        </span>
      ))}
      {data?.breadthDate ? (
        <span className={styles.item} title={t('tradeDay', { date: data.breadthDate })}>
          <span className="rise">{t('rising', { count: number(data.rising, { digits: 0 }) })}</span>
          <span className="fall">{t('falling', { count: number(data.falling, { digits: 0 }) })}</span>
          <span>{t('flatCount', { count: number(data.flat, { digits: 0 }) })}</span>
          <span className={styles.day}>{data.breadthDate}</span>
        </span>
      ) : null}
    </footer>
  )
}
