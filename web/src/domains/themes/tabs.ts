/** Tabs of a theme's page in their order; their names are `tab_<tab>` in the texts. */
export const themeTabs = ['map', 'companies', 'events', 'index', 'about'] as const
export type ThemeTab = (typeof themeTabs)[number]

/** Tab of the last part of the address; absent = map, anything else = none. */
export function tabOf(text: string | undefined): ThemeTab | undefined {
  if (text === undefined || text === '') return 'map'
  return themeTabs.find((tab) => tab === text && tab !== 'map')
}
