import { policyRoomViews } from '@pandora/contract/domains/policy/rooms'
import { defineView } from '../../lib/view.ts'
import { policyViews } from './parameters.ts'

export const policiesView = defineView({
  title: { zh: '政策', en: 'Policies' },
  parameters: policyViews.policies,
  waiting: 84,
  load: () => import('./company/PoliciesView.tsx'),
})

export const listView = defineView({
  title: { zh: '政策文件', en: 'Policy documents' },
  parameters: policyViews.list,
  waiting: 46,
  load: () => import('./library/ListView.tsx'),
})

export const departmentsView = defineView({
  title: { zh: '发文部门', en: 'Issuing departments' },
  parameters: policyViews.departments,
  waiting: 28,
  load: () => import('./library/DepartmentsView.tsx'),
})

export const industriesView = defineView({
  title: { zh: '涉及行业', en: 'Industries' },
  parameters: policyViews.industries,
  waiting: 28,
  load: () => import('./library/IndustriesView.tsx'),
})

export const mapView = defineView({
  title: { zh: '地区', en: 'Regions' },
  parameters: policyRoomViews.map,
  waiting: 'picture',
  load: () => import('./library/MapView.tsx'),
})

export const parseView = defineView({
  title: { zh: '解析', en: 'Parse' },
  parameters: policyRoomViews.parse,
  waiting: 28,
  load: () => import('./document/ParseView.tsx'),
})

export const lineageView = defineView({
  title: { zh: '沿革', en: 'Lineage' },
  parameters: policyViews.lineage,
  waiting: 'picture',
  load: () => import('./document/LineageView.tsx'),
})

export const tasksView = defineView({
  title: { zh: '任务', en: 'Orders' },
  parameters: policyViews.tasks,
  waiting: 46,
  load: () => import('./document/TasksView.tsx'),
})

export const involvedView = defineView({
  title: { zh: '涉及公司', en: 'Companies involved' },
  parameters: policyRoomViews.involved,
  waiting: 28,
  load: () => import('./document/InvolvedView.tsx'),
})

export const newsListView = defineView({
  title: { zh: '政策新闻', en: 'Policy news' },
  parameters: policyViews.news,
  waiting: 58,
  load: () => import('./news/NewsView.tsx'),
})

export const newsGraphView = defineView({
  title: { zh: '谁就哪个行业发了什么', en: 'Who issued what about which industry' },
  parameters: policyViews.graph,
  waiting: 'picture',
  load: () => import('./news/GraphView.tsx'),
})
