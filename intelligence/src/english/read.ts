import { movementsIn, type Movement } from './figures.ts'
import { tokensOf, type Token } from './words.ts'

/** An English text as it is understood before any model: words with their colours, movements with their signs. */
export interface Reading {
  tokens: readonly Token[]
  movements: readonly Movement[]
}

/** Categories whose sign says what moves, or how much, not whether it is good. */
const silent = new Set(['asset', 'burden', 'more', 'less'])

/** Reads a text, or a piece of it. A word of movement has the colour of its movement: falling costs are good. */
export function readEnglish(text: string, from = 0, to = text.length): Reading {
  const tokens = tokensOf(text, from, to)
  for (const token of tokens) {
    const entry = token.entry
    if (entry && entry.sign !== 0 && !silent.has(entry.category))
      token.colour = entry.sign * entry.strength * (token.negated ? -0.7 : 1)
  }
  const movements = movementsIn(tokens)
  for (const { code, sign, from: first, to: last } of movements) {
    const token = tokens[last]
    if (code === 'moved' && token) token.colour = sign * Math.max(1, Math.abs(tokens[first]?.entry?.strength ?? 1))
    else if (code !== 'moved' && token) token.colour += sign * 2
  }
  return { tokens, movements }
}
