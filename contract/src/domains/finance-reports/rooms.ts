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
      zh: '公司财报与点评：关键数字、同比变化和值得追问的地方。',
      en: 'Company reports with comments: key figures, what changed, and what to ask about.',
    },
    [
      view('report', '财报', 'Reports', [12, 17], [12, 16], 16, [7, 8], financeReportsViews.report),
      view('business', '业务', 'Businesses', [10, 14], [12, 14], 14, [7, 7], financeReportsViews.business),
      view('comments', '点评', 'Comments', [6, 14], [6, 14], 13, [5, 7], financeReportsViews.comments),
    ],
  ),
} satisfies Rooms
