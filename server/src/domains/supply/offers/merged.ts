import type { SupplyLink } from '@pandora/contract/domains/supply/shapes'
import type { View } from '@pandora/store/as-of'
import type { Db } from '@pandora/store/database'
import { saidBothWays, titlesOf, type EdgeRow, type FoundRow } from './links.queries.ts'
import { presentEdge, presentFound } from './present.ts'

const pairOf = (supplierId: string, customerId: string): string => JSON.stringify([supplierId, customerId])

/** A supply of a source with those that say the same, the one that began last standing for them. */
interface Merged {
  row: EdgeRow
  pieces: number
}

/** Rows that say the same supply (who, whom, what) as one. */
export function sameSupplies(rows: readonly EdgeRow[]): Merged[] {
  const merged = new Map<string, Merged>()
  for (const row of rows) {
    const key = JSON.stringify([row.supplier_id, row.customer_id, row.product_zh])
    const own = merged.get(key)
    if (!own) merged.set(key, { row, pieces: 1 })
    else {
      own.pieces++
      if (row.valid_from > own.row.valid_from) own.row = row
    }
  }
  return [...merged.values()]
}

/**
 * Supplies of sources and of texts as links: what both say is one link, the source's, with the texts counted among its
 * evidence. Texts that do not stand are left out.
 */
export async function linksFrom(
  db: Db,
  view: View,
  day: string,
  edges: readonly EdgeRow[],
  found: readonly FoundRow[],
): Promise<SupplyLink[]> {
  const facts = sameSupplies(edges)
  const saidBySource = new Set(facts.map(({ row }) => pairOf(row.supplier_id, row.customer_id)))
  const texts = found.filter((row) => row.stands)
  const alone = texts.filter((row) => !saidBySource.has(pairOf(row.from_id, row.to_id)))
  const pieces = new Map(texts.map((row) => [pairOf(row.from_id, row.to_id), row.pieces]))
  const pairs = [
    ...facts.map(({ row }) => ({ supplierId: row.supplier_id, customerId: row.customer_id })),
    ...alone.map((row) => ({ supplierId: row.from_id, customerId: row.to_id })),
  ]
  const documents = [...facts.map(({ row }) => row), ...alone].flatMap((row) => row.document_id ?? [])
  const [turned, titled] = await Promise.all([
    saidBothWays(db, view, day, pairs),
    titlesOf(db, view, [...new Set(documents)]),
  ])
  const both = new Set(turned.map((row) => pairOf(row.supplier_id, row.customer_id)))
  const titles = new Map(titled.map((row) => [row.document_id, row.title]))
  return [
    ...facts.map(({ row, pieces: own }) => {
      const pair = pairOf(row.supplier_id, row.customer_id)
      return presentEdge(row, { titles, bothWays: both.has(pair), pieces: own + (pieces.get(pair) ?? 0) })
    }),
    ...alone.map((row) => presentFound(row, { titles, bothWays: both.has(pairOf(row.from_id, row.to_id)) })),
  ]
}
