import type { Concept } from '../header-names.ts'
import { type Context, type Draft, type Found, cellsOf, isThere } from './draft.ts'
import { figureColumns } from './series.ts'

/** Other columns that stand in for what a draft needs. */
const instead: Partial<Record<Concept, readonly Concept[]>> = {
  title: ['body'],
  published: ['date'],
  ex_date: ['record_date', 'payment_date'],
  dividend: ['bonus'],
}
export const has = (found: Found, concept: Concept): boolean =>
  found[concept] !== undefined || (instead[concept] ?? []).some((other) => found[other] !== undefined)

/** Columns without a value in the first rows. */
const blankColumns = (context: Context): number =>
  context.columns.filter((column) => !cellsOf(column, context).some(isThere)).length

export function score(draft: Draft, found: Found, context: Context): number {
  const met = draft.needs.filter((concept) => has(found, concept)).length / draft.needs.length
  const liked =
    draft.likes.length === 0
      ? 0
      : draft.likes.filter((concept) => found[concept] !== undefined).length / draft.likes.length
  if (draft.kind === 'observation')
    return found.date !== undefined &&
      found.code === undefined &&
      figureColumns(found, context).length * 2 >= context.columns.length - 1 - blankColumns(context) &&
      figureColumns(found, context).length > 0
      ? 0.6
      : 0
  // A code and a day are in many tables; without a close they are no prices.
  if (draft.kind === 'daily_price' && found.close === undefined) return met * 0.3
  // A code and a year are in lists of staff and of addresses too; names without a code are of companies that have no
  // identity here.
  if (draft.kind === 'share_count' && found.total_shares === undefined && found.float_shares === undefined)
    return met * 0.3
  if (draft.kind === 'company' && found.code === undefined) return met * 0.3
  // News that name a company have its code and name too: text decides.
  if (
    draft.kind === 'company' &&
    (found.date !== undefined || found.title !== undefined || found.published !== undefined)
  )
    return met * 0.3
  if (draft.kind === 'document' && found.title === undefined && found.body === undefined) return 0
  return met * 0.75 + liked * 0.2
}
