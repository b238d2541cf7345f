import { randomUUID } from 'node:crypto'
import type { CostMethod, TradeKind } from '@pandora/contract/domains/holdings/shapes'
import type { Db } from '@pandora/store/database'
import { insertRows } from '@pandora/store/insert-rows'

/** A portfolio of a user. */
export interface Portfolio {
  portfolio_id: string
  name: string
  method: CostMethod
  is_default: boolean
  trades: number
}

/** A trade as it is kept; numbers are exact, as text. */
export interface TradeRow {
  trade_id: string
  portfolio_id: string
  security_id: string
  kind: TradeKind
  day: string
  quantity: string
  price: string
  fees: string
  taxes: string
  note: string
  entry: number
  imported: boolean
}

/** What a trade says. */
export type TradeWords = Omit<TradeRow, 'trade_id' | 'entry' | 'imported'>

/** The user's portfolios in the market, the default one first, then by name. */
export async function portfoliosOf(db: Db, marketId: number, uid: number): Promise<Portfolio[]> {
  return db<Portfolio[]>`
    select p.portfolio_id::text, p.name, p.method, p.is_default, (select count(*)::int from trade t
      where t.portfolio_id = p.portfolio_id and t.deleted_at is null) as trades
    from holding_portfolio p where p.uid = ${uid} and p.market_id = ${marketId} and p.deleted_at is null
    order by p.is_default desc, p.name, p.portfolio_id`
}

export async function insertPortfolio(
  tx: Db,
  marketId: number,
  uid: number,
  { name, method, isDefault }: { name: string; method: CostMethod; isDefault: boolean },
): Promise<string> {
  const id = randomUUID()
  await tx`insert into holding_portfolio (portfolio_id, uid, market_id, name, method, is_default)
    values (${id}, ${uid}, ${marketId}, ${name}, ${method}, ${isDefault})`
  return id
}

export async function updatePortfolio(tx: Db, id: string, name: string, method: CostMethod): Promise<void> {
  await tx`update holding_portfolio set name = ${name}, method = ${method} where portfolio_id::text = ${id}`
}

/** Makes one portfolio the default of its user. */
export async function setDefault(tx: Db, marketId: number, uid: number, id: string): Promise<void> {
  const own = tx`uid = ${uid} and market_id = ${marketId}`
  await tx`update holding_portfolio set is_default = false where ${own} and is_default`
  await tx`update holding_portfolio set is_default = true where ${own} and portfolio_id::text = ${id}`
}

/** Deletes a portfolio; its trades go with it, and come back with it. */
export async function deletePortfolio(tx: Db, id: string, at: number): Promise<void> {
  await tx`update holding_portfolio set deleted_at = ${new Date(at).toISOString()}, is_default = false
    where portfolio_id::text = ${id}`
}

/** A deleted portfolio of the user's. */
export async function deletedPortfolio(
  db: Db,
  marketId: number,
  uid: number,
  id: string,
): Promise<{ name: string; trades: number } | undefined> {
  const [row] = await db<{ name: string; trades: number }[]>`
    select p.name, (select count(*)::int from trade t
      where t.portfolio_id = p.portfolio_id and t.deleted_at is null) as trades
    from holding_portfolio p where p.uid = ${uid} and p.market_id = ${marketId} and p.portfolio_id::text = ${id}
      and p.deleted_at is not null`
  return row
}

/** Takes the deletion of a portfolio back, under a name that is free. */
export async function restorePortfolio(tx: Db, id: string, name: string): Promise<void> {
  await tx`update holding_portfolio set deleted_at = null, name = ${name} where portfolio_id::text = ${id}`
}

const columns = (db: Db) => db`t.trade_id::text, t.portfolio_id::text, t.security_id, t.kind, t.day,
  t.quantity::text, t.price::text, t.fees::text, t.taxes::text, t.note, t.entry::int8 as entry,
  t.import_key is not null as imported`

/** Which of a user's trades are read. */
export interface TradesAsked {
  portfolioId?: string | undefined
  securityId?: string | undefined
  /** Up to the end of this day. */
  until?: string | undefined
}

const asked = (db: Db, marketId: number, uid: number, { portfolioId, securityId, until }: TradesAsked) =>
  db`p.uid = ${uid} and p.market_id = ${marketId} and p.deleted_at is null and t.deleted_at is null
    ${portfolioId === undefined ? db`` : db`and p.portfolio_id::text = ${portfolioId}`}
    ${securityId === undefined ? db`` : db`and t.security_id = ${securityId}`}
    ${until === undefined ? db`` : db`and t.day <= ${until}`}`

