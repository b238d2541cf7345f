import { risk } from '@pandora/contract/domains/risk/operations'
import { answering } from '../../testing/answers.ts'
import { testViews } from '../../testing/viewStates.tsx'
import { ViewTile } from '../../ui/view/ViewTile.tsx'
import { riskTexts } from './texts.ts'
import * as views from './views.ts'
import './views/CountriesView.tsx'
import './views/CourseView.tsx'
import './views/HistoryView.tsx'
import './views/InfluenceView.tsx'
import './views/NewsView.tsx'
import './views/PandemicView.tsx'
import './views/PortfolioView.tsx'
import './views/SentimentView.tsx'

const sample = (language: string) => (language === 'en' ? /Sample/ : /样本/)
const given = { topic: 'flood~CN-GX~2024-03-12' }

testViews([
  {
    name: 'CountriesView',
    draw: () => <ViewTile view={views.countriesView} />,
    texts: riskTexts,
    title: views.countriesView.title,
    shows: sample,
    none: 'noCountries',
  },
  {
    name: 'InfluenceView',
    draw: () => <ViewTile view={views.influenceView} given={given} />,
    texts: riskTexts,
    title: views.influenceView.title,
    shows: sample,
    none: 'noInfluence',
  },
  {
    name: 'HistoryView',
    draw: () => <ViewTile view={views.historyView} given={given} />,
    texts: riskTexts,
    title: views.historyView.title,
    shows: sample,
    none: 'noHistory',
  },
  {
    name: 'NewsView',
    draw: () => <ViewTile view={views.newsView} />,
    texts: riskTexts,
    title: views.newsView.title,
    shows: sample,
    none: 'noNews',
  },
  {
    name: 'PortfolioView',
    draw: () => <ViewTile view={views.portfolioView} />,
    texts: riskTexts,
    title: views.portfolioView.title,
    shows: sample,
    answers: [answering(risk.portfolioRisk, (data, kind) => ({ ...data, looked: kind === 'empty' ? 0 : 3 }))],
    none: 'noOwn',
  },
  {
    name: 'SentimentView',
    draw: () => <ViewTile view={views.sentimentView} />,
    texts: riskTexts,
    title: views.sentimentView.title,
    shows: /\d/,
    none: 'noSentiment',
  },
  {
    name: 'CourseView',
    draw: () => <ViewTile view={views.courseView} given={given} />,
    texts: riskTexts,
    title: views.courseView.title,
    shows: /\d/,
    none: 'noNews',
  },
  {
    name: 'PandemicView',
    draw: () => <ViewTile view={views.pandemicView} />,
    texts: riskTexts,
    title: views.pandemicView.title,
    shows: /\d/,
    none: 'noPandemic',
  },
])
