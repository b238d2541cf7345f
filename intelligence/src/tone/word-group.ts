/** Words of one sign that are about one thing, separated by white space. Strength 1 mild, 2 plain, 3 grave. */
export interface WordGroup {
  category: string
  strength: 1 | 2 | 3
  words: string
}

/** Words of a list that white space separates. */
export const wordsIn = (list: string): string[] => list.split(/\s+/u).filter((word) => word !== '')
