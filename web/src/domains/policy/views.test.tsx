import { policy } from '@pandora/contract/domains/policy/operations'
import { answering } from '../../testing/answers.ts'
import { testViews } from '../../testing/viewStates.tsx'
import { ViewTile } from '../../ui/view/ViewTile.tsx'
import { policyTexts } from './texts.ts'
import * as views from './views.ts'
import './document/InvolvedView.tsx'
import './document/LineageView.tsx'
import './document/ParseView.tsx'
import './document/TasksView.tsx'
import './library/DepartmentsView.tsx'
import './library/IndustriesView.tsx'
import './library/ListView.tsx'
import './library/MapView.tsx'
import './news/GraphView.tsx'
import './news/NewsView.tsx'

const sample = (language: string) => (language === 'en' ? /Sample/ : /样本/)
const provinces = ['CN-BJ', 'CN-TJ', 'CN-HE', 'CN-SX', 'CN-NM']
/** A text without a word is what the parse has nothing of. */
const wordless = answering(policy.detail, (data, kind) => (kind === 'empty' ? { ...data, content: '' } : data))
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
  {
    name: 'MapView',
    draw: () => <ViewTile view={views.mapView} />,
    texts: policyTexts,
    title: views.mapView.title,
    // The grid has a square for each province there is.
    answers: [
      answering(policy.areas, (data, kind) => ({
        ...data,
        dataList:
          kind === 'empty'
            ? []
            : data.dataList.map((one, at) => ({ ...one, region: provinces[at] ?? 'CN-SH', count: at + 1 })),
      })),
    ],
    shows: sample,
    none: 'noRegions',
  },
  {
    name: 'ParseView',
    draw: () => <ViewTile view={views.parseView} given={given} />,
    texts: policyTexts,
    title: views.parseView.title,
    answers: [wordless],
    shows: /\d/,
    none: 'noDocument',
  },
  {
    name: 'ParseView of the newest',
    draw: () => <ViewTile view={views.parseView} />,
    texts: policyTexts,
    title: views.parseView.title,
    answers: [wordless],
    shows: /\d/,
    none: 'noDocument',
  },
  {
    name: 'InvolvedView',
    draw: () => <ViewTile view={views.involvedView} given={given} />,
    texts: policyTexts,
    title: views.involvedView.title,
    shows: sample,
    none: 'noInvolved',
  },
  {
    name: 'LineageView',
    draw: () => <ViewTile view={views.lineageView} given={given} />,
    texts: policyTexts,
    title: views.lineageView.title,
    shows: /\d|–/,
    none: 'noLineage',
  },
  {
    name: 'GraphView',
    draw: () => <ViewTile view={views.newsGraphView} />,
    texts: policyTexts,
    title: views.newsGraphView.title,
    shows: sample,
    none: 'noNews',
  },
])
