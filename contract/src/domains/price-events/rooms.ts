import { bandViews } from '../figures/views.ts'
import { shareholdersViews } from '../shareholders/views.ts'
import { room, view, type Rooms } from '../../room.ts'
import { chartIntervals, chartRanges, chartScales, chartTypes } from '../../view/chart-settings.ts'
import { among, choice, companyId, date, text, type ViewParameters } from '../../view/parameters.ts'

/** What the views of the room are shown for and what is chosen in them. */
export const priceEventsViews = {
  price: {
    companyId,
    date,
    range: among(chartRanges),
    interval: among(chartIntervals),
    type: among(chartTypes),
    scale: among(chartScales),
    /** Keys of indicators, joined by commas; `none` for none. */
    indicators: text,
    /** What the pane of what was traded shows. */
    under: choice('volume', 'amount', 'turnover'),
    basis: text,
    as: choice('chart', 'table'),
    off: text,
    /** Ids that the reader compares with, and those that the place itself sets beside it. */
    compare: text,
    beside: text,
    /** The days in sight where the reader moved away from the range. */
    zoom: text,
    /** What stands below the chart, and over how many days a move is explained. */
    below: text,
    span: choice('1', '5', '20'),
    /** Around an event: its id, and the instant or day at which it happened. */
    event: text,
    at: text,
  },
  documents: { companyId, date, kind: text, off: text },
} satisfies Record<string, ViewParameters>

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
      view('price', '走势', 'Price', [10, 15], [12, 14], 14, [6, 8], priceEventsViews.price),
      view('documents', '文档', 'Documents', [7, 13], [6, 13], 12, [5, 6], priceEventsViews.documents),
      view('valuation', '估值', 'Valuation', [10, 15], [12, 14], 14, [6, 8], bandViews.valuation),
      view('holders', '股东', 'Holders', [8, 13], [6, 13], 13, [5, 6], shareholdersViews.holders),
      view('dividends', '分红', 'Dividends', [8, 13], [6, 13], 13, [5, 6], shareholdersViews.dividends),
    ],
  ),
} satisfies Rooms
