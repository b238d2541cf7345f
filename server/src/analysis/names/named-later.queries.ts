import type { KindName } from '@pandora/contract/records/kinds'
import type { Db } from '@pandora/store/database'
import { waitAgain } from '../regroup.queries.ts'
import { containing } from '../../shared/containing.ts'

/** Where what can be named lies, by the kind that brings it: its table, its id, its names. */
const naming = {
  company_name: { id: 'company_id', names: ['name'] },
  theme: { id: 'theme_id', names: ['name_zh', 'name_en'] },
  industry: { id: 'industry_code', names: ['name_zh', 'name_en'] },
} as const
/** More new names than this are not looked for one by one: whatever was read is read once more. */
const MOST = 200

/**
 * With new names, documents in which these words stand say more than was read in them: they are read as if for the first
 * time. Without this what a text names would depend on whether it was read before the names came or after. A name that
 * was known before, and is only seen again, is none.
 */
export async function readNamedAgain(tx: Db, marketId: number, kinds: readonly KindName[]): Promise<void> {
  const [read] = await tx`select 1 from document_analysis where market_id = ${marketId} limit 1`
  if (!read) return
  const fresh = new Set<string>()
  for (const [table, { id, names }] of Object.entries(naming)) {
    if (!kinds.includes(table as KindName)) continue
    for (const name of names) {
      const rows = await tx<{ name: string }[]>`
        select distinct n.${tx(name)} as name from ${tx(table)} n join (select distinct ${tx(id)} as id from ${tx(`touched_${table}`)}) t on n.${tx(id)} = t.id
        where n.market_id = ${marketId} and n.${tx(name)} <> '' and n.superseded_at = 'infinity'
          and not exists (select from ${tx(table)} o where o.market_id = n.market_id and o.${tx(id)} = n.${tx(id)} and o.${tx(name)} = n.${tx(name)} and o.superseded_at <> 'infinity')`
      for (const row of rows) fresh.add(row.name)
    }
  }
  if (fresh.size === 0) return
  const like = [...fresh].map(containing)
  const said =
    fresh.size > MOST
      ? tx`true`
      : tx`(d.title ilike any(${tx.array(like)}::text[]) or d.body ilike any(${tx.array(like)}::text[]))`
  const rows = await tx<{ document_id: string }[]>`
    select d.document_id from document d join document_analysis a on a.market_id = d.market_id and a.document_id = d.document_id and a.superseded_at = 'infinity'
    where d.market_id = ${marketId} and d.superseded_at = 'infinity' and a.failure is null and ${said}`
  await waitAgain(
    tx,
    marketId,
    rows.map((row) => row.document_id),
  )
}
