import type { Own, OwnAsked } from './useOwn.ts'

/** What makes a deleted theme again as it was: a dynamic one by its query; a frozen one by its query, the companies it found, and when; a list by its companies. */
export function restored({ name, description, mode, query, companies, frozenAt }: Own): OwnAsked {
  const listed = companies.map(({ companyId, weight }) => ({ companyId, weight }))
  if (query === null) return { name, description, mode, companies: listed }
  return mode === 'dynamic' ? { name, description, mode, query } : { name, description, mode, query, companies: listed, ...(frozenAt === null ? {} : { frozenAt }) }
}
