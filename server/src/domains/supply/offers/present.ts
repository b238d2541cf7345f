import { freeName } from '@pandora/contract/domains/supply/names'
import type { ShareRange, SupplyEvidence, SupplyLink } from '@pandora/contract/domains/supply/shapes'
import { presentProvenance } from '../../../shared/provenance.ts'
import type { EdgeRow, FoundRow } from './links.queries.ts'

const range = (low: number | null, most: number | null): ShareRange | null =>
  low === null ? (most === null ? null : { low: 0, high: most }) : { low, high: most ?? low }

/** Where a supply or relation is said. */
export function presentEvidence(
  row: Pick<
    EdgeRow,
    'document_id' | 'quote' | 'file' | 'line' | 'source' | 'known_at' | 'known_by' | 'recorded_at' | 'run_id'
  >,
  titles: ReadonlyMap<string, string>,
): SupplyEvidence {
  const { file, line } = presentProvenance(row)
  return {
    documentId: row.document_id,
    title: (row.document_id !== null && titles.get(row.document_id)) || null,
    quote: row.quote,
    file: row.document_id === null ? file : null,
    line: row.document_id === null ? line : null,
  }
}

/** A company of the market, or null where the end is known by its name alone. */
export const companyIn = (id: string): string | null => (freeName(id) === null ? id : null)

/** A supply that a source gives, on the wire. */
export function presentEdge(
  row: EdgeRow,
  { titles, bothWays, pieces }: { titles: ReadonlyMap<string, string>; bothWays: boolean; pieces: number },
): SupplyLink {
  return {
    id: `${row.supplier_id}>${row.customer_id}:${row.product_zh}:${row.valid_from}`,
    supplierId: row.supplier_id,
    customerId: row.customer_id,
    productZh: row.product_zh === '' ? null : row.product_zh,
    productEn: row.product_en,
    revenueShare: range(row.revenue_share, row.revenue_share_most),
    purchaseShare: range(row.cost_share, row.cost_share_most),
    amount: row.amount,
    from: row.valid_from,
    to: row.valid_to,
    disclosedBy: row.disclosed_by,
    confidence: row.confidence,
    origin: 'fact',
    accepted: false,
    bothWays,
    evidence: presentEvidence(row, titles),
    evidenceCount: pieces,
  }
}

/** A supply that texts say, on the wire. */
export function presentFound(
  row: FoundRow,
  { titles, bothWays }: { titles: ReadonlyMap<string, string>; bothWays: boolean },
): SupplyLink {
  return {
    id: `${row.from_id}>${row.to_id}:text`,
    supplierId: row.from_id,
    customerId: row.to_id,
    productZh: row.product,
    productEn: row.product_en,
    revenueShare: null,
    purchaseShare: null,
    amount: null,
    from: null,
    to: null,
    disclosedBy: 'third-party',
    confidence: row.confidence,
    origin: 'text',
    accepted: row.verdict === 'accepted',
    bothWays,
    evidence: { ...presentEvidence(row, titles), file: null, line: null },
    evidenceCount: row.pieces,
  }
}
