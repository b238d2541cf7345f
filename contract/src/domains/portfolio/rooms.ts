import { companyId, groupId, own, room, view, type Rooms } from '../../room.ts'

export const portfolioRooms = {
  portfolioDashboard: room(
    'portfolioDashboard',
    true,
    'BriefcaseBusiness',
    { zh: '组合看板', en: 'Portfolio dashboard' },
    {
      zh: '你关注的公司：每家最新的文件、行情数字和当日涨跌图。',
      en: 'The companies you watch: the latest document of each, their figures, and a map of the day.',
    },
    [
      view('event', '事件', 'Events', [11, 11], [12, 13], 13, [7, 6], [companyId, groupId, own('sort')]),
      view('companies', '公司', 'Companies', [11, 11], [12, 13], 13, [7, 6], [companyId, groupId, own('sort')]),
      view('map', '涨跌图', 'Map', [7, 11], [6, 12], 11, [4, 6], [companyId, groupId, own('size'), own('as')]),
    ],
  ),
} satisfies Rooms
