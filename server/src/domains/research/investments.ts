import type { z } from 'zod'
import type { investmentItem } from '@pandora/contract/domains/research/operations'
import { isBought, sentenceAt, tellsOfInvestment } from '@pandora/intelligence/reports/investments'
import type { View } from '@pandora/store/as-of'
import type { Db } from '@pandora/store/database'
import { analysedOf, type AnalysedRow } from '../analysis/offers/analysed.queries.ts'
import { namesOfCompany } from '../../shared/company-names.queries.ts'
import { investmentTypes, placeOf, presentInvestment } from './present.ts'
import { investmentEvents, investmentEvidence, type InvestmentEvidence } from './queries.ts'

type Item = z.infer<typeof investmentItem>

/** The event of a deal that came to nothing. */
const FAILS = 'merger-fails'
/** Types of which the company may be the one that is bought. */
const bothSides: ReadonlySet<string> = new Set(['equity-transfer', 'control-change', 'merger'])
/** Newest events that are looked through. */
const MOST = 400

/**
 * What a company's texts say that it invested in, newest first: of its events those that a text tells of as made or
 * announced. Risks that are warned of, rumours, denials,
 * deals called off, by the text itself or by a later event, and sales of its own shares are none.
 */
export async function investmentsOf(db: Db, view: View, companyId: string): Promise<Item[]> {
  const [events, names] = await Promise.all([
    investmentEvents(db, view, { companyId, types: [...Object.keys(investmentTypes), FAILS], most: MOST }),
    namesOfCompany(db, view, companyId),
  ])
  const told = Map.groupBy(
    await investmentEvidence(
      db,
      view,
      events.map((row) => row.event_id),
    ),
    (row) => row.event_id,
  )
  const results = await analysedOf(
    db,
    view,
    [...told.values()].flat().map((row) => row.document_id),
  )
  const failed = events
    .filter((row) => row.type === FAILS)
    .map((row) => ({ at: row.happened_at, of: othersIn(told.get(row.event_id) ?? [], results) }))
  return events.flatMap((event) => {
    const telling = (told.get(event.event_id) ?? []).filter((row) => tells(row, event.type, results, names))
    const others = othersIn(telling, results)
    if (
      event.type === 'merger' &&
      failed.some(({ at, of }) => at >= event.happened_at && [...others].some((one) => of.has(one)))
    )
      return []
    return presentInvestment(event, telling, results) ?? []
  })
}

function tells(
  row: InvestmentEvidence,
  type: string,
  results: ReadonlyMap<string, AnalysedRow>,
  names: readonly string[],
): boolean {
  const { text, at } = placeOf(row, results.get(row.document_id)?.result?.events[row.place])
  return (
    tellsOfInvestment({ title: row.title, text, at, modality: row.modality }) &&
    !(bothSides.has(type) && isBought(sentenceAt(text, at), names))
  )
}

/** Whom events name beside the company. */
function othersIn(rows: readonly InvestmentEvidence[], results: ReadonlyMap<string, AnalysedRow>): Set<string> {
  return new Set(
    rows.flatMap((row) =>
      (results.get(row.document_id)?.result?.events[row.place]?.roles ?? []).flatMap((one) =>
        one.role === 'counterpart' || one.role === 'organisation' ? [one.companyId ?? one.text] : [],
      ),
    ),
  )
}
