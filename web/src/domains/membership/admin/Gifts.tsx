import { useState } from 'react'
import { membership } from '@pandora/contract/domains/membership/operations'
import { failureText } from '../../../lib/api/failure.ts'
import { useAction } from '../../../lib/api/useAction.ts'
import { dateTime } from '../../../lib/formats.ts'
import { notify } from '../../../lib/notices.ts'
import { useLanguage, useTexts } from '../../../lib/texts.ts'
import { AskButton } from '../../../ui/AskButton.tsx'
import { Button } from '../../../ui/Button.tsx'
import { TextField } from '../../../ui/TextField.tsx'
import { Row } from '../../../ui/kit/Stack.tsx'
import { Text } from '../../../ui/kit/Text.tsx'
import styles from '../Membership.module.css'
import { membershipTexts } from '../texts.ts'

/** A membership given by hand, and taken back: where nothing is sold, or as a favour. */
export function Gifts() {
  const t = useTexts(membershipTexts)
  const language = useLanguage()
  const [who, setWho] = useState('')
  const [days, setDays] = useState('30')
  const [reason, setReason] = useState('')
  const changes = { invalidates: [membership.setup] }
  const grant = useAction(membership.grant, changes)
  const withdraw = useAction(membership.withdraw, changes)
  const onError = (failure: unknown) => notify('error', failureText(failure, language))
  const isNamed = who.trim() !== '' && reason.trim() !== ''
  const isDays = /^\d{1,4}$/.test(days) && Number(days) >= 1 && Number(days) <= 1100
  return (
    <form
      className={styles.panel}
      onSubmit={(event) => {
        event.preventDefault()
        grant.mutate(
          { who: who.trim(), days: Number(days), reason: reason.trim() },
          {
            onError,
            onSuccess: ({ data }) =>
              notify('success', t('granted', { uid: data.uid, until: dateTime(data.premiumMembershipEndTime) })),
          },
        )
      }}
    >
      <Text as="h3" strong>
        {t('gifts')}
      </Text>
      <div className={styles.plans}>
        <TextField
          label={t('who')}
          value={who}
          maxLength={254}
          autoComplete="off"
          onChange={(event) => setWho(event.target.value)}
        />
        <TextField
          label={t('days')}
          value={days}
          inputMode="numeric"
          maxLength={4}
          onChange={(event) => setDays(event.target.value)}
        />
        <TextField
          label={t('reason')}
          value={reason}
          maxLength={200}
          onChange={(event) => setReason(event.target.value)}
        />
      </div>
      <Row gap={5} wrap>
        <Button type="submit" kind="primary" disabled={!isNamed || !isDays} busy={grant.isPending}>
          {t('grant')}
        </Button>
        <AskButton
          text={t('withdraw')}
          question={t('withdrawAsk')}
          confirm={t('withdraw')}
          disabled={!isNamed}
          busy={withdraw.isPending}
          onConfirm={() =>
            withdraw.mutate(
              { who: who.trim(), reason: reason.trim() },
              { onError, onSuccess: () => notify('success', t('withdrawn')) },
            )
          }
        />
      </Row>
    </form>
  )
}
