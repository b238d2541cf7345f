import { readOnce, type ToldAction } from '../fundamentals/actions.ts'
import { decimalOf, type Decimal } from './decimal.ts'

/** A corporate action as sources tell of it; figures per share held before. */
export interface HeldAction extends ToldAction {
  action: 'dividend' | 'split' | 'bonus' | 'rights'
  cash: number | null
  shares: number | null
  rightsPrice: number | null
}

/**
 * An action as it is counted. `from`: the day from whose beginning its shares are held, and before whose beginning they
 * must have been held to carry it.
 */
export interface CountedAction {
  from: string
  action: HeldAction['action']
  cash: Decimal | null
  shares: Decimal | null
  rightsPrice: number | null
  shownShares: number | null
  taxBasis: ToldAction['taxBasis']
  /** Day in whose shares the cash is counted; null: in those held on the day. */
  basisDate: string | null
}

const DAY = 86_400_000
const days = (from: string, to: string): number => (Date.parse(to) - Date.parse(from)) / DAY
const dayAfter = (day: string): string => new Date(Date.parse(day) + DAY).toISOString().slice(0, 10)

/** Days after a record date within which its ex-date lies, long holidays included; after an ex-date, the payment. */
const [RECORD_TO_EX, EX_TO_PAYMENT] = [15, 90]

/**
 * Of actions that sources tell in several ways those that are counted, each once, by day. `readOnce` chooses within a
 * year; a record date of one year whose ex-date lies in the next, and a payment whose ex-date lies in the year before,
 * are echoes of it and left out.
 */
export function countedActions(told: readonly HeldAction[]): CountedAction[] {
  const chosen = readOnce(told)
  const isEcho = (one: HeldAction): boolean =>
    chosen.some((other) => {
      if (other === one || other.action !== one.action || other.datedBy === one.datedBy) return false
      if (one.datedBy === 'record-date')
        return other.datedBy === 'ex-date' && within(days(one.actionDate, other.actionDate), RECORD_TO_EX)
      return one.datedBy === 'payment-date' && within(days(other.actionDate, one.actionDate), EX_TO_PAYMENT)
    })
  return chosen
    .filter((one) => !isEcho(one))
    .map((one) => ({
      from: one.datedBy === 'record-date' ? dayAfter(one.actionDate) : one.actionDate,
      action: one.action,
      cash: one.cash === null ? null : decimalOf(one.cash),
      shares: one.shares === null ? null : decimalOf(one.shares),
      rightsPrice: one.rightsPrice,
      shownShares: one.shares,
      taxBasis: one.taxBasis,
      basisDate: one.basisDate,
    }))
    .toSorted((one, other) => (one.from < other.from ? -1 : one.from > other.from ? 1 : 0))
}

const within = (gap: number, most: number): boolean => gap >= 0 && gap <= most
