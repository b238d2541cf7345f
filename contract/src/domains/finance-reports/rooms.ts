import { stockReportViews } from '../stock-report/views.ts'
import { room, view, type Rooms } from '../../room.ts'
import { companyId, text, type ViewParameters } from '../../view/parameters.ts'

/** What the views of the room are shown for and what is chosen in them. */
export const financeReportsViews = {
  report: {
    companyId,
    statement: text,
    basis: text,
    show: text,
    yearly: text,
    before: text,
    figure: text,
    bridge: text,
  },
  business: { companyId, businessTypeId: text },
  comments: { companyId, businessTypeId: text },
} satisfies Record<string, ViewParameters>

export const financeReportsRooms = {
  financialReport: room(
    'financialReport',
    true,
    'FileSpreadsheet',
    { zh: '财报', en: 'Financial reports' },
    {
      zh: '公司财报与点评：关键数字、同比变化和值得追问的地方，以及一页的个股报告。',
      en: 'Company reports with comments: key figures, what changed, and what to ask about; and a stock on one page.',
    },
    [
      view('report', '财报', 'Reports', [12, 17], [12, 16], 16, [7, 8], financeReportsViews.report),
      view('business', '业务', 'Businesses', [10, 14], [12, 14], 14, [7, 7], financeReportsViews.business),
      view('stock', '个股', 'Stock', [12, 18], [12, 18], 22, [6, 8], stockReportViews.report),
      view('comments', '点评', 'Comments', [6, 14], [6, 14], 13, [5, 7], financeReportsViews.comments),
    ],
  ),
} satisfies Rooms
