import { keepsRules } from '@pandora/contract/passwords/rules'

export type Level = 'weak' | 'fair' | 'good' | 'strong'

const pools: readonly (readonly [RegExp, number])[] = [
  [/[a-z]/, 26],
  [/[A-Z]/, 26],
  [/\d/, 10],
  [/ /, 1],
  [/[!-/:-@[-`{-~]/, 32],
  [/[^\u0000-\u007f]/, 2000],
]

/** Bits of a password drawn from the characters it uses; what repeats or runs on (aaa, 123, abc) counts once. */
function bits(password: string): number {
  const pool = pools.reduce((sum, [sign, size]) => sum + (sign.test(password) ? size : 0), 0)
  const characters = Array.from(password)
  const telling = characters.filter((character, at) => {
    const step = (character.codePointAt(0) ?? 0) - (characters[at - 1]?.codePointAt(0) ?? -9)
    return Math.abs(step) > 1
  }).length
  return telling * Math.log2(Math.max(pool, 2))
}

/** How hard a password is to guess, in a word: under 45, 60 and 85 bits; one that would be refused is weak. */
export function strengthOf(password: string): Level {
  const worth = bits(password)
  if (!keepsRules(password) || worth < 45) return 'weak'
  return worth < 60 ? 'fair' : worth < 85 ? 'good' : 'strong'
}
