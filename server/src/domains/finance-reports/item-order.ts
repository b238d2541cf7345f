import { statementItems } from '@pandora/contract/records/statement-items'

const order = new Map(Object.keys(statementItems).map((item, place) => [item, place]))
const net = order.get('net_interest_income') ?? 0
/** What a bank earns and pays is its business and stands under their difference; elsewhere it is a cost among others. */
const ofBanks = new Map([
  ['interest_income', net + 0.1],
  ['interest_expense', net + 0.2],
])

/** Items of one company's statements in the order of a statement; what the product does not know comes last, by name. */
export function inStatementOrder(items: readonly string[]): string[] {
  const bank = items.includes('net_interest_income')
  const place = (item: string) => (bank ? ofBanks.get(item) : undefined) ?? order.get(item) ?? order.size
  return items.toSorted((a, b) => place(a) - place(b) || (a < b ? -1 : 1))
}
