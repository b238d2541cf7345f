import { useState } from 'react'
import { alerts } from '@pandora/contract/domains/alerts/operations'
import { failureText } from '../../../lib/api/failure.ts'
import { useAction } from '../../../lib/api/useAction.ts'
import { notify } from '../../../lib/notices.ts'
import { useLanguage, useTexts } from '../../../lib/texts.ts'
import { Age } from '../../../ui/Age.tsx'
import { Button } from '../../../ui/Button.tsx'
import { Confirm } from '../../../ui/dialog/Confirm.tsx'
import { Column, Row } from '../../../ui/kit/Stack.tsx'
import { Text } from '../../../ui/kit/Text.tsx'
import { StateWord } from '../../../ui/StateWord.tsx'
import styles from '../Alerts.module.css'
import { alertTexts } from '../texts.ts'
import type { Channel } from '../types.ts'

interface Props {
  channel: Channel
  mail: string | null
  onEdit: () => void
}

/** One channel: whether it works, a test message, and what can be done with it. */
export function ChannelCard({ channel, mail, onEdit }: Props) {
  const t = useTexts(alertTexts)
  const language = useLanguage()
  const [asking, setAsking] = useState(false)
  const invalidates = [alerts.channels, alerts.unread]
  const test = useAction(alerts.testChannel, { invalidates })
  const flip = useAction(alerts.switchChannel, { invalidates })
  const remove = useAction(alerts.removeChannel, { invalidates: [...invalidates, alerts.rules] })
  const failed = (error: unknown) => notify('error', failureText(error, language))
  const { channelId, name, kind, state, pausedBecause, failing } = channel
  const paused = state === 'paused'
  const trouble = paused
    ? pausedBecause && t('pausedFor', { why: t(`fault_${pausedBecause}`) })
    : failing && t('failing', { count: channel.failures, why: t(`fault_${failing}`) })
  const told = () =>
    test.mutate(
      { channelId },
      {
        onSuccess: ({ data }) => {
          const why = data.fault === null ? '' : t(`fault_${data.fault}`)
          if (data.state === 'sent') notify('success', t('tested'))
          else if (data.state === 'queued') notify('success', t('testQueued'))
          else if (data.state === 'held') notify('info', t('testHeld'))
          else if (data.state === 'perhaps') notify('info', t('testPerhaps'))
          else notify('error', t('testFailed', { why }), data.faultSaid === null ? {} : { detail: data.faultSaid })
        },
        onError: failed,
      },
    )
  return (
    <li className={styles.card}>
      <Column gap={3}>
        <Row wrap place="between">
          <Row wrap>
            <Text strong>{name}</Text>
            <Text size="small" tone="quiet">
              {t(`channel_${kind}`)} {kind === 'mail' ? (mail ?? '') : channel.hint}
              {channel.signed ? ` · ${t('signed')}` : ''}
            </Text>
            <StateWord colour={paused ? 'stale' : failing === null ? 'ok' : 'error'}>
              {t(paused || failing === null ? `state_${state}` : 'state_failing')}
            </StateWord>
          </Row>
          <Row wrap gap={3}>
            <Button size="small" busy={test.isPending} aria-label={`${t('test')} ${name}`} onClick={told}>
              {t('test')}
            </Button>
            <Button
              size="small"
              busy={flip.isPending}
              aria-label={`${t(paused ? 'resume' : 'pause')} ${name}`}
              onClick={() => flip.mutate({ channelId, active: paused }, { onError: failed })}
            >
              {t(paused ? 'resume' : 'pause')}
            </Button>
            <Button size="small" aria-label={`${t('edit')} ${name}`} onClick={onEdit}>
              {t('edit')}
            </Button>
            <Button size="small" kind="danger" aria-label={`${t('remove')} ${name}`} onClick={() => setAsking(true)}>
              {t('remove')}
            </Button>
          </Row>
        </Row>
        {trouble === null ? null : (
          <Text as="p" size="small" tone="stale">
            {trouble}
          </Text>
        )}
        <Row wrap gap={5}>
          <Text size="small" tone="quiet">
            {t('rulesOf', { count: channel.rules })}
          </Text>
          {channel.answeredAt === null ? null : (
            <Text size="small" tone="quiet">
              {t('lastAnswer')} <Age at={channel.answeredAt} />
            </Text>
          )}
        </Row>
      </Column>
      {asking ? (
        <Confirm
          title={t('removeChannel')}
          confirm={t('remove')}
          busy={remove.isPending}
          onClose={() => setAsking(false)}
          onConfirm={() =>
            remove.mutate({ channelId }, { onSuccess: () => notify('success', t('channelRemoved')), onError: failed })
          }
        >
          <p>{t('removeChannelText', { name })}</p>
        </Confirm>
      ) : null}
    </li>
  )
}
