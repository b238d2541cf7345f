import { room, view, type Rooms } from '../../room.ts'
import { companyId, date, text, type ViewParameters } from '../../view/parameters.ts'

/** What the views of the room are shown for and what is chosen in them. */
const flash = { companyId, date, edition: text, kind: text }
export const flashViews = { flash, headlines: flash } satisfies Record<string, ViewParameters>

export const flashRooms = {
  dailyFlash: room(
    'dailyFlash',
    true,
    'Zap',
    { zh: '快讯', en: 'Daily flash' },
    {
      zh: '当天的新闻与公告按时间排列，按你设定的时点分版。',
      en: 'News and announcements of the day in order of time, in editions at the times you set.',
    },
    [
      view('flash', '快讯', 'Flash', [6, 26], [6, 22], 18, [5, 8], flashViews.flash),
      view('headlines', '标题', 'Headlines', [6, 13], [6, 13], 12, [4, 5], flashViews.headlines),
    ],
  ),
} satisfies Rooms
