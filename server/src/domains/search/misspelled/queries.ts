import { inForce, instant, type View } from '@pandora/store/as-of'
import type { Db } from '@pandora/store/database'
import type { FoundRow } from '../offers/company-search.queries.ts'

/** Highest code point: every text that begins with q lies in [q, q + END). */
const END = '\u{10FFFF}'

/** A form that may have been meant. */
export type MeantRow = Omit<FoundRow, 'total'> & { suffix: string; delisted: boolean }

/**
 * Forms that begin with the first or the second character of a text: what a slip may have been made of.
 * Whoever mistakes both of the first two is not understood.
 */
export async function formsLike(db: Db, view: View, text: string, now: number): Promise<MeantRow[]> {
  const [first = '', second = first] = [...text]
  const begins = (letter: string) => db`f.suffix >= ${letter} and f.suffix < ${letter + END}`
  return db<MeantRow[]>`
    select coalesce(f.company_id, f.security_id) as thing, f.security_id, f.kind, f.form, f.written,
      left(f.suffix, ${[...text].length + 2}::int) as suffix, f.delisted_at <= ${instant(view.asOf ?? now)} as delisted
    from search_form f where (${begins(first)} or ${begins(second)}) and f.form <> 'code' and f.form <> 'initials'
      and length(f.suffix) >= ${[...text].length - 2}::int and ${inForce(db, 'f', view)}`
}
