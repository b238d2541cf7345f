import { day as dayField } from '@pandora/contract/operation'
import { z } from 'zod'
import { defineHeld } from '../../shared/define-held.ts'
import { authorRows, type AuthorRow } from './queries.ts'

/** Every author with what they wrote over some days: the same for every reader. */
export const heldAuthors = defineHeld({
  id: 'authors.rows',
  whole: true,
  reads: ['author', 'author_count', 'document_analysis', 'post'],
  input: z.object({ from: dayField, to: dayField }),
  load: async ({ db, view }, days): Promise<{ rows: AuthorRow[] }> => ({ rows: await authorRows(db, view, days) }),
})
