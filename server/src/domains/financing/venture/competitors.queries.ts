import { instant, type View } from '@pandora/store/as-of'
import type { Db } from '@pandora/store/database'

/** A listed company that reports a line of business by the name of a field. */
export interface CompetitorRow {
  field: string
  company_id: string
  line: string
  /** From when on the line was known, ms. */
  known_at: number
}

/**
 * Listed companies that report a product or an industry called as one of some fields: the field is in the line's name,
 * or a line of at least three signs in the field's. The longest line of each company is told.
 */
export async function competitorsIn(
  db: Db,
  { marketId, asOf }: View,
  fields: readonly string[],
): Promise<CompetitorRow[]> {
  if (fields.length === 0) return []
  return db<CompetitorRow[]>`
    select distinct on (f.field, l.company_id) f.field, l.company_id, t.name as line, l.known_at
    from unnest(${db.array(fields as string[])}::text[]) f(field)
    join business_type t on t.market_id = ${marketId} and t.dimension in ('product', 'industry') and t.kind = 'line'
      and (position(f.field in t.name) > 0 or (length(t.name) > 2 and position(t.name in f.field) > 0))
    join business_line l on l.market_id = t.market_id and l.business_type_id = t.business_type_id
    where ${asOf === null ? db`true` : db`l.known_at <= ${instant(asOf)}`}
    order by f.field, l.company_id, length(t.name) desc, t.name`
}
