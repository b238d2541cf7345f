import { companyAbout, type ViewParameters } from '../../view/parameters.ts'

/** What the views of stock reports are shown for. */
export const stockReportViews = { report: { companyId: companyAbout } } satisfies Record<string, ViewParameters>
