import { alerts } from '@pandora/contract/domains/alerts/operations'
import { failureText } from '../../../lib/api/failure.ts'
import { useAction } from '../../../lib/api/useAction.ts'
import { dateTime } from '../../../lib/formats.ts'
import { notify } from '../../../lib/notices.ts'
import { useLanguage, useTexts } from '../../../lib/texts.ts'
import { Button } from '../../../ui/Button.tsx'
import { Row } from '../../../ui/kit/Stack.tsx'
import { Text } from '../../../ui/kit/Text.tsx'
import { StateWord } from '../../../ui/StateWord.tsx'
import { alertTexts } from '../texts.ts'
import type { Delivery } from '../types.ts'

const colours = {
  sent: 'ok',
  waiting: 'info',
  sending: 'info',
  held: 'none',
  perhaps: 'stale',
  failed: 'error',
} as const satisfies Record<Delivery['state'], string>

/** What came of an alert over one channel; what failed or is in doubt can be sent again. */
export function DeliveryLine({ delivery }: { delivery: Delivery }) {
  const t = useTexts(alertTexts)
  const language = useLanguage()
  const again = useAction(alerts.sendAgain, { invalidates: [alerts.list] })
  const { state, fault, faultSaid, nextAt, endedAt } = delivery
  const why = state === 'perhaps' ? t('perhapsWhy') : state === 'held' ? t('heldWhy') : undefined
  return (
    <Row wrap gap={5}>
      <Text size="small">{delivery.channelName}</Text>
      <StateWord colour={colours[state]} {...(why ? { title: why } : {})}>
        {t(`state_${state}`)}
      </StateWord>
      {fault === null || state === 'sent' ? null : (
        <Text size="small" tone="quiet" title={faultSaid ?? undefined}>
          {t(`fault_${fault}`)}
        </Text>
      )}
      {state === 'sent' && endedAt !== null ? (
        <Text size="small" tone="quiet">
          {dateTime(endedAt)}
        </Text>
      ) : null}
      {state === 'waiting' && nextAt !== null && delivery.attempts > 0 ? (
        <Text size="small" tone="quiet">
          {t('nextTry', { at: dateTime(nextAt) })}
        </Text>
      ) : null}
      {why && state === 'perhaps' ? (
        <Text size="small" tone="quiet">
          {why}
        </Text>
      ) : null}
      {state === 'failed' || state === 'perhaps' ? (
        <Button
          size="small"
          busy={again.isPending}
          onClick={() =>
            again.mutate(
              { deliveryId: delivery.deliveryId },
              {
                onSuccess: () => notify('success', t('sentAgain')),
                onError: (error) => notify('error', failureText(error, language)),
              },
            )
          }
        >
          {t('sendAgain')}
        </Button>
      ) : null}
    </Row>
  )
}
