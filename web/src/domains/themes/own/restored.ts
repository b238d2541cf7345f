import type { InputOf, OutputOf } from '@pandora/contract/operation'
import type { themes } from '@pandora/contract/domains/themes/operations'

/** A theme of a user's own as it was made, and what is asked to make one. */
export type Own = OutputOf<typeof themes.ownSave>
export type OwnAsked = InputOf<typeof themes.ownSave>

/**
 * What makes a deleted theme again as it was: a dynamic one by its query; a frozen one by its query, the companies it
 * found, and when; a list by its companies.
 */
export function restored({ name, description, mode, query, companies, frozenAt }: Own): OwnAsked {
  const listed = companies.map(({ companyId, weight }) => ({ companyId, weight }))
  if (query === null) return { name, description, mode, companies: listed }
  return mode === 'dynamic'
    ? { name, description, mode, query }
    : { name, description, mode, query, companies: listed, ...(frozenAt === null ? {} : { frozenAt }) }
}
