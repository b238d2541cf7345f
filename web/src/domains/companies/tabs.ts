import { slot } from '../../lib/installed.ts'
import type { CompanyTab } from './slots.ts'

/** Key of the tab that the address without one shows. */
export const OVERVIEW = 'overview'

/** Tabs of a company's page in their order, as the domains fill them. */
export const companyTabs = (): readonly CompanyTab[] => slot('companyTab')

/** Tab of the last part of the address; absent = overview, anything else = none. */
export function tabOf(text: string | undefined): CompanyTab | undefined {
  const key = text === undefined || text === '' ? OVERVIEW : text === OVERVIEW ? undefined : text
  return companyTabs().find((tab) => tab.key === key)
}
