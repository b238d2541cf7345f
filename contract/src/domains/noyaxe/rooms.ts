import { room, view, type Rooms } from '../../room.ts'
import { callsViews } from '../calls/views.ts'
import { chatViews } from '../chat/views.ts'
import { rankingViews } from '../ranking/views.ts'
import { choice, companyId, groupId, text, type ViewParameters } from '../../view/parameters.ts'

/** What the views of the room are shown for and what is chosen in them. */
export const noyaxeViews = {
  stocks: { companyId, groupId, sort: text },
  ranks: rankingViews.list,
  industries: rankingViews.industries,
  medals: callsViews.medals,
  answer: chatViews.answer,
  movers: { companyId, groupId, kind: choice('both', 'up', 'down'), as: choice('chart', 'table') },
} satisfies Record<string, ViewParameters>

export const noyaxeRooms = {
  noyaxe: room(
    'noyaxe',
    true,
    'ListTree',
    { zh: '分析台', en: "Analyst's desk" },
    {
      zh: '按分组看你的自选股及其数字，其中当日涨跌最多的，各榜单和行业排名，你的奖章，以及你问过的问题的答案。',
      en: 'Your optional stocks by group with their figures, those that moved most today, the ranking lists and industries, your medals, and answers to what you asked.',
    },
    [
      view('stocks', '自选股', 'Stocks', [9, 15], [6, 14], 14, [5, 6], noyaxeViews.stocks),
      view('movers', '涨跌榜', 'Movers', [7, 15], [6, 14], 12, [4, 6], noyaxeViews.movers),
      view('ranks', '榜单', 'Lists', [9, 15], [6, 14], 14, [5, 6], noyaxeViews.ranks),
      view('industries', '行业', 'Industries', [9, 15], [6, 14], 14, [5, 6], noyaxeViews.industries),
      view('medals', '奖章', 'Medals', [7, 11], [6, 11], 12, [5, 7], noyaxeViews.medals),
      view('answer', '问答', 'Answer', [8, 14], [6, 14], 14, [5, 6], noyaxeViews.answer),
    ],
  ),
} satisfies Rooms
