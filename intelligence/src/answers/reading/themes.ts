import type { Known, NamedTheme } from './reading.ts'

/** Words that say that the one before or behind them is a theme. */
const BEHIND =
  /^(?:概念股|概念板块|概念|题材股|题材|主题|板块|赛道|产业链|(?:'s)? (?:themes?|concept stocks?|concepts?|plays?|stocks?|names))/
const BEFORE = /(?:themes? (?:of |called )?|exposed to |exposure to )(?:the )?$/
const isLatin = (one: string | undefined): boolean => one !== undefined && /[a-z0-9]/.test(one)

/** A theme that a text names, with the words that say that it is one. */
export interface FoundTheme {
  theme: NamedTheme
  start: number
  end: number
  /** Words beside it say that it is a theme. */
  said: boolean
}

/** Themes that stand in a text in lower case where nothing else does, the longest names first. */
export function themesIn(text: string, known: Known, taken: readonly boolean[]): FoundTheme[] {
  const found: FoundTheme[] = []
  const longest = known.longestTheme ?? 0
  for (let at = 0; at < text.length; at++) {
    for (let length = Math.min(longest, text.length - at); length >= 2; length--) {
      const theme = known.themes?.get(text.slice(at, at + length))
      const end = at + length
      if (!theme || taken.slice(at, end).some(Boolean)) continue
      if ((isLatin(text[at]) && isLatin(text[at - 1])) || (isLatin(text[end - 1]) && isLatin(text[end]))) continue
      const behind = BEHIND.exec(text.slice(end))?.[0].length ?? 0
      const before = BEFORE.exec(text.slice(0, at))?.[0].length ?? 0
      found.push({ theme, start: at - before, end: end + behind, said: behind > 0 || before > 0 })
      at = end + behind - 1
      break
    }
  }
  return found
}
