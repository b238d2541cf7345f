import type { Entry, EntryKind } from '@pandora/contract/domains/calendar/shapes'
import type { Asking } from '../among.ts'
import { entriesOf } from '../entries.ts'
import { kindsTold } from '../facts.queries.ts'

/**
 * Entries of the calendar of some kinds between two days, both included, as they were known; of one company, or of all.
 * `without`: kinds of which no source has given anything to the market.
 */
export async function knownEntries(
  asking: Asking,
  {
    from,
    to,
    kinds,
    companyId,
  }: { from: string; to: string; kinds: readonly EntryKind[]; companyId: string | undefined },
): Promise<{ entries: Entry[]; without: EntryKind[] }> {
  const [entries, told] = await Promise.all([
    entriesOf(asking, { from, to, kinds: [...kinds], ...(companyId === undefined ? {} : { companyId }) }),
    kindsTold(asking.db, asking.view),
  ])
  const given: Readonly<Partial<Record<EntryKind, boolean>>> = {
    report: told.report,
    meeting: told.meeting,
    dividend: told.action,
    lockUp: told.lock_up,
  }
  return { entries, without: kinds.filter((kind) => given[kind] === false) }
}
