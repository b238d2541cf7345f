import { inForce, type View } from '@pandora/store/as-of'
import type { Db } from '@pandora/store/database'
import { libraryColumns, type LibraryRow } from './library.queries.ts'

/** A policy document with the places of what it says of itself. */
export interface PolicyDocumentRow extends LibraryRow {
  number_starts: number | null
  number_ends: number | null
  signed_starts: number | null
  signed_ends: number | null
  effective_from: 'publication' | 'issue' | null
  effective_starts: number | null
  effective_ends: number | null
  expires_starts: number | null
  expires_ends: number | null
}

/** A policy document that was read; undefined where the view knows none of that id. */
export async function policyDocument(db: Db, view: View, documentId: string): Promise<PolicyDocumentRow | undefined> {
  const [row] = await db<PolicyDocumentRow[]>`
    select ${libraryColumns(db, 'p')}, p.number_starts, p.number_ends, p.signed_starts, p.signed_ends, p.effective_from,
      p.effective_starts, p.effective_ends, p.expires_starts, p.expires_ends
    from policy_document p where p.document_id = ${documentId} and ${inForce(db, 'p', view)}`
  return row
}

/** An order of a document. */
export interface TaskRow {
  place: number
  leads: string[]
  helps: string[]
  action: string
  deadline: string | null
  due_on: string | null
  figures: string[]
  heading: string | null
  starts_at: number
  ends_at: number
}

/** Orders of a document, in order of the text. */
export async function tasksOf(db: Db, view: View, documentId: string): Promise<TaskRow[]> {
  return db<TaskRow[]>`
    select t.place, t.leads, t.helps, t.action, t.deadline, t.due_on::text as due_on, t.figures, t.heading, t.starts_at,
      t.ends_at
    from policy_task t where t.document_id = ${documentId} and ${inForce(db, 't', view)} order by t.place`
}
