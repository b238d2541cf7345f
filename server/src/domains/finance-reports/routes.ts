import { badInput, errors, Refusal } from '@pandora/contract/errors'
import { COMMENTS_OF_ONE, reportKey, WHOLE_COMPANY } from '@pandora/contract/domains/finance-reports/shapes'
import { financeReports } from '@pandora/contract/domains/finance-reports/operations'
import type { Operation, ParsedInputOf } from '@pandora/contract/operation'
import { normalised } from '@pandora/intelligence/names'
import type { View } from '@pandora/store/as-of'
import type { Db } from '@pandora/store/database'
import { emitLive } from '@pandora/store/live-events'
import { audit } from '../../auth/audit.ts'
import { serve, type Route } from '../../http/route.ts'
import { findCompanies } from '../search/offers/company-search.queries.ts'
import { askedFor } from '../search/offers/company-search.ts'
import { totalOf } from '../../shared/totals.ts'
import { readBridge } from './bridge.ts'
import { businessById, businesses, businessSegments, companySegments } from './business.queries.ts'
import { comparable, type WithBusiness } from './business-companies.ts'
import { addComment, commentById, commentsPage, deleteComment, lockComments } from './comments.queries.ts'
import { companyHeads, companyKnown, lastReported, reportsOf } from './company.queries.ts'
import { readFigure } from './figure.ts'
import { presentBusiness, presentComment, presentCompany, presentReported } from './present.ts'
import { firstComments, readReport } from './report.ts'
import { figuresOver } from './segments.ts'
import { readStatements } from './statements.ts'
import { defineHeld, type HeldCall } from '../../shared/define-held.ts'
import { pageOf, partOf, wholeOf } from '../../shared/page.ts'

const heldBusinesses = defineHeld({
  id: 'finance-reports.businesses',
  reads: ['business_line', 'business_type'],
  load: ({ db, view }) => businesses(db, view),
})
const heldOfBusiness = defineHeld({
  id: 'finance-reports.businessCompanies',
  reads: ['business_line', 'business_name', 'business_segment'],
  input: financeReports.companiesByBusiness.input.pick({ businessTypeId: true }),
  load: ({ db, view }, { businessTypeId }) => businessCompanies(db, view, businessTypeId),
})
const heldCompanySearch = defineHeld({
  id: 'finance-reports.searchCompany',
  reads: ['business_line', 'company_name', 'daily_price', 'report_period', 'security'],
  input: financeReports.searchCompany.input,
  load: ({ db, view, now }, input) => searchCompany(db, view, now, input),
})
const heldBusinessSearch = defineHeld({
  id: 'finance-reports.searchBusiness',
  reads: [heldBusinesses],
  input: financeReports.searchBusiness.input,
  load: searchBusiness,
})
const heldCompanyBusinesses = defineHeld({
  id: 'finance-reports.companyBusinesses',
  reads: [heldBusinesses, 'business_name', 'business_segment', 'company_name', 'security'],
  input: financeReports.companyBusinesses.input,
  load: companyBusinesses,
})
const heldByBusiness = defineHeld({
  id: 'finance-reports.companiesByBusiness',
  reads: [heldOfBusiness, 'business_type', 'company_name', 'security'],
  input: financeReports.companiesByBusiness.input,
  load: companiesByBusiness,
})
const heldReport = defineHeld({
  id: 'finance-reports.report',
  reads: ['company_name', 'import_run', 'security', 'statement_item', 'unit_doubt'],
  input: financeReports.report.input.pick({ companyId: true, businessTypeId: true }),
  load: ({ db, view }, { companyId, businessTypeId }) => readReport(db, view, companyId, businessTypeId),
})
const heldStatements = defineHeld({
  id: 'finance-reports.statements',
  reads: ['company_name', 'import_run', 'security', 'statement_item', 'unit_doubt'],
  input: financeReports.statements.input,
  load: ({ db, view }, input) => readStatements(db, view, input),
})
const heldFigure = defineHeld({
  id: 'finance-reports.figure',
  reads: ['company_name', 'import_run', 'security', 'statement_item', 'unit_doubt'],
  input: financeReports.figure.input,
  load: ({ db, view }, input) => readFigure(db, view, input),
})
const heldBridge = defineHeld({
  id: 'finance-reports.bridge',
  reads: ['statement_item', 'unit_doubt'],
  input: financeReports.bridge.input,
  load: ({ db, view }, input) => readBridge(db, view, input),
})

