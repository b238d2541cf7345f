import { companyId, groupId, own, room, view, type Rooms } from '../../room.ts'

export const noyaxeRooms = {
  noyaxe: room(
    'noyaxe',
    true,
    'ListTree',
    { zh: '分析台', en: "Analyst's desk" },
    {
      zh: '按分组看你的自选股及其数字，以及其中当日涨跌最多的。',
      en: 'Your optional stocks by group with their figures, and those among them that moved most today.',
    },
    [
      view('stocks', '自选股', 'Stocks', [9, 15], [6, 14], 14, [5, 6], [companyId, groupId, own('sort')]),
      view('movers', '涨跌榜', 'Movers', [7, 15], [6, 14], 12, [4, 6], [companyId, groupId, own('kind'), own('as')]),
    ],
  ),
} satisfies Rooms
