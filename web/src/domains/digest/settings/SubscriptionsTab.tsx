import { Plus } from 'lucide-react'
import { useState } from 'react'
import { digest } from '@pandora/contract/domains/digest/operations'
import { failureText } from '../../../lib/api/failure.ts'
import { useAction } from '../../../lib/api/useAction.ts'
import { useOperation } from '../../../lib/api/useOperation.ts'
import { useReread } from '../../../lib/live/useReread.ts'
import { dateTime } from '../../../lib/formats.ts'
import { named } from '../../../lib/names.ts'
import { notify } from '../../../lib/notices.ts'
import { useRoot } from '../../../lib/store.ts'
import { useLanguage, useTexts } from '../../../lib/texts.ts'
import { Answer } from '../../../ui/Answer.tsx'
import { AskButton } from '../../../ui/AskButton.tsx'
import { Button } from '../../../ui/Button.tsx'
import { Column, Row } from '../../../ui/kit/Stack.tsx'
import { Text } from '../../../ui/kit/Text.tsx'
import { Empty, Skeleton } from '../../../ui/States.tsx'
import styles from '../Digest.module.css'
import { digestTexts } from '../texts.ts'
import type { Subscription } from '../types.ts'
import { timeOf } from './draft.ts'
import { SubscriptionDialog } from './SubscriptionDialog.tsx'

const topics = ['digest'] as const

/** What the user has summed up, when, and whether it is mailed. */
export function SubscriptionsTab() {
  const t = useTexts(digestTexts)
  const language = useLanguage()
  const guest = useRoot((root) => root.user.info?.role === 'guest')
  const query = useOperation(digest.subscriptions, {})
  useReread(digest.subscriptions, topics)
  const [edited, setEdited] = useState<Subscription | 'new' | null>(null)
  const wake = useAction(digest.wakeAddress, { invalidates: [digest.subscriptions] })
  if (guest) return <Empty why={t('guests')} />
  const add = () => setEdited('new')
  return (
    <Answer query={query} waiting={<Skeleton count={3} height={64} />}>
      {({ dataList, address, mails }) => (
        <Column>
          {address.restsSince === null ? null : (
            <Row wrap place="between" className={styles.card} role="status">
              <Text tone="error">
                {t('rests', {
                  email: address.email ?? '–',
                  count: address.bounces,
                  at: dateTime(address.restsSince),
                })}
              </Text>
              <Button
                busy={wake.isPending}
                onClick={() =>
                  wake.mutate(
                    {},
                    {
                      onSuccess: () => notify('success', t('awake')),
                      onError: (error) => notify('error', failureText(error, language)),
                    },
                  )
                }
              >
                {t('wake')}
              </Button>
            </Row>
          )}
          {dataList.length === 0 ? (
            <Empty why={t('noSubscriptions')} action={{ text: t('add'), run: add }} />
          ) : (
            <>
              <Row place="end">
                <Button icon={<Plus size={16} aria-hidden="true" />} onClick={add}>
                  {t('add')}
                </Button>
              </Row>
              <Column as="ul" gap={2}>
                {dataList.map((one) => (
                  <Card key={one.subscriptionId} one={one} onEdit={() => setEdited(one)} />
                ))}
              </Column>
            </>
          )}
          {mails ? null : (
            <Text as="p" tone="quiet" size="small" className={styles.note}>
              {t('noServer')}
            </Text>
          )}
          {edited === null ? null : (
            <SubscriptionDialog
              subscription={edited === 'new' ? null : edited}
              email={address.email}
              mails={mails}
              onClose={() => setEdited(null)}
            />
          )}
        </Column>
      )}
    </Answer>
  )
}

function Card({ one, onEdit }: { one: Subscription; onEdit: () => void }) {
  const t = useTexts(digestTexts)
  const language = useLanguage()
  const remove = useAction(digest.removeSubscription, { invalidates: [digest.subscriptions] })
  const about =
    one.scope === 'market' || one.scope === 'watch' ? '' : named(one.scopeZh, one.scopeEn, language, t('gone'))
  return (
    <Row as="li" wrap place="between" className={styles.card}>
      <Column gap={1}>
        <Text strong>{one.name}</Text>
        <Text size="small" tone="plain">
          {[
            t(`edition_${one.edition}`),
            one.weekday === null ? '' : t(dayKeys[one.weekday - 1] ?? 'day_6'),
            `${timeOf(one.minute)} (${one.zone})`,
            t(`scope_${one.scope}`),
            about,
            t(one.mail ? 'mailed' : 'notMailed'),
          ]
            .filter(Boolean)
            .join(' · ')}
        </Text>
        <Text size="small" tone="quiet">
          {t('next', { at: dateTime(one.nextAt) })}
        </Text>
      </Column>
      <Row>
        <Button size="small" onClick={onEdit}>
          {t('change')}
        </Button>
        <AskButton
          size="small"
          text={t('remove')}
          question={t('removeAsk')}
          confirm={t('remove')}
          busy={remove.isPending}
          onConfirm={() =>
            remove.mutate(
              { subscriptionId: one.subscriptionId },
              {
                onSuccess: () => notify('success', t('removed')),
                onError: (error) => notify('error', failureText(error, language)),
              },
            )
          }
        />
      </Row>
    </Row>
  )
}

const dayKeys = ['day_1', 'day_2', 'day_3', 'day_4', 'day_5', 'day_6', 'day_7'] as const
