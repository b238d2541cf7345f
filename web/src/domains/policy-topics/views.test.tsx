import { policyTopics } from '@pandora/contract/domains/policy-topics/operations'
import { answering } from '../../testing/answers.ts'
import { testViews } from '../../testing/viewStates.tsx'
import { ViewTile } from '../../ui/view/ViewTile.tsx'
import * as views from './offers/views.ts'
import { policyTopicsTexts } from './texts.ts'
import './views/CloudView.tsx'
import './views/RankingView.tsx'
import './views/TopicsView.tsx'

const sample = (language: string) => (language === 'en' ? /Sample/ : /样本/)

testViews([
  {
    name: 'TopicsView',
    draw: () => <ViewTile view={views.topicsView} />,
    texts: policyTopicsTexts,
    title: views.topicsView.title,
    // A topic stands in one group.
    answers: [
      answering(policyTopics.tree, (data, kind) => ({
        ...data,
        policies: kind === 'empty' ? 0 : data.policies,
        dataList: data.dataList.map((group) => ({
          ...group,
          dataList: group.dataList.map((one) => ({ ...one, topicId: `${group.topicId}.${one.topicId}` })),
        })),
      })),
    ],
    shows: sample,
    none: 'none',
  },
  {
    name: 'CloudView',
    draw: () => <ViewTile view={views.cloudView} />,
    texts: policyTopicsTexts,
    title: views.cloudView.title,
    shows: /\d/,
    none: 'none',
  },
  {
    name: 'RankingView',
    draw: () => <ViewTile view={views.rankingView} />,
    texts: policyTopicsTexts,
    title: views.rankingView.title,
    shows: sample,
    none: 'none',
  },
])
