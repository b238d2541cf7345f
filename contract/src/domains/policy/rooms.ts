import { macroViews } from '../macro/views.ts'
import { policyMeetingViews } from '../policy-meetings/views.ts'
import { policyTopicsViews } from '../policy-topics/views.ts'
import { room, view, type Rooms } from '../../room.ts'
import { choice, companyId, date, text, themeId, type ViewParameters } from '../../view/parameters.ts'

/** A document, or while none is chosen the newest: by a day, of those that name a company or a theme. */
const policyAsked = { document: text, companyId, themeId, date }

/** What the views of the policy room are shown for. */
export const policyRoomViews = {
  parse: policyAsked,
  involved: policyAsked,
  map: { area: choice('issued', 'named'), region: text, as: choice('map', 'table') },
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
      view('topics', '主题', 'Topics', [12, 16], [10, 15], 15, [6, 8], policyTopicsViews.topics),
      view('ranking', '主题热榜', 'Hot topics', [8, 14], [6, 13], 13, [5, 6], policyTopicsViews.ranking),
      view('indicators', '经济指标', 'Indicators', [12, 15], [10, 14], 14, [6, 8], macroViews.indicators),
      view('cloud', '词云', 'Word cloud', [10, 14], [8, 14], 14, [5, 8], policyTopicsViews.cloud),
      view('involved', '涉及公司', 'Companies', [8, 14], [6, 13], 13, [5, 6], policyRoomViews.involved),
    ],
  ),
} satisfies Rooms
