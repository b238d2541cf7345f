import { policyMeetings } from '@pandora/contract/domains/policy-meetings/operations'
import { errors, Refusal } from '@pandora/contract/errors'
import { serve, type Route } from '../../http/route.ts'
import { pageOf, partOf, wholeOf } from '../../shared/page.ts'
import { apart } from './compare/apart.ts'
import { presentPassage, presentReport } from './present-reports.ts'
import { passageRows, reportRows } from './reports.queries.ts'

export const reportRoutes: readonly Route[] = [
  serve(policyMeetings.reports, async ({ db, view }) => wholeOf((await reportRows(db, view)).map(presentReport))),

  serve(policyMeetings.languages, async ({ db, view, input }) => {
    const rows = await passageRows(db, view, input.reportId)
    if (rows.length === 0) throw new Refusal(errors.NOT_FOUND)
    const held = await apart('passages', rows)
    const figures = held.flatMap((one) => one.figures)
    const shown = input.mismatches ? held.filter((one) => one.figures.some(({ en }) => en === null)) : held
    return {
      ...pageOf(partOf(shown, input).map(presentPassage), shown.length, input),
      figures: figures.length,
      agreeing: figures.filter(({ en }) => en !== null).length,
      passages: rows.length,
    }
  }),
]
