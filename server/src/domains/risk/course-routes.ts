import { risk } from '@pandora/contract/domains/risk/operations'
import { dayOf } from '@pandora/contract/time'
import { serve, type Route } from '../../http/route.ts'
import { readPandemic } from './pandemic.ts'
import { readRelation } from './relation.ts'

export const courseRoutes: readonly Route[] = [
  serve(risk.pandemic, ({ db, view, input }) => readPandemic(db, view, input.item)),

  serve(risk.countryRelation, ({ db, view, now, input }) =>
    readRelation(db, view, input, dayOf(view.asOf ?? now).slice(0, 7)),
  ),
]
