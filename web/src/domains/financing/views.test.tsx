import { financing } from '@pandora/contract/domains/financing/operations'
import { answering } from '../../testing/answers.ts'
import { testViews } from '../../testing/viewStates.tsx'
import { ViewTile } from '../../ui/view/ViewTile.tsx'
import { financingTexts } from './texts.ts'
import * as views from './views.ts'
import './market/CompareView.tsx'
import './market/RotationView.tsx'
import './market/SharesView.tsx'
import './market/SurvivalView.tsx'
import './market/TopView.tsx'
import './organisation/CoInvestorsView.tsx'
import './organisation/OrganisationsView.tsx'
import './organisation/PaceView.tsx'
import './organisation/PortfolioView.tsx'
import './rounds/RoundsView.tsx'
import './venture/AftermathView.tsx'
import './venture/HistoryView.tsx'
import './venture/InfoView.tsx'
import './venture/RecommendView.tsx'

const sample = (language: string) => (language === 'en' ? /Sample/ : /样本/)
const organisation = { organisation: '松柏创投' }
const venture = { venture: '晨屿机器人' }
const quarters = ['2023Q3', '2023Q4', '2024Q1']
/** Counts and totals that say that there is nothing, where there is nothing. */
const counted = <Data extends { total: number }>(data: Data, kind: string): Data => ({
  ...data,
  total: kind === 'empty' ? 0 : 3,
})

testViews([
  {
    name: 'RoundsView',
    draw: () => <ViewTile view={views.roundsView} />,
    texts: financingTexts,
    title: views.roundsView.title,
    shows: /\d/,
    answers: [answering(financing.list, counted)],
    none: 'noRounds',
  },
  {
    name: 'TopView',
    draw: () => <ViewTile view={views.topView} />,
    texts: financingTexts,
    title: views.topView.title,
    shows: sample,
    none: 'noTop',
  },
  {
    name: 'SharesView',
    draw: () => <ViewTile view={views.sharesView} />,
    texts: financingTexts,
    title: views.sharesView.title,
    shows: sample,
    answers: [
      answering(financing.industry, (data) => ({
        ...data,
        periods: quarters,
        dataList: data.dataList.map((one, at) => ({
          ...one,
          nameZh: `${one.nameZh}${at}`,
          values: quarters.map(() => 20),
        })),
      })),
    ],
    none: 'noShares',
  },
  {
    name: 'RotationView',
    draw: () => <ViewTile view={views.rotationView} />,
    texts: financingTexts,
    title: views.rotationView.title,
    shows: sample,
    answers: [
      answering(financing.rotation, (data) => ({
        ...data,
        quarters,
        dataList: data.dataList.map((one, at) => ({
          ...one,
          nameZh: `${one.nameZh}${at}`,
          points: quarters.map(() => ({ share: 20, place: at + 1, money: 1e6, rounds: 2 })),
        })),
      })),
    ],
    none: 'noRotation',
  },
  {
    name: 'SurvivalView',
    draw: () => <ViewTile view={views.survivalView} />,
    texts: financingTexts,
    title: views.survivalView.title,
    shows: sample,
    answers: [
      answering(financing.survival, (data) => ({
        ...data,
        times: [0, 180, 365],
        dataList: data.dataList.map((one, at) => ({
          ...one,
          key: `${one.key}${at}`,
          days: [30, 90],
          share: [80, 50],
          low: [60, null],
          high: [90, null],
          atRisk: [10, 6, 2],
          longest: 400,
        })),
      })),
    ],
    none: 'noSurvival',
  },
  {
    name: 'OrganisationsView',
    draw: () => <ViewTile view={views.organisationsView} />,
    texts: financingTexts,
    title: views.organisationsView.title,
    shows: /orgName|\d/,
    answers: [answering(financing.searchOrgs, counted)],
    none: 'noOrganisations',
  },
  {
    name: 'PortfolioView',
    draw: () => <ViewTile view={views.portfolioView} given={organisation} />,
    texts: financingTexts,
    title: views.portfolioView.title,
    shows: sample,
    none: 'noPortfolio',
  },
  {
    name: 'CoInvestorsView',
    draw: () => <ViewTile view={views.coInvestorsView} given={organisation} />,
    texts: financingTexts,
    title: views.coInvestorsView.title,
    shows: /\d/,
    none: 'noCoInvestors',
  },
  {
    name: 'PaceView',
    draw: () => <ViewTile view={views.paceView} given={organisation} />,
    texts: financingTexts,
    title: views.paceView.title,
    shows: /\d/,
    answers: [
      answering(financing.organisation, (data, kind) => ({
        ...data,
        organisation: { ...data.organisation, rounds: kind === 'empty' ? 0 : 4 },
        pace: { quarters, rounds: [1, 0, 3] },
      })),
    ],
    none: 'noPace',
  },
  {
    name: 'HistoryView',
    draw: () => <ViewTile view={views.historyView} given={venture} />,
    texts: financingTexts,
    title: views.historyView.title,
    shows: /\d/,
    none: 'noHistory',
  },
  {
    name: 'AftermathView',
    draw: () => <ViewTile view={views.aftermathView} given={venture} />,
    texts: financingTexts,
    title: views.aftermathView.title,
    shows: /\d/,
    none: 'noAftermath',
  },
  {
    name: 'RecommendView',
    draw: () => <ViewTile view={views.recommendView} given={venture} />,
    texts: financingTexts,
    title: views.recommendView.title,
    shows: sample,
    none: 'noRecommend',
  },
  {
    name: 'InfoView',
    draw: () => <ViewTile view={views.infoView} given={venture} />,
    texts: financingTexts,
    title: views.infoView.title,
    shows: sample,
    without: { empty: 'a company that nothing is known of is refused' },
  },
  {
    name: 'CompareView',
    draw: () => <ViewTile view={views.compareView} />,
    texts: financingTexts,
    title: views.compareView.title,
    shows: sample,
    none: 'noCompare',
  },
])
