import type { Answer } from '@pandora/contract/domains/chat/shapes'
import { nearestQuestions } from '@pandora/intelligence/answers/nearest/nearest'
import { companyName, type Draft } from '../draft.ts'
import { asksForPriceToCome, asksToForetell } from '../told/foretold.ts'
import type { Read } from './read-after.ts'

/** Questions that are offered at most, and those that are tried for it. */
const [MOST, TRIED] = [3, 6]

/**
 * Offers questions that come nearest to one that was not answered: each is asked, and only those that are answered of
 * what is held now are offered. Nothing where the answer asks back already, and of what is to come or is advice.
 */
export async function offerNearest(
  draft: Draft,
  { known, reading }: Read,
  text: string,
  ask: (question: string) => Promise<Answer['state']>,
): Promise<void> {
  if (draft.state === 'answered' || draft.choices.length > 0) return
  if (reading.intent === 'opinion' || asksForPriceToCome(reading, text) || asksToForetell(reading, text)) return
  const [theme, industry] = [reading.themes[0], reading.industries[0]]
  const nearest = nearestQuestions(reading, {
    companies: reading.companies.flatMap(({ companyIds: [id, other] }) =>
      id === undefined || other !== undefined ? [] : [companyName(draft, known, id)],
    ),
    group: theme ? (draft.language === 'zh' ? theme.nameZh : theme.nameEn) : (industry?.name ?? null),
  })
  for (const question of nearest.slice(0, TRIED)) {
    if (draft.choices.length === MOST) return
    if ((await ask(question)) === 'answered') draft.choices.push({ name: question, text: question })
  }
}