export const financeReportRoutes: readonly Route[] = [
  serve(financeReports.searchCompany, ({ view, now, services, input }) =>
    heldCompanySearch.read(services, view, input, now),
  ),

  serve(financeReports.searchBusiness, ({ view, services, input }) => heldBusinessSearch.read(services, view, input)),

  serve(financeReports.companyBusinesses, ({ view, services, input }) =>
    heldCompanyBusinesses.read(services, view, input),
  ),

  serve(financeReports.companiesByBusiness, ({ view, services, input }) => heldByBusiness.read(services, view, input)),

  serve(financeReports.report, async ({ db, view, user, services, input: { companyId, businessTypeId } }) => {
    const [body, comments] = await Promise.all([
      heldReport.read(services, view, { companyId, businessTypeId }),
      firstComments(db, view, companyId, businessTypeId, user),
    ])
    return { ...body, ...comments }
  }),

  serve(financeReports.comments, async ({ db, view, user, input: { companyId, businessTypeId, page, size } }) => {
    const { rows, total } = await commentsPage(db, { marketId: view.marketId, companyId, businessTypeId }, user.uid, {
      limit: size,
      offset: page * size,
    })
    return pageOf(
      rows.map((row) => presentComment(row, user, view.asOf)),
      total,
      { page, size },
    )
  }),

  serve(
    financeReports.addComment,
    async ({ db, view, user, now, input: { companyId, businessTypeId, body, tags } }) => {
      const text = body.trim()
      if (text === '' || !text.isWellFormed() || text.includes('\0')) throw badInput('body', 'empty')
      const own = [
        ...new Set(
          tags.map((tag) => tag.trim()).filter((tag) => tag !== '' && tag.isWellFormed() && !tag.includes('\0')),
        ),
      ]
      await refuseUnknownReport(db, view.marketId, companyId, businessTypeId)
      const report = { marketId: view.marketId, companyId, businessTypeId }
      if ((await lockComments(db, report, user.uid)) >= COMMENTS_OF_ONE)
        throw new Refusal(errors.LIST_FULL, { limit: COMMENTS_OF_ONE })
      const row = await addComment(db, report, {
        uid: user.uid,
        personal: user.role === 'guest',
        body: text,
        tags: own,
        now,
      })
      await tellComments(db, view.marketId, row)
      return presentComment(row, user, null)
    },
  ),

  serve(financeReports.deleteComment, async ({ db, view, user, input: { commentId } }) => {
    const row = await commentById(db, view.marketId, commentId, user.uid)
    // Nobody is told whether a number is in use in another market, or by a visitor.
    if (!row) throw new Refusal(errors.NOT_FOUND)
    if (row.uid !== user.uid && user.role !== 'admin') throw new Refusal(errors.NOT_ALLOWED)
    await deleteComment(db, commentId)
    if (row.uid !== user.uid)
      await audit(db, user.uid, 'comment-deleted', {
        marketId: view.marketId,
        commentId,
        author: row.uid,
        report: reportKey(row.company_id, row.business_type_id),
      })
    await tellComments(db, view.marketId, row)
    return { done: true }
  }),

  serve(financeReports.statements, ({ view, services, input }) => heldStatements.read(services, view, input)),
  serve(financeReports.figure, ({ view, services, input }) => heldFigure.read(services, view, input)),
  serve(financeReports.bridge, ({ view, services, input }) => heldBridge.read(services, view, input)),
]

async function searchCompany(
  db: Db,
  view: View,
  now: number,
  { text, page, size }: { text: string; page: number; size: number },
) {
  const asked = askedFor(text)
  const find = (limit: number, offset: number) =>
    asked ? findCompanies(db, view, asked, now, { limit, offset, companiesOnly: true }) : Promise.resolve([])
  const found = await find(size, page * size)
  const all = asked || text.trim() !== '' ? null : await lastReported(db, view)
  const ids = all ? all.slice(page * size, (page + 1) * size) : found.map((row) => row.thing)
  const total = all ? all.length : await totalOf(found, page, () => find(1, 0))
  const matched = new Map(found.map((row) => [row.thing, row.written]))
  const [heads, reports] = await Promise.all([companyHeads(db, view, ids), reportsOf(db, view, ids)])
  const dataList = ids.map((id) => {
    const company = presentCompany(id, heads.get(id))
    return { ...company, matched: matched.get(id) ?? null, ...presentReported(reports.get(id)) }
  })
  return pageOf(dataList, total, { page, size })
}

type Input<O extends Operation> = ParsedInputOf<O>

