import { macro, seriesOf } from '@pandora/contract/domains/macro/operations'
import { macroSources } from '@pandora/contract/domains/macro/sources'
import type { View } from '@pandora/store/as-of'
import type { Db } from '@pandora/store/database'
import { serve, serveShared, type Route } from '../../http/route.ts'
import { wholeOf } from '../../shared/page.ts'
import { policyDates } from './economy.queries.ts'
import { knownSources, readSource } from './economy.ts'
import { presentMarks, presentSource, presentSources } from './present-economy.ts'
import { per100, presentOrigin, presentValues } from './present.ts'
import { latestOrigin, seriesOfCodes, valuesByDay, type Fields, type Span } from './queries.ts'

/** Marks on a series that are still told apart. */
const MARKS = 400

export const macroRoutes: readonly Route[] = [
  serve(macro.exchangeRate, async ({ db, view, input }) => {
    const { days, values, origin } = await read(db, view, seriesOf.exchangeRate, input, 'CNY')
    return { time: days, ...values, jpyCny: values.jpyCny.map(per100), jpyUnits: 100 as const, ...origin }
  }),

  serve(macro.lpr, async ({ db, view, input }) => {
    const { days, values, origin } = await read(db, view, seriesOf.lpr, input, '%')
    return { valueCode: days, ...values, ...origin }
  }),

  serve(macro.shibor, async ({ db, view, input }) => {
    const { days, values, origin } = await read(db, view, seriesOf.shibor, input, '%')
    return { valueCode: days, ...values, ...origin }
  }),

  serveShared(macro.economicList, { reads: ['observation'] }, async ({ db, view }) =>
    wholeOf(presentSources(await knownSources(db, view))),
  ),

  serveShared(macro.series, { reads: ['series', 'observation', 'import_run'] }, async ({ db, view, input }) => {
    const timeType = input.timeType ?? macroSources[input.source].timeType
    const { periods, lines } = (await readSource(db, view, input.source))(timeType)
    return presentSource(input.source, timeType, periods, lines)
  }),

  serveShared(macro.policyMarks, { reads: ['document'] }, async ({ db, view, input }) =>
    wholeOf(presentMarks(await policyDates(db, view, input, MARKS))),
  ),
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
