import { policy } from '@pandora/contract/domains/policy/operations'
import { answering } from '../../testing/answers.ts'
import { testViews } from '../../testing/viewStates.tsx'
import { ViewTile } from '../../ui/view/ViewTile.tsx'
import { policyTexts } from './texts.ts'
import * as views from './views.ts'
import './document/TasksView.tsx'
import './library/DepartmentsView.tsx'
import './library/IndustriesView.tsx'
import './library/ListView.tsx'
import './news/NewsView.tsx'

const sample = (language: string) => (language === 'en' ? /Sample/ : /样本/)
const given = { document: 'policy-1' }

testViews([
  {
    name: 'ListView',
    draw: () => <ViewTile view={views.listView} />,
    texts: policyTexts,
    title: views.listView.title,
    shows: sample,
    none: 'noDocuments',
  },
  {
    name: 'IndustriesView',
    draw: () => <ViewTile view={views.industriesView} />,
    texts: policyTexts,
    title: views.industriesView.title,
    shows: sample,
    none: 'noIndustries',
  },
  {
    name: 'TasksView',
    draw: () => <ViewTile view={views.tasksView} given={given} />,
    texts: policyTexts,
    title: views.tasksView.title,
    shows: /\d|–/,
    none: 'noTasks',
  },
  {
    name: 'NewsView',
    draw: () => <ViewTile view={views.newsListView} />,
    texts: policyTexts,
    title: views.newsListView.title,
    shows: sample,
    none: 'noNews',
  },
  {
    name: 'DepartmentsView',
    draw: () => <ViewTile view={views.departmentsView} />,
    texts: policyTexts,
    title: views.departmentsView.title,
    answers: [
      answering(policy.departments, (data, kind) => ({
        dataList: data.dataList.map((group) => ({ ...group, sum: kind === 'empty' ? 0 : group.dataList.length })),
      })),
    ],
    shows: /\d/,
    none: 'noDepartments',
  },
])
