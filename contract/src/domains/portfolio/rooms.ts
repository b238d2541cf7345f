import { calendarViews } from '../calendar/views.ts'
import { holdingsViews } from '../holdings/views.ts'
import { room, view, type Rooms } from '../../room.ts'
import { choice, companyId, groupId, text, type ViewParameters } from '../../view/parameters.ts'

/** What the views of the room are shown for and what is chosen in them. */
const companies = { companyId, groupId, sort: text }
export const portfolioViews = {
  event: companies,
  companies,
  map: { companyId, groupId, size: text, as: choice('map', 'table') },
} satisfies Record<string, ViewParameters>

export const portfolioRooms = {
  portfolioDashboard: room(
    'portfolioDashboard',
    true,
    'BriefcaseBusiness',
    { zh: '组合看板', en: 'Portfolio dashboard' },
    {
      zh: '你关注的公司：每家最新的文档、行情数字和当日涨跌图；以及你的持仓与敞口。',
      en: 'The companies you watch: the latest document of each, their figures, and a map of the day; what you hold and are exposed to.',
    },
    [
      view('event', '事件', 'Events', [11, 11], [12, 13], 13, [7, 6], portfolioViews.event),
      view('companies', '公司', 'Companies', [11, 11], [12, 13], 13, [7, 6], portfolioViews.companies),
      view('map', '涨跌图', 'Map', [7, 11], [6, 12], 11, [4, 6], portfolioViews.map),
      view('positions', '持仓', 'Positions', [11, 11], [12, 13], 13, [7, 6], holdingsViews.positions),
      view('exposure', '敞口', 'Exposure', [7, 11], [6, 12], 13, [4, 6], holdingsViews.exposure),
      view('calendar', '日历', 'Calendar', [12, 15], [12, 14], 15, [7, 8], calendarViews.calendar),
    ],
  ),
} satisfies Rooms
