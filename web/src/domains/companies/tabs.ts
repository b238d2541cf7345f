/** Tabs of a company's page in their order; each has its view in `tabViews.ts` and its name `tab_<tab>` in the texts. */
export const companyTabs = [
  'overview',
  'events',
  'announcements',
  'news',
  'reports',
  'finance',
  'business',
  'compare',
  'opinion',
  'policy',
  'technology',
  'profile',
] as const
export type CompanyTab = (typeof companyTabs)[number]

/** Tab of the last part of the address; absent = overview, anything else = none. */
export function tabOf(text: string | undefined): CompanyTab | undefined {
  if (text === undefined || text === '') return 'overview'
  return companyTabs.find((tab) => tab === text && tab !== 'overview')
}
