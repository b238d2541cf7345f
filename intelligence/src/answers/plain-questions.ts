import type { Measure, ProfileFact } from './vocabulary.ts'
import { profileFacts } from './vocabulary.ts'

/** Questions in English that ask for a fact of a company by their form and name it nowhere. */
const forms: readonly (readonly [fact: ProfileFact, head: RegExp, tail: RegExp])[] = [
  ['mainBusiness', /^what (?:does|do) /, / (?:do|make|produce|sell)$/],
  ['officeAddress', /^where (?:is|are) /, / (?:based|headquartered|located|headquarters)$/],
  ['listedOn', /^when (?:was|were|did) /, / (?:listed|list|go public)$/],
]

/** The fact that a question in lower case asks for by its form, with the characters that say so. */
export function askedByForm(text: string): { measure: Measure; spans: { start: number; end: number }[] } | null {
  const bare = text.replace(/[?.!\s]+$/, '')
  for (const [fact, head, tail] of forms) {
    const [before, behind] = [head.exec(bare), tail.exec(bare)]
    if (!before || !behind) continue
    return {
      measure: { kind: 'profile', fact, name: profileFacts[fact] },
      spans: [
        { start: 0, end: before[0].length },
        { start: behind.index, end: bare.length },
      ],
    }
  }
  return null
}
