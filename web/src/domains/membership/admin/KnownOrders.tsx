import { useState } from 'react'
import { membership } from '@pandora/contract/domains/membership/operations'
import { orderStates } from '@pandora/contract/domains/membership/terms'
import type { OutputOf } from '@pandora/contract/operation'
import { useAddressField } from '../../../lib/address.ts'
import { failureText } from '../../../lib/api/failure.ts'
import { useAction } from '../../../lib/api/useAction.ts'
import { usePages } from '../../../lib/api/usePages.ts'
import { dateTime, MISSING } from '../../../lib/formats.ts'
import { notify } from '../../../lib/notices.ts'
import { useLanguage, useTexts } from '../../../lib/texts.ts'
import { usePhone } from '../../../lib/usePhone.ts'
import { AskButton } from '../../../ui/AskButton.tsx'
import { SearchField } from '../../../ui/SearchField.tsx'
import { Select } from '../../../ui/Select.tsx'
import { SidePanel } from '../../../ui/SidePanel.tsx'
import { StateWord } from '../../../ui/StateWord.tsx'
import { TextField } from '../../../ui/TextField.tsx'
import { TwoLines } from '../../../ui/TwoLines.tsx'
import { Facts } from '../../../ui/kit/Facts.tsx'
import { Column as Stack } from '../../../ui/kit/Stack.tsx'
import { Text } from '../../../ui/kit/Text.tsx'
import type { Column } from '../../../ui/table/DataTable.tsx'
import { ListTile } from '../../administration/offers/ListTile.tsx'
import { money } from '../money.ts'
import { orderWord, stateColours } from '../orderWords.ts'
import { membershipTexts } from '../texts.ts'

type Known = OutputOf<typeof membership.orders>['dataList'][number]

function OrderPanel({ order, onClose }: { order: Known; onClose: () => void }) {
  const t = useTexts(membershipTexts)
  const language = useLanguage()
  const [reason, setReason] = useState('')
  const refund = useAction(membership.refund, { invalidates: [membership.orders, membership.ledger] })
  const paid = order.paidAmount === null ? MISSING : money(order.paidAmount, order.paidCurrency ?? order.currency)
  const mayRefund =
    (order.orderStatus === 'paid' || order.orderStatus === 'doubt') &&
    (order.refund === null || order.refund === 'failed')
  return (
    <SidePanel title={order.who || t('accountGone')} context={t(`plan_${order.planId}`)} onClose={onClose}>
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
      <Stack gap={4}>
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
        {order.refund === 'failed' ? (
          <Text as="p" tone="error">
            {t('refundFailed', { reason: order.refundError ?? MISSING })}
          </Text>
        ) : null}
        {mayRefund ? (
          <>
            <TextField
              label={t('refundReason')}
              value={reason}
              maxLength={200}
              onChange={(event) => setReason(event.target.value)}
            />
            <AskButton
              kind="danger"
              text={t('refund')}
              question={t('refundAsk', { amount: paid })}
              confirm={t('refund')}
              disabled={reason.trim() === ''}
              busy={refund.isPending}
              onConfirm={() =>
                refund.mutate(
                  { outTradeNo: order.outTradeNo, reason: reason.trim() },
                  {
                    onSuccess: () => {
                      notify('success', t('refundAsked'))
                      onClose()
                    },
                    onError: (failure) => notify('error', failureText(failure, language)),
                  },
                )
              }
            />
          </>
        ) : null}
      </Stack>
    </SidePanel>
  )
}

/** Orders of everybody, with what is in doubt, and refunds. */
export function KnownOrders() {
  const t = useTexts(membershipTexts)
  const phone = usePhone()
  const [state, setState] = useAddressField('state')
  const [text, setText] = useState('')
  const [chosen, setChosen] = useState<string | null>(null)
  const known = orderStates.find((one) => one === state)
  const pages = usePages(membership.orders, { text, ...(known ? { state: known } : {}) }, 30)
  const order = pages.items.find((one) => one.outTradeNo === chosen)
  const columns: Column<Known>[] = [
    {
      key: 'who',
      title: t('account'),
      value: ({ who }) => who,
      width: 'minmax(140px, 2fr)',
      cell: (one) =>
        phone ? (
          <TwoLines first={one.who || t('accountGone')} second={<>{dateTime(one.createdAt)}</>} />
        ) : (
          one.who || t('accountGone')
        ),
    },
    { key: 'plan', title: t('plan'), value: ({ planId }) => t(`plan_${planId}`), width: '104px', wideOnly: true },
    {
      key: 'pay',
      title: t('payWith'),
      value: ({ payType, provider }) => `${t(`pay_${payType}`)}${provider === 'local' ? ` · ${t('trialMark')}` : ''}`,
      width: '136px',
      wideOnly: true,
    },
    {
      key: 'amount',
      title: t('amount'),
      value: ({ amount }) => amount / 100,
      figures: true,
      width: '96px',
      cell: ({ amount, currency }) => money(amount, currency),
    },
    {
      key: 'state',
      title: t('orderState'),
      value: (one) => t(`order_${orderWord(one)}`),
      width: '112px',
      cell: (one) => <StateWord colour={stateColours[orderWord(one)]}>{t(`order_${orderWord(one)}`)}</StateWord>,
    },
    {
      key: 'at',
      title: t('orderedAt'),
      value: ({ createdAt }) => createdAt,
      width: '136px',
      wideOnly: true,
      cell: ({ createdAt }) => dateTime(createdAt),
    },
    { key: 'no', title: t('outTradeNo'), value: ({ outTradeNo }) => outTradeNo, width: '1fr', wideOnly: true },
  ]
  return (
    <>
      <ListTile
        title={t('part_orders')}
        file="pandora-orders"
        pages={pages}
        columns={columns}
        rowKey={({ outTradeNo }) => outTradeNo}
        empty={t('noOrders')}
        chosen={chosen}
        onChoose={(one) => setChosen(one.outTradeNo)}
        filters={
          <>
            <SearchField label={t('findOrder')} value={text} onSearch={setText} />
            <Select aria-label={t('orderState')} value={state} onChange={(event) => setState(event.target.value)}>
              <option value="">{t('allStates')}</option>
              {orderStates.map((one) => (
                <option key={one} value={one}>
                  {t(`order_${one}`)}
                </option>
              ))}
            </Select>
          </>
        }
      />
      {order ? <OrderPanel key={order.outTradeNo} order={order} onClose={() => setChosen(null)} /> : null}
    </>
  )
}
