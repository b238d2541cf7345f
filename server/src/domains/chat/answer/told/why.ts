import { isScore } from '@pandora/intelligence/answers/reading/intent'
import { inWords, lacks, type Asking, type Draft } from '../draft.ts'
import { answerScores } from '../rooms/scores.ts'
import { answerEvents } from './events.ts'

const ofScores = { room: 'scores', most: null, themes: [], industries: [], period: null, recent: false } as const

/** The side of the score that is asked for; null where it is of both. */
function sideOf({ reading }: Asking): 'risk' | 'opportunity' | null {
  const asks = (field: string) => reading.measures.some((one) => one.kind === 'field' && one.field === field)
  return asks('riskPoint') ? 'risk' : asks('opportunityPoint') ? 'opportunity' : null
}

/** Why a figure is what it is: a score is what was told of its side; of a figure of statements nothing is guessed. */
export async function tellWhy(draft: Draft, asking: Asking, companyIds: readonly string[]): Promise<void> {
  if (asking.reading.measures.some(isScore)) {
    const before = draft.parts.length
    await answerEvents(draft, asking, companyIds)
    const side = sideOf(asking)
    if (side === null || draft.parts.slice(before).some((part) => part.type === 'quote')) return
    // What reaches it from elsewhere is told by the parts of the score.
    draft.parts.splice(before)
    const { companies } = asking.reading
    await answerScores(draft, asking, { ...ofScores, companies, side })
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
