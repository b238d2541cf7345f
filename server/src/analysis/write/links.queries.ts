import type { Db } from '@pandora/store/database'
import { insertRows } from '@pandora/store/insert-rows'
import {
  FOUND,
  foundColumns,
  foundIn,
  iso,
  knownByOf,
  type ReadDocument,
  type Reading,
  sinceOf,
} from './read-document.ts'

/**
 * Links that reading found stand beside those of sources, which are never touched. `offset 0`: each is looked up by
 * itself, for a join with a table that nobody has analysed yet is planned as each row times the whole market.
 */
export async function linkCompanies(tx: Db, rows: readonly ReadDocument[], { marketId, now }: Reading): Promise<void> {
  const links = rows.flatMap((row) => row.companies.map(({ id, relation }) => ({ row, id, relation })))
  if (links.length === 0) return
  const text = (of: (link: (typeof links)[number]) => string) => tx.array(links.map(of))
  await tx`
    insert into document_company (market_id, known_at, known_by, superseded_at, recorded_at, run_id, line, company_id,
      document_id, relation, kind, title, published_at, precision)
    select ${marketId}, n.known_at, n.known_by, least(n.superseded_at, (select min(o.known_at) from document_company o
      where o.market_id = ${marketId} and o.company_id = n.company_id and o.document_id = n.document_id
      and o.known_at > n.known_at and o.line <> ${FOUND})),
      ${iso(now)}, n.run_id, ${FOUND}, n.company_id, n.document_id, n.relation, n.kind, n.title, n.published_at,
        n.precision
    from unnest(${text(({ row }) => sinceOf(row, now))}::timestamptz[],
      ${text(({ row }) => knownByOf(row))}::known_by[], ${text(({ row }) => row.document.superseded_at)}::timestamptz[],
      ${text(({ row }) => String(row.document.run_id))}::int[],
      ${text(({ id }) => id)}::text[], ${text(({ row }) => row.document.document_id)}::text[],
        ${text(({ relation }) => relation)}::text[], ${text(({ row }) => row.document.kind)}::text[],
        ${text(({ row }) => row.document.title)}::text[],
      ${text(({ row }) => iso(row.document.published_at))}::timestamptz[],
        ${text(({ row }) => row.document.precision)}::text[])
      n(known_at, known_by, superseded_at, run_id, company_id, document_id, relation, kind, title, published_at,
        precision)
    where not exists (select from document_company o where o.market_id = ${marketId} and o.company_id = n.company_id
      and o.document_id = n.document_id and o.known_at <= n.known_at and o.superseded_at > n.known_at offset 0)
    on conflict do nothing`
}

/** Themes that documents name; what posts say of themes is chatter. */
export async function linkThemes(tx: Db, rows: readonly ReadDocument[], reading: Reading): Promise<void> {
  await insertRows(
    tx,
    'theme_document',
    [...foundColumns, 'theme_id', 'story_id'],
    rows
      .filter((one) => one.document.kind !== 'post')
      .flatMap((row) => {
        const themes = new Set(
          row.analysis?.mentions.flatMap(({ kind, id }) => (kind === 'theme' && id !== null ? [id] : [])),
        )
        return [...themes].map((id) => [...foundIn(row, reading), id, row.storyId])
      }),
  )
}
