import type { CountedAction } from './actions.ts'
import { cutTo, decimalOf, partOf, times, ZERO, type Decimal } from './decimal.ts'

/** A trade as it is counted. `order`: of two of one day the one recorded first. */
export interface HeldTrade {
  id: string
  kind: 'buy' | 'sell' | 'transferIn' | 'transferOut' | 'dividend'
  day: string
  order: number
  quantity: Decimal
  price: Decimal
  fees: Decimal
  taxes: Decimal
}

/** How the cost of what is sold is found. */
export type Method = 'average' | 'fifo'

/** A sale of more than was held. */
export interface Shortfall {
  tradeId: string
  day: string
  held: Decimal
  asked: Decimal
}

/** What happened to a position on a day; `moved` is what came in or out by transfer, valued by whoever knows a price. */
export interface LedgerDay {
  day: string
  /** Held at the end of the day. */
  quantity: Decimal
  paidIn: Decimal
  paidOut: Decimal
  movedIn: Decimal
  movedOut: Decimal
  dividends: Decimal
}

export type DividendBasis = 'before-tax' | 'after-tax' | 'unsaid' | 'recorded'

/** A position after its trades and actions; money in the security's currency. */
export interface Replay {
  quantity: Decimal
  cost: Decimal
  realised: Decimal
  dividends: Decimal
  dividendBases: DividendBasis[]
  /** Cost of all that was bought or transferred in. */
  putIn: Decimal
  rights: { day: string; shares: number | null; price: number | null }[]
  /** Sales of more than was held, in order. */
  shortfalls: Shortfall[]
  ledger: LedgerDay[]
}

interface Lot {
  quantity: Decimal
  cost: Decimal
}

const incoming = (kind: HeldTrade['kind']): boolean => kind === 'buy' || kind === 'transferIn'
/** Of one day: what comes in before what goes out, each in the order in which it was recorded. */
const byDay = (one: HeldTrade, other: HeldTrade): number =>
  one.day < other.day
    ? -1
    : one.day > other.day
      ? 1
      : Number(incoming(other.kind)) - Number(incoming(one.kind)) || one.order - other.order

/** Calendar days before a recorded dividend within which the action lies that it stands for. */
const RECORDED_AFTER = 60
const DAY = 86_400_000

/**
 * Dividends that the user recorded, each with the action that it stands for: the latest up to its day that no other
 * stands for.
 */
function recordedFor(trades: readonly HeldTrade[], actions: readonly CountedAction[]): Set<CountedAction> {
  const taken = new Set<CountedAction>()
  for (const { kind, day } of trades) {
    if (kind !== 'dividend') continue
    const meant = actions.findLast(
      (one) =>
        one.action === 'dividend' &&
        !taken.has(one) &&
        one.from <= day &&
        Date.parse(day) - Date.parse(one.from) <= RECORDED_AFTER * DAY,
    )
    if (meant) taken.add(meant)
  }
  return taken
}

/**
 * Plays trades and actions of one security up to the end of a day. Actions take effect before the day's trades; cash is
 * paid on what was held at the end of the day before. Cost of a purchase is its price with fees and taxes, proceeds of
 * a sale are its price without them. A transfer in brings the cost that it says, a transfer out takes its cost along
 * and realises its fees alone. New shares raise the quantity and leave the cost, cut to four places as trades are.
 */
export function replay({
  trades,
  actions,
  until,
  method,
  short = 'clip',
}: {
  trades: readonly HeldTrade[]
  actions: readonly CountedAction[]
  until: string
  method: Method
  /** A sale of more than is held sells what there is (`clip`), or is left out (`leave`). */
  short?: 'clip' | 'leave'
}): Replay {
  const own = trades.filter(({ day }) => day <= until).toSorted(byDay)
  const [first] = own
  const counted = actions.filter(({ from }) => first !== undefined && from <= until && from >= first.day)
  const stoodFor = recordedFor(own, counted)
  const state = new Position(method, short)
  const days = [...new Set([...own.map(({ day }) => day), ...counted.map(({ from }) => from)])].toSorted()
  const [tradesOn, actionsOn] = [Map.groupBy(own, ({ day }) => day), Map.groupBy(counted, ({ from }) => from)]
  for (const day of days) {
    state.begin(day)
    const today = actionsOn.get(day) ?? []
    const held = state.quantity
    for (const action of today)
      if (held > ZERO && action.cash !== null && action.action === 'dividend' && !stoodFor.has(action))
        state.pay(times(action.cash, sharesAt(held, action, actions)), action.taxBasis ?? 'unsaid')
    // Several kinds of new shares on one day are all counted on what was held before it.
    const grown = today.reduce(
      (sum, { action, shares }) => (action === 'split' || action === 'bonus' ? sum + (shares ?? ZERO) : sum),
      ZERO,
    )
    if (grown > ZERO) state.grow(grown)
    if (held > ZERO)
      for (const { action, shownShares, rightsPrice } of today)
        if (action === 'rights') state.rights.push({ day, shares: shownShares, price: rightsPrice })
    for (const trade of tradesOn.get(day) ?? []) state.trade(trade)
    state.end()
  }
  return state.said()
}

