import { dayOf, parseAsOf } from '@pandora/contract/time'
import { rangeStart } from '../../charts/bars.ts'
import { useAddressField, useAsOf } from '../../lib/address.ts'
import { useNow } from '../../lib/useNow.ts'

/** The longest range that curves of opinion are offered for: answers hold 400 days at most. */
export const LONGEST = '1y'

/** First day that a curve is asked for, by the range chosen for the picture of a field: it shows what it says. */
export function useSince(field: string): string | undefined {
  const [range] = useAddressField(`${field}Range`)
  const [asOf] = useAsOf()
  const now = useNow(3_600_000)
  const until = (asOf === null ? undefined : parseAsOf(asOf)) ?? now
  return rangeStart(dayOf(until), range === LONGEST || range === '1m' ? range : '6m')
}
