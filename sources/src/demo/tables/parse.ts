import type { Both } from '../world.ts'

/** Lines of a table, split at its bars. */
export function rowsOf(table: string): string[][] {
  return table
    .trim()
    .split('\n')
    .map((line) => line.split('|'))
}

/** `zh=en,zh=en`. */
export function pairsOf(text: string): Both[] {
  return text.split(',').map((pair) => {
    const [zh, en] = pair.split('=')
    if (!zh || !en) throw new Error(`not zh=en: ${pair}`)
    return { zh, en }
  })
}

/** A syllable with its pinyin: `澜lan`. */
export function syllableOf(text: string): { zh: string; pinyin: string } {
  const parts = /^(\p{Script=Han}+)([a-z]+)$/u.exec(text)
  if (!parts?.[1] || !parts[2]) throw new Error(`not a syllable: ${text}`)
  return { zh: parts[1], pinyin: parts[2] }
}

/** First letter large. */
export const capital = (word: string): string => word.charAt(0).toUpperCase() + word.slice(1)
