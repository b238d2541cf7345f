import { policyStudies } from '@pandora/contract/domains/policy-meetings/study-operations'
import { serve, type Route } from '../../http/route.ts'
import { entityNames } from '../../shared/entity-names.queries.ts'
import { aftermathOf } from './exposure/aftermath.ts'
import { exposureGround, exposureOfRows, rowOf } from './exposure/exposure.ts'
import { namedIn, presentAftermath, presentExposure, presentRows } from './exposure/present.ts'
import { comparedOf, pairOf } from './read.ts'

export const studyRoutes: readonly Route[] = [
  serve(policyStudies.exposure, async ({ db, view, input }) => {
    const pair = await comparedOf(db, view, await pairOf(db, view, input))
    const row = input.row === undefined ? null : rowOf(pair, input.row).row
    const ground = await exposureGround(db, view, pair, row)
    const told = exposureOfRows(ground, row)
    return presentExposure(ground, told, await entityNames(db, view, namedIn(told, input)), input)
  }),

  serve(policyStudies.rowExposures, async ({ db, view, input }) => {
    const pair = await comparedOf(db, view, await pairOf(db, view, input))
    const ground = await exposureGround(db, view, pair)
    return presentRows(ground, (row) => exposureOfRows(ground, row))
  }),

  serve(policyStudies.aftermath, async ({ db, view, input, now }) => {
    const pair = await pairOf(db, view, input)
    const compared = await comparedOf(db, view, pair)
    return presentAftermath(await aftermathOf(db, view, pair, compared, rowOf(compared, input.row), now))
  }),
]
