import { alerts } from '@pandora/contract/domains/alerts/operations'
import { alertTitle } from '@pandora/contract/domains/alerts/words'
import { useGo } from '../../../lib/address.ts'
import { failureText } from '../../../lib/api/failure.ts'
import { useAction } from '../../../lib/api/useAction.ts'
import { notify } from '../../../lib/notices.ts'
import { useLanguage, useTexts } from '../../../lib/texts.ts'
import { Age } from '../../../ui/Age.tsx'
import { Answer } from '../../../ui/Answer.tsx'
import { Button } from '../../../ui/Button.tsx'
import { Column, Row } from '../../../ui/kit/Stack.tsx'
import { Text } from '../../../ui/kit/Text.tsx'
import { Skeleton } from '../../../ui/States.tsx'
import { AlertGist } from '../AlertGist.tsx'
import { evidencePath } from '../evidence.ts'
import { alertTexts } from '../texts.ts'
import { useWords } from '../words.ts'
import styles from '../Alerts.module.css'
import { useNewest } from './useUnread.ts'

/** Inside the bell: the newest alerts; one that is opened is read, and leads to its evidence. */
export default function AlertList({ close }: { close: () => void }) {
  const t = useTexts(alertTexts)
  const language = useLanguage()
  const words = useWords()
  const go = useGo()
  const query = useNewest()
  const read = useAction(alerts.read, { invalidates: [alerts.unread, alerts.list] })
  const failed = (error: unknown) => notify('error', failureText(error, language))
  return (
    <Answer query={query} waiting={<Skeleton count={3} />}>
      {({ dataList, count, paused }) => (
        <Column gap={3} className={styles.bell}>
          <Row place="between">
            <Text as="h2" size="small" tone="quiet">
              {t('title')}
            </Text>
            {count > 0 ? (
              <Button kind="quiet" size="small" onClick={() => read.mutate({}, { onError: failed })}>
                {t('readAll')}
              </Button>
            ) : null}
          </Row>
          {paused > 0 ? (
            <button
              type="button"
              className={styles.entry}
              onClick={() => {
                close()
                go('/index/alerts/channels')
              }}
            >
              <Text tone="stale">{t('channelPaused')}</Text>
            </button>
          ) : null}
          {dataList.length === 0 ? (
            <Text as="p" tone="quiet" size="small">
              {t('bellNone')}
            </Text>
          ) : (
            <ul>
              {dataList.map((alert) => (
                <li key={alert.alertId}>
                  <button
                    type="button"
                    className={styles.entry}
                    onClick={() => {
                      if (!alert.read) read.mutate({ alertId: alert.alertId }, { onError: failed })
                      close()
                      go(evidencePath(alert) ?? `/index/alerts/history?alert=${alert.alertId}`)
                    }}
                  >
                    <i className={alert.read ? styles.wasRead : styles.unread} aria-hidden="true" />
                    <span>
                      {alert.read ? null : <span className="visually-hidden">{t('unreadMark')} </span>}
                      <AlertGist alert={alert} />
                      {alertTitle(alert, language, words)}
                      {alert.factState === 'stands' ? null : (
                        <Text tone="stale" size="small">
                          {' '}
                          {t(`fact_${alert.factState}`)}
                        </Text>
                      )}
                      <Text as="small" size="tiny" tone="quiet" className={styles.aside}>
                        {alert.ruleName} · <Age at={alert.madeAt} />
                      </Text>
                    </span>
                  </button>
                </li>
              ))}
            </ul>
          )}
          <Button
            kind="quiet"
            size="small"
            onClick={() => {
              close()
              go('/index/alerts/history')
            }}
          >
            {t('bellAll')}
          </Button>
        </Column>
      )}
    </Answer>
  )
}
