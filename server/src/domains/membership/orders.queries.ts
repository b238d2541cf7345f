import type {
  doubts,
  OrderState,
  PayProvider,
  PayType,
  PlanId,
  refundStates,
} from '@pandora/contract/domains/membership/terms'
import { instant } from '@pandora/store/as-of'
import type { Db } from '@pandora/store/database'
import { refundJson, type RefundRow } from './money/refunds.queries.ts'

/** An order as it is stored. */
export interface OrderRow {
  out_trade_no: string
  purchase_id: string
  uid: number | null
  plan_id: PlanId
  months: number
  pay_type: PayType
  provider: PayProvider
  list_price: number
  amount: number
  currency: string
  coupon_id: string | null
  qr_data: string | null
  state: OrderState
  doubt: (typeof doubts)[number] | null
  created_at: number
  expires_at: number
  paid_at: number | null
  paid_amount: number | null
  paid_currency: string | null
  late: boolean
  doubled: boolean
  provider_trade_no: string | null
  refund: (typeof refundStates)[number] | null
  refunded: number
}

const plain = (db: Db) => db`o.out_trade_no, o.purchase_id, o.uid, o.plan_id, o.months, o.pay_type, o.provider,
  o.list_price, o.amount, o.currency, o.coupon_id, o.qr_data, o.state, o.doubt, o.created_at, o.expires_at, o.paid_at,
  o.paid_amount, o.paid_currency, o.late, o.doubled, o.provider_trade_no`
const columns = (db: Db) => db`${plain(db)},
  (select r.state from membership_refund r where r.out_trade_no = o.out_trade_no order by r.asked_at desc, r.out_refund_no desc
    limit 1) as refund,
  (select coalesce(sum(r.amount), 0)::int from membership_refund r where r.out_trade_no = o.out_trade_no
    and r.state = 'done') as refunded`

export async function ordersOf(db: Db, uid: number, most: number): Promise<OrderRow[]> {
  return db<OrderRow[]>`select ${columns(db)} from membership_order o where o.uid = ${uid}
    order by o.created_at desc, o.out_trade_no limit ${most}`
}

/** An order of the user; without a user anybody's. */
export async function orderBy(db: Db, outTradeNo: string, uid?: number): Promise<OrderRow | undefined> {
  const [row] = await db<OrderRow[]>`select ${columns(db)} from membership_order o
    where o.out_trade_no = ${outTradeNo} ${uid === undefined ? db`` : db`and o.uid = ${uid}`}`
  return row
}

/** Orders of the user that can still be paid at an instant, of purchases that are not paid yet. */
export async function liveOrders(tx: Db, uid: number, now: number): Promise<OrderRow[]> {
  return tx<OrderRow[]>`select ${columns(tx)} from membership_order o
    where o.uid = ${uid} and o.state = 'unpaid' and o.expires_at > ${instant(now)}
      and not exists (select 1 from membership_order s where s.purchase_id = o.purchase_id and s.state <> 'unpaid'
        and s.state <> 'closed') order by o.created_at desc`
}

type NewOrder = Pick<
  OrderRow,
  | 'out_trade_no'
  | 'purchase_id'
  | 'plan_id'
  | 'months'
  | 'pay_type'
  | 'provider'
  | 'list_price'
  | 'amount'
  | 'currency'
  | 'coupon_id'
  | 'created_at'
  | 'expires_at'
> & { uid: number; ask_at: number }

export async function insertOrder(tx: Db, one: NewOrder): Promise<void> {
  await tx`insert into membership_order (out_trade_no, purchase_id, uid, plan_id, months, pay_type, provider, list_price,
      amount, currency, coupon_id, state, created_at, expires_at, ask_at, seller)
    select ${one.out_trade_no}, ${one.purchase_id}, ${one.uid}, ${one.plan_id}, ${one.months}, ${one.pay_type},
      ${one.provider}, ${one.list_price}, ${one.amount}, ${one.currency}, ${one.coupon_id}, 'unpaid',
      ${instant(one.created_at)}::timestamptz, ${instant(one.expires_at)}::timestamptz,
      ${instant(one.ask_at)}::timestamptz, s.seller from membership_setting s`
}

export async function keepQr(db: Db, outTradeNo: string, qrData: string): Promise<void> {
  await db`update membership_order set qr_data = ${qrData} where out_trade_no = ${outTradeNo}`
}

/** Who sold: as it was called when the order was made; of orders from before it was asked for, as it is called now. */
export async function sellerOf(db: Db, outTradeNo: string): Promise<string> {
  const [row] = await db<{ seller: string }[]>`
    select coalesce(nullif(o.seller, ''), s.seller) as seller from membership_order o, membership_setting s
    where o.out_trade_no = ${outTradeNo}`
  return row?.seller ?? ''
}

/** Closes an order that nobody paid; false where somebody did meanwhile. */
export async function closeOrder(db: Db, outTradeNo: string): Promise<boolean> {
  const { count } = await db`update membership_order set state = 'closed', ask_at = null
    where out_trade_no = ${outTradeNo} and state = 'unpaid'`
  return count > 0
}

