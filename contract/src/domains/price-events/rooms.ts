import { companyId, date, own, room, view, type Rooms } from '../../room.ts'

export const priceEventsRooms = {
  priceEvent: room(
    'priceEvent',
    true,
    'ChartCandlestick',
    { zh: '价格与事件', en: 'Price and events' },
    {
      zh: '一家公司的 K 线，新闻与公告钉在发生的那一根上。',
      en: 'The candles of a company, with its news and announcements pinned to the bar they fell on.',
    },
    [
      view(
        'price',
        '走势',
        'Price',
        [10, 15],
        [12, 14],
        14,
        [6, 8],
        [companyId, date, own('range'), own('basis'), own('as'), own('off'), own('scale'), own('compare'), own('zoom')],
      ),
      view('documents', '文件', 'Documents', [7, 13], [6, 13], 12, [5, 6], [companyId, date, own('kind'), own('off')]),
    ],
  ),
} satisfies Rooms
