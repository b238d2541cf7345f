import { randomUUID } from 'node:crypto'
import type { ledgerAccounts, postingKinds } from '@pandora/contract/domains/membership/terms'
import { instant } from '@pandora/store/as-of'
import type { Db } from '@pandora/store/database'
import type { Posting } from './posting.ts'

/** Writes postings; the database refuses one that does not sum to nothing when the transaction ends. */
export async function post(tx: Db, postings: readonly Posting[], now: number): Promise<void> {
  const entries = postings.flatMap(({ parts, ...about }) => {
    const postingId = randomUUID()
    return parts.map((part) => ({ ...about, ...part, postingId }))
  })
  if (entries.length === 0) return
  const of = <Key extends keyof (typeof entries)[number]>(key: Key) => entries.map((one) => one[key])
  await tx`
    insert into ledger_entry (posting_id, kind, account, amount, currency, out_trade_no, posted_at)
    select posting, kind, account, amount, currency, no, ${instant(now)}
    from unnest(${tx.array(of('postingId'))}::uuid[], ${tx.array(of('kind'))}::text[], ${tx.array(of('account'))}::text[],
      ${tx.array(of('amount'))}::bigint[], ${tx.array(of('currency'))}::text[], ${tx.array(of('outTradeNo'))}::text[])
      with ordinality as e (posting, kind, account, amount, currency, no, place)
    order by place`
}

export interface LedgerRow {
  entry_id: number
  posting_id: string
  kind: (typeof postingKinds)[number]
  account: (typeof ledgerAccounts)[number]
  amount: number
  currency: string
  out_trade_no: string
  posted_at: number
}

/** Of the ledger what was posted between two instants (ms), of one order. */
interface LedgerSpan {
  from?: number | undefined
  to?: number | undefined
  outTradeNo?: string | undefined
}
/** Of the whole ledger totals are kept. */
const isWhole = ({ from, to, outTradeNo = '' }: LedgerSpan) =>
  from === undefined && to === undefined && outTradeNo === ''
const within = (db: Db, { from, to, outTradeNo = '' }: LedgerSpan) => db`true
  ${from === undefined ? db`` : db`and posted_at >= ${instant(from)}`}
  ${to === undefined ? db`` : db`and posted_at <= ${instant(to)}`}
  ${outTradeNo === '' ? db`` : db`and out_trade_no = ${outTradeNo}`}`

/** Entries, the newest first, with how many there are. */
export async function ledgerPage(
  db: Db,
  { account, page, size, ...span }: LedgerSpan & { account?: string | undefined; page: number; size: number },
): Promise<{ rows: LedgerRow[]; total: number }> {
  const where = db`where ${within(db, span)} ${account === undefined ? db`` : db`and account = ${account}`}`
  const rows = await db<LedgerRow[]>`
    select entry_id, posting_id, kind, account, amount, currency, out_trade_no, posted_at from ledger_entry ${where}
    order by entry_id desc limit ${size} offset ${page * size}`
  const [{ total }] = isWhole(span)
    ? await db<[{ total: number }]>`select coalesce(sum(entries), 0)::int as total from ledger_total
        ${account === undefined ? db`` : db`where account = ${account}`}`
    : await db<[{ total: number }]>`select count(*)::int as total from ledger_entry ${where}`
  return { rows, total }
}

export interface BalanceRow {
  account: (typeof ledgerAccounts)[number]
  currency: string
  balance: number
}

/** What each account comes to over what is asked for. */
export async function balances(db: Db, span: LedgerSpan): Promise<BalanceRow[]> {
  if (isWhole(span))
    return db<BalanceRow[]>`select account, currency, balance from ledger_total order by account, currency`
  return db<BalanceRow[]>`select account, currency, sum(amount)::bigint as balance from ledger_entry
    where ${within(db, span)}
    group by account, currency order by account, currency`
}
