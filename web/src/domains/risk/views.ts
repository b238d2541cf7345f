import { riskViews } from '@pandora/contract/domains/risk/rooms'
import { defineView } from '../../lib/view.ts'
import { topicParameters } from './parameters.ts'

export const eventView = defineView({
  title: { zh: '风险话题', en: 'Topics of risk' },
  parameters: riskViews.event,
  waiting: 28,
  load: () => import('./views/EventView.tsx'),
})

export const cloudView = defineView({
  title: { zh: '话题云', en: 'Topic cloud' },
  parameters: riskViews.cloud,
  waiting: 'picture',
  load: () => import('./views/CloudView.tsx'),
})

export const trendView = defineView({
  title: { zh: '热度走势', en: 'Hot trend' },
  parameters: riskViews.trend,
  waiting: 'picture',
  load: () => import('./views/TrendView.tsx'),
})

export const sentimentView = defineView({
  title: { zh: '情绪走势', en: 'Sentiment' },
  parameters: riskViews.sentiment,
  waiting: 'picture',
  load: () => import('./views/SentimentView.tsx'),
})

export const newsView = defineView({
  title: { zh: '风险新闻', en: 'Risk news' },
  parameters: riskViews.news,
  waiting: 58,
  load: () => import('./views/NewsView.tsx'),
})

export const portfolioView = defineView({
  title: { zh: '组合中的风险', en: 'Portfolio at risk' },
  parameters: riskViews.portfolio,
  waiting: 58,
  load: () => import('./views/PortfolioView.tsx'),
})

export const pandemicView = defineView({
  title: { zh: '疫情', en: 'Epidemics' },
  parameters: riskViews.pandemic,
  waiting: 'picture',
  load: () => import('./views/PandemicView.tsx'),
})

export const countriesView = defineView({
  title: { zh: '国家关系', en: 'Countries' },
  parameters: riskViews.countries,
  waiting: 'picture',
  load: () => import('./views/CountriesView.tsx'),
})

export const courseView = defineView({
  title: { zh: '话题走势', en: 'Course of the topic' },
  parameters: topicParameters,
  waiting: 'picture',
  load: () => import('./views/CourseView.tsx'),
})

export const influenceView = defineView({
  title: { zh: '受影响公司', en: 'Companies reached' },
  parameters: topicParameters,
  waiting: 46,
  load: () => import('./views/InfluenceView.tsx'),
})

export const historyView = defineView({
  title: { zh: '历史新闻', en: 'Earlier news' },
  parameters: topicParameters,
  waiting: 58,
  load: () => import('./views/HistoryView.tsx'),
})
