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
import { Column, Row } from '../../../ui/kit/Stack.tsx'
import { membershipTexts } from '../texts.ts'

interface Props {
  /** The member that it is about; without one an account is named by hand. */
  uid?: number
  /** Something that was given by hand stands, and can be taken back. */
  canWithdraw?: boolean
}

/** A membership given by hand, and taken back: where nothing is sold, or as a favour. */
export function Gifts({ uid, canWithdraw = false }: Props) {
  const t = useTexts(membershipTexts)
  const language = useLanguage()
  const [typed, setTyped] = useState('')
  const [days, setDays] = useState('30')
  const [reason, setReason] = useState('')
  const changes = { invalidates: [membership.setup, membership.members] }
  const grant = useAction(membership.grant, changes)
  const withdraw = useAction(membership.withdraw, changes)
  const onError = (failure: unknown) => notify('error', failureText(failure, language))
  const who = uid === undefined ? typed.trim() : String(uid)
  const isNamed = who !== '' && reason.trim() !== ''
  const isDays = /^\d{1,4}$/.test(days) && Number(days) >= 1 && Number(days) <= 1100
  return (
    <form
      onSubmit={(event) => {
        event.preventDefault()
        grant.mutate(
          { who, days: Number(days), reason: reason.trim() },
          {
            onError,
            onSuccess: ({ data }) =>
              notify('success', t('granted', { uid: data.uid, until: dateTime(data.premiumMembershipEndTime) })),
          },
        )
      }}
    >
      <Column gap={5}>
        {uid === undefined ? (
          <TextField
            label={t('who')}
            value={typed}
            maxLength={254}
            autoComplete="off"
            onChange={(event) => setTyped(event.target.value)}
          />
        ) : null}
        <TextField
          label={t('days')}
          value={days}
          inputMode="numeric"
          maxLength={4}
          error={isDays ? undefined : t('daysBad')}
          onChange={(event) => setDays(event.target.value)}
        />
        <TextField
          label={t('reason')}
          value={reason}
          maxLength={200}
          onChange={(event) => setReason(event.target.value)}
        />
        <Row gap={5} wrap>
          <Button type="submit" kind="primary" disabled={!isNamed || !isDays} busy={grant.isPending}>
            {t('grant')}
          </Button>
          {canWithdraw ? (
            <AskButton
              text={t('withdraw')}
              question={t('withdrawAsk')}
              confirm={t('withdraw')}
              disabled={!isNamed}
              busy={withdraw.isPending}
              onConfirm={() =>
                withdraw.mutate(
                  { who, reason: reason.trim() },
                  { onError, onSuccess: () => notify('success', t('withdrawn')) },
                )
              }
            />
          ) : null}
        </Row>
      </Column>
    </form>
  )
}
