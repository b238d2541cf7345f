import type { events } from '@pandora/contract/domains/events/operations'
import type { OutputOf } from '@pandora/contract/operation'

type CompanyEvent = OutputOf<typeof events.ofCompany>['dataList'][number]

/**
 * What an event gives the impact score with the sign that its receipt counts it by: risk is taken off. Null where it
 * adds none.
 */
export const signedPoints = ({ effect, points }: Pick<CompanyEvent, 'effect' | 'points'>): number | null =>
  points === null ? null : effect === 'risk' ? -points : points
