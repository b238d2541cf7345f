import type { LineageRelation } from '@pandora/contract/domains/policy/names'
import { inForce, type View } from '@pandora/store/as-of'
import type { Db } from '@pandora/store/database'
import { libraryColumns, type LibraryRow } from '../library.queries.ts'

/** That a document names another. */
export interface ReferenceRow {
  document_id: string
  relation: Exclude<LineageRelation, 'version'>
  title: string
  title_key: string
  number: string | null
  number_key: string
  quote: string
}

const columns = (db: Db) => db`r.document_id, r.relation, r.title, r.title_key, r.number, r.number_key, r.quote`

/** Documents that documents name, in order of the text. */
export async function referencesOf(db: Db, view: View, documentIds: readonly string[]): Promise<ReferenceRow[]> {
  if (documentIds.length === 0) return []
  return db<ReferenceRow[]>`
    select ${columns(db)} from policy_reference r
    where r.document_id = any(${db.array(documentIds as string[])}::text[]) and ${inForce(db, 'r', view)}
    order by r.document_id, r.place`
}

/** Where documents of some names are named; of those that do no more than cite them at most `most`. */
export async function referencesTo(
  db: Db,
  view: View,
  names: readonly string[],
  most: number,
): Promise<ReferenceRow[]> {
  if (names.length === 0) return []
  const list = db.array(names as string[])
  return db<ReferenceRow[]>`
    select ${columns(db)} from policy_reference r
    where (r.title_key = any(${list}::text[]) or (r.number_key <> '' and r.number_key = any(${list}::text[])))
      and ${inForce(db, 'r', view)}
    order by r.relation in ('cites', 'answers'), r.published_at desc, r.document_id, r.place limit ${most}`
}

/** Documents that bear one of some names. */
export async function documentsNamed(db: Db, view: View, names: readonly string[]): Promise<LibraryRow[]> {
  if (names.length === 0) return []
  return db<LibraryRow[]>`
    select ${libraryColumns(db, 'p')} from policy_document p
    where p.names && ${db.array(names as string[])}::text[] and ${inForce(db, 'p', view)}
    order by p.published_at, p.document_id limit 400`
}

/** Documents of the library by their ids. */
export async function libraryDocuments(db: Db, view: View, ids: readonly string[]): Promise<LibraryRow[]> {
  if (ids.length === 0) return []
  return db<LibraryRow[]>`
    select ${libraryColumns(db, 'p')} from policy_document p
    where p.document_id = any(${db.array(ids as string[])}::text[]) and ${inForce(db, 'p', view)}
    order by p.published_at, p.document_id`
}
