import { isScore } from '@pandora/intelligence/answers/reading/intent'
import { inWords, lacks, type Asking, type Draft } from '../draft.ts'
import { answerEvents } from './events.ts'

/** Why a figure is what it is: a score is what was told of its side; of a figure of statements nothing is guessed. */
export async function tellWhy(draft: Draft, asking: Asking, companyIds: readonly string[]): Promise<void> {
  if (asking.reading.measures.some(isScore)) {
    await answerEvents(draft, asking, companyIds)
    return
  }
  const [companyId] = companyIds
  if (companyId === undefined || draft.state !== 'answered') return
  lacks(
    draft,
    inWords(draft, '变动的原因', 'The reason of the change'),
    inWords(
      draft,
      '产品不推断原因：看公司页的利润变动分解，或问公告和研报怎么说',
      'The product guesses no reasons: see how profit changed on the company’s page, or ask what filings and reports say',
    ),
  )
  draft.opens.push({
    name: inWords(draft, '利润变动分解', 'How profit changed'),
    path: `company/${companyId}/finance`,
  })
}
