import { room, view, type Rooms } from '../../room.ts'
import { choice, text, type ViewParameters } from '../../view/parameters.ts'

/** What the views of risks are shown for; `topic`: id of a topic. */
export const riskViews = {
  event: { topic: text, group: text },
  cloud: { topic: text, group: text },
  trend: { topic: text, group: text },
  sentiment: { topic: text },
  pandemic: { series: text },
  countries: { country: text, partner: text },
  portfolio: { of: choice('all', 'watched', 'held', 'chains') },
  news: { topic: text },
} satisfies Record<string, ViewParameters>

export const riskRooms = {
  riskManagement: room(
    'riskManagement',
    true,
    'ShieldAlert',
    { zh: '风险管理', en: 'Risk management' },
    {
      zh: '风险话题、疫情与国家关系的走势，以及相关新闻。',
      en: 'Topics of risk, the course of epidemics and of relations between countries, and their news.',
    },
    [
      view('event', '事件', 'Events', [8, 15], [6, 14], 14, [5, 6], riskViews.event),
      view('cloud', '话题云', 'Topic cloud', [8, 11], [6, 12], 11, [5, 6], riskViews.cloud),
      view('trend', '热度走势', 'Hot trend', [8, 11], [6, 12], 11, [6, 7], riskViews.trend),
      view('sentiment', '情绪走势', 'Sentiment', [8, 11], [6, 12], 11, [6, 7], riskViews.sentiment),
      view('news', '风险新闻', 'Risk news', [8, 15], [6, 14], 14, [5, 6], riskViews.news),
      view('portfolio', '组合风险', 'Portfolio at risk', [8, 13], [6, 13], 13, [5, 6], riskViews.portfolio),
      view('pandemic', '疫情', 'Epidemics', [8, 13], [6, 13], 13, [6, 8], riskViews.pandemic),
      view('countries', '国家关系', 'Countries', [8, 13], [6, 13], 13, [6, 8], riskViews.countries),
    ],
  ),
} satisfies Rooms
