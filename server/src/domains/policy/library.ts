import type { PolicyState } from '@pandora/contract/domains/policy/names'
import { dayOf } from '@pandora/contract/time'
import type { View } from '@pandora/store/as-of'
import type { Db } from '@pandora/store/database'
import type { GivenNames } from '@pandora/intelligence/policy/issuers'
import type { HeldServices } from '../../shared/define-held.ts'
import { listedDocuments, type ListedDocument } from '../documents/offers/documents.queries.ts'
import { givenNames } from '../documents/offers/given-names.ts'
import { bodiesOf, type BodyRow, type LibraryRow } from './library.queries.ts'
import { statesOf } from './lineage/states.ts'

/** A policy with what a list tells of it besides. */
export interface LibraryEntry {
  row: LibraryRow
  document: ListedDocument
  bodies: readonly BodyRow[]
  /** Null of what cannot be in force. */
  state: PolicyState | null
  /** English names of bodies that no table knows. */
  given: GivenNames
}

/** Documents of the library with their bodies and where they stand on the view's day. */
export async function entriesOf(
  { services, db, view }: { services: HeldServices; db: Db; view: View },
  rows: readonly LibraryRow[],
  now: number,
): Promise<LibraryEntry[]> {
  const ids = rows.map((row) => row.document_id)
  const [documents, bodies, states, given] = await Promise.all([
    listedDocuments(db, view, ids),
    bodiesOf(db, view, ids),
    statesOf(db, view, rows, dayOf(view.asOf ?? now)),
    givenNames(services, view),
  ])
  const byDocument = new Map(documents.map((one) => [one.document_id, one]))
  const ofDocument = Map.groupBy(bodies, (one) => one.document_id)
  return rows.flatMap((row) => {
    const document = byDocument.get(row.document_id)
    return document
      ? [
          {
            row,
            document,
            bodies: ofDocument.get(row.document_id) ?? [],
            state: states.get(row.document_id) ?? null,
            given,
          },
        ]
      : []
  })
}
