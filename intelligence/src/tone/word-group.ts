/** Words of one sign that are about one thing, separated by blanks. Strength 1 mild, 2 plain, 3 grave. */
export interface WordGroup { category: string; strength: 1 | 2 | 3; words: string }
