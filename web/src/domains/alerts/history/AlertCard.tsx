import { alerts } from '@pandora/contract/domains/alerts/operations'
import { alertTitle } from '@pandora/contract/domains/alerts/words'
import { useAction } from '../../../lib/api/useAction.ts'
import { dateTime } from '../../../lib/formats.ts'
import { useLanguage, useTexts } from '../../../lib/texts.ts'
import { Column, Row } from '../../../ui/kit/Stack.tsx'
import { Text } from '../../../ui/kit/Text.tsx'
import { ScreenLink } from '../../../ui/ScreenLink.tsx'
import { useVocabulary } from '../../analysis/offers/vocabulary/useVocabulary.ts'
import styles from '../Alerts.module.css'
import { evidencePath } from '../evidence.ts'
import { alertTexts } from '../texts.ts'
import type { AlertWithDeliveries } from '../types.ts'
import { useWords } from '../words.ts'
import { AlertGist } from '../AlertGist.tsx'
import { DeliveryLine } from './DeliveryLine.tsx'

/** One alert: what it said, what was known when, whether its fact still stands, and what came of it outside. */
export function AlertCard({ alert }: { alert: AlertWithDeliveries }) {
  const t = useTexts(alertTexts)
  const language = useLanguage()
  const words = useWords()
  const word = useVocabulary()
  const read = useAction(alerts.read, { invalidates: [alerts.list, alerts.unread] })
  const path = evidencePath(alert)
  const { said } = alert
  return (
    <li className={styles.card}>
      <Column gap={3}>
        <Row wrap>
          {alert.read ? null : <Text tone="accent">{t('unreadMark')}</Text>}
          <Text strong>{alertTitle(alert, language, words)}</Text>
          {said.modality === null || said.modality === 'fact' ? null : (
            <Text tone="stale" size="small">
              {word('modality', said.modality)}
            </Text>
          )}
        </Row>
        <AlertGist alert={alert} />
        {said.quote === null ? null : <q>{said.quote}</q>}
        {alert.factState === 'stands' ? null : (
          <Text as="p" tone="stale" role="note">
            {t(`fact_${alert.factState}`)}. {t('factChanged', { at: dateTime(alert.factChangedAt) })}
          </Text>
        )}
        <Row wrap gap={5}>
          {path === null ? null : (
            <ScreenLink
              to={path}
              onClick={() => {
                if (!alert.read) read.mutate({ alertId: alert.alertId })
              }}
            >
              {t('openEvidence')}
            </ScreenLink>
          )}
          <Text size="small" tone="quiet">
            {alert.ruleId === null ? t('deletedRule', { name: alert.ruleName }) : t('ofRule', { name: alert.ruleName })}
          </Text>
          {alert.knownAt === null ? null : (
            <Text size="small" tone="quiet">
              {t('knownAt', { at: dateTime(alert.knownAt) })}
            </Text>
          )}
          <Text size="small" tone="quiet">
            {t('madeAt', { at: dateTime(alert.madeAt) })}
          </Text>
          {said.basis !== null && said.basis !== 'traded' ? (
            <Text size="small" tone="quiet">
              † {t('adjusted')}
            </Text>
          ) : null}
        </Row>
        {alert.deliveries.map((delivery) => (
          <DeliveryLine key={delivery.deliveryId} delivery={delivery} />
        ))}
      </Column>
    </li>
  )
}
