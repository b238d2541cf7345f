const companyTabs = ['overview', 'events', 'news', 'announcements', 'profile'] as const
export type CompanyTab = (typeof companyTabs)[number]

/** Tab of the last part of the address; absent = overview, anything else = none. */
export function tabOf(text: string | undefined): CompanyTab | undefined {
  if (text === undefined || text === '') return 'overview'
  return companyTabs.find((tab) => tab === text && tab !== 'overview')
}
