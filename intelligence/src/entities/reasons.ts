/**
 * Why a name is taken, or not, for what bears it: code → weight in log-odds. A mention's score is the sum of its
 * reasons' weights,
 * its confidence 1 / (1 + e^−score). Set by hand on two thirds of the team's own sentences; the texts stand in `web`.
 */
export const linkWeights = {
  // What kind of name it is.
  'full-name': 6,
  'known-name': 4,
  'former-name': 3.4,
  'made-from-full-name': 3,
  'made-from-short-name': -3,
  'exchange-mark': 2.5,
  'short-form': 0.6,
  'user-name': -4,
  'code-marked': 5,
  'code-bare': 0.4,
  'unmarked-ticker': -2.6,
  'bracketed-letters': -2.6,
  'ticker-of-name': 1.8,
  'ordinary-word-too': -1,
  'brand-too': -0.3,
  'two-characters': -0.4,
  'phrase-too': 1.3,
  'composed-name': -0.3,
  'generic-name': -0.4,
  'one-word-name': 2.2,
  acronym: 2.4,
  'short-acronym': 0.8,
  'other-kind-too': -0.8,
  'known-term': 2.2,
  // What stands around it.
  'code-beside': 5,
  'other-code-beside': -5,
  'other-market': -2.6,
  'legal-form': 4,
  'company-word-after': 2.2,
  'company-word-before': 1.6,
  'share-word-beside': 2.2,
  'headline-subject': 1.2,
  'finance-words': 0.6,
  'list-of-companies': 2.2,
  'same-company-elsewhere': 3.5,
  'business-fits': 0.8,
  'person-title': 1.2,
  'capital-inside': 1.6,
  'written-small': -4.5,
  'not-in-capitals': -5,
  possessive: 0.8,
  'ordinary-before': -2.4,
  'ordinary-after': -2.4,
  'ordinary-near': -1.2,
  determiner: -2.2,
  'first-name': -6,
  'part-of-longer-name': -6,
  'part-of-word': -8,
  'title-of-work': -2,
  'foreign-person': -6,
  'list-of-things': -2.4,
  'commodity-near': -3,
  'inside-phrase': -1.5,
  'shared-name': -0.5,
  'out-of-use': -0.8,
  'not-yet-listed': -3,
} as const

export type LinkReason = keyof typeof linkWeights

/** One reason found, with the words it rests on; `times` scales its weight. */
export interface Evidence {
  code: LinkReason
  words: readonly string[]
  weight: number
}

export const evidence = (code: LinkReason, words: readonly string[] = [], times = 1): Evidence => ({
  code,
  words,
  weight: linkWeights[code] * times,
})
