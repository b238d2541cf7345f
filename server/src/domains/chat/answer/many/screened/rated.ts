import { daysBefore } from '@pandora/intelligence/answers/days'
import { ratingIn, type RatingClass } from '@pandora/intelligence/reports/rating'
import { dayOf, endOfDay, instantOf } from '@pandora/contract/time'
import { textsOfDocuments } from '../../../../documents/offers/documents.queries.ts'
import { newestSubjects } from '../../../../documents/offers/newest.queries.ts'
import { addFact, companyName, inWords, lacks, nameIn, type Asking, type Draft } from '../../draft.ts'
import { ratingWords } from '../../rooms/rating-words.ts'

/** Days in which a rating is looked for, and most reports that are looked through. */
const [DAYS, MOST] = [180, 5000]

/** Companies whose last report with a rating gives them one, and that report as a fact. */
export interface RatedCompanies {
  ids: ReadonlySet<string>
  words: string
  column: { name: string; fact: (companyId: string) => string | null }
}

/** Companies by the rating of the last report about each that gives one, of the last half year. */
export async function ratedCompanies(draft: Draft, asking: Asking, rated: RatingClass): Promise<RatedCompanies> {
  const { services, view, known } = asking
  const from = daysBefore(known.today, DAYS)
  const days = { from: instantOf(from), to: endOfDay(known.today) }
  const pairs = await newestSubjects(services.sql, view, { companies: null, kind: 'report', ...days }, MOST + 1)
  const looked = pairs.slice(0, MOST)
  const texts = new Map(
    (await textsOfDocuments(services.sql, view, [...new Set(looked.map((one) => one.document_id))])).map((row) => [
      row.document_id,
      row,
    ]),
  )
  const last = new Map<string, { row: NonNullable<ReturnType<typeof texts.get>>; of: RatingClass }>()
  for (const { company_id, document_id } of looked) {
    const row = last.has(company_id) ? undefined : texts.get(document_id)
    const rating = row && ratingIn(row.title, row.body)
    if (row && rating) last.set(company_id, { row, of: rating.class })
  }
  const oldest = pairs.length > MOST ? texts.get(looked.at(-1)?.document_id ?? '') : undefined
  if (oldest)
    lacks(
      draft,
      inWords(
        draft,
        `${dayOf(oldest.published_at)} 之前的研报评级`,
        `Ratings of reports before ${dayOf(oldest.published_at)}`,
      ),
      inWords(draft, '研报太多，只看了较新的', 'There are too many reports: the newer ones were looked through'),
    )
  const word = nameIn(draft, ratingWords[rated])
  return {
    ids: new Set([...last].flatMap(([id, one]) => (one.of === rated ? [id] : []))),
    words: inWords(
      draft,
      `半年内最近一篇带评级的研报给出${word}`,
      `rated ${word} by the last report of the half year that rates them`,
    ),
    column: {
      name: inWords(draft, '最近一篇研报的评级', 'Rating of the last report'),
      fact: (companyId) => {
        const one = last.get(companyId)
        if (!one) return null
        const source = inWords(draft, one.row.source_name, one.row.source_name_en ?? one.row.source_name)
        return addFact(draft, {
          label: inWords(draft, '最近一篇研报的评级', 'Rating of the last report'),
          companyId,
          company: companyName(draft, known, companyId),
          period: dayOf(one.row.published_at),
          unit: 'text',
          value: null,
          text: `${nameIn(draft, ratingWords[one.of])} (${source}, ${dayOf(one.row.published_at)})`,
        })
      },
    },
  }
}
