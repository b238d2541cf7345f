import { policyMeetingViews } from '../policy-meetings/views.ts'
import { room, view, type Rooms } from '../../room.ts'
import { choice, date, text, type ViewParameters } from '../../view/parameters.ts'

/** What the views of the policy room are shown for; `document`: id of a document, the newest while none is chosen. */
export const policyRoomViews = {
  parse: { document: text, date },
  map: { area: choice('issued', 'named'), region: text },
} satisfies Record<string, ViewParameters>

export const policyRooms = {
  policyAnalysis: room(
    'policyAnalysis',
    true,
    'Landmark',
    { zh: '政策分析', en: 'Policy analysis' },
    {
      zh: '政策文件与会议通稿：措辞的变化，以及影响哪些行业。',
      en: 'Policies and meeting readouts: how their wording changes and which industries they touch.',
    },
    [
      view('parse', '解析', 'Parse', [10, 16], [8, 15], 15, [6, 8], policyRoomViews.parse),
      view('changes', '会议对比', 'Changes', [12, 16], [10, 15], 15, [6, 8], policyMeetingViews.changes),
      view('map', '地区', 'Regions', [8, 14], [6, 13], 13, [5, 8], policyRoomViews.map),
    ],
  ),
} satisfies Rooms
