import { holdings } from '@pandora/contract/domains/holdings/operations'
import { dayOf } from '@pandora/contract/time'
import { serve, serveDownload, type Route } from '../../http/route.ts'
import { wholeOf } from '../../shared/page.ts'
import { fieldsOfCompanies } from '../figures/offers/fields/of-companies.ts'
import { heldImpact } from '../impact/offers/scores.ts'
import { readCourse } from './course.ts'
import { readExposure } from './exposure.ts'
import { presentPositions, presentTotals, writePositions } from './present.ts'
import { readValued, type Asked, type Valued } from './read.ts'

/** Impact scores of the companies held. */
const scoresOf = ({ services, view }: Asked, { positions }: Valued) =>
  heldImpact.read(
    services,
    view,
    positions.flatMap(({ held }) => held.security.company_id ?? []),
  )

/** The currency that is asked for, else that of the most positions; null where nothing is held. */
function currencyOf(
  { sums }: Valued,
  asked: string | undefined,
): {
  currency: string | null
  currencies: string[]
} {
  const currencies = sums.map((one) => one.currency)
  return {
    currency: asked !== undefined && currencies.includes(asked) ? asked : (currencies[0] ?? null),
    currencies,
  }
}

export const answerRoutes: readonly Route[] = [
  serve(holdings.positions, async (call) => {
    const valued = await readValued(call)
    return {
      day: valued.day,
      totals: valued.sums.map(presentTotals),
      ...wholeOf(presentPositions(valued, await scoresOf(call, valued))),
    }
  }),

  serve(holdings.course, async (call) => {
    const valued = await readValued(call)
    const of = currencyOf(valued, call.input.currency)
    const held = valued.positions.flatMap(({ held: one, position }) => (position.currency === of.currency ? [one] : []))
    if (held.length === 0)
      return { ...of, days: [], returnRate: null, benchmarkRate: null, benchmark: null, leftOut: [] }
    return { ...of, ...(await readCourse(call, held, of.currency ?? '')) }
  }),

  serve(holdings.exposure, async (call) => {
    const valued = await readValued(call)
    const of = currencyOf(valued, call.input.currency)
    return { ...of, ...(await readExposure(call, valued, of.currency ?? '')) }
  }),

  serveDownload(holdings.exportPositions, async (call) => {
    const valued = await readValued(call)
    const columns = call.input.columns ?? []
    const ids = valued.positions.flatMap(({ held }) => held.security.company_id ?? [])
    const fields = await fieldsOfCompanies(call.services, call.view, ids, columns)
    return {
      file: `positions-${dayOf(call.view.asOf ?? call.now)}.csv`,
      type: 'text/csv; charset=utf-8',
      holds: presentPositions(valued, await scoresOf(call, valued)).map((one) => ({
        ...one,
        fields: (one.companyId === null ? undefined : fields.get(one.companyId)) ?? null,
      })),
      write: (held) => writePositions(held, call.language, columns),
    }
  }),
]
