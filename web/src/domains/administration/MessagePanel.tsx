import { Eye, EyeOff } from 'lucide-react'
import { administration } from '@pandora/contract/domains/administration/operations'
import { failureText } from '../../lib/api/failure.ts'
import { useAction } from '../../lib/api/useAction.ts'
import { dateTime } from '../../lib/formats.ts'
import { useLanguage, useTexts } from '../../lib/texts.ts'
import { Button } from '../../ui/Button.tsx'
import { SidePanel } from '../../ui/SidePanel.tsx'
import { Text } from '../../ui/kit/Text.tsx'
import { Row } from '../../ui/kit/Stack.tsx'
import { Facts } from '../../ui/kit/Facts.tsx'
import styles from './Administration.module.css'
import { MessageState, purposeKey } from './MessageState.tsx'
import type { Message } from './MessageState.tsx'
import { administrationTexts } from './texts.ts'

/** One message. Its words are read only when asked for: every reading is written into the audit trail. */
export function MessagePanel({ message, onClose }: { message: Message; onClose: () => void }) {
  const t = useTexts(administrationTexts)
  const language = useLanguage()
  const view = useAction(administration.outboxMessage, { invalidates: [administration.audit] })
  const read = view.data?.data
  const key = purposeKey(message.purpose)
  return (
    <SidePanel title={message.subject || t('message')} context={t(`kind_${message.kind}`)} onClose={onClose}>
      <Facts>
        <dt>{t('receiver')}</dt>
        <dd>{message.receiver}</dd>
        <dt>{t('purpose')}</dt>
        <dd>{key ? t(key) : message.purpose}</dd>
        <dt>{t('state')}</dt>
        <dd>
          <MessageState state={message.state} />
        </dd>
        <dt>{t('queued')}</dt>
        <dd>{dateTime(message.queuedAt)}</dd>
        <dt>{t('sentAt')}</dt>
        <dd>{dateTime(message.sentAt)}</dd>
        <dt>{t('attempts')}</dt>
        <dd>{message.attempts}</dd>
        {message.lastError ? (
          <>
            <dt>{t('lastError')}</dt>
            <Text as="dd" tone="error">
              {message.lastError}
            </Text>
          </>
        ) : null}
      </Facts>
      <section className={styles.part}>
        <h3>{t('body')}</h3>
        {read ? (
          <>
            {read.masked ? (
              <Row className={styles.note} as="p" gap={3}>
                <EyeOff size={14} aria-hidden="true" />
                {t('masked')}
              </Row>
            ) : null}
            <pre className={styles.body} lang={message.language} data-message="body">
              {read.body}
            </pre>
          </>
        ) : (
          <>
            <Row className={styles.note} as="p" gap={3}>
              {t('viewAudited')}
            </Row>
            <Button
              icon={<Eye size={14} aria-hidden="true" />}
              busy={view.isPending}
              onClick={() => view.mutate({ messageId: message.messageId })}
            >
              {t('view')}
            </Button>
          </>
        )}
        {view.error ? (
          <Text as="p" tone="error" role="alert">
            {failureText(view.error, language)}
          </Text>
        ) : null}
      </section>
    </SidePanel>
  )
}
