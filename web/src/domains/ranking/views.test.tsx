import { ranking } from '@pandora/contract/domains/ranking/operations'
import { rankingWeights } from '@pandora/contract/domains/ranking/weight-operations'
import { answering } from '../../testing/answers.ts'
import { testViews } from '../../testing/viewStates.tsx'
import { ViewTile } from '../../ui/view/ViewTile.tsx'
import { rankingTexts } from './texts.ts'
import * as views from './views.ts'
import './lists/AiView.tsx'
import './lists/EventView.tsx'
import './lists/IndustriesView.tsx'
import './lists/PolicyView.tsx'
import './lists/SocialView.tsx'
import './record/RecordView.tsx'

const sample = (language: string) => (language === 'en' ? /Sample/ : /样本/)
const texts = rankingTexts

testViews([
  {
    name: 'AiView',
    draw: () => <ViewTile view={views.aiView} />,
    texts,
    title: views.aiView.title,
    shows: sample,
    none: 'noAi',
  },
  {
    name: 'EventView',
    draw: () => <ViewTile view={views.eventView} />,
    texts,
    title: views.eventView.title,
    shows: sample,
    none: 'noEvent',
  },
  {
    name: 'PolicyView',
    draw: () => <ViewTile view={views.policyView} />,
    texts,
    title: views.policyView.title,
    shows: sample,
    none: 'noPolicy',
  },
  {
    name: 'SocialView',
    draw: () => <ViewTile view={views.socialView} />,
    texts,
    title: views.socialView.title,
    shows: sample,
    none: 'noSocial',
    answers: [
      answering(ranking.socialMedia, (data) => ({
        ...data,
        dataList: data.dataList
          .slice(0, 1)
          .map((one) => ({ ...one, longNum: '50%', neutralName: '20%', shortNum: '30%' })),
      })),
    ],
  },
  {
    name: 'IndustriesView',
    draw: () => <ViewTile view={views.industriesView} />,
    texts,
    title: views.industriesView.title,
    shows: sample,
    none: 'noIndustries',
  },
  {
    name: 'RecordView',
    draw: () => <ViewTile view={views.recordView} />,
    texts,
    title: views.recordView.title,
    shows: /\d/,
    none: 'noRecord',
    answers: [
      answering(rankingWeights.record, (data) => ({
        ...data,
        deciles: data.deciles.slice(0, 1).map((one) => ({ ...one, decile: 1 })),
      })),
    ],
  },
])
