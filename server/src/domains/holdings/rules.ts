import { holdingsErrors } from '@pandora/contract/domains/holdings/errors'
import { GUEST_TRADE_LIMIT, TRADE_LIMIT } from '@pandora/contract/domains/holdings/operations'
import { errors, Refusal } from '@pandora/contract/errors'
import { exchanges, type ExchangeCode } from '@pandora/contract/records/identity'
import { dayOf } from '@pandora/contract/time'
import type { CountedAction } from '@pandora/intelligence/holdings/actions'
import { decimalOf, textOf, ZERO } from '@pandora/intelligence/holdings/decimal'
import { replay, tradeNumbers, type HeldTrade, type Shortfall } from '@pandora/intelligence/holdings/replay'
import type { User } from '../../auth/access.ts'
import type { TradeRow, TradeWords } from './queries.ts'
import type { Security } from './securities.queries.ts'

/** Of which portfolio and security a trade is. */
export const placeOf = ({ portfolio_id: portfolioId, security_id: securityId }: TradeRow) => ({
  portfolioId,
  securityId,
})

/** A trade as it is counted. */
export const heldTrade = (row: TradeRow): HeldTrade => ({
  id: row.trade_id,
  kind: row.kind,
  day: row.day,
  order: row.entry,
  ...tradeNumbers(row),
})

/** What a trade is held against besides itself. */
export interface Ground {
  security: Security
  now: number
  /** The day is known to be none on which its exchange trades. */
  notTraded: boolean
}

const dealt = (kind: TradeWords['kind']): boolean => kind === 'buy' || kind === 'sell'

/** What is wrong with a trade by itself; undefined where nothing is. */
export function faultOf(words: TradeWords, { security, now, notTraded }: Ground): Refusal | undefined {
  const { day, kind } = words
  if (security.kind !== 'stock' && security.kind !== 'fund')
    return new Refusal(holdingsErrors.SECURITY_NOT_HELD, { entity: security.code })
  const zone = exchanges[security.exchange as ExchangeCode].zone
  if (day > dayOf(now, zone)) return new Refusal(holdingsErrors.DAY_IN_FUTURE, { day })
  if (security.listed_on !== null && day < security.listed_on)
    return new Refusal(holdingsErrors.BEFORE_LISTING, { day, listed: security.listed_on })
  if (dealt(kind) && notTraded) return new Refusal(holdingsErrors.NOT_TRADING_DAY, { day, exchange: security.exchange })
  if (decimalOf(words.quantity) <= ZERO) return new Refusal(holdingsErrors.QUANTITY_ZERO)
  if (dealt(kind) && decimalOf(words.price) <= ZERO) return new Refusal(holdingsErrors.PRICE_ZERO)
  return undefined
}

/** Sales of more than was held, each left out for the next, in order. */
export const shortfallsOf = (trades: readonly HeldTrade[], actions: readonly CountedAction[]): Shortfall[] =>
  replay({ trades, actions, until: '9999-12-31', method: 'average', short: 'leave' }).shortfalls

/** The refusal of a sale of more than is held. */
export const lacking = ({ day, held, asked }: Shortfall): Refusal =>
  new Refusal(holdingsErrors.SELLS_MORE_THAN_HELD, { day, held: textOf(held), asked: textOf(asked) })

/** Throws where a user would keep more trades than they may. */
export function refuseTooMany(user: Pick<User, 'role'>, count: number): void {
  if (user.role === 'guest' && count > GUEST_TRADE_LIMIT)
    throw new Refusal(holdingsErrors.GUEST_TRADES, { limit: GUEST_TRADE_LIMIT })
  if (count > TRADE_LIMIT) throw new Refusal(errors.LIST_FULL, { limit: TRADE_LIMIT })
}
