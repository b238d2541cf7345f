import type { GivenNames } from '@pandora/intelligence/policy/issuers'
import type { View } from '@pandora/store/as-of'
import { defineHeld, type HeldServices } from '../../../shared/define-held.ts'
import { namesGiven } from './given-names.queries.ts'

/** Looks through all policy documents for a few names, which every list of policies is written with: so they are held. */
export const heldNames = defineHeld({
  id: 'documents.given-names',
  whole: true,
  reads: ['document', 'industry'],
  load: ({ db, view }) => namesGiven(db, view),
})

/** English names of bodies that publish policy documents themselves, as their sources give both, and of industries. */
export const givenNames = (services: HeldServices, view: View): Promise<GivenNames> =>
  heldNames.read(services, view, {})
