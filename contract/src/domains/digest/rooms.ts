import { room, view, type Rooms } from '../../room.ts'
import { date, text, type ViewParameters } from '../../view/parameters.ts'

/** What the views of the digest are shown for and what is chosen in them. */
export const digestViews = {
  weekly: { date },
  weeks: { date },
  figures: { date },
  news: { date, page: text },
} satisfies Record<string, ViewParameters>

export const digestRooms = {
  hejun: room(
    'hejun',
    true,
    'CalendarRange',
    { zh: '周报', en: 'Weekly reports' },
    { zh: '按周汇总的资讯报告，可选择寄到邮箱。', en: 'News summed up by the week, sent by mail if you like.' },
    [
      view('weekly', '周报', 'Weekly report', [10, 20], [8, 18], 20, [5, 8], digestViews.weekly),
      view('weeks', '各周', 'Weeks', [6, 14], [6, 14], 13, [5, 7], digestViews.weeks),
      view('figures', '本周数字', 'Figures of the week', [8, 12], [6, 12], 13, [5, 7], digestViews.figures),
    ],
  ),
  heJunNews: room(
    'heJunNews',
    true,
    'Newspaper',
    { zh: '资讯摘要', en: 'News digest' },
    { zh: '经过归并的资讯列表，每件事只出现一次。', en: 'A list of news in which each story stands once.' },
    [view('news', '资讯', 'News', [8, 16], [6, 16], 16, [5, 7], digestViews.news)],
  ),
} satisfies Rooms
