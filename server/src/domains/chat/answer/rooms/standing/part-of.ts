import { singular } from '@pandora/intelligence/words/singular'
import type { PartOfAsked } from '@pandora/intelligence/answers/rooms/asked'
import { latestSegments } from '../../../../business/offers/business.queries.ts'
import { answerComposition } from '../../told/composition.ts'
import { companyName, inWords, type Asking, type Draft } from '../../draft.ts'

/**
 * Answers what a product or line of business makes of a company's revenue: the parts of its latest report that are called
 * so. Says nothing where none is: the words may be of something else.
 */
export async function answerPartOf(draft: Draft, asking: Asking, asked: PartOfAsked): Promise<void> {
  const companyId = asked.companies[0]?.companyIds[0]
  if (companyId === undefined) return
  const word = singular(asked.topic.toLowerCase())
  const isCalled = (name: string | null) => (name ?? '').toLowerCase().includes(word)
  const all = await latestSegments(asking.services.sql, asking.view, companyId)
  const isNamed = (row: { name: string; name_en: string | null }) => isCalled(row.name) || isCalled(row.name_en)
  if (!all.some(isNamed)) return
  draft.understood = `${companyName(draft, asking.known, companyId)} ${asked.topic} ${inWords(draft, '占营业收入', 'share of revenue')}`
  await answerComposition(draft, asking, [companyId], null, isNamed)
}
