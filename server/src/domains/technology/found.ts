import { finderBands, type FinderBand } from '@pandora/contract/domains/technology/names'
import { finderBand, findIn, type Found } from '@pandora/intelligence/technology/rank'
import type { View } from '@pandora/store/as-of'
import { z } from 'zod'
import { defineHeld, type HeldServices } from '../../shared/define-held.ts'
import { askedKeyword, textQuery } from './asked.ts'
import { groundOf, heldGround, type GroundCompany, type GroundLine } from './ground.ts'
import { storiesOfCompanies } from './told.queries.ts'

/** A listed company that a keyword finds. */
export interface FoundCompany extends Found<GroundLine> {
  company: GroundCompany
  band: FinderBand
  stories: number
}

/** Companies that a keyword finds, the nearest first; `keyword` can be looked for (`checkedKeyword`). */
export const foundCompanies = (
  services: HeldServices,
  view: View,
  keyword: string,
  now: number,
): Promise<readonly FoundCompany[]> => heldFound.read(services, view, { keyword }, now)

export const heldFound = defineHeld({
  id: 'technology.found',
  reads: [heldGround, 'document_analysis', 'document_company', 'document_index'],
  input: z.object({ keyword: z.string() }),
  load: async ({ services, db, view, now }, { keyword }): Promise<readonly FoundCompany[]> => {
    const [{ companies }, { matchers, told }] = await Promise.all([
      groundOf(services, view, now),
      askedKeyword(services, view, keyword, now),
    ])
    const query = textQuery(told)
    const counts = query === null ? [] : await storiesOfCompanies(db, view, query, view.asOf ?? now)
    const stories = new Map(counts.map((row) => [row.company_id, row]))
    const found: FoundCompany[] = []
    for (const company of companies.values()) {
      const { about = 0, mentions = 0 } = stories.get(company.companyId) ?? {}
      const one = findIn(company, matchers, { about, mentions })
      if (one) found.push({ ...one, company, band: finderBand(one), stories: about + mentions })
    }
    return found.toSorted(nearest)
  },
})

const place = (band: FinderBand): number => finderBands.indexOf(band)
/** The nearest first: in name only stands behind all others, however many texts name it. */
function nearest(a: FoundCompany, b: FoundCompany): number {
  return (
    Number(place(a.band) === finderBands.length - 1) - Number(place(b.band) === finderBands.length - 1) ||
    b.points - a.points ||
    (a.company.companyId < b.company.companyId ? -1 : 1)
  )
}
