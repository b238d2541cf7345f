import { room, view, type Rooms } from '../../room.ts'
import { marketOpinionViews as views } from './views.ts'

export const marketOpinionRooms = {
  marketOpinion: room(
    'marketOpinion',
    true,
    'MessagesSquare',
    { zh: '市场舆情', en: 'Market opinion' },
    {
      zh: '股吧与社区怎么看一家公司：多空、热度，以及谁说得准。',
      en: 'What forums say of a company: for and against, how much, and whose word has proved good.',
    },
    [
      view('tree', '热度树图', 'Heat map', [12, 16], [10, 15], 15, [6, 8], views.tree),
      view('heat', '热度曲线', 'Heat curves', [10, 13], [8, 12], 13, [6, 8], views.heat),
      view('windows', '发帖统计', 'Post statistics', [10, 12], [8, 12], 13, [6, 8], views.windows),
      view('topics', '热门话题', 'Hot topics', [8, 13], [6, 13], 13, [5, 7], views.topics),
      view('bars', '行业吧', 'Boards', [10, 13], [8, 13], 13, [6, 7], views.bars),
      view('authors', '作者', 'Authors', [10, 13], [8, 13], 13, [6, 7], views.authors),
    ],
  ),
} satisfies Rooms
