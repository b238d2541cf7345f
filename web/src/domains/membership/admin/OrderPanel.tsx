import { useState } from 'react'
import { membership } from '@pandora/contract/domains/membership/operations'
import type { OutputOf } from '@pandora/contract/operation'
import { failureText } from '../../../lib/api/failure.ts'
import { useAction } from '../../../lib/api/useAction.ts'
import { dateTime, MISSING } from '../../../lib/formats.ts'
import { notify } from '../../../lib/notices.ts'
import { useLanguage, useTexts } from '../../../lib/texts.ts'
import { AskButton } from '../../../ui/AskButton.tsx'
import { SegmentedControl } from '../../../ui/SegmentedControl.tsx'
import { SidePanel } from '../../../ui/SidePanel.tsx'
import { TextField } from '../../../ui/TextField.tsx'
import { Facts } from '../../../ui/kit/Facts.tsx'
import { Column } from '../../../ui/kit/Stack.tsx'
import { Text } from '../../../ui/kit/Text.tsx'
import { minorOf, money } from '../money.ts'
import { orderWord } from '../orderWords.ts'
import { membershipTexts } from '../texts.ts'
import { useReasonWords } from '../useReasonWords.ts'

export type KnownOrder = OutputOf<typeof membership.orders>['dataList'][number]

/** What of an order may be given back still, in minor units: what was paid, less what is back or on its way. */
export const leftOf = ({ paidAmount, refunds }: Pick<KnownOrder, 'paidAmount' | 'refunds'>): number =>
  (paidAmount ?? 0) - refunds.reduce((taken, { state, amount }) => (state === 'failed' ? taken : taken + amount), 0)

/** Gives back what is left of an order, or a part of it; or notes what was given back in the provider's back office. */
function Refund({ order, left, onDone }: { order: KnownOrder; left: number; onDone: () => void }) {
  const t = useTexts(membershipTexts)
  const language = useLanguage()
  const [reason, setReason] = useState('')
  const [typed, setTyped] = useState('')
  const [isElsewhere, setElsewhere] = useState(false)
  const invalidates = [membership.orders, membership.ledger]
  const refund = useAction(membership.refund, { invalidates })
  const note = useAction(membership.noteRefund, { invalidates: [...invalidates, membership.members] })
  const currency = order.paidCurrency ?? order.currency
  const amount = typed.trim() === '' ? left : minorOf(typed)
  const fits = amount !== null && amount > 0 && amount <= left
  const isWhole = amount === left
  const word = isElsewhere ? 'noteRefund' : isWhole ? 'refund' : 'refundPart'
  const question = isElsewhere
    ? isWhole
      ? 'noteRefundAsk'
      : 'noteRefundAskPart'
    : isWhole
      ? 'refundAsk'
      : 'refundAskPart'
  const settled = (said: string) => ({
    onSuccess: () => {
      notify('success', said)
      onDone()
    },
    onError: (failure: Error) => notify('error', failureText(failure, language)),
  })
  const confirm = () => {
    const what = { outTradeNo: order.outTradeNo, reason: reason.trim() }
    if (isElsewhere) note.mutate({ ...what, amount: amount ?? 0 }, settled(t('refundNoted')))
    else refund.mutate(isWhole ? what : { ...what, amount: amount ?? 0 }, settled(t('refundAsked')))
  }
  return (
    <>
      {order.provider === 'local' ? null : (
        <SegmentedControl
          label={t('refundHow')}
          value={isElsewhere ? 'elsewhere' : 'here'}
          options={[
            { value: 'here', text: t('refundHere') },
            { value: 'elsewhere', text: t('refundElsewhere') },
          ]}
          onChange={(how) => setElsewhere(how === 'elsewhere')}
        />
      )}
      <TextField
        label={t(isElsewhere ? 'noteRefundAmount' : 'refundAmount')}
        hint={t(isElsewhere ? 'noteRefundAmountHint' : 'refundAmountHint', { amount: money(left, currency) })}
        placeholder={(left / 100).toFixed(2)}
        value={typed}
        inputMode="decimal"
        maxLength={10}
        error={fits ? undefined : t('refundAmountBad', { amount: money(left, currency) })}
        onChange={(event) => setTyped(event.target.value)}
      />
      <TextField
        label={t('refundReason')}
        value={reason}
        maxLength={200}
        onChange={(event) => setReason(event.target.value)}
      />
      <AskButton
        kind="danger"
        text={t(word)}
        question={t(question, { amount: money(amount ?? 0, currency) })}
        confirm={t(word)}
        disabled={reason.trim() === '' || !fits}
        busy={refund.isPending || note.isPending}
        onConfirm={confirm}
      />
    </>
  )
}

/** An order of anybody: what was asked for and paid, what is wrong with it, what went back. */
export function OrderPanel({ order, onClose }: { order: KnownOrder; onClose: () => void }) {
  const t = useTexts(membershipTexts)
  const reasonWords = useReasonWords()
  const currency = order.paidCurrency ?? order.currency
  const paid = order.paidAmount === null ? MISSING : money(order.paidAmount, currency)
  const left = leftOf(order)
  return (
    <SidePanel title={order.who || t('accountGone')} context={t(`plan_${order.planId}`)} onClose={onClose}>
      <Column gap={5}>
        <Facts
          items={[
            { label: t('outTradeNo'), value: order.outTradeNo },
            { label: t('providerTradeNo'), value: order.providerTradeNo ?? MISSING },
            { label: t('orderState'), value: t(`order_${orderWord(order)}`) },
            { label: t('orderedAt'), value: dateTime(order.createdAt) },
            { label: t('paidAt'), value: dateTime(order.paidAt) },
            { label: t('listPrice'), value: money(order.listPrice, order.currency) },
            { label: t('ordered'), value: money(order.amount, order.currency) },
            { label: t('paidAmount'), value: paid },
            { label: t('coupon'), value: order.coupon ?? MISSING },
          ]}
        />
        {order.doubt ? (
          <Text as="p" tone="error">
            {t(`doubt_${order.doubt}`)}
          </Text>
        ) : null}
        {order.late ? <Text as="p">{t('late')}</Text> : null}
        {order.doubled ? (
          <Text as="p" tone="stale">
            {t('doubled')}
          </Text>
        ) : null}
        {order.refunds.length > 0 ? (
          <>
            <Text as="h3" strong>
              {t('refunds')}
            </Text>
            <Facts
              items={order.refunds.map((one) => ({
                key: one.outRefundNo,
                label: dateTime(one.doneAt ?? one.askedAt),
                value: (
                  <>
                    <Text strong>{money(one.amount, currency)}</Text>{' '}
                    {t(one.elsewhere ? 'refund_elsewhere' : `refund_${one.state}`)}
                    {one.reason === '' ? null : ` · ${one.reason}`}
                    {one.error ? (
                      <Text as="p" size="small" tone={one.state === 'failed' ? 'error' : 'stale'}>
                        {reasonWords(one.error)}
                      </Text>
                    ) : null}
                  </>
                ),
              }))}
            />
          </>
        ) : null}
        {(order.orderStatus === 'paid' || order.orderStatus === 'doubt') && left > 0 ? (
          <Refund key={left} order={order} left={left} onDone={onClose} />
        ) : null}
      </Column>
    </SidePanel>
  )
}
