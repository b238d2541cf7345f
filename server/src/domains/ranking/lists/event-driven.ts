import type { Section } from '../offers/section.ts'

/** What companies are sorted by: points of both sides, or of one. */
export type EventSort = 'strength' | 'opportunity' | 'risk'

/** What events give to the score of a company on the sides asked for, 0 to 200. */
const weightOf = ({ figures }: Section['rows'][number], sort: EventSort): number =>
  (sort === 'opportunity' ? 0 : (figures.riskPoint ?? 0)) + (sort === 'risk' ? 0 : (figures.opportunityPoint ?? 0))

/** Companies that events reach, the strongest first; each with its weight. */
export const eventDriven = (section: Section, sort: EventSort): { companyId: string; weight: number }[] =>
  section.rows
    .map((row) => ({ companyId: row.companyId, weight: weightOf(row, sort) }))
    .filter((one) => one.weight > 0)
    .toSorted((a, b) => b.weight - a.weight || (a.companyId < b.companyId ? -1 : 1))
