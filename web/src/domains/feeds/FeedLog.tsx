import type { feeds } from '@pandora/contract/domains/feeds/operations'
import type { OutputOf } from '@pandora/contract/operation'
import { ScreenLink } from '../../ui/ScreenLink.tsx'
import { StateWord } from '../../ui/StateWord.tsx'
import { bytes, dateTime, duration, number } from '../../lib/formats.ts'
import { useTexts } from '../../lib/texts.ts'
import { Text } from '../../ui/kit/Text.tsx'
import styles from './Feeds.module.css'
import { feedTexts } from './texts.ts'

type Fetches = OutputOf<typeof feeds.get>['fetches']
const colours = { new: 'ok', unchanged: 'none', failed: 'error' } as const
const whole = (count: number) => number(count, { digits: 0 })

/** The last fetches of a feed, the newest first. */
export function FeedLog({ fetches }: { fetches: Fetches }) {
  const t = useTexts(feedTexts)
  return (
    <section className={styles.part} aria-label={t('log')}>
      <h3>{t('log')}</h3>
      {fetches.length === 0 ? (
        <Text as="p" size="small" tone="quiet">
          {t('logNone')}
        </Text>
      ) : (
        <ol className={styles.log}>
          {fetches.map((fetch) => (
            <li key={`${fetch.at} ${fetch.runId}`}>
              <div className={styles.logHead}>
                <StateWord colour={colours[fetch.outcome]}>{t(`outcome_${fetch.outcome}`)}</StateWord>
                <time dateTime={fetch.at}>{dateTime(fetch.at)}</time>
              </div>
              {fetch.error ? (
                <Text as="p" size="small" tone="error">
                  {fetch.error.message}
                </Text>
              ) : null}
              <Text as="p" size="small" tone="quiet">
                {fetch.outcome === 'failed'
                  ? ''
                  : `${t('newItems')} ${whole(fetch.newItems)} · ${t('changedItems')} ${whole(fetch.changedItems)} · ${t('refusedItems')} ${whole(fetch.refusedItems)} · `}
                {fetch.status === null ? '' : `HTTP ${fetch.status} · `}
                {bytes(fetch.bytes)} · {t('took')} {fetch.ms < 1000 ? `${fetch.ms} ms` : duration(fetch.ms)}
                {fetch.runId === null ? null : (
                  <>
                    {' '}
                    · <ScreenLink to={`/index/imports/${fetch.runId}`}>{t('run', { id: fetch.runId })}</ScreenLink>
                  </>
                )}
              </Text>
            </li>
          ))}
        </ol>
      )}
    </section>
  )
}
