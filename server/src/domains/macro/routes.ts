import { macro, seriesOf } from '@pandora/contract/domains/macro/operations'
import type { View } from '@pandora/store/as-of'
import type { Db } from '@pandora/store/database'
import { serve, type Route } from '../../http/route.ts'
import { presentOrigin, presentValues } from './present.ts'
import { latestOrigin, seriesOfCodes, valuesByDay, type Fields, type Span } from './queries.ts'

export const macroRoutes: readonly Route[] = [
  serve(macro.exchangeRate, async ({ db, view, input }) => {
    const { days, values, origin } = await read(db, view, seriesOf.exchangeRate, input, 'CNY')
    return { time: days, ...values, ...origin }
  }),

  serve(macro.lpr, async ({ db, view, input }) => {
    const { days, values, origin } = await read(db, view, seriesOf.lpr, input, '%')
    return { valueCode: days, ...values, ...origin }
  }),

  serve(macro.shibor, async ({ db, view, input }) => {
    const { days, values, origin } = await read(db, view, seriesOf.shibor, input, '%')
    return { valueCode: days, ...values, ...origin }
  }),
]

/** Series side by side with their origin. */
async function read<F extends Fields>(db: Db, view: View, fields: F, span: Span, unit: string) {
  const codes = Object.values(fields)
  const [rows, series, origin] = await Promise.all([
    valuesByDay(db, view, fields, span),
    seriesOfCodes(db, view, codes),
    latestOrigin(db, view, codes, span.to),
  ])
  return {
    days: rows.map((row) => row.observed_on),
    values: presentValues(fields, rows),
    origin: presentOrigin(series, origin, unit),
  }
}