/** Takes the turn to ask the provider of an order, unless somebody did within `everyMs`. */
export async function takeTurn(db: Db, outTradeNo: string, now: number, everyMs: number): Promise<boolean> {
  const { count } = await db`update membership_order set polled_at = ${instant(now)}
    where out_trade_no = ${outTradeNo} and state = 'unpaid' and qr_data is not null
      and (polled_at is null or polled_at <= ${instant(now - everyMs)})`
  return count > 0
}

/** An order in doubt, and whether another of its purchase was paid. */
export interface DueOrder {
  out_trade_no: string
  provider: PayProvider
  expires_at: number
  asked: number
  superseded: boolean
}

/** Takes up orders that the provider is to be asked about, the longest waiting first; nobody else does for a while. */
export async function claimDue(db: Db, now: number, most: number): Promise<DueOrder[]> {
  return db<DueOrder[]>`
    with due as (select out_trade_no from membership_order
      where ask_at <= ${instant(now)} and state = 'unpaid' order by ask_at limit ${most} for update skip locked)
    update membership_order o set asked = least(o.asked + 1, 1000),
      ask_at = ${instant(now)}::timestamptz + least(interval '1 minute' * power(2, least(o.asked, 9)), interval '6 hours')
    from due where o.out_trade_no = due.out_trade_no
    returning o.out_trade_no, o.provider, o.expires_at, o.asked,
      exists (select 1 from membership_order s where s.purchase_id = o.purchase_id and s.state = 'paid') as superseded`
}

export interface KnownOrderRow extends OrderRow {
  who: string
  coupon: string | null
  /** The first first. */
  refunds: readonly RefundRow[]
}

interface Sought {
  text: string
  state?: OrderState | undefined
}
/** Orders of a state that a text is found in; the account and the coupon are looked at where there is a text. */
function sought(db: Db, { text, state }: Sought) {
  const word = text.trim().toLowerCase()
  const ofState = state === undefined ? db`` : db`and o.state = ${state}`
  if (word === '') return db`membership_order o where true ${ofState}`
  return db`membership_order o left join account a on a.uid = o.uid left join coupon c on c.coupon_id = o.coupon_id
    where (strpos(lower(coalesce(a.email, '')), ${word}) > 0 or strpos(coalesce(a.phone, ''), ${word}) > 0
      or o.out_trade_no = ${word} or o.provider_trade_no = ${word} or o.uid::text = ${word}
      or lower(c.code) = ${word}) ${ofState}`
}

/** An order as it stands beside its refunds; `total`: how many orders are sought, null where one alone is. */
type BesideRow = Omit<KnownOrderRow, 'refund' | 'refunded' | 'refunds'> & {
  refunds: RefundRow[] | null
  total: number | null
}

/**
 * Orders with what is known of their accounts, coupons and refunds; `of` are their rows, few of them. All of it is looked
 * up by keys, row by row, so that the plan is the same for any page and PostgreSQL keeps it: joins were planned anew at
 * every call, which took two thirds of a page's time.
 */
async function known(
  db: Db,
  of: ReturnType<Db>,
  total: ReturnType<Db>,
): Promise<{ rows: KnownOrderRow[]; total: number | null }> {
  const rows = await db<BesideRow[]>`
  select ${plain(db)},
    coalesce((select coalesce(a.email, a.phone) from account a where a.uid = o.uid), '') as who,
    (select c.code from coupon c where c.coupon_id = o.coupon_id) as coupon,
    (select json_agg(json_build_object(${refundJson(db)}) order by asked_at, out_refund_no)
      from membership_refund r where r.out_trade_no = o.out_trade_no) as refunds,
    (${total}) as total
  from (${of}) o order by o.created_at desc, o.out_trade_no`
  return {
    rows: rows.map((row) => {
      const refunds = row.refunds ?? []
      const refunded = refunds.reduce((sum, one) => (one.state === 'done' ? sum + one.amount : sum), 0)
      return { ...row, refunds, refund: refunds.at(-1)?.state ?? null, refunded }
    }),
    total: rows[0]?.total ?? null,
  }
}

/** Orders of everybody that a text is found in, of a state, the newest first, and how many they are. */
export async function ordersPage(
  db: Db,
  { page, size, ...what }: Sought & { page: number; size: number },
): Promise<{ rows: KnownOrderRow[]; total: number }> {
  const found = await known(
    db,
    db`select o.* from ${sought(db, what)} order by o.created_at desc, o.out_trade_no
      limit (select ${size}::int) offset (select ${page * size}::int)`,
    db`${howMany(db, what)}`,
  )
  if (found.total !== null) return { rows: found.rows, total: found.total }
  // Beyond the last page there is no row to tell it.
  const [{ count }] = await db<[{ count: number }]>`select coalesce((${howMany(db, what)}), 0)::int as count`
  return { rows: [], total: count }
}

export async function knownOrderBy(db: Db, outTradeNo: string): Promise<KnownOrderRow | undefined> {
  const { rows } = await known(db, db`select * from membership_order where out_trade_no = ${outTradeNo}`, db`null::int`)
  return rows[0]
}

/** How many they are; of all, or all of a state, totals are kept. */
const howMany = (db: Db, what: Sought) =>
  what.text.trim() === ''
    ? db`select coalesce(sum(orders), 0)::int as count from membership_order_total
        ${what.state === undefined ? db`` : db`where state = ${what.state}`}`
    : db`select count(*)::int as count from ${sought(db, what)}`
