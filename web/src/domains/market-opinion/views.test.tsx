import { authors } from '@pandora/contract/domains/authors/operations'
import { marketOpinion } from '@pandora/contract/domains/market-opinion/operations'
import { postPlatforms } from '@pandora/contract/domains/opinion/kinds'
import { answering } from '../../testing/answers.ts'
import { testViews } from '../../testing/viewStates.tsx'
import { ViewTile } from '../../ui/view/ViewTile.tsx'
import { marketOpinionTexts } from './texts.ts'
import * as views from './views.ts'
import './author/AuthorCurvesView.tsx'
import './author/AuthorPostsView.tsx'
import './author/AuthorRecordView.tsx'
import './author/AuthorsView.tsx'
import './company/ApartView.tsx'
import './company/HeatView.tsx'
import './company/PricesView.tsx'
import './company/TrendView.tsx'
import './company/WindowsView.tsx'
import './company/WorthView.tsx'
import './market/BarDaysView.tsx'
import './market/BarPostsView.tsx'
import './market/BarsView.tsx'
import './market/TopicsView.tsx'
import './market/TopView.tsx'
import './market/TreeView.tsx'

const sample = (language: string) => (language === 'en' ? /Sample/ : /样本/)
const given = { companyId: 'SSE-600001' }
const texts = marketOpinionTexts

/** Days of a series, as many as its longest column has values. */
const daysOf = (count: number) =>
  Array.from({ length: count }, (_, at) => new Date(Date.UTC(2024, 4, 1 + at)).toISOString().slice(0, 10))

testViews([
  {
    name: 'TreeView',
    draw: () => <ViewTile view={views.treeView} />,
    texts,
    title: views.treeView.title,
    shows: sample,
    none: 'noTree',
  },
  {
    name: 'TopView',
    draw: () => <ViewTile view={views.topView} />,
    texts,
    title: views.topView.title,
    shows: sample,
    none: 'noTop',
  },
  {
    name: 'BarsView',
    draw: () => <ViewTile view={views.barsView} />,
    texts,
    title: views.barsView.title,
    shows: sample,
    none: 'noBars',
  },
  {
    name: 'BarDaysView',
    draw: () => <ViewTile view={views.barDaysView} />,
    texts,
    title: views.barDaysView.title,
    shows: /\d/,
    none: 'noBars',
    answers: [answering(marketOpinion.macroPolarity, (data) => ({ ...data, time: daysOf(data.raw.length) }))],
  },
  {
    name: 'BarPostsView',
    draw: () => <ViewTile view={views.barPostsView} />,
    texts,
    title: views.barPostsView.title,
    shows: /\d/,
    none: 'noPosts',
  },
  {
    name: 'TopicsView',
    draw: () => <ViewTile view={views.topicsView} />,
    texts,
    title: views.topicsView.title,
    shows: /\d/,
    none: 'noTopics',
    answers: [answering(marketOpinion.hotTopics, (data) => ({ ...data, missing: false }))],
  },
  {
    name: 'HeatView',
    draw: () => <ViewTile view={views.heatView} given={given} />,
    texts,
    title: views.heatView.title,
    shows: /\d/,
    none: 'noPostsOn',
  },
  {
    name: 'PricesView',
    draw: () => <ViewTile view={views.pricesView} given={given} />,
    texts,
    title: views.pricesView.title,
    shows: /\d/,
    none: 'noPrices',
  },
  {
    name: 'TrendView',
    draw: () => <ViewTile view={views.trendView} given={given} />,
    texts,
    title: views.trendView.title,
    shows: /\d/,
    none: 'noPostsOn',
  },
  {
    name: 'ApartView',
    draw: () => <ViewTile view={views.apartView} given={given} />,
    texts,
    title: views.apartView.title,
    shows: /\d/,
    none: 'noPostsOn',
    answers: [
      answering(marketOpinion.platformsApart, (data) => ({
        ...data,
        platforms: postPlatforms.map((platform) => ({ platform, nameZh: platform, nameEn: platform })),
      })),
    ],
  },
  {
    name: 'WindowsView',
    draw: () => <ViewTile view={views.windowsView} given={given} />,
    texts,
    title: views.windowsView.title,
    shows: /\d/,
  },
  {
    name: 'WorthView',
    draw: () => <ViewTile view={views.worthView} given={given} />,
    texts,
    title: views.worthView.title,
    shows: /\d/,
    none: 'noWorth',
    answers: [
      answering(marketOpinion.extremes, (data) => ({
        ...data,
        market: data.market.map((one) => ({ ...one, horizon: 5 as const })),
        company: data.company.map((one) => ({ ...one, horizon: 5 as const })),
      })),
    ],
  },
  {
    name: 'AuthorsView',
    draw: () => <ViewTile view={views.authorsView} />,
    texts,
    title: views.authorsView.title,
    shows: sample,
    none: 'noAuthors',
  },
  {
    name: 'SkillView',
    draw: () => <ViewTile view={views.skillView} />,
    texts,
    title: views.skillView.title,
    shows: sample,
    none: 'noSkill',
  },
  {
    name: 'BurstsView',
    draw: () => <ViewTile view={views.burstsView} />,
    texts,
    title: views.burstsView.title,
    shows: sample,
    none: 'noBursts',
  },
  {
    name: 'BurstPostsView',
    draw: () => <ViewTile view={views.burstPostsView} />,
    address: '/index/market-opinion/bursts?words=d1',
    texts,
    title: views.burstPostsView.title,
    shows: /Sample/,
  },
  {
    name: 'RepeatersView',
    draw: () => <ViewTile view={views.repeatersView} />,
    texts,
    title: views.repeatersView.title,
    shows: sample,
    none: 'noRepeaters',
  },
  {
    name: 'AuthorCurvesView',
    draw: () => <ViewTile view={views.authorCurvesView} />,
    texts,
    title: views.authorCurvesView.title,
    shows: /\d/,
    none: 'noAuthorPosts',
    answers: [answering(authors.fansPolarity, (data) => ({ ...data, time: daysOf(data.manyNum.length) }))],
  },
  {
    name: 'AuthorPostsView',
    draw: () => <ViewTile view={views.authorPostsView} />,
    texts,
    title: views.authorPostsView.title,
    shows: /\d/,
    none: 'noAuthorPosts',
  },
  {
    name: 'AuthorRecordView',
    draw: () => <ViewTile view={views.authorRecordView} given={{ author: 'a1' }} />,
    texts,
    title: views.authorRecordView.title,
    shows: /\d/,
    none: 'noCalls',
    answers: [
      answering(authors.record, (data) => ({
        ...data,
        horizons: data.horizons.slice(0, 1).map((one) => ({ ...one, horizon: 5 as const })),
      })),
    ],
  },
])
