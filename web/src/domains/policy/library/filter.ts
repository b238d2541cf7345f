import { libraryFilters, type LibraryFilter } from '@pandora/contract/domains/policy/names'

/** What the library is loaded by, as an address keeps it: one thing at a time (POLICY-15); none where half is missing. */
export function filterOf({
  by,
  value,
}: {
  by: string | undefined
  value: string | undefined
}): { by: LibraryFilter; value: string } | undefined {
  const known = libraryFilters.find((one) => one === by)
  return known && value ? { by: known, value: value.slice(0, 80) } : undefined
}

/** The choice that loads the library by something, from its first page; null loads all of it. */
export const loadedBy = (by: LibraryFilter, value: string | null) =>
  value === null ? { by: null, value: null, page: null } : { by, value, page: null }
