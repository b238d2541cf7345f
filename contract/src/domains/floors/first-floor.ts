/** What the floor is called that everybody begins with; until it is given another name, in the language of its reader. */
export const firstFloorName = { zh: '今日', en: 'Today' } as const
