import { companyId, date, own, room, view, type Rooms } from '../../room.ts'

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
      view('flash', '快讯', 'Flash', [6, 26], [6, 22], 18, [5, 8], [companyId, date, own('edition'), own('kind')]),
      view(
        'headlines',
        '标题',
        'Headlines',
        [6, 13],
        [6, 13],
        12,
        [4, 5],
        [companyId, date, own('edition'), own('kind')],
      ),
    ],
  ),
} satisfies Rooms
