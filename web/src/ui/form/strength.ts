/**
 * Least characters of a password, and least different ones among them: the server's own rules, shown before it can
 * refuse.
 */
export const LEAST_LENGTH = 10
export const LEAST_VARIETY = 4

export type Level = 'weak' | 'fair' | 'good' | 'strong'

const pools: readonly (readonly [RegExp, number])[] = [
  [/[a-z]/, 26],
  [/[A-Z]/, 26],
  [/\d/, 10],
  [/ /, 1],
  [/[!-/:-@[-`{-~]/, 32],
  [/[^\u0000-\u007f]/, 2000],
]

/** Whether the rules hold that can be told without the server: it alone knows the list of common passwords. */
export function rulesMet(password: string): { length: boolean; variety: boolean } {
  return { length: password.length >= LEAST_LENGTH, variety: new Set(password).size >= LEAST_VARIETY }
}

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

/** How hard a password is to guess, in a word: under 45, 60 and 85 bits. */
export function strengthOf(password: string): Level {
  const { length, variety } = rulesMet(password)
  const worth = bits(password)
  if (!length || !variety || worth < 45) return 'weak'
  return worth < 60 ? 'fair' : worth < 85 ? 'good' : 'strong'
}
