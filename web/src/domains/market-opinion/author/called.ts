import type { authors } from '@pandora/contract/domains/authors/operations'
import type { OutputOf } from '@pandora/contract/operation'

export type Call = OutputOf<typeof authors.record>['dataList'][number]

/** Companies that an author called, the one called most first; of as many calls the one called last. */
export function calledCompanies(calls: readonly Call[]): { call: Call; count: number }[] {
  return [...Map.groupBy(calls, ({ companyId }) => companyId).values()]
    .flatMap((own) => (own[0] ? [{ call: own[0], count: own.length }] : []))
    .toSorted((one, other) => other.count - one.count || other.call.publishedAt - one.call.publishedAt)
}

/** Closes of the sessions at whose open calls of a stance are entered; null on all others. */
export function signsOn(
  calls: readonly Pick<Call, 'stance' | 'enteredOn'>[],
  stance: Call['stance'],
  time: readonly string[],
  close: readonly (number | null)[],
): (number | null)[] {
  const entered = new Set(calls.filter((one) => one.stance === stance).map(({ enteredOn }) => enteredOn))
  return time.map((day, at) => (entered.has(day) ? (close[at] ?? null) : null))
}
