import { nestedFirst, ofFirstBefore } from '@pandora/intelligence/answers/everyday/within'
import { readQuestion } from '@pandora/intelligence/answers/read'
import type { Reading } from '@pandora/intelligence/answers/reading/reading'
import { companyName, emptyDraft, inWords, type Draft } from '../draft.ts'
import type { MarketKnown } from '../known.ts'

/** Answers one question into a draft. */
export type AnswerInto = (draft: Draft, reading: Reading, text: string) => Promise<void>

/**
 * The answer to a question about the company that comes first of a ranking (市值最大的汽车公司的大股东是谁): which it is, and
 * then what is asked of it. Null where the question is none, where either half is not wholly understood or not
 * answered, and where several share the first place.
 */
export async function answerNested(
  text: string,
  last: string | undefined,
  known: MarketKnown,
  answerInto: AnswerInto,
): Promise<Draft | null> {
  const nested = nestedFirst(text) ?? (last === undefined ? null : ofFirstBefore(text, last))
  if (!nested) return null
  const first = readQuestion(nested.first, known)
  const isOne = first.rank !== null && first.rank.from === 1 && first.rank.to === 1
  if (first.intent !== 'ranking' || !isOne || first.left.length + first.companies.length > 0) return null
  const draft = emptyDraft(first.language)
  await answerInto(draft, first, nested.first)
  const ids = new Set(draft.facts.flatMap((one) => (one.companyId === null ? [] : [one.companyId])))
  const [id, ...others] = ids
  if (draft.state !== 'answered' || id === undefined || others.length > 0) return null
  const name = companyName(draft, known, id)
  const asked = nested.of(name)
  const own = readQuestion(asked, known)
  const isOfIt = own.companies.length === 1 && own.companies[0]?.companyIds.join() === id
  if (!isOfIt || own.left.length > 0 || own.intent === 'texts' || own.intent === 'opinion') return null
  const [facts, understood] = [draft.facts.length, draft.understood]
  await answerInto(draft, own, asked)
  // A missing half is told with the other one; nothing of it told is no answer.
  if (draft.facts.length === facts) return null
  draft.understood = [understood, draft.understood].filter((one) => one !== null).join(inWords(draft, '；', '; '))
  return draft
}
