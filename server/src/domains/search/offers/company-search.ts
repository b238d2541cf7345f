import { askedCode, normalised, type AskedCode } from '@pandora/intelligence/names'

/** What is searched for. */
export interface Asked {
  /** Letters and digits, as `normalised` gives them; not empty. */
  text: string
  /** Where the text is a code with its exchange: only that. */
  code: AskedCode | null
  /** Whether only beginnings are looked at: two letters or digits are inside of nearly everything. */
  beginnings: boolean
}

/** What a text asks for; null when it holds no letter or digit. */
export function askedFor(text: string): Asked | null {
  const plain = normalised(text)
  if (plain === '') return null
  return { text: plain, code: askedCode(text), beginnings: /^(?:[a-z]{1,2}|\d{1,2})$/.test(plain) }
}
