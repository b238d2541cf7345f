/**
 * The text as a pattern of `like` and `ilike` that finds it anywhere: per cent signs, underscores and backslashes in it
 * stand for themselves.
 */
export const containing = (text: string): string => `%${text.replaceAll(/[\\%_]/gu, (sign) => `\\${sign}`)}%`
