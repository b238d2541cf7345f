import { useState } from 'react'
import { membership } from '@pandora/contract/domains/membership/operations'
import { orderStates } from '@pandora/contract/domains/membership/terms'
import { useAddressField } from '../../../lib/address.ts'
import { usePages } from '../../../lib/api/usePages.ts'
import { dateTime } from '../../../lib/formats.ts'
import { useTexts } from '../../../lib/texts.ts'
import { usePhone } from '../../../lib/usePhone.ts'
import { SearchField } from '../../../ui/SearchField.tsx'
import { Select } from '../../../ui/Select.tsx'
import { StateWord } from '../../../ui/StateWord.tsx'
import { TwoLines } from '../../../ui/TwoLines.tsx'
import type { Column } from '../../../ui/table/DataTable.tsx'
import { ListTile } from '../../administration/offers/ListTile.tsx'
import { money } from '../money.ts'
import { orderWord, stateColours } from '../orderWords.ts'
import { membershipTexts } from '../texts.ts'
import { OrderPanel, type KnownOrder } from './OrderPanel.tsx'

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
  const columns: Column<KnownOrder>[] = [
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
    { key: 'plan', title: t('plan'), value: ({ planId }) => t(`plan_${planId}`), width: '144px', wideOnly: true },
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
      width: '136px',
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
