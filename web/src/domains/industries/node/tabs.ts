/** Tabs of an industry's page; the first has no word of its own in the address. */
export const nodeTabs = ['overview', 'companies', 'chain', 'events'] as const
export type NodeTab = (typeof nodeTabs)[number]

/** The tab an address names; undefined where it is none. */
export function nodeTabOf(text: string | undefined): NodeTab | undefined {
  return text === undefined ? 'overview' : nodeTabs.find((tab) => tab === text)
}

/** Address of a tab of an industry. */
export function nodeAddress(id: string, tab: NodeTab = 'overview'): string {
  return `/index/industries/${encodeURIComponent(id)}${tab === 'overview' ? '' : `/${tab}`}`
}
