import type { ParsedInputOf } from '@pandora/contract/operation'
import type { holdings } from '@pandora/contract/domains/holdings/operations'
import { dayOf } from '@pandora/contract/time'
import { paidPriceOf } from '@pandora/intelligence/fundamentals/paid-price'
import { positionOf, sumsOf, type HeldPosition, type Priced, type Sums } from '@pandora/intelligence/holdings/positions'
import { replay, type Replay } from '@pandora/intelligence/holdings/replay'
import type { UserCall } from '../../http/route.ts'
import { marketFigures } from '../figures/offers/market.ts'
import { tradeDateOf } from '../figures/offers/traded.ts'
import { heldQuotes, type Quote } from '../markets/offers/quotes.ts'
import type { HeldServices } from '../../shared/define-held.ts'
import { actionsCounted } from './actions.queries.ts'
import { ownPortfolio } from './portfolios.ts'
import { portfoliosOf, tradesOf } from './queries.ts'
import { heldTrade } from './rules.ts'
import { lastPaid, securitiesById, type PaidRow, type Security } from './securities.queries.ts'

/** What a call about all or one of a user's portfolios reads. */
export type Asked = Pick<UserCall<typeof holdings.positions>, 'db' | 'view' | 'now'> & {
  user: Pick<UserCall<typeof holdings.positions>['user'], 'uid'>
  services: HeldServices
  input: Pick<ParsedInputOf<typeof holdings.positions>, 'portfolioId'>
}

/** A security with how it is held in each portfolio. */
export interface Held {
  security: Security
  replays: readonly Replay[]
  firstDay: string
}

/** Everything held up to the day that is looked from, as trades and actions known then make it. */
export async function readHeld({ db, view, user, input, now }: Asked): Promise<Held[]> {
  if (input.portfolioId !== undefined) await ownPortfolio(db, view, user.uid, input.portfolioId)
  const until = dayOf(view.asOf ?? now)
  const [rows, portfolios] = await Promise.all([
    tradesOf(db, view.marketId, user.uid, { portfolioId: input.portfolioId, until }),
    portfoliosOf(db, view.marketId, user.uid),
  ])
  const bySecurity = Map.groupBy(rows, (row) => row.security_id)
  const ids = [...bySecurity.keys()]
  const [securities, actions] = await Promise.all([securitiesById(db, view, ids), actionsCounted(db, view, ids)])
  const methods = new Map(portfolios.map((one) => [one.portfolio_id, one.method]))
  return [...bySecurity].flatMap(([id, own]) => {
    const security = securities.get(id)
    // What the view does not know yet cannot be held in it.
    if (!security) return []
    const replays = [...Map.groupBy(own, (row) => row.portfolio_id)].map(([portfolioId, trades]) =>
      replay({
        trades: trades.map(heldTrade),
        actions: actions.get(id) ?? [],
        until,
        method: methods.get(portfolioId) ?? 'average',
      }),
    )
    return [{ security, replays, firstDay: own.reduce((day, row) => (row.day < day ? row.day : day), until) }]
  })
}

/** Positions with what they are worth, and their sums by currency. */
export interface Valued {
  positions: { held: Held; position: HeldPosition; quote: Quote | null }[]
  sums: Sums[]
  /** The market's last day. */
  day: string | null
}

/** Values what is held by the last prices paid. */
export async function readValued(asked: Asked): Promise<Valued> {
  const { db, view, services } = asked
  const all = await readHeld(asked)
  const ids = all.map(({ security }) => security.security_id)
  if (ids.length === 0) return { positions: [], sums: [], day: null }
  const [quotes, paid, figures] = await Promise.all([
    heldQuotes.read(services, view, ids),
    lastPaid(db, view, ids),
    marketFigures(services, view),
  ])
  const day = tradeDateOf(figures)
  const paidOf = Map.groupBy(paid, (row) => row.security_id)
  const positions = all.map((held) => {
    const { security_id: securityId, currency } = held.security
    const quote = quotes.get(securityId) ?? null
    const priced = pricedBy(quote, paidOf.get(securityId) ?? [])
    return { held, quote, position: positionOf({ securityId, currency }, held.replays, priced, day) }
  })
  return { positions, sums: sumsOf(positions.map(({ position }) => position)), day }
}

/**
 * The price that values a holding: the last quote where it is one at which shares changed hands. The average price of a
 * day does not stand in for it.
 */
function pricedBy(quote: Quote | null, paid: readonly PaidRow[]): Priced {
  if (quote === null) return { last: null, absence: 'NO_PRICE', before: null }
  const { close, date, basis, basisDate, currency } = quote
  const price = paidPriceOf(
    { close, date, basis, basisDate, currency, amount: null, volume: null, turnoverRate: null, averagesBefore: [] },
    null,
  )
  if (typeof price === 'string') return { last: null, absence: 'PRICE_ADJUSTED', before: null }
  const before = paid.find((row) => row.trade_date < date)
  return {
    last: { day: date, close },
    absence: null,
    before: before ? { day: before.trade_date, close: before.close } : null,
  }
}
