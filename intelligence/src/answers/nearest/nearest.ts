import type { Reading } from '../reading/reading.ts'
import { askedOften, type AskedOften, type Subject } from './asked-often.ts'

/** Names that a question is about, as they stand in an answer of its language. */
export interface Named {
  companies: readonly string[]
  /** A theme or an industry. */
  group: string | null
}

/** Below this a question shares no more than a common word with one that can be answered. */
const LEAST = 2
const isLatin = (cue: string): boolean => /^[ -~]+$/.test(cue)

/** How much a cue tells: the less, the more questions of a subject have it. */
const weights = new Map<Subject, ReadonlyMap<string, number>>(
  [...Map.groupBy(askedOften, (one) => one.of)].map(([subject, own]) => {
    const counts = new Map<string, number>()
    for (const { cues } of own) for (const cue of cues) counts.set(cue, (counts.get(cue) ?? 0) + 1)
    return [subject, new Map([...counts].map(([cue, count]) => [cue, 1 + Math.log(own.length / count)]))]
  }),
)

/** Whether a cue stands in a text: of Latin letters from the beginning of a word on, one of up to three as a whole word. */
function stands(cue: string, text: string): boolean {
  if (!isLatin(cue)) return text.includes(cue)
  for (let at = text.indexOf(cue); at >= 0; at = text.indexOf(cue, at + 1)) {
    const [before, behind] = [text[at - 1] ?? ' ', text[at + cue.length] ?? ' ']
    if (!/[a-z0-9]/.test(before) && (cue.length > 3 || !/[a-z0-9]/.test(behind))) return true
  }
  return false
}

/** What a text shares with a question: its cues, each part of the text counted once, the longest cue first. */
function shared({ of: subject, cues }: AskedOften, text: string): number {
  let left = text
  let sum = 0
  for (const cue of cues.toSorted((a, b) => b.length - a.length)) {
    if (!stands(cue, left)) continue
    sum += weights.get(subject)?.get(cue) ?? 0
    left = left.replaceAll(cue, '\0')
  }
  return sum
}

/**
 * Questions that can be answered and come nearest to one that could not, the nearest first: about what it names, by the
 * words that it shares with the ways people ask for each. Empty where it shares no more than a common word with any.
 */
export function nearestQuestions(
  { asked, language, companies }: Pick<Reading, 'asked' | 'language' | 'companies'>,
  { companies: names, group }: Named,
): string[] {
  const [a, b] = names
  const subjects: readonly Subject[] =
    a === undefined ? (group === null ? ['market'] : ['group']) : b === undefined ? ['company'] : ['pair', 'company']
  let text = asked.toLowerCase()
  for (const { written } of companies) text = text.replaceAll(written.toLowerCase(), '\0')
  if (group !== null) text = text.replaceAll(group.toLowerCase(), '\0')
  return askedOften
    .filter((one) => subjects.includes(one.of))
    .map((one) => ({ one, score: shared(one, text) }))
    .filter(({ score }) => score >= LEAST)
    .toSorted((x, y) => y.score - x.score)
    .map(({ one }) =>
      one[language]
        .replace('{a}', a ?? '')
        .replace('{b}', b ?? '')
        .replace('{g}', group ?? ''),
    )
}
