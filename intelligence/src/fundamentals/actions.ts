/** What of a corporate action says on what basis it is told. */
export interface ToldAction {
  actionDate: string
  action: string
  datedBy: 'ex-date' | 'record-date' | 'payment-date'
  taxBasis: 'before-tax' | 'after-tax' | null
  /** Day whose shares its figures are counted in; null: those held on the day itself. */
  basisDate: string | null
}

const datings: readonly ToldAction['datedBy'][] = ['ex-date', 'record-date', 'payment-date']
const taxes: readonly ToldAction['taxBasis'][] = ['before-tax', null, 'after-tax']

/**
 * Of two tellings of one day the one that is read first: per share as held, else as counted on the latest day; before
 * tax, else unsaid, else after tax. Below zero: `one`.
 */
function inOrder(one: ToldAction, other: ToldAction): number {
  if (one.basisDate !== other.basisDate)
    return one.basisDate === null ? -1 : other.basisDate === null ? 1 : other.basisDate < one.basisDate ? -1 : 1
  return taxes.indexOf(one.taxBasis) - taxes.indexOf(other.taxBasis)
}

/**
 * Of each action the one telling that readers are shown, in the order given: sources that date, tax or count otherwise
 * tell of the same payment again, and added up it would be paid twice.
 * In a calendar year actions of a kind are read by one way of dating: the ex-date where any is dated so, else the
 * record date, else the payment date; then each day by `inOrder`.
 */
export function readOnce<Action extends ToldAction>(actions: readonly Action[]): Action[] {
  const years = Map.groupBy(actions, ({ action, actionDate }) => `${action} ${actionDate.slice(0, 4)}`)
  const chosen = new Set<Action>()
  for (const year of years.values()) {
    const dating = datings.find((one) => year.some(({ datedBy }) => datedBy === one))
    const days = Map.groupBy(
      year.filter(({ datedBy }) => datedBy === dating),
      ({ actionDate }) => actionDate,
    )
    for (const day of days.values()) chosen.add(day.reduce((best, one) => (inOrder(one, best) < 0 ? one : best)))
  }
  return actions.filter((one) => chosen.has(one))
}
