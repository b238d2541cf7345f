import { errors, Refusal } from '@pandora/contract/errors'
import { figures } from '@pandora/contract/domains/figures/operations'
import { codeOf } from '@pandora/contract/records/identity'
import type { View } from '@pandora/store/as-of'
import type { Db } from '@pandora/store/database'
import { serve, serveShared, type Route } from '../../http/route.ts'
import { readyMarket } from './offers/fields/order.ts'
import { presentFields } from './offers/fields/present.ts'
import { marketClasses, marketFigures, marketTables } from './offers/market.ts'
import { pricesAt } from './offers/prices-at.queries.ts'
import { companyQuarters, countQuarters } from './offers/quarters.queries.ts'
import { figuresWaiting, waitingAmong } from './offers/waiting.queries.ts'
import { companyNames } from '../../shared/names.ts'
import { isoInstant } from '../../shared/provenance.ts'
import { competitorsOf } from './competitors.ts'
import { bandsOf } from './bands/bands.ts'
import { dayReceiptOf } from './bands/receipt.ts'
import { presentNopat, presentPerformance, presentVs } from './present.ts'
import { cumulatedItems, knownCompanies } from './queries.ts'
import { receiptOf } from './receipt.ts'
import { todayReceiptOf } from './today.ts'
import { yearsToDate, yearToDateItems } from './year-to-date.ts'

/** What quarters, prices and names rest on; who waits for figures is told by `figures` too. */
const quarterly = { reads: ['company_quarter', 'figures_waiting', 'statement_item', 'unit_doubt'] } as const
const valued = {
  reads: [
    'company',
    'company_name',
    'company_quarter',
    'daily_price',
    'figures_waiting',
    'import_run',
    'security',
    'share_count',
    'statement_item',
    'unit_doubt',
  ],
} as const

export const figureRoutes: readonly Route[] = [
  serve(figures.fields, async ({ view, services, input }) => {
    const market = await readyMarket(services, view)
    const known = await marketFigures(services, view)
    return {
      ...market.present,
      currency: market.currency,
      dataList: [...new Set(input.companyIds)].flatMap((id) => {
        const one = known.get(id)
        return one ? [presentFields(one, market)] : []
      }),
    }
  }),

  serveShared(figures.performance, quarterly, async ({ db, view, input: { companyId, size } }) => {
    const [quarters, total, waiting, cumulated] = await Promise.all([
      quartersOf(db, view, companyId, size),
      countQuarters(db, view, companyId),
      waitingAmong(db, view.marketId, [companyId]),
      cumulatedItems(db, view, companyId, yearToDateItems),
    ])
    const yearToDate = yearsToDate(cumulated)
    return {
      companyId,
      stockCode: codeOf(companyId),
      dataList: quarters.map((row) => presentPerformance(row, yearToDate(row))),
      total,
      computing: waiting.length > 0,
    }
  }),

  serveShared(figures.companyVs, valued, async ({ db, view, input }) => {
    const ids = [...new Set(input.companyIds)]
    const [known, quarters, names, computing] = await Promise.all([
      knownCompanies(db, view, ids),
      companyQuarters(db, view, ids, { size: input.size }),
      companyNames(db, view, ids),
      waitingAmong(db, view.marketId, ids),
    ])
    const unknown = ids.find((id) => !known.has(id))
    if (unknown !== undefined) throw new Refusal(errors.UNKNOWN_ENTITY, { entity: unknown })
    const prices = await pricesAt(
      db,
      view,
      [...quarters].flatMap(([companyId, rows]) => rows.map(({ period_end: day }) => ({ companyId, day }))),
    )
    return presentVs(
      ids,
      quarters,
      new Map(prices.map((row) => [`${row.company_id} ${row.day}`, row])),
      names,
      input,
      computing,
    )
  }),

  serveShared(
    figures.competitors,
    {
      reads: [...marketTables],
    },
    async ({ db, view, input: { companyId, size }, services }) => {
      const [market, classes] = await Promise.all([marketFigures(services, view), marketClasses(services, view)])
      const company = market.get(companyId)
      if (company) return competitorsOf(company, market, classes, size)
      if (!(await knownCompanies(db, view, [companyId])).has(companyId)) throw new Refusal(errors.NOT_FOUND)
      return { industryCode: null, level: null, industryZh: null, industryEn: null, dataList: [] }
    },
  ),

  serveShared(figures.nopat, quarterly, async ({ db, view, input: { companyId, size } }) => {
    const [quarters, waiting] = await Promise.all([
      quartersOf(db, view, companyId, size),
      waitingAmong(db, view.marketId, [companyId]),
    ])
    return {
      companyId,
      stockCode: codeOf(companyId),
      currency: quarters[0]?.currency ?? null,
      dataList: quarters.map(presentNopat),
      computing: waiting.length > 0,
    }
  }),

  serveShared(figures.receipt, valued, ({ db, view, input }) => receiptOf(db, view, input)),

  serveShared(
    figures.todayReceipt,
    {
      reads: [...marketTables, 'import_run', 'statement_item', 'unit_doubt'],
    },
    ({ db, view, services, input }) => todayReceiptOf(services, db, view, input),
  ),

  serveShared(
    figures.valuationBands,
    {
      reads: [
        'company',
        'company_quarter',
        'daily_price',
        'figures_waiting',
        'security',
        'share_count',
        'valuation_history',
      ],
    },
    ({ db, view, input: { companyId } }) => bandsOf(db, view, companyId),
  ),

  serveShared(figures.dayReceipt, valued, ({ db, view, input }) => dayReceiptOf(db, view, input)),

  serve(figures.progress, async ({ db, view }) => {
    const { waiting, companies, since } = await figuresWaiting(db, view)
    return { waiting, companies, since: since === null ? null : isoInstant(since) }
  }),
]

/** Quarters of a company, newest first; a company that the view does not know is refused. */
async function quartersOf(db: Db, view: View, companyId: string, size: number) {
  const own = (await companyQuarters(db, view, [companyId], { size })).get(companyId)
  if (!own && !(await knownCompanies(db, view, [companyId])).has(companyId)) throw new Refusal(errors.NOT_FOUND)
  return own ?? []
}
