import { companyId, groupId, text, type ViewParameters } from '../../view/parameters.ts'

/** What the views are shown for: all portfolios, unless one is named; it is of its user alone. */
const of = { portfolio: groupId, currency: text }
export const holdingsViews = {
  positions: { companyId, portfolio: groupId, sort: text, columns: text, closed: text },
  exposure: of,
  course: of,
} satisfies Record<string, ViewParameters>
