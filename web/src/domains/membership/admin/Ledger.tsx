import { membership } from '@pandora/contract/domains/membership/operations'
import { ledgerAccounts } from '@pandora/contract/domains/membership/terms'
import type { OutputOf } from '@pandora/contract/operation'
import { lazy, Suspense, useState } from 'react'
import { useAddressField } from '../../../lib/address.ts'
import { usePages } from '../../../lib/api/usePages.ts'
import { dateTime } from '../../../lib/formats.ts'
import { useTexts } from '../../../lib/texts.ts'
import { usePhone } from '../../../lib/usePhone.ts'
import { SearchField } from '../../../ui/SearchField.tsx'
import { Select } from '../../../ui/Select.tsx'
import { TwoLines } from '../../../ui/TwoLines.tsx'
import { Facts } from '../../../ui/kit/Facts.tsx'
import type { Column } from '../../../ui/table/DataTable.tsx'
import { ListTile } from '../../administration/offers/ListTile.tsx'
import styles from '../Membership.module.css'
import { money } from '../money.ts'
import { membershipTexts } from '../texts.ts'

const DayPicker = lazy(() => import('../../../ui/day/DayPicker.tsx'))

const isDay = (text: string) => /^\d{4}-\d{2}-\d{2}$/.test(text)

type Entry = OutputOf<typeof membership.ledger>['dataList'][number]

/** The ledger in double entry: debit and credit of every posting, and what each account comes to over what is asked for. */
export function Ledger() {
  const t = useTexts(membershipTexts)
  const phone = usePhone()
  const [account, setAccount] = useAddressField('account')
  const chosen = ledgerAccounts.find((one) => one === account)
  const [saidFrom, setFrom] = useAddressField('from')
  const [saidTo, setTo] = useAddressField('to')
  const [from, to] = [saidFrom, saidTo].map((one) => (isDay(one) ? one : ''))
  const [outTradeNo, setOutTradeNo] = useState('')
  const span = { outTradeNo, ...(from ? { from } : {}), ...(to ? { to } : {}) }
  const pages = usePages(membership.ledger, { ...span, ...(chosen ? { account: chosen } : {}) }, 50)
  const balances = pages.first?.balances ?? []
  const columns: Column<Entry>[] = [
    {
      key: 'account',
      title: t('ledgerAccount'),
      value: (one) => t(`ledger_${one.account}`),
      width: 'minmax(130px, 1fr)',
      cell: (one) =>
        phone ? (
          <TwoLines
            first={t(`ledger_${one.account}`)}
            second={<>{`${t(`posting_${one.kind}`)} · ${dateTime(one.postedAt)}`}</>}
          />
        ) : (
          t(`ledger_${one.account}`)
        ),
    },
    { key: 'kind', title: t('posting'), value: ({ kind }) => t(`posting_${kind}`), width: '96px', wideOnly: true },
    {
      key: 'debit',
      title: t('debit'),
      value: ({ amount }) => (amount > 0 ? amount / 100 : null),
      figures: true,
      width: phone ? '92px' : '104px',
      cell: ({ amount, currency }) => (amount > 0 ? money(amount, currency) : ''),
    },
    {
      key: 'credit',
      title: t('credit'),
      value: ({ amount }) => (amount < 0 ? -amount / 100 : null),
      figures: true,
      width: phone ? '92px' : '104px',
      cell: ({ amount, currency }) => (amount < 0 ? money(-amount, currency) : ''),
    },
    {
      key: 'at',
      title: t('postedAt'),
      value: ({ postedAt }) => postedAt,
      width: '136px',
      wideOnly: true,
      cell: ({ postedAt }) => dateTime(postedAt),
    },
    { key: 'no', title: t('outTradeNo'), value: (one) => one.outTradeNo, width: 'minmax(244px, 1fr)', wideOnly: true },
    {
      key: 'posting',
      title: t('postingId'),
      value: ({ postingId }) => postingId,
      width: 'minmax(272px, 1fr)',
      wideOnly: true,
    },
  ]
  const balance = (amount: number, currency: string): string =>
    amount === 0
      ? money(0, currency)
      : `${money(Math.abs(amount), currency)} ${t(amount > 0 ? 'balanceDebit' : 'balanceCredit')}`
  return (
    <ListTile
      title={t('part_ledger')}
      file="pandora-ledger"
      pages={pages}
      columns={columns}
      rowKey={({ entryId }) => String(entryId)}
      empty={t('noEntries')}
      note={
        balances.length > 0 ? (
          <div className={styles.bar}>
            <Facts
              as="cells"
              items={balances.map((one) => ({
                key: `${one.account} ${one.currency}`,
                label: t(`ledger_${one.account}`),
                value: balance(one.balance, one.currency),
              }))}
            />
          </div>
        ) : null
      }
      filters={
        <>
          <SearchField label={t('outTradeNo')} value={outTradeNo} onSearch={setOutTradeNo} />
          <Suspense fallback={null}>
            <div className={styles.day}>
              <DayPicker label={t('firstDay')} value={from || null} clearable onChange={(day) => setFrom(day ?? '')} />
            </div>
            <div className={styles.day}>
              <DayPicker label={t('toDay')} value={to || null} clearable onChange={(day) => setTo(day ?? '')} />
            </div>
          </Suspense>
          <Select aria-label={t('ledgerAccount')} value={account} onChange={(event) => setAccount(event.target.value)}>
            <option value="">{t('allAccounts')}</option>
            {ledgerAccounts.map((one) => (
              <option key={one} value={one}>
                {t(`ledger_${one}`)}
              </option>
            ))}
          </Select>
        </>
      }
    />
  )
}
