import { rankingWeights } from '@pandora/contract/domains/ranking/weight-operations'
import { answering } from '../../testing/answers.ts'
import { testViews } from '../../testing/viewStates.tsx'
import { ViewTile } from '../../ui/view/ViewTile.tsx'
import { industriesView } from './offers/industriesView.ts'
import { listView } from './offers/listView.ts'
import { rankingTexts } from './texts.ts'
import * as views from './views.ts'
import './lists/IndustriesView.tsx'
import './lists/ListView.tsx'
import './lists/SocialView.tsx'
import './published/PublishedView.tsx'
import './record/RecordView.tsx'

const sample = (language: string) => (language === 'en' ? /Sample/ : /样本/)
const texts = rankingTexts

testViews([
  ...(['ai', 'event', 'policy'] as const).map((list) => ({
    name: `ListView of ${list}`,
    draw: () => <ViewTile view={listView} given={{ list }} />,
    texts,
    title: listView.title,
    shows: sample,
    none: `none_${list}` as const,
  })),
  {
    name: 'SocialView',
    draw: () => <ViewTile view={views.socialView} />,
    texts,
    title: views.socialView.title,
    shows: sample,
    none: 'none_thirty',
  },
  {
    name: 'IndustriesView',
    draw: () => <ViewTile view={industriesView} />,
    texts,
    title: industriesView.title,
    shows: sample,
    none: 'none_industries',
  },
  {
    name: 'PublishedView',
    draw: () => <ViewTile view={views.publishedView} />,
    texts,
    title: views.publishedView.title,
    shows: /\d/,
    none: 'none_published',
  },
  {
    name: 'RecordView',
    draw: () => <ViewTile view={views.recordView} />,
    texts,
    title: views.recordView.title,
    shows: /\d/,
    none: 'none_record',
    answers: [
      answering(rankingWeights.record, (data, kind) => ({
        ...data,
        months: kind === 'empty' ? 0 : 30,
        awaited: 0,
        monthly: data.monthly.map((one, at) => ({
          ...one,
          rankedOn: new Date(Date.UTC(2024, 1 + at, 0)).toISOString().slice(0, 10),
          until: new Date(Date.UTC(2024, 2 + at, 0)).toISOString().slice(0, 10),
        })),
      })),
    ],
  },
])