async function searchBusiness(
  { services, view }: HeldCall,
  { text, dimension, page, size }: Input<typeof financeReports.searchBusiness>,
) {
  const plain = normalised(text)
  const found = (await heldBusinesses.read(services, view, {})).filter(
    (one) => (dimension === undefined || one.dimension === dimension) && (plain === '' || one.searched.includes(plain)),
  )
  // Wholes first, then beginnings; among equals those of most companies, as they come.
  const place = (searched: string) =>
    searched.split('\n').includes(plain) ? 0 : searched.split('\n').some((one) => one.startsWith(plain)) ? 1 : 2
  const ordered =
    plain === ''
      ? found
      : found
          .map((one) => ({ one, at: place(one.searched) }))
          .toSorted((a, b) => a.at - b.at)
          .map(({ one }) => one)
  return pageOf(partOf(ordered, { page, size }).map(presentBusiness), ordered.length, { page, size })
}

async function companiesByBusiness(
  { services, db, view }: HeldCall,
  { businessTypeId, sort, period, currency, page, size }: Input<typeof financeReports.companiesByBusiness>,
) {
  const [business, list] = await Promise.all([
    businessById(db, view, businessTypeId),
    heldOfBusiness.read(services, view, { businessTypeId }),
  ])
  if (!business) throw new Refusal(errors.NOT_FOUND)
  const { rows, ...compared } = comparable(list, { period, currency })
  const sorted = rows.toSorted((a, b) => {
    const [one, other] = [a.figures[sort], b.figures[sort]]
    if (one === other) return a.companyId < b.companyId ? -1 : 1
    return one === null ? 1 : other === null ? -1 : one < other ? 1 : -1
  })
  const part = partOf(sorted, { page, size })
  const heads = await companyHeads(
    db,
    view,
    part.map((one) => one.companyId),
  )
  return {
    business: presentBusiness(business),
    ...pageOf(
      part.map(({ companyId, figures }) => ({ ...presentCompany(companyId, heads.get(companyId)), figures })),
      sorted.length,
      { page, size },
    ),
    ...compared,
  }
}

async function companyBusinesses({ services, db, view }: HeldCall, { companyId }: { companyId: string }) {
  const [segments, heads, all] = await Promise.all([
    companySegments(db, view, companyId),
    companyHeads(db, view, [companyId]),
    heldBusinesses.read(services, view, {}),
  ])
  if (segments.length === 0 && !(await companyKnown(db, view, companyId))) throw new Refusal(errors.NOT_FOUND)
  const types = new Map(all.map((one) => [one.business_type_id, one]))
  const dataList = [...Map.groupBy(segments, (one) => one.business_type_id)]
    .flatMap(([id, own]) => {
      const [business, figures] = [types.get(id), figuresOver(own)[0]]
      return business && figures ? [{ ...presentBusiness(business), figures }] : []
    })
    .toSorted(
      (a, b) =>
        Number(a.kind !== 'line') - Number(b.kind !== 'line') ||
        (b.figures.periodEnd < a.figures.periodEnd ? -1 : b.figures.periodEnd > a.figures.periodEnd ? 1 : 0) ||
        (b.figures.revenue ?? -Infinity) - (a.figures.revenue ?? -Infinity),
    )
  return { company: presentCompany(companyId, heads.get(companyId)), ...wholeOf(dataList) }
}

async function businessCompanies(db: Db, view: View, businessTypeId: string): Promise<WithBusiness[]> {
  return [...Map.groupBy(await businessSegments(db, view, businessTypeId), (one) => one.company_id)].map(
    ([companyId, own]) => ({ companyId, periods: figuresOver(own) }),
  )
}

/** A comment needs a report there is, or was: comments know no as-of date. */
async function refuseUnknownReport(db: Db, marketId: number, companyId: string, businessTypeId: string): Promise<void> {
  const known =
    businessTypeId === WHOLE_COMPANY
      ? await companyKnown(db, { marketId, asOf: null }, companyId)
      : (await companySegments(db, { marketId, asOf: null }, companyId)).some(
          (one) => one.business_type_id === businessTypeId,
        )
  if (!known) throw new Refusal(errors.NOT_FOUND)
}

/** Tells the other tabs: a visitor's comment only his own. */
async function tellComments(
  db: Db,
  marketId: number,
  { company_id, business_type_id, personal, uid }: Awaited<ReturnType<typeof addComment>>,
): Promise<void> {
  await emitLive(db, {
    topic: 'comments',
    marketId,
    ids: [reportKey(company_id, business_type_id)],
    ...(personal ? { uid } : {}),
  })
}
