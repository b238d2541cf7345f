import { totalPages } from '@pandora/contract/constants'
import { badInput, errors, Refusal } from '@pandora/contract/errors'
import { research } from '@pandora/contract/domains/research/operations'
import { instantOf } from '@pandora/contract/time'
import { pageStarts } from '@pandora/intelligence/reports/pages'
import { serve, serveShared, type Route } from '../../http/route.ts'
import { companiesOfDocuments, openDocument } from '../documents/offers/documents.queries.ts'
import { refuseUnknownCompany } from '../../shared/known-company.queries.ts'
import { presentProvenance } from '../../shared/provenance.ts'
import { analysisOf } from './analysis.ts'
import { investmentsOf } from './investments.ts'
import { presentCash, presentInvestmentYears, presentReports, presentYears } from './present.ts'
import { cashKnownEver, documentYears, investingCash, periodsOf, reportPage } from './queries.ts'
import { pageOf, partOf } from '../../shared/page.ts'

/** Figures of cash flow beside the investments. */
const MOST_CASH = 24

/** A year in Asia/Shanghai as two instants. */
function bounds(year: number | undefined): { from: string | null; to: string | null } {
  const iso = (day: string) => new Date(instantOf(day)).toISOString()
  return year === undefined ? { from: null, to: null } : { from: iso(`${year}-01-01`), to: iso(`${year + 1}-01-01`) }
}

export const researchRoutes: readonly Route[] = [
  serveShared(
    research.years,
    {
      reads: [
        'business_segment',
        'company',
        'company_name',
        'company_quarter',
        'document_company',
        'statement_item',
        'unit_doubt',
      ],
    },
    async ({ db, view, input: { companyId } }) => {
      await refuseUnknownCompany(db, view, companyId)
      return presentYears(...(await Promise.all([periodsOf(db, view, companyId), documentYears(db, view, companyId)])))
    },
  ),

  serveShared(
    research.list,
    { reads: ['company', 'company_name', 'daily_price', 'document', 'document_company'] },
    async ({ db, view, input: { companyId, year, relation, page, size } }) => {
      await refuseUnknownCompany(db, view, companyId)
      const { rows, total } = await reportPage(db, view, {
        companyId,
        ...bounds(year),
        relation,
        size,
        offset: page * size,
      })
      return {
        ...pageOf(
          presentReports(
            rows,
            await companiesOfDocuments(
              db,
              view,
              rows.map((row) => row.document_id),
            ),
          ),
          total,
          { page, size },
          rows.length,
        ),
        totalPages: totalPages(total, size),
      }
    },
  ),

  serve(research.url, async ({ db, view, input: { reportId, page } }) => {
    const opened = await openDocument(db, view, reportId)
    if (!opened) throw new Refusal(errors.NOT_FOUND)
    const { document } = opened
    const pages = pageStarts(document.body).length
    if (page !== undefined && pages > 0 && page > pages) throw badInput('page', 'too-large', { limit: pages })
    return {
      reportId,
      title: document.title,
      url:
        document.url === null ? null : page === undefined ? document.url : `${document.url.split('#')[0]}#page=${page}`,
      absence: document.url === null ? ('NO_SOURCE' as const) : null,
      path: `/index/flash/${encodeURIComponent(reportId)}${page === undefined ? '' : `?page=${page}`}`,
      page: page ?? null,
      pages: pages === 0 ? null : pages,
      provenance: presentProvenance(document, {
        source: document.source_name,
        sourceEn: document.source_name_en,
        url: document.url,
      }),
    }
  }),

  serveShared(
    research.investment,
    {
      reads: [
        'company',
        'company_name',
        'company_quarter',
        'document_company',
        'event_company',
        'import_run',
        'statement_item',
        'unit_doubt',
      ],
    },
    async ({ db, view, input: { companyId, year, kinds, page, size } }) => {
      await refuseUnknownCompany(db, view, companyId)
      const [all, cash] = await Promise.all([
        investmentsOf(db, view, companyId),
        investingCash(db, view, companyId, MOST_CASH),
      ])
      const asked = all.filter(
        (one) =>
          (year === undefined || Number(one.happenedDay.slice(0, 4)) === year) &&
          (kinds === undefined || kinds.includes(one.kind)),
      )
      return {
        ...pageOf(partOf(asked, { page, size }), asked.length, { page, size }),
        totalPages: totalPages(asked.length, size),
        years: presentInvestmentYears(all),
        cashFlow: presentCash(cash),
        cashFlowAbsence:
          cash.length > 0
            ? null
            : (await cashKnownEver(db, view.marketId, companyId))
              ? ('NOT_KNOWN_YET' as const)
              : ('NO_SOURCE' as const),
      }
    },
  ),

  serveShared(
    research.analysis,
    {
      reads: [
        'company',
        'company_name',
        'company_quarter',
        'daily_price',
        'document',
        'document_company',
        'import_run',
        'industry',
        'statement_item',
        'unit_doubt',
        'theme',
      ],
    },
    ({ db, view, now, services, input: { reportId, companyId } }) =>
      analysisOf(db, view, { reportId, companyId, now, limitMs: services.config.PANDORA_REPORT_MS }),
  ),
]
