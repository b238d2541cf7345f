import { financingViews } from '@pandora/contract/domains/financing/rooms'
import { defineView } from '../../lib/view.ts'
import { financingScreenViews as own } from './parameters.ts'

export const roundsView = defineView({
  title: { zh: '融资轮次', en: 'Rounds' },
  parameters: financingViews.rounds,
  waiting: 46,
  load: () => import('./rounds/RoundsView.tsx'),
})

export const topView = defineView({
  title: { zh: '十强', en: 'Top ten' },
  parameters: financingViews.top,
  waiting: 28,
  load: () => import('./market/TopView.tsx'),
})

export const rotationView = defineView({
  title: { zh: '行业轮动', en: 'Rotation' },
  parameters: financingViews.rotation,
  waiting: 'picture',
  load: () => import('./market/RotationView.tsx'),
})

export const sharesView = defineView({
  title: { zh: '占比走势', en: 'Shares over time' },
  parameters: own.shares,
  waiting: 'picture',
  load: () => import('./market/SharesView.tsx'),
})

export const survivalView = defineView({
  title: { zh: '下一轮的时间', en: 'Time to next round' },
  parameters: financingViews.survival,
  waiting: 'picture',
  load: () => import('./market/SurvivalView.tsx'),
})

export const compareView = defineView({
  title: { zh: '行业对比', en: 'Industries compared' },
  parameters: own.compare,
  waiting: 28,
  load: () => import('./market/CompareView.tsx'),
})

export const organisationsView = defineView({
  title: { zh: '投资机构', en: 'Investors' },
  parameters: own.organisations,
  waiting: 46,
  load: () => import('./organisation/OrganisationsView.tsx'),
})

export const portfolioView = defineView({
  title: { zh: '投资组合', en: 'Portfolio' },
  parameters: own.portfolio,
  waiting: 46,
  load: () => import('./organisation/PortfolioView.tsx'),
})

export const coInvestorsView = defineView({
  title: { zh: '共同投资方', en: 'Co-investors' },
  parameters: own.coInvestors,
  waiting: 'picture',
  load: () => import('./organisation/CoInvestorsView.tsx'),
})

export const paceView = defineView({
  title: { zh: '投资节奏', en: 'Pace' },
  parameters: own.pace,
  waiting: 'picture',
  load: () => import('./organisation/PaceView.tsx'),
})

export const infoView = defineView({
  title: { zh: '公司情况', en: 'About the company' },
  parameters: own.info,
  waiting: 28,
  load: () => import('./venture/InfoView.tsx'),
})

export const historyView = defineView({
  title: { zh: '融资历程', en: 'Rounds so far' },
  parameters: own.history,
  waiting: 46,
  load: () => import('./venture/HistoryView.tsx'),
})

export const aftermathView = defineView({
  title: { zh: '融资之后的上市公司', en: 'Listed companies after rounds' },
  parameters: own.aftermath,
  waiting: 28,
  load: () => import('./venture/AftermathView.tsx'),
})

export const recommendView = defineView({
  title: { zh: '相似的公司', en: 'Companies like it' },
  parameters: own.recommend,
  waiting: 46,
  load: () => import('./venture/RecommendView.tsx'),
})