/** Shares that cash is counted in: those held, or what they have become by the day whose shares it is counted in. */
function sharesAt(held: Decimal, { from, basisDate }: CountedAction, actions: readonly CountedAction[]): Decimal {
  if (basisDate === null) return held
  let shares = held
  const later = actions.filter(
    (one) => (one.action === 'split' || one.action === 'bonus') && one.from >= from && one.from <= basisDate,
  )
  for (const [, ofDay] of Map.groupBy(later, (one) => one.from))
    shares += times(
      shares,
      ofDay.reduce((sum, one) => sum + (one.shares ?? ZERO), ZERO),
    )
  return shares
}

class Position {
  readonly #method: Method
  readonly #short: 'clip' | 'leave'
  readonly #lots: Lot[] = []
  quantity: Decimal = ZERO
  #realised: Decimal = ZERO
  #dividends: Decimal = ZERO
  #putIn: Decimal = ZERO
  readonly #shortfalls: Shortfall[] = []
  readonly #bases = new Set<DividendBasis>()
  readonly #ledger: LedgerDay[] = []
  #day: LedgerDay = emptyDay('')
  readonly rights: Replay['rights'] = []

  constructor(method: Method, short: 'clip' | 'leave') {
    this.#method = method
    this.#short = short
  }

  begin(day: string): void {
    this.#day = emptyDay(day)
  }

  end(): void {
    this.#ledger.push({ ...this.#day, quantity: this.quantity })
  }

  pay(cash: Decimal, basis: DividendBasis): void {
    this.#dividends += cash
    this.#day.dividends += cash
    this.#bases.add(basis)
  }

  /** Gives new shares for those held. Lots share the whole number of places, so that the sum is the same for any lots. */
  grow(ratio: Decimal): void {
    let [before, after] = [ZERO, ZERO]
    for (const lot of this.#lots) {
      before += lot.quantity
      const grown = cutTo(before + times(before, ratio), 4)
      lot.quantity = grown - after
      after = grown
    }
    this.quantity = after
  }

  trade(trade: HeldTrade): void {
    const { kind, quantity, price, fees, taxes } = trade
    const gross = times(quantity, price)
    if (kind === 'dividend') this.pay(gross - fees - taxes, 'recorded')
    else if (incoming(kind)) {
      const cost = gross + fees + taxes
      this.#add({ quantity, cost })
      this.#putIn += cost
      if (kind === 'buy') this.#day.paidIn += cost
      else this.#day.movedIn += quantity
    } else {
      if (this.quantity < quantity) {
        this.#shortfalls.push({ tradeId: trade.id, day: trade.day, held: this.quantity, asked: quantity })
        if (this.#short === 'leave') return
      }
      const sold = this.#take(quantity)
      const proceeds = sold.quantity === quantity ? gross : times(sold.quantity, price)
      if (kind === 'sell') {
        this.#realised += proceeds - fees - taxes - sold.cost
        this.#day.paidOut += proceeds - fees - taxes
      } else {
        this.#realised -= fees + taxes
        this.#day.paidOut -= fees + taxes
        this.#day.movedOut += sold.quantity
      }
    }
  }

  #add(lot: Lot): void {
    this.quantity += lot.quantity
    const [only] = this.#lots
    if (this.#method === 'average' && only) {
      only.quantity += lot.quantity
      only.cost += lot.cost
    } else this.#lots.push(lot)
  }

  /** Takes a quantity out of the first lots with its cost; the last of a lot takes all that is left of its cost. */
  #take(asked: Decimal): Lot {
    const taken: Lot = { quantity: ZERO, cost: ZERO }
    for (let [lot] = this.#lots; lot; [lot] = this.#lots) {
      const left = asked - taken.quantity
      if (left <= ZERO) break
      const quantity = lot.quantity < left ? lot.quantity : left
      const cost = quantity === lot.quantity ? lot.cost : partOf(lot.cost, quantity, lot.quantity)
      taken.quantity += quantity
      taken.cost += cost
      lot.quantity -= quantity
      lot.cost -= cost
      if (lot.quantity === ZERO) this.#lots.shift()
    }
    this.quantity -= taken.quantity
    return taken
  }

  said(): Replay {
    return {
      quantity: this.quantity,
      cost: this.#lots.reduce((sum, lot) => sum + lot.cost, ZERO),
      realised: this.#realised,
      dividends: this.#dividends,
      dividendBases: [...this.#bases],
      putIn: this.#putIn,
      rights: this.rights,
      shortfalls: this.#shortfalls,
      ledger: this.#ledger,
    }
  }
}

const emptyDay = (day: string): LedgerDay => ({
  day,
  quantity: ZERO,
  paidIn: ZERO,
  paidOut: ZERO,
  movedIn: ZERO,
  movedOut: ZERO,
  dividends: ZERO,
})

/** The numbers of a trade as users write them. */
export const tradeNumbers = (
  one: Record<'quantity' | 'price' | 'fees' | 'taxes', string>,
): Pick<HeldTrade, 'quantity' | 'price' | 'fees' | 'taxes'> => ({
  quantity: decimalOf(one.quantity),
  price: decimalOf(one.price),
  fees: decimalOf(one.fees),
  taxes: decimalOf(one.taxes),
})