/** A user's trades, the latest first; of one day the one recorded last. */
export async function tradesOf(
  db: Db,
  marketId: number,
  uid: number,
  of: TradesAsked,
  page?: { limit: number; offset: number },
): Promise<TradeRow[]> {
  return db<TradeRow[]>`
    select ${columns(db)} from trade t join holding_portfolio p using (portfolio_id)
    where ${asked(db, marketId, uid, of)} order by t.day desc, t.entry desc
    ${page ? db`limit ${page.limit} offset ${page.offset}` : db``}`
}

export async function countTrades(db: Db, marketId: number, uid: number, of: TradesAsked = {}): Promise<number> {
  const [row] = await db<{ count: number }[]>`
    select count(*)::int as count from trade t join holding_portfolio p using (portfolio_id)
    where ${asked(db, marketId, uid, of)}`
  return row?.count ?? 0
}

/** A trade of the user's, deleted or not as is asked for. */
export async function tradeById(
  db: Db,
  marketId: number,
  uid: number,
  id: string,
  deleted: 'kept' | 'any' = 'kept',
): Promise<TradeRow | undefined> {
  const [row] = await db<TradeRow[]>`
    select ${columns(db)} from trade t join holding_portfolio p using (portfolio_id)
    where p.uid = ${uid} and p.market_id = ${marketId} and p.deleted_at is null and t.trade_id::text = ${id}
      ${deleted === 'any' ? db`` : db`and t.deleted_at is null`}`
  return row
}

/** Adds trades in their order; answers their ids. */
export async function insertTrades(
  tx: Db,
  rows: readonly (TradeWords & { importKey: string | null })[],
): Promise<string[]> {
  const written = rows.map((row) => ({ id: randomUUID(), row }))
  await insertRows(
    tx,
    'trade',
    [
      'trade_id',
      'portfolio_id',
      'security_id',
      'kind',
      'day',
      'quantity',
      'price',
      'fees',
      'taxes',
      'note',
      'import_key',
    ],
    written.map(({ id, row }) => [
      id,
      row.portfolio_id,
      row.security_id,
      row.kind,
      row.day,
      row.quantity,
      row.price,
      row.fees,
      row.taxes,
      row.note,
      row.importKey,
    ]),
  )
  return written.map(({ id }) => id)
}

export async function updateTrade(tx: Db, id: string, words: TradeWords): Promise<void> {
  await tx`update trade set portfolio_id = ${words.portfolio_id}, security_id = ${words.security_id},
    kind = ${words.kind}, day = ${words.day}, quantity = ${words.quantity}, price = ${words.price},
    fees = ${words.fees}, taxes = ${words.taxes}, note = ${words.note} where trade_id::text = ${id}`
}

/** Deletes a trade. */
export async function deleteTrade(tx: Db, id: string, at: number): Promise<void> {
  await tx`update trade set deleted_at = ${new Date(at).toISOString()} where trade_id::text = ${id}`
}

/** Takes a deletion back; a row of a statement that was imported again since stands already. */
export async function restoreTrade(tx: Db, id: string): Promise<void> {
  await tx`update trade t set deleted_at = null where t.trade_id::text = ${id} and not exists (select from trade o
    where o.portfolio_id = t.portfolio_id and o.import_key = t.import_key and o.deleted_at is null)`
}

/** Which of the keys of a statement's rows stand in a portfolio. */
export async function importedKeys(db: Db, portfolioId: string, keys: readonly string[]): Promise<Set<string>> {
  const rows = await db<{ import_key: string }[]>`select import_key from trade
    where portfolio_id::text = ${portfolioId} and deleted_at is null
      and import_key = any(${db.array(keys as string[])}::text[])`
  return new Set(rows.map((row) => row.import_key))
}

/** How long a deletion can be taken back, ms. */
const KEPT = 24 * 3_600_000

/** Drops trades and portfolios that were deleted long ago. */
export async function pruneHoldings(db: Db, now: number): Promise<void> {
  const before = new Date(now - KEPT).toISOString()
  await db`delete from trade where deleted_at < ${before}`
  await db`delete from holding_portfolio where deleted_at < ${before}`
}
