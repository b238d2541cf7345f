import type { PolicyLevel } from '@pandora/contract/domains/policy/names'
import type { Db } from '@pandora/store/database'
import { foundColumns } from './read-document.ts'

export const documentColumns = [
  ...foundColumns,
  'version_id',
  'title',
  'number',
  'number_starts',
  'number_ends',
  'type',
  'level',
  'region_code',
  'signed_on',
  'signed_starts',
  'signed_ends',
  'effective_on',
  'effective_from',
  'effective_starts',
  'effective_ends',
  'expires_on',
  'expires_starts',
  'expires_ends',
  'names',
  'tasks',
  'named',
] as const
export const bodyColumns = [
  ...foundColumns,
  'place',
  'department',
  'name',
  'level',
  'region_code',
  'field',
  'starts_at',
  'ends_at',
] as const
export const referenceColumns = [
  ...foundColumns,
  'place',
  'relation',
  'title',
  'title_key',
  'number',
  'number_key',
  'starts_at',
  'ends_at',
  'quote',
] as const
export const taskColumns = [
  ...foundColumns,
  'place',
  'leads',
  'helps',
  'action',
  'deadline',
  'due_on',
  'figures',
  'heading',
  'starts_at',
  'ends_at',
] as const
export const tagColumns = [...foundColumns, 'kind', 'tag', 'value', 'places', 'field', 'starts_at', 'ends_at'] as const

/** The header that a source gives a document. */
export interface HeaderRow {
  document_id: string
  number: string | null
  bodies: string | null
  level: PolicyLevel | null
  region_code: string | null
  signed_on: string | null
}

/** Headers of documents as they were known at an instant each. */
export async function headersGiven(
  tx: Db,
  marketId: number,
  asked: readonly { documentId: string; at: string }[],
): Promise<Map<string, HeaderRow>> {
  if (asked.length === 0) return new Map()
  const rows = await tx<HeaderRow[]>`
    select h.document_id, h.number, h.bodies, h.level, h.region_code, h.signed_on::text as signed_on
    from unnest(${tx.array(asked.map((one) => one.documentId))}::text[],
      ${tx.array(asked.map((one) => one.at))}::timestamptz[]) a(document_id, at)
    join policy_header h on h.market_id = ${marketId} and h.document_id = a.document_id
      and h.known_at <= a.at and h.superseded_at > a.at`
  return new Map(rows.map((row) => [row.document_id, row]))
}
