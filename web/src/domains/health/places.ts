const screens: Readonly<Record<string, string>> = {
  document: '/index/flash',
  document_company: '/index/flash',
  industry: '/index/industries',
  industry_membership: '/index/industries',
  series: '/index/rates',
  observation: '/index/rates',
}

/** Screen on which a kind of data is seen. What has no screen of its own is seen on the company pages. */
export function placeOfKind(kind: string): string {
  return screens[kind] ?? '/index/search'
}

/** Part of the whole between 0 and 1; null where there is no whole. */
export function share(count: number, of: number): number | null {
  return of > 0 ? Math.min(1, Math.max(0, count / of)) : null
}
