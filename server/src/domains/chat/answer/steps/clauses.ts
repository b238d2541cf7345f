import { readEconomic } from '@pandora/intelligence/answers/economy/read'
import { readQuestion } from '@pandora/intelligence/answers/read'
import { asksForTexts } from '@pandora/intelligence/answers/taking/sheet'
import { clausesOf } from '@pandora/intelligence/answers/reading/clauses'
import type { Reading } from '@pandora/intelligence/answers/reading/reading'
import { emptyDraft, inWords, lacks, type Draft } from '../draft.ts'
import { ofMany, ofWhole } from '../followed.ts'
import type { MarketKnown } from '../known.ts'
import { once } from '../told/once.ts'
import { readAfter, type Read } from './read-after.ts'

/** Answers one question that follows others into a draft. */
type AnswerInto = (draft: Draft, read: Read, text: string, before: readonly string[]) => Promise<void>

/** What a draft holds before anything is answered. */
const NOTHING: Draft['state'] = 'missing'

/** Whether a clause would be asked of the whole market though it may be of whom the one before it named. */
const asksOfWhole = ({ companies, industries, themes, index, intent, measures }: Reading): boolean =>
  companies.length + industries.length + themes.length === 0 &&
  index === null &&
  (ofMany.has(intent) || ofWhole.has(intent) || measures.length === 0)

/**
 * The answer to a question that asks several things, each by itself with what was said before it: where the whole was not
 * answered and one of them is, or where they are of several operations of which the whole told one, or tell more than it.
 * Null where the whole stands.
 */
export async function byClauses(
  whole: Draft,
  known: MarketKnown,
  text: string,
  before: readonly string[],
  answerInto: AnswerInto,
): Promise<Draft | null> {
  const clauses = clausesOf(text)
  if (clauses.length < 2) return null
  const draft = emptyDraft(whole.language)
  const understood = new Set<string>()
  const operations = new Set<string>()
  let answered = 0
  let about = ''
  for (const [place, said] of clauses.entries()) {
    const earlier = [...before, ...clauses.slice(0, place)]
    const alone = readQuestion(said, known)
    about = alone.companies.map((one) => one.written).join(' ') || about
    // What the question before it is about was not understood: of the whole market it is not asked.
    if (
      place > 0 &&
      answered === 0 &&
      about === '' &&
      asksOfWhole(alone) &&
      !readEconomic(said, earlier, known.today)
    ) {
      lacks(draft, inWords(draft, `没有听懂“${said}”`, `Not understood: “${said}”`), null)
      continue
    }
    const clause = asksOfWhole(alone) ? `${about} ${said}`.trim() : said
    const [told, facts] = [draft.parts.length, draft.facts.length]
    Object.assign(draft, { state: NOTHING, understood: null, operation: null })
    await answerInto(draft, readAfter(clause, earlier, known), clause, earlier)
    const isAnswered = draft.state === 'answered' && (draft.facts.length > facts || asksForTexts(clause))
    if (draft.operation !== null) operations.add(draft.operation)
    if (isAnswered) answered++
    // Quotes that hold some of its words tell nothing of a clause that asks for no texts.
    else if (draft.state === 'answered') {
      draft.parts.splice(told)
      lacks(draft, inWords(draft, `没有听懂“${said}”`, `Not understood: “${said}”`), null)
    }
    if (isAnswered && draft.understood !== null) understood.add(draft.understood)
  }
  once(draft)
  const isWhole = whole.state === 'answered' && whole.facts.length > 0
  const more = draft.facts.length - whole.facts.length
  // What is asked of many is one question, however many bounds it has.
  const tellsMore = about !== '' && ((operations.size > 1 && more >= 0) || (answered === clauses.length && more > 0))
  if (draft.facts.length === 0 || answered === 0 || (isWhole && !tellsMore)) return null
  draft.state = 'answered'
  draft.understood = [...understood].join(inWords(draft, '；', '; ')) || null
  return draft
}
