import type { ListingsAsked } from '@pandora/intelligence/answers/rooms/asked'
import { companyName, inWords, lacks, say, type Asking, type Draft } from '../draft.ts'
import { listedWithin } from '../known.queries.ts'
import { countFact, spanOf, textFact } from './parts.ts'

/** Days looked back where no time is named, and companies that are shown. */
const [USUAL_DAYS, SHOWN] = [365, 20]

/** Answers which companies came to the market in a time, the newest first, by their first day of listing. */
export async function answerListings(draft: Draft, asking: Asking, asked: ListingsAsked): Promise<void> {
  const { services, view, known } = asking
  const span = spanOf(draft, asking, asked, USUAL_DAYS, USUAL_DAYS)
  if (span === null) return
  draft.operation = 'screening.companies'
  draft.understood = inWords(draft, `${span.words} 上市的公司`, `Companies listed, ${span.words}`)
  const rows = await listedWithin(services.sql, view, span)
  if (rows.length === 0) {
    lacks(
      draft,
      draft.understood,
      inWords(
        draft,
        '持有的公司里没有在这段时间上市的；可以问更长的时间',
        'None of the companies held was listed in that time: ask of a longer one',
      ),
    )
    return
  }
  draft.state = 'answered'
  say(
    draft,
    inWords(draft, `${span.words} 上市的公司有 `, `Companies listed, ${span.words}: `),
    { fact: countFact(draft, inWords(draft, '上市公司', 'Companies listed'), rows.length, span.words) },
    inWords(draft, ' 家，从新到旧：', ', the newest first.'),
  )
  draft.parts.push({
    type: 'table',
    title: draft.understood,
    heads: 'companies',
    columns: [inWords(draft, '上市日期', 'Listing date')],
    rows: rows.slice(0, asked.most ?? SHOWN).map(({ company_id: companyId, day }) => {
      const company = companyName(draft, known, companyId)
      return {
        head: company,
        companyId,
        factIds: [
          textFact(draft, inWords(draft, '上市日期', 'Listing date'), day, { companyId, company, period: day }),
        ],
      }
    }),
  })
}
