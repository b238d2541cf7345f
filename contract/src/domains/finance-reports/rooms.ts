import { companyId, own, room, view, type Rooms } from '../../room.ts'

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
      view(
        'report',
        '财报',
        'Reports',
        [12, 17],
        [12, 16],
        16,
        [7, 8],
        [
          companyId,
          own('statement'),
          own('basis'),
          own('show'),
          own('yearly'),
          own('before'),
          own('figure'),
          own('bridge'),
        ],
      ),
      view('business', '业务', 'Businesses', [10, 14], [12, 14], 14, [7, 7], [companyId, own('businessTypeId')]),
      view('comments', '点评', 'Comments', [6, 14], [6, 14], 13, [5, 7], [companyId, own('businessTypeId')]),
    ],
  ),
} satisfies Rooms
